/** Text in several lines, since a drawing does not break them by itself. */
import { fitted, widthOf } from '@machiya/kit'

const broken = (text: string, width: number): readonly string[] => {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line === '' || line.length + 1 + word.length <= width)
      lines[lines.length - 1] = line ? `${line} ${word}` : word
    else lines.push(word)
  }
  return lines
}

/** Breaks at spaces; where that gives too many lines they are made longer, and drawn together. */
export const linesOf = (text: string, width: number, most: number): readonly string[] => {
  let lines = broken(text, width)
  for (let longer = width + 1; lines.length > most; longer++) lines = broken(text, longer)
  return lines
}

/** About what a letter takes. */
const LETTER = 0.48

export const Lines = ({
  children,
  x = 0,
  y,
  width,
  most,
  size = 16.4,
  lead = 19,
  colour = 'var(--sumi)',
  title = false,
}: {
  readonly children: string
  readonly x?: number
  readonly y: number
  /** In characters. */
  readonly width: number
  readonly most: number
  readonly size?: number
  readonly lead?: number
  readonly colour?: string
  readonly title?: boolean
}) => (
  <text className={title ? 'kit-title' : 'kit-text'} fontSize={size} style={{ fill: colour }}>
    {linesOf(children, width, most).map((line, i) => (
      <tspan key={i} x={x} y={y + i * lead} {...fitted(line, size, width * size * LETTER)}>
        {line}
      </tspan>
    ))}
  </text>
)

/** What a quiet word takes at the end of a line. */
const besides = (aside: string): number => (aside ? widthOf(aside, 13.4) + 8 : 0)

/** The heading of a group, with a quiet word at its end. */
export const Heading = ({
  children,
  width,
  aside = '',
  y = 14,
}: {
  readonly children: string
  readonly width: number
  readonly aside?: string
  readonly y?: number
}) => (
  <g>
    <text className="kit-title" y={y} fontSize="17" {...fitted(children, 17, width - besides(aside))}>
      {children}
    </text>
    {aside ? (
      <text className="kit-quiet" x={width} y={y} textAnchor="end" fontSize="13.4">
        {aside}
      </text>
    ) : null}
  </g>
)

/** A name of one line or two, its middle at (x, y). */
export const Named = ({
  lines,
  x,
  y,
  room,
  size = 16.4,
  quiet = false,
}: {
  readonly lines: readonly string[]
  readonly x: number
  readonly y: number
  readonly room: number
  readonly size?: number
  readonly quiet?: boolean
}) => (
  <text className={quiet ? 'kit-quiet' : 'kit-text'} textAnchor="middle" fontSize={size}>
    {lines.map((line, i) => (
      <tspan
        key={line}
        x={x}
        y={y + (i - (lines.length - 1) / 2) * (size - 1)}
        dy="0.35em"
        {...fitted(line, size, room)}
      >
        {line}
      </tspan>
    ))}
  </text>
)
