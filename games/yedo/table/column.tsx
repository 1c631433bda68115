/** Beside the city, from public to personal: round and event, market, bidding, decks, and what is asked. */
import { Bidding, BIDDING_HEIGHT } from './bidding.tsx'
import { Decks, DECKS_HEIGHT } from './decks.tsx'
import { EVENT_HEIGHT, EventCard } from './event.tsx'
import { COLUMN, SHEET } from './layout.ts'
import { Market, MARKET_HEIGHT } from './market.tsx'
import { Preview } from './preview.tsx'
import { Tray, trayHeight } from './tray.tsx'
import type { Board } from './where.ts'

const GAP = 9
const MARKET_Y = 10 + EVENT_HEIGHT + GAP
const BIDDING_Y = MARKET_Y + MARKET_HEIGHT + GAP
const DECKS_Y = BIDDING_Y + BIDDING_HEIGHT + GAP
const TRAY_Y = DECKS_Y + DECKS_HEIGHT + GAP
const FOOT = SHEET.height - 8

/** A window that needs more room covers the decks, then the bidding; never the market. */
const Window = ({ board, far }: { readonly board: Board; readonly far: boolean }) => {
  const top = Math.max(BIDDING_Y - 8, Math.min(TRAY_Y, FOOT - trayHeight(board)))
  return (
    <g>
      {top < TRAY_Y ? (
        <rect
          x="-10"
          y={top - 8}
          width={COLUMN.width + 20}
          height={SHEET.height - top + 8}
          fill="var(--washi)"
        />
      ) : null}
      <path d={`M0 ${top - 7}H${COLUMN.width}`} stroke="var(--sumi)" strokeWidth="1.5" />
      <g transform={`translate(0 ${top + 4})`}>
        <Tray board={board} height={FOOT - top} missions={!far} />
      </g>
    </g>
  )
}

export const Column = ({ board, far }: { readonly board: Board; readonly far: boolean }) => (
  <g transform={`translate(${COLUMN.x} 0)`}>
    <g transform="translate(0 10)">
      <EventCard board={board} />
    </g>
    <g transform={`translate(0 ${MARKET_Y})`}>
      <Market board={board} />
    </g>
    <g transform={`translate(0 ${BIDDING_Y})`}>
      <Bidding board={board} />
    </g>
    <g transform={`translate(0 ${DECKS_Y})`}>
      <Decks board={board} />
    </g>
    <Window board={board} far={far} />
    <Preview board={board} y={FOOT + 2} />
  </g>
)
