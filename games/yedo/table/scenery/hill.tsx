/** The castle on its hill in the moat, the middle of the print. */
import { RING } from '../layout.ts'
import { Pine } from './pine.tsx'
import { WATER } from './water.tsx'

/** Dark by day, lit by night. */
export const LAMP = 'light-dark(var(--sumi), var(--coin))'

const Roof = ({ y, half, rise }: { readonly y: number; readonly half: number; readonly rise: number }) => {
  const top = half - rise * 0.85
  return (
    <>
      <path
        d={`M${-half - 5} ${y + 2}Q${-half + 4} ${y - 1} ${-top} ${y - rise}H${top}Q${half - 4} ${y - 1} ${half + 5} ${y + 2}Q0 ${y - 3} ${-half - 5} ${y + 2}Z`}
        fill="var(--ai)"
      />
      <path
        d={`M${-top * 0.5} ${y - rise + 2}L${-half * 0.55} ${y - 2}M0 ${y - rise + 2}V${y - 2}M${top * 0.5} ${y - rise + 2}L${half * 0.55} ${y - 2}`}
        stroke="var(--on-ai)"
        strokeOpacity="0.35"
        strokeWidth="0.9"
      />
    </>
  )
}

const WALLS = [
  { y: 2, half: 29, height: 15 },
  { y: -25, half: 21, height: 13 },
  { y: -49, half: 13, height: 11 },
] as const

const Keep = () => (
  <g stroke="var(--sumi)" strokeWidth="1.5" strokeLinejoin="round">
    <path d="M-50 48Q-40 30-36 14H36Q40 30 50 48Z" fill="var(--washi-deep)" />
    <path
      d="M-46 39H46M-42 31H42M-38 22H38M-22 14V22M2 14V22M24 14V22M-30 22V31M-8 22V31M14 22V31M32 22V31M-20 31V39M6 31V39M28 31V39M-34 39V48M-8 39V48M18 39V48M38 39V48"
      fill="none"
      strokeOpacity="0.35"
      strokeWidth="0.9"
    />
    {WALLS.map(({ y, half, height }) => (
      <g key={y}>
        <path d={`M${-half} ${y}H${half}V${y + height}H${-half}Z`} fill="var(--kinari)" />
        <path
          d={`M${-half * 0.66} ${y + 5}v5M${-half * 0.22} ${y + 5}v5M${half * 0.22} ${y + 5}v5M${half * 0.66} ${y + 5}v5`}
          stroke={LAMP}
          strokeWidth="3"
        />
      </g>
    ))}
    <Roof y={2} half={34} rise={14} />
    <path d="M-9-1Q0-15 9-1Z" fill="var(--ai)" />
    <Roof y={-25} half={26} rise={13} />
    <Roof y={-49} half={18} rise={15} />
    <path d="M-7-65q-6-5-1-10M7-65q6-5 1-10" fill="none" stroke="var(--kin)" strokeWidth="2.4" />
  </g>
)

/** A band of mist, printed over what lies behind it. */
export const Mist = ({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) => (
  <path
    d={`M${x} ${y}h${width}a6 6 0 0 1 0 12h${-width * 0.3}a5 5 0 0 0 0 10h${width * 0.12}a5 5 0 0 1 0 10h${-width * 0.6}a5 5 0 0 1 0-10h${width * 0.08}a5 5 0 0 0 0-10h${-width * 0.3}a6 6 0 0 1 0-12Z`}
    fill="var(--washi)"
    fillOpacity="0.9"
    stroke="var(--sumi)"
    strokeOpacity="0.35"
    strokeWidth="0.9"
  />
)

export const Hill = () => (
  <g>
    <circle r={RING.hill} fill={WATER} stroke="var(--sumi)" strokeWidth="1.5" />
    <path
      d="M-84 48Q-92 34-70 30Q-60 16-44 18L-40 10H40L46 18Q62 16 70 30Q92 36 82 50Q60 74 0 74Q-62 74-84 48Z"
      fill="var(--wash-moss)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path d="M-66 54Q0 72 64 55M-44 64Q0 74 42 64" fill="none" stroke="var(--sumi)" strokeOpacity="0.25" />
    <Keep />
    <Pine x={-64} y={38} />
    <Pine x={-50} y={52} scale={0.8} />
    <Pine x={66} y={40} />
    <Pine x={50} y={54} scale={0.85} />
    <Mist x={-88} y={-38} width={40} />
    <Mist x={46} y={-8} width={38} />
  </g>
)
