/** The merchants at the upper edge, in brief; a tap opens what one of them owns. */
import { cutPath, SeatChip } from '@machiya/kit'
import { seatsOf, type Offer, type Seat } from '@machiya/kernel'
import type { KeyboardEvent } from 'react'
import { EXCHANGES } from '../../data/exchanges.ts'
import type { OrderId } from '../../data/orders.ts'
import { GOOD_IDS } from '../../position.ts'
import { ORDER, PIECE } from '../../by-id.ts'
import { SignMark } from '../signs/drawn.ts'
import { MARGIN, SHEET, tabRect, type Rect } from '../layout.ts'
import { letter } from '../signs/letters.tsx'
import { Mat, matHeight } from './mat.tsx'
import type { Board } from '../preview.ts'
import { textIn } from '../text.ts'
import { MAT_WIDTH } from './wares.tsx'

type Opened = { readonly opened: Seat | null; readonly open: (seat: Seat | null) => void }

/** A button of the board's own that makes no move. */
export const press = (act: () => void) => ({
  role: 'button',
  tabIndex: 0,
  style: { cursor: 'pointer' },
  onClick: act,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    act()
  },
})

/** Whether an open offer lies among what its seat owns. */
const isOnMat = (board: Board, { pick, no }: Offer): boolean => {
  if (no || typeof pick === 'number') return false
  if (pick in ORDER)
    return board.seat !== null && board.view.seats[board.seat].hand.of.includes(pick as OrderId)
  return pick in PIECE ? board.task?.task === 'transfer' : MAT_PICKS.has(pick)
}
const MAT_PICKS: ReadonlySet<string> = new Set([
  ...GOOD_IDS,
  ...EXCHANGES.map(({ id }) => id),
  'import',
  'yen',
  'pay-yen',
  'pay-import',
  'supply',
  'from-supply',
  'use-agent',
  'use-textile-mill',
  'use-university',
])

const Tab = ({ board, seat, opened, open }: Opened & { readonly board: Board; readonly seat: Seat }) => {
  const player = board.players[seat]
  const me = board.view.seats[seat]
  const { x, y, width, height } = tabRect(seat)
  const acts = board.task !== undefined && 'seat' in board.task.a && board.task.a.seat === seat
  const asks = seat === board.seat && board.offers.some((offer) => isOnMat(board, offer))
  if (!player) return null
  return (
    <g
      transform={`translate(${x} ${y})`}
      {...press(() => open(opened === seat ? null : seat))}
      aria-expanded={opened === seat}
      aria-label={`${textIn(board.locale).mat} ${player.name}: ${me.points} ${textIn(board.locale).points}`}
    >
      <path
        d={cutPath(0, 0, width, height, 7)}
        fill={asks || acts || opened === seat ? 'var(--kinari)' : 'var(--washi)'}
        stroke="var(--sumi)"
        strokeWidth={asks || opened === seat ? 2.5 : 1.5}
      />
      <rect width="6" height={height - 7} fill={player.colour} />
      <SeatChip player={player} x={27} y={height / 2} size={30} />
      <text className="kit-figure" x="50" y={height / 2} dy="0.35em" fontSize={letter(22)} fill="var(--sumi)">
        {me.points}
      </text>
      <SignMark name="pawn" x={88} y={height / 2} size={22} colour={player.colour} />
      <text className="kit-figure" x="99" y={height / 2} dy="0.35em" fontSize={letter(17)} fill="var(--sumi)">
        {me.supply.assistant}
      </text>
    </g>
  )
}

export const Tabs = ({ board, ...opened }: Opened & { readonly board: Board }) => (
  <g>
    {seatsOf(board.view).map((seat) => (
      <Tab key={seat} board={board} seat={seat} {...opened} />
    ))}
  </g>
)

/** The room to the right of the tabs. */
export const slipRoom = (board: Board): Rect => {
  const last = tabRect(board.view.about.seats - 1)
  const x = last.x + last.width + 16
  return { x, y: last.y, width: SHEET.width - MARGIN - x, height: last.height }
}

const SCALE = 1.36
const PAD = 14

/** Everything a merchant owns, laid over the left of the town until it is closed. */
export const OpenMat = ({ board, opened, open }: Opened & { readonly board: Board }) => {
  if (opened === null) return null
  const width = MAT_WIDTH * SCALE + 2 * PAD
  const height = matHeight(board, opened) * SCALE + 2 * PAD + 34
  const said = textIn(board.locale)
  return (
    <g transform={`translate(${MARGIN} 51)`} role="dialog" aria-label={`${said.mat} ${board.t.seat(opened)}`}>
      <path
        d={cutPath(0, 0, width, height, 9)}
        fill="var(--washi-deep)"
        stroke="var(--sumi)"
        strokeWidth="2"
      />
      <text className="kit-title" x={PAD} y="30" fontSize={letter(20)}>
        {board.t.seat(opened)}
      </text>
      <g transform={`translate(${width - PAD - 34} 8)`} {...press(() => open(null))} aria-label={said.close}>
        <path d={cutPath(0, 0, 34, 30, 6)} fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.5" />
        <path d="M11 9L23 21M23 9L11 21" stroke="var(--sumi)" strokeWidth="2" />
      </g>
      <g transform={`translate(${PAD} ${PAD + 34}) scale(${SCALE})`}>
        <Mat board={board} seat={opened} />
      </g>
    </g>
  )
}
