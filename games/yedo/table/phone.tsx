/** On a phone: the wheel as a plan, a district at full size, stores, clans and what is asked, a page each. */
import { useState, type CSSProperties, type ReactNode } from 'react'
import { DISTRICT_OF, type Spot as Place } from '../board.ts'
import type { DistrictId } from '../data/rows.ts'
import { Bidding, BIDDING_HEIGHT } from './bidding.tsx'
import { Decks, DECKS_HEIGHT } from './decks.tsx'
import { EVENT_HEIGHT, EventCard } from './event.tsx'
import { COLUMN, stacked } from './layout.ts'
import { Market, MARKET_HEIGHT } from './market.tsx'
import { PhoneClans } from './phone-clans.tsx'
import { DistrictSheet, Plan } from './plan.tsx'
import { useSteady } from './steady.ts'
import { textIn } from './text.ts'
import { Tray, trayHeight } from './tray.tsx'
import { hasOpen, type Board } from './where.ts'

const PAGES = ['city', 'stores', 'rivals', 'asked'] as const
type Page = (typeof PAGES)[number]

/** The page where the open offers lie. */
const pageFor = (board: Board): Page => {
  if (board.view.phase === 'end' || hasOpen(board, 'window')) return 'asked'
  if (hasOpen(board, 'city')) return 'city'
  if (hasOpen(board, 'stores')) return 'stores'
  if (hasOpen(board, 'clans')) return 'rivals'
  return hasOpen(board, 'tray') ? 'asked' : 'city'
}
const districtFor = (board: Board): DistrictId | null =>
  board.task?.task === 'act' && board.offers.length > 0
    ? (DISTRICT_OF[board.view.turn.at as Place] ?? null)
    : null

const Drawing = ({
  width,
  height,
  label,
  children,
}: {
  readonly width: number
  readonly height: number
  readonly label: string
  readonly children: ReactNode
}) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    role="group"
    aria-label={label}
    style={{ display: 'block', inlineSize: '100%' }}
  >
    {children}
  </svg>
)

const PAD = 8
/** What is asked about comes first. */
const firstStore = (board: Board): string => {
  const task = board.task?.task ?? ''
  if (['announce', 'claim', 'bar', 'take-part'].includes(task)) return 'bidding'
  return task.includes('mission') || task === 'choose-annex' || board.view.turn.at === 'karesansui'
    ? 'decks'
    : 'event'
}
const Stores = ({ board }: { readonly board: Board }) => {
  const first = firstStore(board)
  const parts = [
    { id: 'event', height: EVENT_HEIGHT, draw: <EventCard board={board} /> },
    { id: 'market', height: MARKET_HEIGHT, draw: <Market board={board} /> },
    { id: 'bidding', height: BIDDING_HEIGHT, draw: <Bidding board={board} /> },
    { id: 'decks', height: DECKS_HEIGHT, draw: <Decks board={board} /> },
  ].sort((a, b) => Number(b.id === first) - Number(a.id === first))
  const tops = stacked(
    parts.map(({ height }) => height),
    14,
  )
  return (
    <Drawing
      width={COLUMN.width + 2 * PAD}
      height={parts.reduce((sum, { height }) => sum + height + 14, 10)}
      label={textIn(board.locale).stores}
    >
      {parts.map(({ id, draw }, i) => (
        <g key={id} transform={`translate(${PAD} ${10 + (tops[i] ?? 0)})`}>
          {draw}
        </g>
      ))}
    </Drawing>
  )
}

const Asked = ({ board }: { readonly board: Board }) => {
  const height = Math.max(260, trayHeight(board) + 20)
  return (
    <Drawing width={COLUMN.width + 2 * PAD} height={height} label={textIn(board.locale).asked}>
      <g transform={`translate(${PAD} 10)`}>
        <Tray board={board} height={height - 10} />
      </g>
    </Drawing>
  )
}

const BOX: CSSProperties = {
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  background: 'var(--washi)',
}
const BODY: CSSProperties = { flex: 1, minBlockSize: 0, overflowY: 'auto' }
const TABS: CSSProperties = { display: 'flex', flex: 'none', borderBlockStart: '1.5px solid var(--sumi)' }
const tabLook = (here: boolean): CSSProperties => ({
  flex: 1,
  minBlockSize: 44,
  border: 0,
  borderBlockStart: `4px solid ${here ? 'var(--sumi)' : 'transparent'}`,
  background: 'none',
  color: here ? 'var(--sumi)' : 'var(--sumi-light)',
  font: `${here ? 500 : 400} 0.875rem var(--text)`,
})

const Tabs = ({
  board,
  page,
  turn,
}: {
  readonly board: Board
  readonly page: Page
  readonly turn: (page: Page) => void
}) => (
  <nav style={TABS} aria-label={board.words.title}>
    {PAGES.map((each) => (
      <button
        key={each}
        type="button"
        style={tabLook(each === page)}
        aria-current={each === page ? 'page' : undefined}
        onClick={() => turn(each)}
      >
        {textIn(board.locale)[each]}
      </button>
    ))}
  </nav>
)

/** What was opened by hand holds until something else is asked. */
type Turned = { readonly at: string; readonly page: Page; readonly district: DistrictId | null }

export const Phone = (now: Board) => {
  const board = useSteady(now)
  const at = `${board.view.number} ${board.task?.task ?? ''}`
  const [turned, setTurned] = useState<Turned | null>(null)
  const shown = turned?.at === at ? turned : { at, page: pageFor(board), district: districtFor(board) }
  const open = (district: DistrictId | null) => setTurned({ at, page: 'city', district })
  return (
    <div className="board" style={BOX}>
      <div style={BODY}>
        {shown.page === 'stores' ? <Stores board={board} /> : null}
        {shown.page === 'rivals' ? <PhoneClans board={board} /> : null}
        {shown.page === 'asked' ? <Asked board={board} /> : null}
        {shown.page === 'city' ? (
          shown.district ? (
            <DistrictSheet board={board} district={shown.district} close={() => open(null)} />
          ) : (
            <Plan board={board} open={open} />
          )
        ) : null}
      </div>
      <Tabs board={board} page={shown.page} turn={(page) => setTurned({ at, page, district: null })} />
    </div>
  )
}
