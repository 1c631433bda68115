/** Everything a merchant owns, in full: the own counter under the seats, and anybody's on tap. */
import { CardBack, cutPath, offerAt, Spot } from '@machiya/kit'
import { seatsOf, type Seat } from '@machiya/kernel'
import type { OrderId } from '../../data/orders.ts'
import type { TechnologyId } from '../../data/technologies.ts'
import { symbolsOf } from '../../ledger.ts'
import { COUNTRY_IDS, type Merchant } from '../../position.ts'
import { ORDER, TECHNOLOGY } from '../../by-id.ts'
import { SignMark } from '../signs/drawn.ts'
import { OrderCard } from '../cards/cards.tsx'
import { lackFor } from '../cards/lack.ts'
import { fit, letter, Letters } from '../signs/letters.tsx'
import type { Board } from '../preview.ts'
import { CountrySeal } from '../signs/reward.tsx'
import { Staff, STAFF_HEIGHT } from './staff.tsx'
import { textIn } from '../text.ts'
import { MAT_WIDTH, spokenOffer, Wares, waresHeight } from './wares.tsx'

type Part = { readonly board: Board; readonly seat: Seat; readonly y: number }
const GAP = 10

const Label = ({
  y,
  text,
  aside,
}: {
  readonly y: number
  readonly text: string
  readonly aside?: string
}) => (
  <g>
    <text className="kit-title" y={y} fontSize={letter(14)}>
      {text}
    </text>
    {aside ? (
      <text
        className="kit-quiet"
        x={MAT_WIDTH}
        y={y}
        textAnchor="end"
        {...fit(aside, 13, MAT_WIDTH - 12 - text.length * 8.4, 0.52)}
      >
        {aside}
      </text>
    ) : null}
  </g>
)

const COUNTRIES_HEIGHT = 58

/** Symbols by country, and the agents they have brought. */
const Countries = ({ board, seat, y }: Part) => {
  const me = board.view.seats[seat]
  const mine = seat === board.seat
  const row = (
    <g>
      <path
        className={mine ? 'spot-paper' : undefined}
        d={cutPath(0, 20, MAT_WIDTH - 4, 36, 5)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.2"
      />
      {COUNTRY_IDS.map((country, at) => {
        const agents = me.agents.filter((each) => each === country).length
        const spent = me.spentAgents.filter((each) => each === country).length
        const symbols = symbolsOf(board.view, seat, country)
        return (
          <g key={country} transform={`translate(${8 + at * 44} 38)`}>
            <CountrySeal country={country} x={9} size={19} spent={symbols === 0} />
            <text
              className="kit-figure"
              x="22"
              dy="0.35em"
              fontSize={letter(14)}
              fill={symbols ? 'var(--sumi)' : 'var(--sumi-light)'}
            >
              {symbols}
            </text>
            {Array.from({ length: agents + spent }, (_, i) => (
              <SignMark
                key={i}
                name="official"
                x={37}
                y={(i - (agents + spent - 1) / 2) * 12}
                size={agents + spent > 1 ? 13 : 16}
                colour={i < agents ? 'var(--ai)' : 'var(--washi-deep)'}
              />
            ))}
          </g>
        )
      })}
    </g>
  )
  const said = textIn(board.locale)
  const facts = [
    ...(me.agents.length ? [`${me.agents.length} ${said.agents}`] : []),
    ...(me.spentAgents.length ? [`${me.spentAgents.length} ${said.spent}`] : []),
    ...(me.tiles.of.length ? [`${me.tiles.of.length} ${said.tiles}`] : []),
  ]
  return (
    <g transform={`translate(0 ${y})`}>
      <Label y={12} text={said.countries} aside={facts.join(' · ')} />
      {mine ? (
        <Spot board={board} pick="use-agent" label={spokenOffer(board, 'use-agent')}>
          {row}
        </Spot>
      ) : (
        row
      )}
    </g>
  )
}

const ONCE: { readonly [id: string]: string } = {
  'textile-mill': 'use-textile-mill',
  university: 'use-university',
}
const TECHNOLOGY_ROW = 32
const technologiesHeight = (me: Merchant): number =>
  18 + Math.max(1, Math.ceil(me.technologies.of.length / 2)) * TECHNOLOGY_ROW

const OwnTechnology = ({
  board,
  id,
  used,
}: {
  readonly board: Board
  readonly id: TechnologyId
  readonly used: boolean
}) => (
  <g>
    <path
      className={used ? 'spot-paper' : undefined}
      d={cutPath(0, 0, MAT_WIDTH / 2 - 4, 28, 5)}
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.2"
    />
    <CountrySeal country={TECHNOLOGY[id].country} x={13} y={14} size={17} />
    <text className="kit-text" x="25" y="14" dy="0.35em" {...fit(board.t.name(id), 13, 82, 0.52)}>
      {board.t.name(id)}
    </text>
  </g>
)

const Technologies = ({ board, seat, y }: Part) => {
  const { of } = board.view.seats[seat].technologies
  const said = textIn(board.locale)
  return (
    <g transform={`translate(0 ${y})`}>
      <Label y={12} text={said.technologies} aside={of.length ? String(of.length) : said.none} />
      {of.map((id, at) => {
        const pick = seat === board.seat ? ONCE[id] : undefined
        const card = <OwnTechnology board={board} id={id} used={pick !== undefined} />
        return (
          <g
            key={id}
            transform={`translate(${(at % 2) * (MAT_WIDTH / 2)} ${18 + Math.floor(at / 2) * TECHNOLOGY_ROW})`}
          >
            {pick ? (
              <Spot
                board={board}
                pick={pick}
                label={offerAt(board.offers, pick) ? spokenOffer(board, pick) : board.t.name(id)}
              >
                {card}
              </Spot>
            ) : (
              card
            )}
          </g>
        )
      })}
    </g>
  )
}

const CARD = { width: 73, height: 104 } as const
const handHeight = (me: Merchant): number => (me.hand.of.length ? CARD.height + 42 : 20)
const isKnown = (id: string): id is OrderId => id in ORDER

/** The goods an order still lacks, or that it can be fulfilled. */
const Lack = ({ board, seat, id }: { readonly board: Board; readonly seat: Seat; readonly id: OrderId }) => {
  const lack = lackFor(board.view, seat, id)
  if (lack.length === 0)
    return (
      <text className="kit-title" textAnchor="middle" fontSize={letter(12)} style={{ fill: 'var(--ai)' }}>
        {textIn(board.locale).ready}
      </text>
    )
  const step = Math.min(30, CARD.width / lack.length)
  return (
    <g>
      {lack.map(({ good, missing }, at) => (
        <g key={good} transform={`translate(${(at - (lack.length - 1) / 2) * step} -4)`}>
          <text className="kit-quiet" x="-1" dy="0.36em" textAnchor="end" fontSize={letter(12)}>
            −{missing}
          </text>
          <SignMark name={good} x={6} size={step < 24 ? 10 : 13} />
        </g>
      ))}
    </g>
  )
}

const Orders = ({ board, seat, y }: Part) => {
  const me = board.view.seats[seat]
  const said = textIn(board.locale)
  const mine = seat === board.seat
  return (
    <g transform={`translate(0 ${y})`}>
      <Label
        y={12}
        text={mine ? said.hand : `${said.orders} ${said.handSecret}`}
        aside={`${said.fulfilled} ${me.fulfilled.of.length}`}
      />
      {me.hand.of.map((id: string, at: number) => {
        const rect = { x: at * (CARD.width + 6), y: 20, ...CARD }
        return isKnown(id) ? (
          <g key={id}>
            <OrderCard board={board} id={id} rect={rect} />
            <g transform={`translate(${rect.x + CARD.width / 2} ${CARD.height + 36})`}>
              <Lack board={board} seat={seat} id={id} />
            </g>
          </g>
        ) : (
          <CardBack key={at} x={rect.x} y={rect.y} width={rect.width} height={rect.height} />
        )
      })}
    </g>
  )
}

/** Where the parts of a mat lie, and how high it is. */
const stack = (board: Board, seat: Seat) => {
  const me = board.view.seats[seat]
  const wares = 0
  const staff = wares + waresHeight(board, seat) + GAP
  const orders = staff + STAFF_HEIGHT + GAP
  const countries = orders + handHeight(me) + GAP
  const technologies = countries + COUNTRIES_HEIGHT + GAP
  return { wares, staff, orders, countries, technologies, height: technologies + technologiesHeight(me) }
}
export const matHeight = (board: Board, seat: Seat): number => stack(board, seat).height

export const Mat = ({ board, seat }: { readonly board: Board; readonly seat: Seat }) => {
  const at = stack(board, seat)
  return (
    <g className="yokohama-mat">
      <Wares board={board} seat={seat} y={at.wares} />
      <Staff board={board} seat={seat} y={at.staff} />
      <Orders board={board} seat={seat} y={at.orders} />
      <Countries board={board} seat={seat} y={at.countries} />
      <Technologies board={board} seat={seat} y={at.technologies} />
    </g>
  )
}

/** What lies before me: under the seats on a wide screen, under the board on a phone. */
export const Hand = (board: Board) => {
  const { seat } = board
  if (seat === null || !seatsOf(board.view).includes(seat)) return null
  return (
    <svg
      className="yokohama-mat"
      viewBox={`-2 -2 ${MAT_WIDTH + 4} ${matHeight(board, seat) + 26}`}
      width="100%"
      style={{ maxInlineSize: 340, display: 'block', marginInline: 'auto' }}
      role="group"
      aria-label={textIn(board.locale).counter}
    >
      <Letters />
      <text className="kit-title" y="14" fontSize={letter(16)}>
        {textIn(board.locale).counter}
      </text>
      <g transform="translate(0 24)">
        <Mat board={board} seat={seat} />
      </g>
    </svg>
  )
}
