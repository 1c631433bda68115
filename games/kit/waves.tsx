/** The sea of a print as a pattern: scales in rows, each lying over the one above it. */
const SCALES = [
  [18, 0],
  [0, 9],
  [36, 9],
  [18, 18],
  [0, 27],
  [36, 27],
] as const

export const Waves = ({
  id,
  fill,
  stroke,
  strokeOpacity,
}: {
  readonly id: string
  readonly fill: string
  readonly stroke: string
  readonly strokeOpacity: number
}) => (
  <pattern id={id} width="36" height="18" patternUnits="userSpaceOnUse">
    {SCALES.map(([x, y]) => (
      <g
        key={`${x} ${y}`}
        transform={`translate(${x} ${y})`}
        {...{ fill, stroke, strokeOpacity }}
        strokeWidth="1"
      >
        <circle r="17" />
        <circle r="11.5" fill="none" />
        <circle r="6" fill="none" />
      </g>
    ))}
  </pattern>
)
