/** The three slots of one's own plan, with what each card would give or need. */
import { cutPath, SignMark, type BoardProps, type Player as Person } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { ActionId } from '../data/actions.ts'
import { choiceOf, crewOf, type Crew } from '../plans.ts'
import type { G, Plan, Player } from '../position.ts'
import { GOODS, outlookOf, purseAfter, type Change, type Outlook } from './forecast.ts'
import { RAIL } from './layout.ts'
import { NAME, TEXT } from './letters.tsx'
import { signOfAction } from './signs.ts'
import { textIn } from './text.ts'

type Board = BoardProps<G>
const W = RAIL.width
const GAP = 7
const SLOT = { width: (W - 2 * GAP) / 3, height: 96 } as const
/** How much of the rail the plan takes. */
export const PLAN_HEIGHT = 24 + SLOT.height + 60

export type Shown = {
  readonly action: ActionId
  readonly crew: Crew | undefined
  readonly done: boolean
}

const isHidden = (plan: Plan | string): plan is string => typeof plan === 'string'

/** What lies in the slots: turned cards first, then the sealed rest as its owner knows it. */
export const slotsOf = (me: Player): readonly Shown[] => {
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

const sizeOf = ({ own, white, black }: Crew): number => own + white + black

export const Officials = ({
  crew,
  player,
  size = 22,
}: {
  readonly crew: Crew
  readonly player: Person | undefined
  readonly size?: number
}) => {
  const figures = [
    ...Array<string>(crew.own).fill(player?.colour ?? 'var(--sumi)'),
    ...Array<string>(crew.white).fill('var(--kinari)'),
    ...Array<string>(crew.black).fill('var(--sumi)'),
  ]
  const step = size * 0.7
  return (
    <g>
      {figures.map((colour, i) => (
        <SignMark
          key={i}
          name="official"
          x={(i - (figures.length - 1) / 2) * step}
          size={size}
          colour={colour}
        />
      ))}
    </g>
  )
}

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`)

/** Gains and costs in one line, the largest two. */
const ChangeLine = ({ change }: { readonly change: Change }) => {
  const parts = GOODS.filter((good) => change[good]).slice(0, 2)
  const step = SLOT.width / Math.max(1, parts.length)
  return (
    <g>
      {parts.map((good, i) => (
        <g key={good} transform={`translate(${step * (i + 0.5)} 0)`}>
          <text className="kit-figure" x="3" dy="0.35em" textAnchor="end" fontSize={TEXT} fill="var(--sumi)">
            {signed(change[good] ?? 0)}
          </text>
          <SignMark name={good} x={11} size={14} />
        </g>
      ))}
    </g>
  )
}

const Slot = ({
  board,
  at,
  shown,
  outlook,
}: {
  readonly board: Board
  readonly at: number
  readonly shown: Shown | undefined
  readonly outlook: Outlook | undefined
}) => {
  const player = board.seat === null ? undefined : board.players[board.seat]
  return (
    <g transform={`translate(${at * (SLOT.width + GAP)} 0)`}>
      <path
        d={cutPath(0, 0, SLOT.width, SLOT.height, 7)}
        fill={shown ? (shown.done ? 'var(--washi-deep)' : 'var(--kinari)') : 'none'}
        stroke="var(--sumi)"
        strokeWidth="1.5"
        {...(shown ? {} : { strokeDasharray: '4 4', strokeOpacity: 0.5 })}
      />
      <text className="kit-figure" x="8" y="20" fontSize={TEXT} fill="var(--sumi-light)">
        {shown?.done ? '✓' : at + 1}
      </text>
      {shown ? (
        <g>
          <title>{board.t.name(shown.action)}</title>
          <SignMark name={signOfAction(shown.action)} x={SLOT.width / 2} y={22} size={30} />
          <g transform={`translate(${SLOT.width / 2} 54)`}>
            {shown.crew ? <Officials crew={shown.crew} player={player} /> : null}
            {shown.crew && sizeOf(shown.crew) === 0 ? (
              <text className="kit-quiet" textAnchor="middle" dy="0.35em" fontSize={TEXT}>
                –
              </text>
            ) : null}
          </g>
          <g transform={`translate(0 ${SLOT.height - 15})`}>
            {outlook ? <ChangeLine change={outlook.change} /> : null}
          </g>
        </g>
      ) : null}
    </g>
  )
}

/** What the purse would hold after the plan; a lack is said with its figure below zero. */
const After = ({
  board,
  seat,
  outlooks,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly outlooks: readonly Outlook[]
}) => {
  const said = textIn(board.locale)
  const after = purseAfter(board.view, seat, outlooks)
  const missing = outlooks.reduce((sum, outlook) => sum + outlook.missing, 0)
  const short = GOODS.filter((good) => after[good] < 0)
  return (
    <g>
      <text className="kit-quiet" y="14" fontSize={TEXT}>
        {said.after}
      </text>
      {GOODS.map((good, i) => (
        <g key={good} transform={`translate(${88 + i * 41} 9)`}>
          <text className="kit-figure" x="0" dy="0.35em" textAnchor="end" fontSize={TEXT} fill="var(--sumi)">
            {after[good] < 0 ? `−${-after[good]}` : after[good]}
          </text>
          <SignMark name={good} x={11} size={17} />
        </g>
      ))}
      <text className="kit-text" y="36" fontSize={TEXT}>
        {short.length
          ? `${said.short}: ${short.map((good) => `${-after[good]} ${board.t.name(good)}`).join(', ')}`
          : missing
            ? said.stillToGo(missing)
            : ''}
      </text>
    </g>
  )
}

/** The plan of the viewer; nothing for onlookers. */
export const OwnPlan = ({ board }: { readonly board: Board }) => {
  const { seat } = board
  const me = seat === null ? undefined : board.view.seats[seat]
  if (seat === null || !me) return null
  const said = textIn(board.locale)
  const slots = slotsOf(me)
  const outlooks = slots.map(({ action, crew, done }) =>
    done || !crew ? undefined : outlookOf(board.view, seat, action, sizeOf(crew)),
  )
  const due = outlooks.filter((outlook) => outlook !== undefined)
  return (
    <g>
      <text className="kit-title" y="17" fontSize={NAME}>
        {said.plan}
      </text>
      <g transform="translate(0 24)">
        {[0, 1, 2].map((at) => (
          <Slot key={at} board={board} at={at} shown={slots[at]} outlook={outlooks[at]} />
        ))}
      </g>
      <g transform={`translate(0 ${24 + SLOT.height + 8})`}>
        {due.length ? <After board={board} seat={seat} outlooks={due} /> : null}
      </g>
    </g>
  )
}
