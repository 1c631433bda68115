/** The planning board: three slots, the permits to fill them from, and the officials before each. Only its owner sees it. */
import { cutPath, offerAt, SignMark, Spot, type BoardProps, type Player as Person } from '@machiya/kit'
import type { ActionId } from '../data/actions.ts'
import { ACTION, type PermitId } from '../ids.ts'
import { CARDS, choiceOf, crewOf, crewsOf, officialsLeft, plannable } from '../plans.ts'
import type { G, Plan, Player } from '../position.ts'
import { actionsOf, signOfAction } from './signs.ts'
import { textIn } from './text.ts'

type Board = BoardProps<G>
type Shown = {
  readonly action: ActionId
  readonly crew: Crew | undefined
  readonly done: boolean
}
type Crew = { readonly own: number; readonly white: number; readonly black: number }
const W = 232

const isHidden = (plan: Plan | string): plan is string => typeof plan === 'string'

/** What lies in the slots: turned cards first, then the sealed rest as its owner knows it. */
const slotsOf = (me: Player): readonly Shown[] => {
  const turned = me.turned.map((slot) => ({ action: slot.action, crew: slot, done: true }))
  const plan = me.plan.value as Plan | string
  if (isHidden(plan)) return turned
  const laid = plan.actions.map((pick, i) => {
    const officials = plan.officials[i]
    return {
      action: choiceOf(pick).action,
      crew: officials === undefined ? undefined : crewOf(officials),
      done: false,
    }
  })
  return [...turned, ...laid]
}

const Officials = ({ crew, player }: { readonly crew: Crew; readonly player: Person | undefined }) => {
  const figures = [
    ...Array<string>(crew.own).fill('own'),
    ...Array<string>(crew.white).fill('white'),
    ...Array<string>(crew.black).fill('black'),
  ]
  return (
    <g>
      {figures.map((colour, i) => (
        <SignMark
          key={`${colour}-${i}`}
          name="official"
          x={i * 17}
          size={24}
          colour={
            colour === 'own'
              ? (player?.colour ?? 'var(--sumi)')
              : colour === 'white'
                ? 'var(--kinari)'
                : 'var(--sumi)'
          }
        />
      ))}
    </g>
  )
}

const Slot = ({
  board,
  at,
  shown,
}: {
  readonly board: Board
  readonly at: number
  readonly shown: Shown | undefined
}) => {
  const player = board.seat === null ? undefined : board.players[board.seat]
  return (
    <g transform={`translate(0 ${at * 46})`} opacity={shown?.done ? 0.6 : 1}>
      <path
        d={cutPath(0, 0, W, 42, 7)}
        fill={shown ? 'var(--kinari)' : 'none'}
        stroke="var(--sumi)"
        strokeWidth="1.5"
        {...(shown ? {} : { strokeDasharray: '4 4', strokeOpacity: 0.5 })}
      />
      <text className="kit-figure" x="10" y="26" fontSize="15" fill="var(--sumi-light)">
        {at + 1}
      </text>
      {shown ? (
        <>
          <SignMark name={signOfAction(shown.action)} x={40} y={21} size={26} />
          <text className="kit-title" x="60" y="18" fontSize="13">
            {board.t.name(shown.action)}
          </text>
          <g transform="translate(66 31)">
            {shown.crew ? <Officials crew={shown.crew} player={player} /> : null}
          </g>
          {shown.crew && shown.crew.own + shown.crew.white + shown.crew.black === 0 ? (
            <text className="kit-quiet" x="60" y="34" fontSize="12">
              {textIn(board.locale).none}
            </text>
          ) : null}
        </>
      ) : null}
    </g>
  )
}

const ROW = 34
const ActionRow = ({
  board,
  permit,
  action,
  y,
}: {
  readonly board: Board
  readonly permit: PermitId
  readonly action: ActionId
  readonly y: number
}) => (
  <g transform={`translate(0 ${y})`}>
    <Spot
      board={board}
      pick={`${permit}:${action}`}
      id={action}
      label={`${board.t.name(action)}, ${board.t.name(permit)}`}
    >
      <rect
        className="spot-paper"
        x="6"
        width={W - 12}
        height={ROW - 4}
        fill="transparent"
        stroke="var(--hair)"
      />
      <SignMark name={signOfAction(action)} x={24} y={15} size={22} />
      <text className="kit-text" x="44" y="20" fontSize="14">
        {board.t.name(action)}
      </text>
      <text className="kit-figure" x={W - 16} y="20" fontSize="14" textAnchor="end" fill="var(--sumi)">
        {ACTION[action].activations}×
      </text>
    </Spot>
  </g>
)

const heightOf = (permit: PermitId): number => 28 + actionsOf(permit).length * ROW
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
    <path
      d={cutPath(0, 0, W, heightOf(permit), 9)}
      fill="var(--washi)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
    />
    <text className="kit-title" x="10" y="19" fontSize="14">
      {board.t.name(permit)}
    </text>
    {actionsOf(permit).map((action, i) => (
      <ActionRow key={action} board={board} permit={permit} action={action} y={26 + i * ROW} />
    ))}
  </g>
)

/** How many officials stand before the card in question: one small sheet a crew. */
const Crews = ({ board, me, y }: { readonly board: Board; readonly me: Player; readonly y: number }) => {
  const plan = me.plan.value
  const pick = plan.actions[plan.officials.length]
  if (!pick) return null
  const crews = crewsOf(choiceOf(pick).action).filter((crew) => offerAt(board.offers, crew.pick))
  const player = board.seat === null ? undefined : board.players[board.seat]
  return (
    <g transform={`translate(0 ${y})`}>
      <text className="kit-title" x="0" y="14" fontSize="14">
        {board.t.name(choiceOf(pick).action)}
      </text>
      {crews.map((crew, i) => (
        <g key={crew.pick} transform={`translate(${(i % 2) * (W / 2)} ${24 + Math.floor(i / 2) * 44})`}>
          <Spot
            board={board}
            pick={crew.pick}
            label={`${crew.own} ${textIn(board.locale).own}, ${crew.white} ${textIn(board.locale).white}, ${crew.black} ${textIn(board.locale).black}`}
          >
            <path
              className="spot-paper"
              d={cutPath(0, 0, W / 2 - 6, 38, 7)}
              fill="var(--kinari)"
              stroke="var(--sumi)"
              strokeWidth="1.5"
            />
            {crew.count === 0 ? (
              <text className="kit-figure" x="50" y="24" fontSize="15" textAnchor="middle" fill="var(--sumi)">
                0
              </text>
            ) : (
              <g transform="translate(18 19)">
                <Officials crew={crew} player={player} />
              </g>
            )}
          </Spot>
        </g>
      ))}
    </g>
  )
}

/** A privilege in hand; one that serves at any time can be pressed. */
const Privileges = ({ board, me, y }: { readonly board: Board; readonly me: Player; readonly y: number }) => {
  const serving = board.offers.filter(({ pick }) =>
    me.privileges.of.some((id) => pick === id || String(pick).startsWith(`${id}:`)),
  )
  const idle = me.privileges.of.filter((id) => !serving.some(({ pick }) => String(pick).startsWith(id)))
  return (
    <g transform={`translate(0 ${y})`}>
      {[...serving.map(({ pick }) => String(pick)), ...idle].map((pick, i) => {
        const [id = pick, good] = pick.split(':')
        return (
          <g key={`${pick}-${i}`} transform={`translate(0 ${i * 36})`}>
            <Spot board={board} pick={pick} label={`${board.t.name(id)} ${good ? board.t.name(good) : ''}`}>
              <path
                className="spot-paper"
                d={cutPath(0, 0, W, 32, 6)}
                fill="var(--washi-deep)"
                stroke="var(--sumi)"
                strokeWidth="1.5"
              />
              <text className="kit-text" x="10" y="21" fontSize="13">
                {board.t.name(id)}
              </text>
              {good === 'wood' || good === 'stone' || good === 'rice' ? (
                <SignMark name={good} x={W - 20} y={16} size={20} />
              ) : null}
            </Spot>
          </g>
        )
      })}
    </g>
  )
}

export const PlanBoard = ({ board }: { readonly board: Board }) => {
  const me = board.seat === null ? undefined : board.view.seats[board.seat]
  if (!me || isHidden(me.plan.value)) return null
  const said = textIn(board.locale)
  const slots = slotsOf(me)
  const planning = board.task?.task === 'plan' && me.plan.value.actions.length < CARDS
  const manning =
    board.task?.task === 'plan' &&
    me.plan.value.actions.length === CARDS &&
    me.plan.value.officials.length < CARDS
  const left = officialsLeft(me, me.plan.value.officials.map(crewOf))
  const permits = planning ? plannable(me) : []
  const start = 196
  const tops = permits.map((_, i) =>
    permits.slice(0, i).reduce((sum, permit) => sum + heightOf(permit) + 10, start),
  )
  const height = planning
    ? start + permits.reduce((sum, permit) => sum + heightOf(permit) + 10, 0)
    : manning
      ? start + 320
      : start
  const more = me.privileges.of.length * 2 * 36
  return (
    <svg
      className="edo-plan"
      viewBox={`0 0 ${W + 4} ${height + more}`}
      width="100%"
      role="group"
      aria-label={said.plan}
    >
      <g transform="translate(2 2)">
        <text className="kit-title" x="0" y="16" fontSize="16">
          {said.plan}
        </text>
        <text className="kit-quiet" x={W} y="16" fontSize="12" textAnchor="end">
          {left.own + left.white + left.black} {said.idle}
        </text>
        <g transform="translate(0 28)">
          {[0, 1, 2].map((at) => (
            <Slot key={at} board={board} at={at} shown={slots[at]} />
          ))}
        </g>
        {permits.map((permit, i) => (
          <PermitCard key={permit} board={board} permit={permit} y={tops[i] ?? start} />
        ))}
        {manning ? <Crews board={board} me={me} y={start - 10} /> : null}
        <Privileges board={board} me={me} y={height} />
      </g>
    </svg>
  )
}
