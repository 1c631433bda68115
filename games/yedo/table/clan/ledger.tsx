/** The clans in player order, a row each: all that lies open before them. */
import { cutPath, Points, SeatChip, Spot, offerAt, Part } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { KeyboardEvent } from 'react'
import { BUILT, OCCUPIED } from '../../whereabouts.ts'
import { ANNEX_IDS } from '../../position.ts'
import { seatPick } from '../../picks.ts'
import { SignMark } from '../marks/drawn.ts'
import { isOffered, lookOfAnnexes } from './annexes.ts'
import { Pawn } from '../marks/figures.tsx'
import { Fresh, lookOfFresh } from '../motion/fresh.tsx'
import { Goods, lookOfGoods, Purse, Who } from './goods.tsx'
import { LEDGER, ledgerRow } from '../layout.ts'
import { lookAt } from '../look.ts'
import { isAtHeart } from '../wheel/offered.ts'
import { annexSign } from '../marks/signs.ts'
import { isDeciding, calledOf, ORDER, type Board } from '../where.ts'

type Of = { readonly board: Board; readonly seat: Seat }

const Annexes = ({ board, seat }: Of) => {
  const player = board.players[seat]
  const { annexes } = board.view.seats[seat]
  return (
    <g>
      {ANNEX_IDS.map((id, i) => {
        const mine = isOffered(board, seat, id)
        return (
          <g key={id} transform={`translate(${i * 24} 0)`}>
            <Spot
              board={board}
              pick={mine ? id : ''}
              twin
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

/** The place in the player order; in the bower and by intrigue it is what one chooses, elsewhere numbers are bids. */
type Place = { readonly board: Board; readonly at: number }
const isAsked = ({ task, offers }: Board, at: number): boolean =>
  ORDER.includes(task?.task) && offerAt(offers, at + 1) !== undefined
const lookOfPosition = ({ board, at }: Place): string => {
  const asked = isAsked(board, at)
  return `${at} ${isAtHeart(board, at + 1)} ${board.view.bower[at]} ${asked ? lookAt(board, at + 1) : lookAt(board, '', `order-${at + 1}`)}`
}

export const Position = ({ board, at, twin = false }: Place & { readonly twin?: boolean }) => {
  const held = board.view.bower[at]
  const holder = held === null || held === undefined ? undefined : board.players[held]
  const asked = isAsked(board, at)
  return (
    <Spot
      board={board}
      pick={asked ? at + 1 : ''}
      twin={twin}
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

const Row = ({ board, seat, at, height, open }: Line & { readonly open: (seat: Seat) => void }) => {
  const own = board.view.seats[seat]
  const player = board.players[seat]
  const pick = seatPick('seat', seat)
  const struck = offerAt(board.offers, pick) !== undefined
  const fill =
    seat === board.seat ? 'var(--kinari)' : isDeciding(board, seat) ? 'var(--washi-deep)' : 'transparent'
  if (!player) return null
  return (
    <g transform={`translate(0 ${at * height})`}>
      <g {...(struck ? {} : opener(player.name, () => open(seat)))}>
        <Spot board={board} pick={pick} twin={isAtHeart(board, pick)} label={player.name}>
          <rect className="spot-paper" width={LEDGER.width} height={height} fill={fill} stroke="none" />
        </Spot>
        <g pointerEvents="none">
          <Fresh board={board} seat={seat} height={height} />
        </g>
        <path d={`M0 ${height}H${LEDGER.width}`} stroke="var(--hair)" />
        <g transform={`translate(0 ${height / 2})`} pointerEvents="none">
          <Part look={`who ${seat}`}>
            <Who player={player} />
          </Part>
          <Part look={`points ${own.prestige}`}>
            <Points x={158} size={31} value={own.prestige} />
          </Part>
          <Part look={`purse ${own.mon}`}>
            <Purse mon={own.mon} />
          </Part>
        </g>
        <g transform={`translate(0 ${height / 2})`} pointerEvents={struck ? 'none' : undefined}>
          <Goods board={board} seat={seat} />
        </g>
      </g>
      <g transform={`translate(14 ${height / 2})`}>
        <Part look={`order ${lookOfPosition({ board, at })}`}>
          <Position board={board} at={at} twin={isAtHeart(board, at + 1)} />
        </Part>
      </g>
      <g transform={`translate(410 ${height / 2})`} pointerEvents={struck ? 'none' : undefined}>
        <Part look={`annexes ${seat} ${lookOfAnnexes(board, seat)}`}>
          <Annexes board={board} seat={seat} />
        </Part>
      </g>
    </g>
  )
}

type Line = Of & { readonly at: number; readonly height: number }
const lookOfRow = ({ board, seat, at, height }: Line): string => {
  const own = board.view.seats[seat]
  const pick = seatPick('seat', seat)
  return [
    seat,
    at,
    height,
    isDeciding(board, seat),
    isAtHeart(board, pick),
    lookAt(board, pick),
    lookOfPosition({ board, at }),
    lookOfAnnexes(board, seat),
    lookOfGoods(own),
    lookOfFresh(board, seat),
  ].join('|')
}

export const Ledger = ({ board, open }: { readonly board: Board; readonly open: (seat: Seat) => void }) => {
  const { order } = board.view
  const height = ledgerRow(order.length)
  return (
    <g>
      <path d={`M0 0H${LEDGER.width}`} stroke="var(--sumi)" strokeWidth="1.5" />
      {order.map((seat, at) => (
        <Part key={seat} look={`row ${lookOfRow({ board, seat, at, height })}`}>
          <Row board={board} seat={seat} at={at} height={height} open={open} />
        </Part>
      ))}
    </g>
  )
}
