/** What a space shows that nobody stands on. */
import { SignMark } from '../marks/drawn.ts'
import { DISC } from '../layout.ts'

export const Covered = () => (
  <g>
    <circle r={DISC} fill="var(--wash-sand)" stroke="var(--sumi)" strokeOpacity="0.5" strokeWidth="1.2" />
    <path d="M-15-9H15M-19 0H19M-15 9H15" stroke="var(--sumi)" strokeOpacity="0.22" />
    <path d="M-9-9L9 9M9-9L-9 9" stroke="var(--sumi)" strokeOpacity="0.7" strokeWidth="2" />
  </g>
)

/** What a castle space does stands on it. */
const CASTLE: Readonly<Record<string, string>> = { 'bower-1': '1', 'bower-2': '2', 'bower-3': '3' }
export const CastleMark = ({ id }: { readonly id: string }) => {
  if (id === 'shogun') return <SignMark name="yedo-pp" size={18} colour="var(--kin)" />
  if (id === 'bakufu') return <SignMark name="yedo-scroll" size={18} colour="var(--sumi-light)" />
  return (
    <text className="kit-figure" textAnchor="middle" dy="0.35em" fontSize="18" fill="var(--sumi-light)">
      {CASTLE[id]}
    </text>
  )
}
