/** A phone's board: the map, and under it the three cards of the plan, above all offers. */
import { cutPath, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { choiceOf, crewOf } from '../../picks.ts'
import { CARDS } from '../../plans.ts'
import { composedIn } from '../plan/composing.ts'
import { SignMark } from '../signs/drawn.ts'
import { lettersAt, TEXT, within } from '../signs/letters.tsx'
import { signOfAction } from '../signs/signs.ts'
import type { Board } from '../props.ts'
import { PocketMap } from './pocket.tsx'

const WIDE = 390
const STRIP = 44

const cardsOf = (board: Board, seat: Seat) => {
  const { turned } = board.view.seats[seat]
  return [
    ...turned.map(({ action, own, white, black }) => ({ action, count: own + white + black, done: true })),
    ...composedIn(board, seat).map(({ action, crew }) => ({
      action: choiceOf(action).action,
      count: crew === undefined ? 0 : crewOf(crew).count,
      done: false,
    })),
  ]
}

type Card = ReturnType<typeof cardsOf>[number]
const STEP = (WIDE - 10) / CARDS
const WIDTH = STEP - 6

const Filled = ({ board, card }: { readonly board: Board; readonly card: Card }) => {
  const name = board.t.name(card.action)
  return (
    <g>
      <SignMark name={signOfAction(card.action)} x={28} y={13} size={18} />
      <SignMark name="official" x={WIDTH - 26} y={12} size={15} />
      <text className="kit-figure" x={WIDTH - 8} y="17" textAnchor="end" fontSize={TEXT} fill="var(--sumi)">
        {card.count}
      </text>
      <text className="kit-text" x="8" y="37" fontSize={TEXT} {...within(name, WIDTH - 16, 13)}>
        {name}
      </text>
    </g>
  )
}

const Slot = ({
  board,
  card,
  at,
}: {
  readonly board: Board
  readonly card: Card | undefined
  readonly at: number
}) => (
  <g opacity={card?.done ? 0.55 : 1}>
    <path
      className="spot-paper"
      d={cutPath(0, 0, WIDTH, STRIP, 7)}
      fill={card ? 'var(--kinari)' : 'none'}
      stroke="var(--sumi)"
      strokeWidth="1.5"
      {...(card ? {} : { strokeDasharray: '4 4', strokeOpacity: 0.5 })}
    />
    <text className="kit-figure" x="8" y="17" fontSize={TEXT} fill="var(--sumi)">
      {at + 1}
    </text>
    {card ? <Filled board={board} card={card} /> : null}
  </g>
)

/** The card that is turned next is pressed to turn it. */
const Slots = ({
  board,
  seat,
  height,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly height: number
}) => {
  const cards = cardsOf(board, seat)
  const next = board.view.seats[seat].turned.length
  return (
    <svg
      className="edo"
      viewBox={`-8 0 ${WIDE} ${STRIP + 8}`}
      width="100%"
      height={height}
      style={{ display: 'block', background: 'var(--washi-deep)', ...lettersAt(board.zone.width / WIDE, 13) }}
    >
      {Array.from({ length: CARDS }, (_, at) => {
        const slot = <Slot board={board} card={cards[at]} at={at} />
        return (
          <g key={at} transform={`translate(${at * STEP} 4)`}>
            {at === next && cards[at] ? (
              <Spot board={board} pick="turn-up" label={board.t.name('turn-up')} twin>
                {slot}
              </Spot>
            ) : (
              slot
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** A phone that lies is too low for a whole map: it is drawn at the size of a thumb and scrolls. */
const LEAST = 432
const MOST_STRIP = 62

export const PhoneBoard = ({ board }: { readonly board: Board }) => {
  const { width, height } = board.zone
  const plans = board.seat !== null && board.view.round > 0
  const strip = plans ? Math.min(MOST_STRIP, ((STRIP + 8) * width) / WIDE) : 0
  const map = width > height ? LEAST : height - strip
  return (
    <div style={{ inlineSize: '100%' }}>
      <PocketMap board={{ ...board, zone: { width, height: map, side: 0 } }} />
      {plans && board.seat !== null ? <Slots board={board} seat={board.seat} height={strip} /> : null}
    </div>
  )
}
