/** The houses of the town along the wall of every district, roof behind roof. */
import { LAMP } from './hill.tsx'
import { polar, RING } from '../layout.ts'

const HOUSES = 9
const at = (radius: number, degrees: number): string => {
  const { x, y } = polar(radius, degrees)
  return `${x} ${y}`
}

type Street = { readonly from: number; readonly width: number }

/** A row of hipped roofs, their backs to the wall; `foot` is how far before it they stand. */
const roofs = ({ from, width }: Street, foot: number, rise: number, shift: number): string => {
  const step = width / HOUSES
  return Array.from({ length: HOUSES - Math.ceil(shift) }, (_, i) => {
    const a = from + (i + shift) * step
    const [low, high] = [RING.slice - foot, RING.slice - foot - rise - (i % 3)]
    return `M${at(low, a + step * 0.02)}L${at(high, a + step * 0.22)}L${at(high, a + step * 0.78)}L${at(low, a + step * 0.98)}Z`
  }).join('')
}
/** The lines of the tiles. */
const tiles = ({ from, width }: Street): string => {
  const step = width / HOUSES
  return Array.from({ length: HOUSES * 3 }, (_, i) => {
    const a = from + (Math.floor(i / 3) + 0.3 + (i % 3) * 0.2) * step
    return `M${at(RING.slice - 5.5, a)}L${at(RING.slice - 10.5, a)}`
  }).join('')
}

const Windows = ({ from, width }: Street) =>
  Array.from({ length: HOUSES }, (_, i) => {
    const { x, y } = polar(RING.slice - 2.6, from + ((i + 0.5) * width) / HOUSES)
    return i % 3 === 1 ? null : (
      <rect key={i} x={x - 1.6} y={y - 1.6} width="3.2" height="3.2" fill={LAMP} fillOpacity="0.85" />
    )
  })

export const Houses = ({
  fill,
  back,
  ...street
}: Street & { readonly fill: string; readonly back: string }) => (
  <g strokeLinejoin="round">
    <path
      d={roofs(street, 9, 6, 0.5)}
      fill={back}
      stroke="var(--sumi)"
      strokeOpacity="0.4"
      strokeWidth="0.7"
    />
    <path
      d={roofs(street, 4.5, 6.5, 0)}
      fill={fill}
      stroke="var(--sumi)"
      strokeOpacity="0.75"
      strokeWidth="0.9"
    />
    <path d={tiles(street)} stroke="var(--sumi)" strokeOpacity="0.35" strokeWidth="0.7" />
    <Windows {...street} />
  </g>
)
