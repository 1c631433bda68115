/** Cut paper: everything that is a thing has its top right and bottom left corners cut. */
import type { ReactNode } from 'react'

/** The outline of a sheet with two corners cut, from (x, y). */
export const cutPath = (x: number, y: number, width: number, height: number, cut = 6): string =>
  `M${x} ${y}H${x + width - cut}L${x + width} ${y + cut}V${y + height}H${x + cut}L${x} ${y + height - cut}Z`

type Sheet = {
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
  readonly cut?: number
  readonly fill?: string
  readonly line?: string
  readonly weight?: number
  readonly dashed?: boolean
}

/** A sheet of paper with its ink line. */
export const Paper = ({
  x = 0,
  y = 0,
  width,
  height,
  cut = 6,
  fill = 'var(--kinari)',
  line = 'var(--sumi)',
  weight = 1.5,
  dashed = false,
}: Sheet) => (
  <path
    d={cutPath(x, y, width, height, cut)}
    fill={fill}
    stroke={line}
    strokeWidth={weight}
    strokeLinejoin="round"
    {...(dashed ? { strokeDasharray: '4 3' } : {})}
  />
)

/** The front of a card: a title, then whatever is drawn on it. */
export const CardFace = ({
  title,
  width,
  height,
  children,
  ...sheet
}: Sheet & { readonly title?: string; readonly children?: ReactNode }) => (
  <g transform={`translate(${sheet.x ?? 0} ${sheet.y ?? 0})`}>
    <Paper {...sheet} x={0} y={0} width={width} height={height} cut={sheet.cut ?? 9} />
    {title ? (
      <text className="kit-title" x="10" y="20" fontSize="14">
        {title}
      </text>
    ) : null}
    {children}
  </g>
)

/** A back: a plain indigo weave, the same for every card of its kind. */
export const CardBack = ({
  x = 0,
  y = 0,
  width,
  height,
  fill = 'var(--ai)',
}: Pick<Sheet, 'x' | 'y' | 'width' | 'height' | 'fill'>) => (
  <g transform={`translate(${x} ${y})`}>
    <Paper width={width} height={height} fill={fill} />
    <path
      d={cutPath(4, 4, width - 8, height - 8, 4)}
      fill="none"
      stroke="var(--on-ai)"
      strokeOpacity="0.55"
    />
    <path
      d={`M${width / 2} ${height * 0.28}L${width * 0.7} ${height / 2}L${width / 2} ${height * 0.72}L${width * 0.3} ${height / 2}Z`}
      fill="none"
      stroke="var(--on-ai)"
      strokeOpacity="0.7"
    />
  </g>
)
