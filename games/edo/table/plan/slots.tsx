/** The three slots of one's own plan, with what each card would come to; while one plans, officials are set and cards taken out here. */
import { cutPath, Press, type Player as Person } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { reasonOf } from '@machiya/kernel/words'
import type { ActionId } from '../../data/actions.ts'
import { choiceOf, crewOf, type Crew } from '../../picks.ts'
import type { Player } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import { composedIn, crewBy, setCrew, takeOut, type Composed } from './composing.ts'
import { outlooksOf, type Card as PlanCard, type Outlook } from './forecast.ts'
import { GOODS, signed, type Change } from '../signs/goods.ts'
import { RAIL } from '../map/layout.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { signOfAction } from '../signs/signs.ts'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

const W = RAIL.width
const GAP = 7
const SLOT = { width: (W - 2 * GAP) / 3, height: 96 } as const
/** Room for a finger below each card. */
const STEP = 34
/** How much of the rail the plan takes. */
export const planHeight = (plans: boolean): number => 24 + SLOT.height + (plans ? STEP : 0) + 60

type Shown = { readonly action: ActionId; readonly crew: Crew | undefined; readonly done: boolean }

/** What lies in the slots: turned cards first, then the sealed rest as its owner knows it. */
const slotsOf = (me: Player, composed: readonly Composed[]): readonly Shown[] => [
  ...me.turned.map((slot) => ({ action: slot.action, crew: slot, done: true })),
  ...composed.map(({ action, crew }) => ({
    action: choiceOf(action).action,
    crew: crew === undefined ? undefined : crewOf(crew),
    done: false,
  })),
]

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

type SlotProps = {
  readonly board: Board
  readonly at: number
  readonly shown: Shown | undefined
  readonly outlook: Outlook | undefined
}

const Card = ({ board, shown, outlook }: Omit<SlotProps, 'at'> & { readonly shown: Shown }) => {
  const player = board.seat === null ? undefined : board.players[board.seat]
  return (
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
  )
}

const Slot = ({ board, at, shown, outlook }: SlotProps) => (
  <g>
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
    {shown ? <Card board={board} shown={shown} outlook={outlook} /> : null}
  </g>
)

type StepProps = {
  readonly sign: '−' | '+'
  readonly x: number
  readonly label: string
  readonly dim: boolean
  press(): void
}
const Step = ({ sign, x, label, dim, press }: StepProps) => {
  const width = SLOT.width / 2 - 2
  return (
    <Press label={label} dim={dim} transform={`translate(${x} ${SLOT.height + 3})`} press={press}>
      <path
        d={cutPath(0, 0, width, STEP - 4, 6)}
        fill="var(--washi)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
        strokeOpacity={dim ? 0.33 : 1}
      />
      <text
        className="kit-figure"
        x={width / 2}
        y={(STEP - 4) / 2}
        dy="0.35em"
        textAnchor="middle"
        fontSize={NAME}
        fill={dim ? 'var(--closed-line)' : 'var(--sumi)'}
      >
        {sign}
      </text>
    </Press>
  )
}

/** A card that can still be changed: pressed, it leaves the plan; below it officials come and go. */
const OpenSlot = ({ me, seat, cards, ...slot }: SlotProps & Composing) => {
  const { board, at, shown } = slot
  if (!shown) return <Slot {...slot} />
  const said = textIn(board.locale)
  const name = board.t.name(shown.action)
  const steps = [
    { sign: '−', label: said.fewer(name), crew: crewBy(me, cards, at, -1) },
    { sign: '+', label: said.more(name), crew: crewBy(me, cards, at, 1) },
  ] as const
  return (
    <g>
      <Press label={said.takeOut(name)} press={() => takeOut(board, seat, at)}>
        <Slot {...slot} />
      </Press>
      {steps.map(({ sign, label, crew }, i) => (
        <Step
          key={sign}
          sign={sign}
          x={i * (SLOT.width / 2 + 2)}
          label={label}
          dim={crew === undefined}
          press={() => (crew === undefined ? undefined : setCrew(board, seat, at, crew))}
        />
      ))}
    </g>
  )
}
type Composing = { readonly me: Player; readonly seat: Seat; readonly cards: readonly Composed[] }

/** What the purse would hold after the plan, and what of it would come to nothing. */
const After = ({ board, me, outlooks }: AfterProps) => {
  const said = textIn(board.locale)
  const lapses = outlooks.reduce((sum, outlook) => sum + outlook.lapses, 0)
  const why = outlooks.find((outlook) => outlook.why)?.why
  return (
    <g>
      <text className="kit-quiet" y="14" fontSize={TEXT}>
        {said.after}
      </text>
      {GOODS.map((good, i) => (
        <g key={good} transform={`translate(${88 + i * 41} 9)`}>
          <text className="kit-figure" x="0" dy="0.35em" textAnchor="end" fontSize={TEXT} fill="var(--sumi)">
            {outlooks.reduce((sum, { change }) => sum + (change[good] ?? 0), me[good])}
          </text>
          <SignMark name={good} x={11} size={17} />
        </g>
      ))}
      {lapses > 0 ? (
        <text className="kit-text" y="36" fontSize={TEXT} {...within(said.lapses(lapses), W)}>
          <title>{why ? reasonOf(board.words, why) : ''}</title>
          {said.lapses(lapses)}
        </text>
      ) : null}
    </g>
  )
}
type AfterProps = { readonly board: Board; readonly me: Player; readonly outlooks: readonly Outlook[] }

const toTurn = (cards: readonly Composed[]): readonly PlanCard[] =>
  cards.flatMap(({ action, crew }) => (crew === undefined ? [] : [{ action, crew }]))

/** The plan of the viewer; nothing for onlookers. */
export const OwnPlan = ({ board, plans }: { readonly board: Board; readonly plans: boolean }) => {
  const { seat } = board
  const me = seat === null ? undefined : board.view.seats[seat]
  if (seat === null || !me) return null
  const said = textIn(board.locale)
  const cards = composedIn(board, seat)
  const slots = slotsOf(me, cards)
  const outlooks = outlooksOf(board.view, seat, toTurn(cards))
  return (
    <g>
      <text className="kit-title" y="17" fontSize={NAME}>
        {said.plan}
      </text>
      {[0, 1, 2].map((at) => {
        const slot = { board, at, shown: slots[at], outlook: outlooks[at - me.turned.length] }
        return (
          <g key={at} transform={`translate(${at * (SLOT.width + GAP)} 24)`}>
            {plans ? <OpenSlot {...slot} me={me} seat={seat} cards={cards} /> : <Slot {...slot} />}
          </g>
        )
      })}
      <g transform={`translate(0 ${planHeight(plans) - 52})`}>
        {outlooks.length ? <After board={board} me={me} outlooks={outlooks} /> : null}
      </g>
    </g>
  )
}
