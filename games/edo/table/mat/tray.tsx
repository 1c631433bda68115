/** What is mine, at the lower edge: the store, the three cards of the plan and what they come to, privileges; while one plans, what things cost. */
import { cutPath, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { resourceOf } from '../../picks.ts'
import { outlooksIn } from '../plan/account.ts'
import { planningIn } from '../plan/planning.ts'
import { BuildingRow, buildingsIn } from '../side/buildings.tsx'
import { MerchantSheet } from '../side/market.tsx'
import { SignMark } from '../signs/drawn.ts'
import { GOODS } from '../signs/goods.ts'
import { lettersAt, NAME, TEXT, within } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'
import { privilegeOf, privilegePicks } from './privileges.ts'
import { Slots } from './slots.tsx'
import { Label, SmallStore, Store, STORE } from './store.tsx'

/** The height it was drawn for. */
const HIGH = 96
/** In a low window only the heads are seen. */
const LOW = { below: 60, high: 40 } as const
/** Under this the store stands in two columns, and what the plan comes to is left to its cards. */
const NARROW = 900
/** Under this the merchant stands on the side cards only. */
const ALONE = 560
/** Of how many parts a column of buildings is one, beside so many cards of the merchant. */
const HALVES = [2.2, 2.9, 4.4]
const TIGHT = 118
/** Under this what the plan comes to stands in two rows. */
const TWO_ROWS = 190

const Privilege = ({
  board,
  pick,
  width,
}: {
  readonly board: Board
  readonly pick: string
  readonly width: number
}) => {
  const id = privilegeOf(pick)
  const good = resourceOf(pick)?.resource
  const name = board.t.name(id)
  return (
    <Spot board={board} pick={pick} id={id} label={`${name} ${good ? board.t.name(good) : ''}`} reads={id}>
      <path
        className="spot-paper"
        d={cutPath(0, 0, width, 26, 6)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <text
        className="kit-text"
        x="8"
        y="13"
        dy="0.35em"
        fontSize={TEXT}
        {...within(name, width - (good ? 36 : 16), 13)}
      >
        {name}
      </text>
      {good ? <SignMark name={good} x={width - 16} y={13} size={17} /> : null}
    </Spot>
  )
}

/** Three below one another, in a low window all beside one another. */
const Privileges = ({
  board,
  picks,
  width,
  high,
}: {
  readonly board: Board
  readonly picks: readonly string[]
  readonly width: number
  readonly high: number
}) => {
  const rows = high === LOW.high ? 1 : picks.length > 6 ? 4 : 3
  const columns = Math.ceil(picks.length / rows)
  const card = (width - 12) / columns - 6
  const step = high / rows
  return (
    <g>
      {picks.map((pick, i) => (
        <g
          key={`${pick}-${i}`}
          transform={`translate(${Math.floor(i / rows) * (card + 6)} ${(i % rows) * step + 2}) scale(1 ${Math.min(1, (step - 3) / 26)})`}
        >
          <Privilege board={board} pick={pick} width={card} />
        </g>
      ))}
    </g>
  )
}

/** What the store would hold after the plan, and what the samurai would want. */
const After = ({
  board,
  seat,
  width,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly width: number
}) => {
  const said = textIn(board.locale)
  const last = outlooksIn(board, seat).at(-1)
  if (!last) return null
  const wages = said.wages(last.samurai.length)
  const columns = width < TWO_ROWS ? 2 : GOODS.length
  return (
    <g>
      <Label width={width}>{said.afterPlan}</Label>
      {GOODS.map((good, i) => (
        <g
          key={good}
          transform={`translate(${8 + (i % columns) * 48} ${(columns === 2 ? 31 : 40) + Math.floor(i / columns) * 23})`}
        >
          <text className="kit-figure" x="16" dy="0.35em" textAnchor="end" fontSize={NAME} fill="var(--sumi)">
            {last.after[good]}
          </text>
          <SignMark name={good} x={27} size={17} />
        </g>
      ))}
      <text className="kit-quiet" y="80" fontSize={TEXT} {...within(wages, width, 13)}>
        {wages}
      </text>
    </g>
  )
}

type Sized = { readonly board: Board; readonly width: number; readonly high: number }

/** While one plans the store stands in the account; here lies what the plan can be spent on. */
const Costs = ({ board, width, high }: Sized) => {
  const low = high === LOW.high
  const ids = buildingsIn(board)
  const across = low ? ids.length : 2
  const cards = low || width < ALONE ? [] : width < NARROW ? ([0] as const) : ([0, 1] as const)
  const half = low
    ? Math.min(230, width / across - 12)
    : Math.min(250, (width - 24) / (HALVES[cards.length] ?? 2))
  const merchant = Math.min(232, (width - 2 * half - 36) / cards.length)
  return (
    <g>
      {low ? null : <Label width={width}>{textIn(board.locale).costs}</Label>}
      {ids.map((id, i) => (
        <g
          key={id}
          transform={`translate(${(i % across) * (half + 12)} ${(low ? 20 : 38) + Math.floor(i / across) * 36})`}
        >
          <BuildingRow board={board} id={id} width={half} />
        </g>
      ))}
      {cards.map((at) => (
        <g key={at} transform={`translate(${2 * half + 36 + at * (merchant + 10)} 18)`}>
          <MerchantSheet board={board} at={at} width={merchant} />
        </g>
      ))}
    </g>
  )
}

const Mine = ({ board, seat, width, high }: Sized & { readonly seat: Seat }) => {
  const me = board.view.seats[seat]
  const picks = privilegePicks(board, me)
  const low = high === LOW.high
  const tight = width < NARROW && !low
  const store = tight ? TIGHT : STORE
  const rest = low || tight ? 0 : Math.max(150, width * 0.16)
  const privileges = picks.length === 0 ? 0 : Math.max(118, width * (picks.length > 3 ? 0.22 : 0.13))
  const cards = Math.min(690, width - store - rest - privileges - 14)
  return (
    <g>
      {low || tight ? <SmallStore board={board} me={me} tight={tight} /> : <Store board={board} me={me} />}
      <g transform={`translate(${store} 0)`}>
        <Slots board={board} seat={seat} width={cards} height={high} />
      </g>
      <g transform={`translate(${store + cards + 4} 0)`}>
        <Privileges board={board} picks={picks} width={privileges} high={high} />
      </g>
      {rest === 0 ? null : (
        <g transform={`translate(${store + cards + privileges + 8} 0)`}>
          <After board={board} seat={seat} width={width - store - cards - privileges - 22} />
        </g>
      )}
    </g>
  )
}

export const Tray = (board: Board) => {
  const { seat, zone } = board
  if (seat === null) return null
  const high = zone.height < LOW.below ? LOW.high : HIGH
  const unit = zone.height / high
  const width = zone.width / unit
  return (
    <svg
      className="edo edo-tray"
      viewBox={`-14 0 ${width} ${high}`}
      width={zone.width}
      height={zone.height}
      style={{ display: 'block', ...lettersAt(unit, 13, 17) }}
    >
      {planningIn(board) ? (
        <Costs board={board} width={width - 28} high={high} />
      ) : (
        <Mine board={board} seat={seat} width={width - 14} high={high} />
      )}
    </svg>
  )
}

const PHONE = 390
/** The same on a phone, where the plan stands under the map. */
export const HandStore = ({ board }: { readonly board: Board }) => {
  const me = board.seat === null ? undefined : board.view.seats[board.seat]
  if (!me) return null
  const picks = privilegePicks(board, me)
  const height = HIGH + 8 + Math.ceil(picks.length / 2) * 34
  return (
    <svg
      className="edo"
      viewBox={`-12 -6 ${PHONE} ${height + 6}`}
      width="100%"
      style={{ display: 'block', ...lettersAt(1, 13, 17) }}
    >
      <Store board={board} me={me} />
      {picks.map((pick, i) => (
        <g
          key={`${pick}-${i}`}
          transform={`translate(${(i % 2) * 186} ${HIGH + 6 + Math.floor(i / 2) * 34})`}
        >
          <Privilege board={board} pick={pick} width={178} />
        </g>
      ))}
    </svg>
  )
}
