/** Water in the old manner: scales of waves on a flat tone, the same in the moat and in the river. */
import { RING } from './layout.ts'

const SCALE = 'M0 12A12 12 0 0 1 24 12M5 12A7 7 0 0 1 19 12M9.500 12A2.500 2.500 0 0 1 14.500 12'

export const WaterDefs = () => (
  <defs>
    <pattern id="yedo-waves" width="24" height="12" patternUnits="userSpaceOnUse">
      <rect width="24" height="12" fill="var(--wash-water)" />
      <g fill="none" stroke="var(--ai)" strokeOpacity="0.28" strokeWidth="1">
        <path d={SCALE} />
        <path d={SCALE} transform="translate(-12 -6)" />
        <path d={SCALE} transform="translate(12 -6)" />
      </g>
    </pattern>
  </defs>
)
export const WATER = 'url(#yedo-waves)'

const RIGHT = 352
const TOP = -900
/** On the sheet the ledger lies at its foot; alone it flows on. */
const FOOT = 357
const BANK = RING.rim + 4

/** From the upper right corner round the city and out by the lower right one. */
const courseTo = (foot: number): string =>
  `M206 ${TOP}V-354Q222-318 248-250A${BANK} ${BANK} 0 0 1 250 246` +
  `Q226 300 186 ${FOOT}V${foot}H${RIGHT}V${TOP}Z`

const Boat = ({ x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number }) => (
  <g
    transform={`translate(${x} ${y}) scale(${scale})`}
    stroke="var(--sumi)"
    strokeWidth="1.2"
    strokeLinejoin="round"
  >
    <path d="M-17 5Q-4 11 18 3L14 12Q0 16-12 12Z" fill="var(--wash-sand)" />
    <path d="M1 6V-22" fill="none" />
    <path d="M-9-20H11Q9-8 11 1H-9Q-7-9-9-20Z" fill="var(--kinari)" />
    <path d="M-2-20Q0-9-2 1M5-20Q7-9 5 1" fill="none" strokeOpacity="0.4" strokeWidth="0.9" />
    <path d="M-24 17q5-4 10 0t10 0t10 0t10 0t10 0" fill="none" stroke="var(--ai)" strokeWidth="1.4" />
  </g>
)

/** The bridge where the eastern road leaves the city. */
const Bridge = () => (
  <g stroke="var(--sumi)" strokeWidth="1.3" strokeLinejoin="round">
    <path d="M262-288Q306-322 350-300V-288Q306-308 268-276Z" fill="var(--kaki)" />
    <path d="M262-296Q306-330 350-308" fill="none" strokeWidth="1.8" />
    <path d="M272-303V-292M290-313V-301M308-317V-304M326-315V-301M342-311V-296" fill="none" />
    <path d="M284-288V-264M306-298V-264M330-296V-266" fill="none" strokeWidth="2.2" />
  </g>
)

export const River = ({ alone }: { readonly alone: boolean }) => (
  <g>
    <path
      d={courseTo(alone ? -TOP : FOOT)}
      fill={WATER}
      stroke="var(--sumi)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <Bridge />
    <Boat x={304} y={304} />
    <Boat x={262} y={336} scale={0.66} />
  </g>
)
