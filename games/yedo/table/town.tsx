/** The houses of the town along the wall of every district, and what lies outside it. */
import { LAMP, Mist } from './hill.tsx'
import { polar, RING } from './layout.ts'

const HOUSES = 11
const at = (radius: number, degrees: number): string => {
  const { x, y } = polar(radius, degrees)
  return `${x} ${y}`
}

/** One row of gables, their backs to the wall. */
const row = (from: number, width: number): string => {
  const step = width / HOUSES
  const gables = Array.from({ length: HOUSES }, (_, i) => {
    const a = from + i * step
    const low = i % 3 === 1 ? 7 : 9
    return `L${at(RING.slice - low + 4, a + step * 0.08)}L${at(RING.slice - low - 4, a + step * 0.5)}L${at(RING.slice - low + 4, a + step * 0.92)}`
  })
  return `M${at(RING.slice, from)}${gables.join('')}L${at(RING.slice, from + width)}A${RING.slice} ${RING.slice} 0 0 0 ${at(RING.slice, from)}Z`
}

export const Houses = ({
  from,
  width,
  fill,
}: {
  readonly from: number
  readonly width: number
  readonly fill: string
}) => (
  <g>
    <path d={row(from, width)} fill={fill} stroke="var(--sumi)" strokeOpacity="0.55" strokeWidth="0.8" />
    {Array.from({ length: HOUSES }, (_, i) => {
      const { x, y } = polar(RING.slice - 4.5, from + ((i + 0.5) * width) / HOUSES)
      return i % 2 ? null : (
        <rect key={i} x={x - 1.5} y={y - 1.5} width="3" height="3" fill={LAMP} fillOpacity="0.8" />
      )
    })}
  </g>
)

const Pines = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke="var(--sumi)" strokeWidth="1.2" strokeLinejoin="round">
    {[0, 26, 13].map((dx, i) => (
      <g key={dx} transform={`translate(${dx} ${i * 7})`}>
        <path d="M0 12V0" fill="none" strokeWidth="2" />
        <path d="M-11 3Q-8-4 0-4Q8-4 11 3Z" fill="var(--wash-moss)" />
        <path d="M-8-4Q-5-11 0-11Q5-11 8-4Z" fill="var(--wash-moss)" />
      </g>
    ))}
  </g>
)

const Farm = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke="var(--sumi)" strokeWidth="1.2" strokeLinejoin="round">
    <path d="M-12 0V10H12V0" fill="var(--kinari)" />
    <path d="M-18 1Q-11-2-8-10H8Q11-2 18 1Z" fill="var(--wash-roof)" />
    <path d="M-3 10V4H3V10" fill={LAMP} />
  </g>
)

/** The moon over the west, farms and pines to the south. */
export const Outskirts = () => (
  <g>
    <circle
      cx="-306"
      cy="-306"
      r="25"
      fill="light-dark(var(--kinari), var(--plum))"
      stroke="var(--sumi)"
      strokeWidth="1.3"
    />
    <Mist x={-346} y={-302} width={44} />
    <Mist x={-304} y={-340} width={32} />
    <path
      d="M-256-330q5-5 9 0q4-5 9 0M-236-340q4-4 7 0q3-4 7 0M-272-342q4-4 7 0q3-4 7 0"
      fill="none"
      stroke="var(--sumi)"
      strokeWidth="1.3"
    />
    <Farm x={-326} y={296} />
    <Farm x={-284} y={330} />
    <Pines x={-346} y={324} />
    <Pines x={-258} y={340} />
  </g>
)
