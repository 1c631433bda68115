/** The headings of the displays. */
import { NAME, TEXT, within } from '../signs/letters.tsx'

export const Heading = ({
  children,
  aside = '',
  width,
}: {
  readonly children: string
  readonly aside?: string
  readonly width: number
}) => (
  <g>
    <text className="kit-title" y="16" fontSize={NAME} {...within(children, aside ? width - 92 : width, 16)}>
      {children}
    </text>
    {aside ? (
      <text
        className="kit-quiet"
        x={width}
        y="16"
        textAnchor="end"
        fontSize={TEXT}
        {...within(aside, 86, 14)}
      >
        {aside}
      </text>
    ) : null}
  </g>
)
