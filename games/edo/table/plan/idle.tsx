/** Officials that stand before no card yet: pieces to be dragged onto one. */
import { crewOf } from '../../picks.ts'
import { officialsLeft } from '../../plans.ts'
import { SignMark } from '../signs/drawn.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import { crewBy, setCrew } from './composing.ts'
import type { Drag } from './drag.ts'
import { colourOf, piecesOf } from './officials.tsx'
import type { Planning } from './planning.ts'

export const BAND = 40
const STEP = 25

export const idleOf = ({ me, cards }: Planning) =>
  officialsLeft(
    me,
    cards.flatMap(({ crew }) => (crew === undefined ? [] : [crewOf(crew)])),
  )

export const Idle = ({
  plan,
  drag,
  width,
  unit,
}: {
  readonly plan: Planning
  readonly drag: Drag
  readonly width: number
  readonly unit: number
}) => {
  const { board, seat, me, cards } = plan
  const said = textIn(board.locale)
  const pieces = piecesOf(idleOf(plan))
  const from = 62 + pieces.length * STEP
  const hint = pieces.length > 0 ? said.drag : said.allSet
  return (
    <g>
      <rect width={width} height={BAND} fill="var(--washi-deep)" />
      <text className="kit-title" x="12" y={BAND / 2} dy="0.35em" fontSize={NAME}>
        {said.free}
      </text>
      {pieces.map((kind, i) => {
        const id = `official-${i}`
        const held = drag.held?.id === id ? drag.held : null
        return (
          <g
            key={id}
            {...drag.of(id, (slot) => {
              const crew = crewBy(me, cards, slot, 1, kind)
              if (crew) setCrew(board, seat, slot, crew)
            })}
            transform={`translate(${68 + i * STEP + (held ? held.x / unit : 0)} ${BAND / 2 + (held ? held.y / unit : 0)})`}
            pointerEvents={held ? 'none' : undefined}
            style={{ touchAction: 'none', cursor: 'grab' }}
          >
            <rect x={-STEP / 2} y={-BAND / 2} width={STEP} height={BAND} fill="transparent" />
            <SignMark name="official" size={29} colour={colourOf(kind, board.players[seat])} />
          </g>
        )
      })}
      <text
        className="kit-quiet"
        x={from + 4}
        y={BAND / 2}
        dy="0.35em"
        fontSize={TEXT}
        {...within(hint, width - from - 12, 14)}
      >
        {hint}
      </text>
    </g>
  )
}
