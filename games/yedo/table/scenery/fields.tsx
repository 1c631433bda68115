/** The land south of the town: paddies, farms, pines along the road. */
import { LAMP } from './hill.tsx'
import { Pine } from './pine.tsx'

const Farm = ({ x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number }) => (
  <g
    transform={`translate(${x} ${y}) scale(${scale})`}
    stroke="var(--sumi)"
    strokeWidth="1.2"
    strokeLinejoin="round"
  >
    <path d="M-13 0V10H13V0" fill="var(--kinari)" />
    <path d="M-20 2Q-11-2-7-13H7Q11-2 20 2Q0-2-20 2Z" fill="light-dark(var(--wash-sand), var(--wash-roof))" />
    <path d="M-4-12L-9-1M0-12V-2M4-12L9-1" fill="none" strokeOpacity="0.4" strokeWidth="0.8" />
    <path d="M-7-13H7" strokeWidth="2.4" />
    <path d="M-3 10V4H3V10" fill={LAMP} />
  </g>
)

/** One field seen aslant, with its rows. */
const Paddy = ({
  x,
  y,
  width,
  wet,
}: {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly wet: boolean
}) => (
  <g transform={`translate(${x} ${y})`} stroke="var(--sumi)" strokeLinejoin="round">
    <path
      d={`M7 0H${width + 7}L${width} 15H0Z`}
      fill={wet ? 'var(--wash-water)' : 'var(--wash-moss)'}
      strokeWidth="1"
      strokeOpacity="0.6"
    />
    <path
      d={`M5.500 4H${width + 4}M3.500 8H${width + 2}M1.500 12H${width}`}
      strokeWidth="0.7"
      strokeOpacity="0.35"
    />
  </g>
)
const ROWS = [
  [-450, 262, [36, 36, 36, 30]],
  [-500, 279, [52, 74, 34, 40]],
  [-468, 296, [60, 42, 44, 36]],
  [-560, 313, [80, 94, 48, 44, 40]],
  [-520, 326, [66, 82, 40, 52, 46]],
  [-590, 342, [70, 90, 42, 50, 46, 60, 40]],
] as const

const Paddies = () =>
  ROWS.map(([x, y, widths], row) =>
    widths.map((width, i) => (
      <Paddy
        key={`${y} ${i}`}
        x={x + widths.slice(0, i).reduce((sum, each) => sum + each + 3, 0)}
        y={y}
        width={width}
        wet={(row + i) % 3 === 1}
      />
    )),
  )

export const Fields = () => (
  <g>
    <Paddies />
    <Farm x={-318} y={282} />
    <Farm x={-262} y={318} scale={0.9} />
    <Farm x={-196} y={342} scale={0.8} />
    <Pine x={-342} y={306} />
    <Pine x={-346} y={266} scale={0.8} />
    <Pine x={-292} y={338} scale={1.1} />
    <Pine x={-276} y={342} scale={0.85} />
    <Pine x={-226} y={344} scale={0.9} />
  </g>
)
