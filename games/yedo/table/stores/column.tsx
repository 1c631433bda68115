/** Beside the city, from public to personal: round and event, market, decks, bidding, and what is asked. */
import type { ReactNode } from 'react'
import { Bidding, BIDDING_HEIGHT, BIDDING_ROW } from './bidding.tsx'
import { Decks, DECKS_HEIGHT } from './decks.tsx'
import { EVENT_HEIGHT, EventCard } from './event.tsx'
import { COLUMN, SHEET } from '../layout.ts'
import { Market, MARKET_HEIGHT } from './market.tsx'
import { Preview } from '../window/preview.tsx'
import { Tray, trayHeight } from '../window/tray.tsx'
import { LOT_TASKS, type Board } from '../where.ts'

const GAP = 9
const MARKET_Y = 10 + EVENT_HEIGHT + GAP
const DECKS_Y = MARKET_Y + MARKET_HEIGHT + GAP
const BIDDING_Y = DECKS_Y + DECKS_HEIGHT + GAP
const FOOT = SHEET.height - 8

type Store = { readonly id: string; readonly y: number; readonly height: number; readonly draw: ReactNode }

/** The lots stand at full size while they are bid for, and in one row where a window needs the room. */
const biddingOf = (board: Board, asked: number): Store => {
  const whole =
    LOT_TASKS.includes(board.task?.task) ||
    (board.view.phase === 'bidding' && BIDDING_Y + BIDDING_HEIGHT + GAP + asked <= FOOT)
  return {
    id: 'bidding',
    y: BIDDING_Y,
    height: whole ? BIDDING_HEIGHT : BIDDING_ROW,
    draw: <Bidding board={board} row={!whole} />,
  }
}

/** A window that needs still more room takes the place of the bidding, then of the decks; never of the market. */
const storesOf = (board: Board): readonly Store[] => {
  const asked = trayHeight(board, true)
  return [
    { id: 'decks', y: DECKS_Y, height: DECKS_HEIGHT, draw: <Decks board={board} /> },
    biddingOf(board, asked),
  ].filter(({ y, height }) => y + height + GAP + asked <= FOOT)
}

const Laid = ({ y, children }: { readonly y: number; readonly children: ReactNode }) => (
  <g transform={`translate(0 ${y})`}>{children}</g>
)

export const Column = ({ board, far }: { readonly board: Board; readonly far: boolean }) => {
  const stores = storesOf(board)
  const last = stores.at(-1)
  const top = (last ? last.y + last.height : MARKET_Y + MARKET_HEIGHT) + GAP
  return (
    <g transform={`translate(${COLUMN.x} 0)`}>
      <Laid y={10}>
        <EventCard board={board} />
      </Laid>
      <Laid y={MARKET_Y}>
        <Market board={board} twins />
      </Laid>
      {stores.map(({ id, y, draw }) => (
        <Laid key={id} y={y}>
          {draw}
        </Laid>
      ))}
      <path d={`M0 ${top - 3}H${COLUMN.width}`} stroke="var(--sumi)" strokeWidth="1.5" />
      <Laid y={top + 6}>
        <Tray board={board} height={FOOT - top} missions={!far} twins />
      </Laid>
      <Preview board={board} y={FOOT + 2} />
    </g>
  )
}
