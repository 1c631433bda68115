/** One of the three cards of a plan: pressed, it leaves the plan; dragged, it changes places; officials come and go before it. */
import { cutPath, Press } from '@machiya/kit'
import type { KeyboardEvent } from 'react'
import { choiceOf, crewOf } from '../../picks.ts'
import { CARDS } from '../../plans.ts'
import { SignMark } from '../signs/drawn.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { signOfAction } from '../signs/signs.ts'
import { textIn } from '../text.ts'
import type { Cell, Row } from './account.ts'
import { crewBy, crewLike, moveCard, setCrew, takeOut, type Composed } from './composing.ts'
import type { Drag } from './drag.ts'
import { Officials } from './officials.tsx'
import type { Planning } from './planning.ts'

export const CARD = { width: 120, height: 146 } as const
const STEP = 30
const NOBODY = { own: 0, white: 0, black: 0 }

const Step = ({
  sign,
  x,
  label,
  mark,
  press,
}: {
  readonly sign: '−' | '+'
  readonly x: number
  readonly label: string
  readonly mark: string
  readonly press: (() => void) | undefined
}) => (
  <Press
    label={label}
    dim={!press}
    mark={mark}
    transform={`translate(${x} ${CARD.height - STEP - 6})`}
    press={() => press?.()}
  >
    <path
      d={cutPath(0, 0, STEP, STEP, 6)}
      fill="var(--washi)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
      strokeOpacity={press ? 1 : 0.33}
    />
    <text
      className="kit-figure"
      x={STEP / 2}
      y={STEP / 2}
      dy="0.35em"
      textAnchor="middle"
      fontSize="18"
      fill={press ? 'var(--sumi)' : 'var(--closed-line)'}
    >
      {sign}
    </text>
  </Press>
)

const Face = ({
  plan,
  card,
  at,
}: {
  readonly plan: Planning
  readonly card: Composed
  readonly at: number
}) => {
  const { action, permit } = choiceOf(card.action)
  const { t, locale } = plan.board
  const from = textIn(locale).brief[permit] ?? t.name(permit)
  return (
    <g>
      <path
        className="spot-paper"
        d={cutPath(0, 0, CARD.width, CARD.height, 10)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="2.5"
      />
      <text className="kit-figure" x="9" y="24" fontSize="20" fill="var(--sumi)">
        {at + 1}
      </text>
      <SignMark name={signOfAction(action)} x={CARD.width / 2} y={31} size={38} />
      <text
        className="kit-title"
        x={CARD.width / 2}
        y="73"
        textAnchor="middle"
        fontSize={NAME}
        {...within(t.name(action), CARD.width - 12)}
      >
        {t.name(action)}
      </text>
      <text
        className="kit-quiet"
        x={CARD.width / 2}
        y="93"
        textAnchor="middle"
        fontSize={TEXT}
        {...within(from, CARD.width - 12, 14)}
      >
        {from}
      </text>
    </g>
  )
}

const Empty = ({ plan, at }: { readonly plan: Planning; readonly at: number }) => (
  <g>
    <path
      d={cutPath(0, 0, CARD.width, CARD.height, 10)}
      fill="var(--washi)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
      strokeOpacity="0.5"
      strokeDasharray="4 4"
    />
    <text className="kit-figure" x="9" y="24" fontSize="20" fill="var(--sumi-light)">
      {at + 1}
    </text>
    {textIn(plan.board.locale).empty.map((line, i) => (
      <text
        key={line}
        className="kit-quiet"
        x={CARD.width / 2}
        y={68 + i * 19}
        textAnchor="middle"
        fontSize={TEXT}
        {...within(line, CARD.width - 12, 14)}
      >
        {line}
      </text>
    ))}
  </g>
)

/** What the keys do while the card has the focus. */
const onKey =
  (plan: Planning, at: number) =>
  (event: KeyboardEvent): void => {
    const { board, seat, me, cards } = plan
    const by = { '+': 1, '-': -1, '−': -1 } as const
    const step = by[event.key as keyof typeof by]
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const crew = step && crewBy(me, cards, at, step)
    if (crew) setCrew(board, seat, at, crew)
    else if (event.shiftKey && way) moveCard(board, seat, at, at + way)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

const spokenOf = (plan: Planning, card: Composed, at: number, rows: readonly Row[]): string => {
  const { t, locale } = plan.board
  const { action, permit } = choiceOf(card.action)
  const changed = rows.flatMap(({ id, cells }) => {
    const cell: Cell | undefined = cells[at]
    return cell?.by ? [`${id === 'points' ? textIn(locale).power : t.name(id)} ${cell.text}`] : []
  })
  const said = textIn(locale)
  const crew = card.crew === undefined ? 0 : crewOf(card.crew).count
  return said.spokenCard(at + 1, t.name(action), t.name(permit), crew, changed.join(', ') || said.nothing)
}

const Laid = ({
  plan,
  card,
  at,
  drag,
  rows,
}: {
  readonly plan: Planning
  readonly card: Composed
  readonly at: number
  readonly drag: Drag
  readonly rows: readonly Row[]
}) => {
  const { board, seat, me, cards } = plan
  const said = textIn(board.locale)
  const name = board.t.name(choiceOf(card.action).action)
  const [fewer, more] = [crewBy(me, cards, at, -1), crewBy(me, cards, at, 1)]
  const other = crewLike(me, cards, at)
  return (
    <g role="group" aria-label={spokenOf(plan, card, at, rows)} onKeyDown={onKey(plan, at)}>
      <g
        {...drag.of(`card-${at}`, (slot) => moveCard(board, seat, at, Math.min(slot, cards.length - 1)))}
        style={{ touchAction: 'none', cursor: 'grab' }}
        data-digit={at + 1}
      >
        <Press label={said.takeOut(name)} press={() => takeOut(board, seat, at)}>
          <Face plan={plan} card={card} at={at} />
        </Press>
      </g>
      <Step
        sign="−"
        x={6}
        label={said.fewer(name)}
        mark={`fewer-${at}`}
        press={fewer === undefined ? undefined : () => setCrew(board, seat, at, fewer)}
      />
      <g
        transform={`translate(${CARD.width / 2} ${CARD.height - 6 - STEP / 2})`}
        onContextMenu={(event) => {
          event.preventDefault()
          if (other) setCrew(board, seat, at, other)
        }}
      >
        <Officials
          crew={card.crew === undefined ? NOBODY : crewOf(card.crew)}
          player={board.players[seat]}
          size={27}
          room={CARD.width - 2 * STEP - 16}
        />
      </g>
      <Step
        sign="+"
        x={CARD.width - STEP - 6}
        label={said.more(name)}
        mark={`more-${at}`}
        press={more === undefined ? undefined : () => setCrew(board, seat, at, more)}
      />
    </g>
  )
}

/** The three of them, side by side; `step` is from one to the next. */
export const PlanCards = ({
  plan,
  drag,
  rows,
  step,
  unit,
}: {
  readonly plan: Planning
  readonly drag: Drag
  readonly rows: readonly Row[]
  readonly step: number
  /** Pixels of a unit. */
  readonly unit: number
}) => (
  <g>
    {Array.from({ length: CARDS }, (_, at) => {
      const card = plan.cards[at]
      const held = drag.held?.id === `card-${at}` ? drag.held : null
      return (
        <g
          key={at}
          data-slot={at}
          data-mark={`card-${at}`}
          transform={`translate(${at * step + (held ? held.x / unit : 0)} ${held ? held.y / unit : 0})`}
          pointerEvents={held ? 'none' : undefined}
        >
          {card ? (
            <Laid plan={plan} card={card} at={at} drag={drag} rows={rows} />
          ) : (
            <g role="group" aria-label={textIn(plan.board.locale).spokenEmpty(at + 1)}>
              <Empty plan={plan} at={at} />
            </g>
          )}
        </g>
      )
    })}
  </g>
)
