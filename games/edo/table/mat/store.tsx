/** What a seat holds. */
import { COUNT } from '../../by-id.ts'
import type { Player } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import { GOODS } from '../signs/goods.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

export const STORE = 250
const HELD = [...GOODS, 'samurai'] as const

export const Label = ({ children, width }: { readonly children: string; readonly width: number }) => (
  <text className="kit-quiet" y="12" fontSize={TEXT} {...within(children, width, 13)}>
    {children}
  </text>
)

const heldBy = (me: Player, id: (typeof HELD)[number]): number =>
  id === 'samurai' ? me.samurai.length : me[id]

export const Store = ({ board, me }: { readonly board: Board; readonly me: Player }) => (
  <g>
    <Label width={STORE - 14}>{textIn(board.locale).store(COUNT['resource-limit'])}</Label>
    {HELD.map((id, i) => {
      const value = heldBy(me, id)
      return (
        <g key={id} transform={`translate(${22 + i * 48} 0)`} data-about={id}>
          <SignMark name={id} y={33} size={21} />
          <text
            className="kit-figure"
            y="65"
            fontSize="20"
            textAnchor="middle"
            fill={value === 0 ? 'var(--sumi-light)' : 'var(--sumi)'}
          >
            {value}
          </text>
          <text
            className="kit-text"
            y="85"
            fontSize={TEXT}
            textAnchor="middle"
            {...within(board.t.name(id), 46, 13)}
          >
            {board.t.name(id)}
          </text>
        </g>
      )
    })}
  </g>
)

/** Signs and figures alone: in one line, or in two columns. */
export const SmallStore = ({
  board,
  me,
  tight,
}: {
  readonly board: Board
  readonly me: Player
  readonly tight: boolean
}) => (
  <g>
    {HELD.map((id, i) => (
      <g
        key={id}
        transform={`translate(${tight ? (i % 2) * 54 : i * 48} ${tight ? 16 + Math.floor(i / 2) * 32 : 20})`}
        data-about={id}
      >
        <title>{board.t.name(id)}</title>
        <SignMark name={id} x={10} size={19} />
        <text className="kit-figure" x="22" dy="0.35em" fontSize={NAME} fill="var(--sumi)">
          {heldBy(me, id)}
        </text>
      </g>
    ))}
  </g>
)
