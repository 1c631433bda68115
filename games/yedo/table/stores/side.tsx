/** The sheet on the far bank: event, market, decks, annexes and bidding. */
import { lastingOf, Paper, type Zone } from '@machiya/kit'
import type { ReactNode } from 'react'
import { Bidding, BIDDING_HEIGHT, BIDDING_ROW } from './bidding.tsx'
import { Decks, DECKS_HEIGHT } from './decks.tsx'
import { EVENT_HEIGHT, EventCard } from './event.tsx'
import { COLUMN, stacked } from '../layout.ts'
import { Market, MARKET_HEIGHT } from './market.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../where.ts'

const PAD = 13
const GAP = 9
const EDGE = 12
const SHEET = COLUMN.width + 2 * PAD

/** What the sheet takes of the width: it grows with the height, and the wheel before it. */
const LEAST = 300
const MOST = 420
const SHARE = 0.4655
/** The wheel gives way to the sheet by no more than this. */
const YIELDS = 0.95
export const column = ({ width, height }: Zone): { readonly width: number; readonly folded: boolean } => {
  const wide = Math.round(Math.min(MOST, Math.max(LEAST, height * SHARE)))
  return { width: wide, folded: width - wide < YIELDS * Math.min(width, height) }
}

type Store = { readonly id: string; readonly height: number; readonly draw: ReactNode }
const storesOf = (board: Board): readonly Store[] => {
  const open = board.view.phase === 'bidding'
  return [
    { id: 'event', height: EVENT_HEIGHT, draw: <EventCard board={board} /> },
    { id: 'market', height: MARKET_HEIGHT, draw: <Market board={board} /> },
    { id: 'decks', height: DECKS_HEIGHT, draw: <Decks board={board} /> },
    {
      id: 'bidding',
      height: open ? BIDDING_HEIGHT : BIDDING_ROW,
      draw: <Bidding board={board} row={!open} />,
    },
  ]
}

export const Side = (board: Board) => {
  const { width, height } = board.zone
  const stores = storesOf(board)
  const tops = stacked(
    stores.map((store) => store.height),
    GAP,
  )
  const whole = (tops.at(-1) ?? 0) + (stores.at(-1)?.height ?? 0) + 2 * PAD
  const scale = Math.min((width - EDGE) / SHEET, (height - 2 * EDGE) / (whole + 4))
  return (
    <svg
      key={lastingOf(board)}
      className="board"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={textIn(board.locale).stores}
      style={{ display: 'block', inlineSize: '100%', blockSize: '100%', pointerEvents: 'none' }}
    >
      <g
        transform={`translate(${width - EDGE - SHEET * scale} ${EDGE}) scale(${scale})`}
        pointerEvents="auto"
      >
        <Paper width={SHEET} height={whole} cut={14} fill="var(--washi)" />
        {stores.map(({ id, draw }, i) => (
          <g key={id} transform={`translate(${PAD} ${PAD + (tops[i] ?? 0)})`}>
            {draw}
          </g>
        ))}
      </g>
    </svg>
  )
}
