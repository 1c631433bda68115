/** The five crests and who carries them: seats differ by colour, crest and letter. */
import { CREST_PATHS } from './crest-paths.ts'

export type CrestName = keyof typeof CREST_PATHS

export type SeatMark = { readonly colour: string; readonly crest: CrestName; readonly letter: string }

const MARKS: readonly SeatMark[] = [
  { colour: 'var(--seat-1)', crest: 'wave', letter: 'A' },
  { colour: 'var(--seat-2)', crest: 'maple', letter: 'B' },
  { colour: 'var(--seat-3)', crest: 'pine', letter: 'C' },
  { colour: 'var(--seat-4)', crest: 'chrysanthemum', letter: 'D' },
  { colour: 'var(--seat-5)', crest: 'wisteria', letter: 'E' },
]

export const markOf = (seat: number): SeatMark => MARKS[seat % MARKS.length] as SeatMark

/** A crest inside a drawing, centred on (x, y): flat colour on a paper disc with an ink key line. */
export const CrestMark = ({
  crest,
  colour,
  x = 0,
  y = 0,
  size = 32,
}: {
  readonly crest: CrestName
  readonly colour: string
  readonly x?: number
  readonly y?: number
  readonly size?: number
}) => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`}>
    <circle cx="32" cy="32" r="31.5" fill="var(--disc)" />
    <path d={CREST_PATHS[crest]} fillRule="evenodd" fill={colour} />
    <circle
      cx="32"
      cy="32"
      r="31.2"
      fill="none"
      stroke="var(--sumi)"
      strokeWidth={(size > 32 ? 1.5 : 1) * (64 / size)}
    />
  </g>
)

/** A crest in a line of text or a list. Without a label it is decoration beside a name. */
export const Crest = ({
  crest,
  colour,
  size = 24,
  label,
}: {
  readonly crest: CrestName
  readonly colour: string
  readonly size?: number
  readonly label?: string
}) => (
  <svg
    className="crest"
    width={size}
    height={size}
    viewBox="-33 -33 66 66"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <CrestMark crest={crest} colour={colour} size={64} />
  </svg>
)
