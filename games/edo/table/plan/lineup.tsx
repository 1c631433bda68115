/** The plans of all seats side by side: backs until the cards are turned, then what each was. A row opens the whole mat. */
import { cutPath, Part, Press, SeatChip } from '@machiya/kit'
import { seatsOf, type Seat } from '@machiya/kernel'
import type { G, Slot } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import { PLANS } from '../map/layout.ts'
import { TEXT } from '../signs/letters.tsx'
import { signOfAction } from '../signs/signs.ts'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

const CARD = { width: 46, height: 23, step: 50 } as const
const CARDS = 3

const sizeOf = ({ own, white, black }: Slot): number => own + white + black

/** A card that was just turned is told by a pale band and turns over as it appears. */
const Turned = ({
  slot,
  fresh,
  calm,
}: {
  readonly slot: Slot
  readonly fresh: boolean
  readonly calm: boolean
}) => (
  <g className={fresh && !calm ? 'edo-turned' : undefined}>
    <path
      d={cutPath(0, 0, CARD.width, CARD.height, 5)}
      fill={fresh ? 'var(--news)' : 'var(--kinari)'}
      stroke="var(--sumi)"
      strokeWidth="1.3"
    />
    <SignMark name={signOfAction(slot.action)} x={15} y={CARD.height / 2} size={19} />
    <text
      className="kit-figure"
      x={CARD.width - 6}
      y={CARD.height / 2}
      dy="0.35em"
      fontSize={TEXT}
      textAnchor="end"
      fill="var(--sumi)"
    >
      {sizeOf(slot)}
    </text>
  </g>
)

/** The moment of the reveal: the card that was just turned, told large beside its row. */
const Reveal = ({ board, slot }: { readonly board: Board; readonly slot: Slot }) => {
  const name = board.t.name(slot.action)
  const width = 64 + name.length * 9.4
  return (
    <g transform={`translate(${PLANS.width + 8} ${PLANS.row / 2 - 20})`} pointerEvents="none">
      <g className={board.calm ? undefined : 'edo-turned'}>
        <path d={cutPath(0, 0, width, 40, 7)} fill="var(--news)" stroke="var(--sumi)" strokeWidth="1.5" />
        <SignMark name={signOfAction(slot.action)} x={22} y={20} size={28} />
        <text className="kit-title" x="42" y="20" dy="0.35em" fontSize={TEXT}>
          {`${name} ${sizeOf(slot)}`}
        </text>
      </g>
    </g>
  )
}

const Back = () => (
  <g>
    <path
      d={cutPath(0, 0, CARD.width, CARD.height, 5)}
      fill="var(--ai)"
      stroke="var(--sumi)"
      strokeWidth="1.3"
    />
    <path
      d="M6 16q5-7 10 0t10 0t10 0M6 10q5-7 10 0t10 0t10 0"
      fill="none"
      stroke="var(--on-ai)"
      strokeOpacity="0.5"
      strokeWidth="1.2"
    />
  </g>
)

const Gap = () => (
  <path
    d={cutPath(0, 0, CARD.width, CARD.height, 5)}
    fill="none"
    stroke="var(--sumi)"
    strokeOpacity="0.35"
    strokeDasharray="3 3"
  />
)

/** How many cards lie face down: in planning all three once a seat is ready. */
const backsOf = (g: G, seat: Seat): number => {
  const floor = g.floors.at(-1)
  const ready = floor ? floor.closed[floor.seats.indexOf(seat)] : false
  return floor ? (ready ? CARDS : 0) : g.seats[seat].faceDown
}

const Row = ({
  board,
  seat,
  open,
}: {
  readonly board: Board
  readonly seat: Seat
  open(seat: Seat): void
}) => {
  const g = board.view
  const player = board.players[seat]
  const { turned } = g.seats[seat]
  const backs = backsOf(g, seat)
  const fresh = board.news.some(({ tiding, a }) => tiding === 'turned-up' && a['seat'] === seat)
  const newest = fresh ? turned.at(-1) : undefined
  return (
    <Press label={textIn(board.locale).mat(player?.name ?? '')} press={() => open(seat)}>
      <rect className="tab" width={PLANS.width} height={PLANS.row} fill="var(--washi)" fillOpacity="0.86" />
      {player ? <SeatChip player={player} x={15} y={PLANS.row / 2} size={22} /> : null}
      {[0, 1, 2].map((at) => {
        const slot = turned[at]
        return (
          <g key={at} transform={`translate(${33 + at * CARD.step} 2.5)`}>
            {slot ? (
              <Turned slot={slot} fresh={fresh && at === turned.length - 1} calm={board.calm} />
            ) : at < turned.length + backs ? (
              <Back />
            ) : (
              <Gap />
            )}
          </g>
        )
      })}
      {newest ? <Reveal board={board} slot={newest} /> : null}
    </Press>
  )
}

const TURN =
  '.edo-turned{animation:edo-turn .24s cubic-bezier(.2,.7,.2,1);transform-box:fill-box;transform-origin:center}@keyframes edo-turn{from{transform:scaleX(0)}}'

type LineupProps = { readonly board: Board; open(seat: Seat): void }

const Rows = ({ board, open }: LineupProps) => {
  const seats = seatsOf(board.view)
  return (
    <g transform={`translate(${PLANS.x} ${PLANS.bottom - seats.length * PLANS.row})`}>
      <style>{TURN}</style>
      {seats.map((seat, i) => (
        <g key={seat} transform={`translate(0 ${i * PLANS.row})`}>
          <Row board={board} seat={seat} open={open} />
        </g>
      ))}
    </g>
  )
}

/** Everything the rows show, as text. */
const lookOfRows = ({ view: g, news, locale, calm, players }: Board): string =>
  JSON.stringify([
    locale,
    calm,
    players.map(({ name }) => name),
    seatsOf(g).map((seat) => [g.seats[seat].turned, backsOf(g, seat)]),
    news.filter(({ tiding }) => tiding === 'turned-up'),
  ])

export const Lineup = (lineup: LineupProps) => (
  <Part look={lookOfRows(lineup.board)}>
    <Rows {...lineup} />
  </Part>
)
