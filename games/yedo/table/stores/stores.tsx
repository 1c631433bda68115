/** Event, market, bidding and decks below each other, what is asked about first. */
import { Bidding, BIDDING_HEIGHT } from './bidding.tsx'
import { Decks, DECKS_HEIGHT } from './decks.tsx'
import { EVENT_HEIGHT, EventCard } from './event.tsx'
import { COLUMN, stacked } from '../layout.ts'
import { Market, MARKET_HEIGHT } from './market.tsx'
import { textIn } from '../text.ts'
import type { TaskName } from '../../tasks.ts'
import { DECK_TASKS, type Board } from '../where.ts'

const PAD = 8
const GAP = 14
const LOTS: readonly (TaskName | undefined)[] = ['announce', 'claim', 'bar', 'take-part']
const DECKS: readonly (TaskName | undefined)[] = [...DECK_TASKS, 'choose-annex']

const firstOf = ({ task, view }: Board): string => {
  const name = task?.task
  if (LOTS.includes(name)) return 'bidding'
  if (DECKS.includes(name) || view.turn.at === 'karesansui') return 'decks'
  return view.turn.at === 'market' || name === 'free-weapon' ? 'market' : 'event'
}

export const Stores = ({ board, twins = false }: { readonly board: Board; readonly twins?: boolean }) => {
  const first = firstOf(board)
  const parts = [
    { id: 'event', height: EVENT_HEIGHT, draw: <EventCard board={board} /> },
    { id: 'market', height: MARKET_HEIGHT, draw: <Market board={board} twins={twins} /> },
    { id: 'bidding', height: BIDDING_HEIGHT, draw: <Bidding board={board} /> },
    { id: 'decks', height: DECKS_HEIGHT, draw: <Decks board={board} /> },
  ].sort((a, b) => Number(b.id === first) - Number(a.id === first))
  const heights = parts.map(({ height }) => height)
  const tops = stacked(heights, GAP)
  return (
    <svg
      viewBox={`0 0 ${COLUMN.width + 2 * PAD} ${heights.reduce((sum, height) => sum + height + GAP, 10)}`}
      role="group"
      aria-label={textIn(board.locale).stores}
      style={{ display: 'block', inlineSize: '100%', maxInlineSize: 390, margin: '0 auto' }}
    >
      {parts.map(({ id, draw }, i) => (
        <g key={id} transform={`translate(${PAD} ${10 + (tops[i] ?? 0)})`}>
          {draw}
        </g>
      ))}
    </svg>
  )
}
