/** Planning: the permits to lay into the slots, and the officials before each. Only its owner sees it. */
import { cutPath, offerAt, Spot } from '@machiya/kit'
import type { ActionId } from '../../data/actions.ts'
import { ACTION, type PermitId } from '../../by-id.ts'
import { actionPick, choiceOf, crewOf, isOfficialsPick } from '../../picks.ts'
import { crewsBefore, officialsLeft, plannable } from '../../plans.ts'
import type { Player } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import { RAIL, wrap } from '../map/layout.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { actionsOf, signOfAction } from '../signs/signs.ts'
import { Officials } from './slots.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

const W = RAIL.width
const CELL = { width: (W - 6) / 2, height: 46 } as const

const ActionCell = ({
  board,
  permit,
  action,
  at,
}: {
  readonly board: Board
  readonly permit: PermitId
  readonly action: ActionId
  readonly at: number
}) => {
  const lines = wrap(board.t.name(action), 10).slice(0, 2)
  const x = (at % 2) * (CELL.width + 6)
  const y = 22 + Math.floor(at / 2) * (CELL.height + 5)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Spot
        board={board}
        pick={actionPick(permit, action)}
        label={`${board.t.name(action)}, ${board.t.name(permit)}, ${ACTION[action].activations}×`}
      >
        <path
          className="spot-paper"
          d={cutPath(0, 0, CELL.width, CELL.height, 6)}
          fill="var(--washi)"
          stroke="var(--sumi)"
          strokeOpacity="0.4"
          strokeWidth="1"
        />
        <SignMark name={signOfAction(action)} x={18} y={15} size={21} />
        <text className="kit-figure" x="17" y="40" fontSize={TEXT} textAnchor="middle" fill="var(--sumi)">
          {ACTION[action].activations}×
        </text>
        {lines.map((line, i) => (
          <text
            key={line}
            className="kit-text"
            x="36"
            y={CELL.height / 2 + (i - (lines.length - 1) / 2) * 16}
            dy="0.35em"
            fontSize={TEXT}
            {...within(line, CELL.width - 40)}
          >
            {line}
          </text>
        ))}
      </Spot>
    </g>
  )
}

const heightOf = (permit: PermitId): number =>
  30 + Math.ceil(actionsOf(permit).length / 2) * (CELL.height + 5)

const PermitCard = ({
  board,
  permit,
  y,
}: {
  readonly board: Board
  readonly permit: PermitId
  readonly y: number
}) => (
  <g transform={`translate(0 ${y})`}>
    <text className="kit-title" y="15" fontSize={NAME} {...within(board.t.name(permit), W)}>
      {board.t.name(permit)}
    </text>
    {actionsOf(permit).map((action, at) => (
      <ActionCell key={action} board={board} permit={permit} action={action} at={at} />
    ))}
  </g>
)

/** How many officials stand before the card in question: one small sheet a crew. */
const Crews = ({ board, me }: { readonly board: Board; readonly me: Player }) => {
  const plan = me.plan.value
  const pick = plan.actions[plan.officials.length]
  if (!pick) return null
  const said = textIn(board.locale)
  const crews = crewsBefore(choiceOf(pick).action).filter((crew) => offerAt(board.offers, crew.pick))
  const player = board.seat === null ? undefined : board.players[board.seat]
  const { own, white, black } = officialsLeft(me, plan.officials.map(crewOf))
  return (
    <g>
      <text className="kit-title" y="15" fontSize={NAME}>
        {board.t.name(choiceOf(pick).action)}
      </text>
      <text className="kit-quiet" x={W} y="15" fontSize={TEXT} textAnchor="end">
        {own + white + black} {said.idle}
      </text>
      {crews.map((crew, i) => (
        <g
          key={crew.pick}
          transform={`translate(${(i % 2) * (CELL.width + 6)} ${24 + Math.floor(i / 2) * 46})`}
        >
          <Spot
            board={board}
            pick={crew.pick}
            label={`${crew.own} ${said.own}, ${crew.white} ${said.white}, ${crew.black} ${said.black}`}
          >
            <path
              className="spot-paper"
              d={cutPath(0, 0, CELL.width, 40, 6)}
              fill="var(--kinari)"
              stroke="var(--sumi)"
              strokeWidth="1.5"
            />
            <g transform={`translate(${CELL.width / 2} 20)`}>
              {crew.count === 0 ? (
                <text className="kit-text" dy="0.35em" fontSize={TEXT} textAnchor="middle">
                  {said.none}
                </text>
              ) : (
                <Officials crew={crew} player={player} size={26} />
              )}
            </g>
          </Spot>
        </g>
      ))}
    </g>
  )
}

/** Officials are asked for card by card; otherwise the permits lie there, to be laid or taken out again. */
const asksOfficials = (board: Board): boolean => board.offers.some(({ pick }) => isOfficialsPick(pick))

/** How much room it takes. */
export const planningRoom = (board: Board, me: Player): number =>
  asksOfficials(board) ? 24 + 46 * 8 : plannable(me).reduce((sum, permit) => sum + heightOf(permit), 0)

/** A plan that can still be laid: the viewer's own, in planning. */
export const planner = (board: Board): Player | undefined => {
  const me = board.seat === null ? undefined : board.view.seats[board.seat]
  return me && board.task?.task === 'plan' && typeof me.plan.value !== 'string' ? me : undefined
}

export const PlanChoice = ({ board, me }: { readonly board: Board; readonly me: Player }) => {
  if (asksOfficials(board)) return <Crews board={board} me={me} />
  const permits = plannable(me)
  return (
    <g>
      {permits.map((permit, i) => (
        <PermitCard
          key={permit}
          board={board}
          permit={permit}
          y={permits.slice(0, i).reduce((sum, each) => sum + heightOf(each), 0)}
        />
      ))}
    </g>
  )
}
