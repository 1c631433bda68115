/** Water in the old manner: scales of waves on a flat tone, the same in the moat and in the river. */
import { RING } from '../layout.ts'
import { Pine } from './pine.tsx'

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

const TOP = -900
const RIGHT = 2400
const FOOT = 357
const BANK = RING.rim + 7

/** From the upper edge round the city and out by the lower one. */
const COURSE =
  `M206 ${TOP}V-354Q222-318 250-252A${BANK} ${BANK} 0 0 1 252 248` +
  `Q226 300 186 ${FOOT}V${-TOP}H${RIGHT}V${TOP}Z`

/** The current: two flat tones over the waves, deep in the middle of the stream. */
const Current = () => (
  <g fill="var(--ai)">
    <path
      d={`M262 ${TOP}V-354Q280-318 306-240Q352-130 352 0Q352 130 306 250Q282 304 250 ${FOOT}V${-TOP}H${RIGHT}V${TOP}Z`}
      fillOpacity="0.1"
    />
    <path
      d={`M312 ${TOP}V-354Q326-312 340-250Q372-130 372 0Q372 130 342 256Q326 310 306 ${FOOT}V${-TOP}H${RIGHT}V${TOP}Z`}
      fillOpacity="0.13"
    />
  </g>
)

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

/** A barge with its load under straw, poled down the river. */
const Barge = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke="var(--sumi)" strokeWidth="1.1" strokeLinejoin="round">
    <path d="M-22 0Q-12 5 20 3L25-3Q28 6 18 9H-14Q-21 8-22 0Z" fill="var(--wash-sand)" />
    <path d="M-9 3Q-7-7 1-7Q9-7 11 3Z" fill="light-dark(var(--wash-sand), var(--wash-roof))" />
    <path d="M-5 2Q-4-5 0-7M6 2Q6-5 3-7" fill="none" strokeOpacity="0.5" strokeWidth="0.8" />
    <path d="M-14 1L-16-7L-12-7ZM-19-8L-14-11L-9-8Z" fill="var(--ai)" />
    <path d="M-17-4L-28 14" fill="none" />
    <path d="M-26 13q5-3 9 0t9 0t9 0t9 0t9 0" fill="none" stroke="var(--ai)" strokeWidth="1.2" />
  </g>
)

/** The other bank, with a few pines where nothing lies on it. */
const FarBank = ({ shore: s }: { readonly shore: number }) => (
  <g>
    <path
      d={`M${s} ${TOP}Q${s - 22}-300 ${s - 10}-180Q${s + 4}-60 ${s - 14} 40Q${s - 28} 150 ${s - 8} 260Q${s + 6} 330 ${s} ${-TOP}H${RIGHT}V${TOP}Z`}
      fill="var(--wash-moss)"
      stroke="var(--sumi)"
      strokeWidth="1.3"
      strokeLinejoin="round"
    />
    <Pine x={s + 34} y={316} scale={1.1} />
    <Pine x={s + 74} y={332} scale={0.8} />
    <Pine x={s + 226} y={322} scale={1.2} />
    <Pine x={s + 280} y={268} scale={0.9} />
    <Pine x={s + 420} y={300} />
  </g>
)

/** In a broad river there is more traffic. */
const BROAD = 420
const Traffic = ({ shore }: { readonly shore: number }) => {
  const middle = (RING.rim + 20 + shore) / 2
  return shore < BROAD ? null : (
    <>
      <Boat x={middle} y={-40} />
      <Boat x={middle + 14} y={178} scale={0.85} />
    </>
  )
}

export const River = ({ shore }: { readonly shore: number }) => (
  <g>
    <clipPath id="yedo-river">
      <path d={COURSE} />
    </clipPath>
    <g clipPath="url(#yedo-river)">
      <path d={COURSE} fill={WATER} />
      <Current />
      <FarBank shore={shore} />
    </g>
    <path d={COURSE} fill="none" stroke="var(--sumi)" strokeWidth="1.5" strokeLinejoin="round" />
    <Pine x={222} y={-330} scale={0.8} />
    <Pine x={194} y={338} scale={0.9} />
    <Pine x={176} y={346} scale={0.65} />
    <Bridge />
    <Boat x={304} y={304} />
    <Boat x={262} y={336} scale={0.66} />
    <Barge x={308} y={-226} />
    <Traffic shore={shore} />
  </g>
)
