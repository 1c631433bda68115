/** The clans in player order, a row each: all that lies open before them. */
import { Coin, cutPath, Points, SeatChip, SignMark, Spot, offerAt } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { memo, type KeyboardEvent, type ReactNode } from 'react'
import { BUILT, OCCUPIED } from '../board.ts'
import { ANNEX_IDS } from '../position.ts'
import { Difficulty, Letter, Pawn } from './figures.tsx'
import { Fresh, marksLedger } from './fresh.tsx'
import { LEDGER, ledgerRow } from './layout.ts'
import { steady } from './steady.ts'
import { annexSign, isColor, weaponSign } from './signs.ts'
import { textIn } from './text.ts'
import { calledOf, ORDER, type Board } from './where.ts'

type Of = { readonly board: Board; readonly seat: Seat }

const Disciples = ({ board, seat }: Of) => {
  const { house, reserve } = board.view.seats[seat]
  const colour = board.players[seat]?.colour ?? 'var(--sumi)'
  return (
    <g>
      <title>{`${house} ${textIn(board.locale).atHome}, ${4 - house - reserve} ${textIn(board.locale).out}, ${reserve} ${textIn(board.locale).reserve}`}</title>
      {[0, 1, 2, 3].map((i) => (
        <Pawn
          key={i}
          x={i * 16.5}
          y={0}
          colour={colour}
          where={i < house ? 'house' : i < 4 - reserve ? 'out' : 'reserve'}
        />
      ))}
    </g>
  )
}

const Weapons = ({ board, seat }: Of) => {
  const { of } = board.view.seats[seat].weapons
  const step = Math.min(22, 94 / Math.max(1, of.length))
  return of.map((id, i) => (
    <g key={`${id}-${i}`} transform={`translate(${i * step} 0)`}>
      <title>{board.t.name(id)}</title>
      <SignMark name={weaponSign(id)} size={20} />
    </g>
  ))
}

const Annexes = ({ board, seat }: Of) => {
  const player = board.players[seat]
  const { annexes } = board.view.seats[seat]
  return (
    <g>
      {ANNEX_IDS.map((id, i) => {
        const mine = seat === board.seat && board.task?.task !== 'choose-annex' && offerAt(board.offers, id)
        return (
          <g key={id} transform={`translate(${i * 24} 0)`}>
            <Spot
              board={board}
              pick={mine ? id : ''}
              id={mine ? id : `annex-${seat}-${id}`}
              label={board.t.name(id)}
            >
              <title>{board.t.name(id)}</title>
              {mine ? (
                <path
                  className="spot-paper"
                  d={cutPath(-12, -14, 24, 28, 5)}
                  fill="var(--kinari)"
                  stroke="var(--sumi)"
                />
              ) : null}
              <SignMark
                name={annexSign(id)}
                size={20}
                colour={annexes[id] >= BUILT ? 'var(--sumi)' : 'var(--closed-line)'}
              />
              {annexes[id] === OCCUPIED && player ? (
                <Pawn x={7} y={6} colour={player.colour} where="house" />
              ) : null}
            </Spot>
          </g>
        )
      })}
    </g>
  )
}

const Count = ({
  value,
  sign,
  title,
}: {
  readonly value: number
  readonly sign: Parameters<typeof SignMark>[0]['name']
  readonly title: string
}) => (
  <g opacity={value === 0 ? 0.45 : 1}>
    <title>{`${title}: ${value}`}</title>
    <SignMark name={sign} size={15} />
    <text className="kit-figure" x="9" dy="0.35em" fontSize="16" fill="var(--sumi)">
      {value}
    </text>
  </g>
)

/** The backs of the missions in hand: their colours are seen by all. */
const Missions = ({ board, seat }: Of) => (
  <g>
    <title>{textIn(board.locale).missions}</title>
    {board.view.seats[seat].missions.of.map((id, i) => {
      const color = id.split('/')[0] ?? ''
      return isColor(color) ? <Difficulty key={i} color={color} x={i * 12.5} scale={0.8} /> : null
    })}
  </g>
)

/** The place in the player order; in the bower and by intrigue it is what one chooses, elsewhere numbers are bids. */
export const Position = ({ board, at }: { readonly board: Board; readonly at: number }) => {
  const held = board.view.bower[at]
  const holder = held === null || held === undefined ? undefined : board.players[held]
  const asked = ORDER.includes(board.task?.task ?? '') && offerAt(board.offers, at + 1)
  return (
    <Spot
      board={board}
      pick={asked ? at + 1 : ''}
      id={asked ? String(at + 1) : `order-${at + 1}`}
      label={asked ? calledOf(board, at + 1) : String(at + 1)}
    >
      <path className="spot-paper" d={cutPath(-12, -13, 24, 26, 5)} fill="transparent" stroke="none" />
      {holder ? (
        <SeatChip player={holder} size={20} />
      ) : (
        <text className="kit-figure" textAnchor="middle" dy="0.35em" fontSize="17" fill="var(--sumi)">
          {at + 1}
        </text>
      )}
    </Spot>
  )
}

/** Where a clan is not itself an offer, its row opens it in full. */
export const opener = (name: string, open: () => void) => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': name,
  style: { cursor: 'pointer' },
  onClick: open,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open()
  },
})

const acts = (board: Board, seat: Seat): boolean => board.task?.a['seat'] === seat

const Row = ({
  board,
  seat,
  at,
  height,
  open,
}: Of & { readonly at: number; readonly height: number; readonly open: (seat: Seat) => void }) => {
  const own = board.view.seats[seat]
  const player = board.players[seat]
  const said = textIn(board.locale)
  const pick = `seat-${seat}`
  const struck = offerAt(board.offers, pick) !== undefined
  const fill = seat === board.seat ? 'var(--kinari)' : acts(board, seat) ? 'var(--washi-deep)' : 'transparent'
  if (!player) return null
  return (
    <g transform={`translate(0 ${at * height})`}>
      <g {...(struck ? {} : opener(player.name, () => open(seat)))}>
        <Spot board={board} pick={pick} label={player.name}>
          <rect className="spot-paper" width={LEDGER.width} height={height} fill={fill} stroke="none" />
        </Spot>
        <g pointerEvents="none">
          <Fresh board={board} seat={seat} height={height} />
        </g>
        <path d={`M0 ${height}H${LEDGER.width}`} stroke="var(--hair)" />
        <g transform={`translate(0 ${height / 2})`} pointerEvents="none">
          <SeatChip player={player} x={42} size={25} />
          <g transform="translate(43 -7)">
            <Letter letter={player.letter} />
          </g>
          <text className="kit-title" x="68" dy="0.35em" fontSize="16">
            {player.name.slice(0, 9)}
          </text>
          <Points x={158} size={31} value={own.prestige} />
          <Coin x={191} size={19} />
          <text className="kit-figure" x="204" dy="0.35em" fontSize="17" fill="var(--sumi)">
            {own.mon}
          </text>
        </g>
        <g transform={`translate(0 ${height / 2})`} pointerEvents={struck ? 'none' : undefined}>
          <At x={240}>
            <Disciples board={board} seat={seat} />
          </At>
          <At x={312}>
            <Weapons board={board} seat={seat} />
          </At>
          <At x={508}>
            <Count value={own.geisha} sign="yedo-geisha" title={board.t.name('geisha')} />
          </At>
          {own.blessed ? <SignMark name="yedo-blessing" x={538} size={18} /> : null}
          {own.blackmail ? <SignMark name="yedo-Espionage" x={558} size={17} /> : null}
          <At x={576}>
            <Missions board={board} seat={seat} />
          </At>
          <At x={636}>
            <Count value={own.actions.of.length} sign="yedo-card" title={said.short['action'] ?? ''} />
          </At>
          <At x={666}>
            <Count value={own.bonuses.of.length} sign="yedo-bonus" title={said.short['bonus'] ?? ''} />
          </At>
        </g>
      </g>
      <g transform={`translate(14 ${height / 2})`}>
        <Position board={board} at={at} />
      </g>
      <g transform={`translate(410 ${height / 2})`} pointerEvents={struck ? 'none' : undefined}>
        <Annexes board={board} seat={seat} />
      </g>
    </g>
  )
}
const At = ({ x, children }: { readonly x: number; readonly children: ReactNode }) => (
  <g transform={`translate(${x} 0)`}>{children}</g>
)

type Opening = { readonly board: Board; readonly open: (seat: Seat) => void }
const OWN = /^(seat|annex|order)-|^\d$/
const owns = (id: string): boolean => OWN.test(id) || (ANNEX_IDS as readonly string[]).includes(id)

export const Ledger = memo(
  ({ board, open }: Opening) => {
    const { order } = board.view
    const height = ledgerRow(order.length)
    return (
      <g>
        <path d={`M0 0H${LEDGER.width}`} stroke="var(--sumi)" strokeWidth="1.5" />
        {order.map((seat, at) => (
          <Row key={seat} board={board} seat={seat} at={at} height={height} open={open} />
        ))}
      </g>
    )
  },
  steady<Opening>({ parts: (g) => [g.seats, g.order, g.bower], owns, hears: marksLedger, asked: true }),
)
