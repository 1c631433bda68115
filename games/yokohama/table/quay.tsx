/** The ground of the sheet: paper, the bay in flat bands, and the line of the quay. */
import { memo } from 'react'
import { SHEET } from './layout.ts'

const { width: W, height: H } = SHEET
const FIBRES = [
  [90, 250, 26],
  [1040, 300, -20],
  [60, 420, 18],
  [1080, 560, 24],
  [560, 54, 30],
  [30, 700, -16],
] as const
const SHORE = `M0 ${H}V632C120 604 230 654 380 640S700 604 820 636S1040 654 ${W} 620V${H}Z`
const OFFING = `M0 ${H}V668C160 654 300 686 470 672S800 654 930 676S1080 680 ${W} 664V${H}Z`

export const Quay = memo(() => (
  <g>
    <rect width={W} height={H} fill="var(--washi)" />
    <g fill="none" stroke="var(--sumi)" strokeOpacity="0.08" strokeWidth="1.5">
      {FIBRES.map(([x, y, bend]) => (
        <path key={`${x}-${y}`} d={`M${x} ${y}q20 ${bend} 60 ${bend / 3}`} />
      ))}
    </g>
    <path d={SHORE} fill="var(--wash-mist)" stroke="var(--sumi)" strokeOpacity="0.35" strokeWidth="1.2" />
    <path d={OFFING} fill="var(--wash-water)" />
  </g>
))
