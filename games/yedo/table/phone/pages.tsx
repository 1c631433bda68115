/** In a small place: the city as a map, a district at full size, and the stores behind a tab. */
import { useState, type CSSProperties, type ReactNode } from 'react'
import { DISTRICT_OF, type Spot as Place } from '../../whereabouts.ts'
import type { DistrictId } from '../../data/rows.ts'
import { AnswerSlip, BUTTON } from '../window/button.tsx'
import { momentOf } from '../window/moment.ts'
import { nextStop } from '../wheel/patrol.tsx'
import { DistrictSheet, Plan } from './plan.tsx'
import { Stores } from '../stores/stores.tsx'
import { textIn } from '../text.ts'
import { answersOf, hasOpen, type Board } from '../where.ts'

export const PAGES = ['city', 'stores'] as const
export type Page = (typeof PAGES)[number]

/** The page where the open offers lie. */
const pageFor = (board: Board): Page =>
  !hasOpen(board, 'city') && hasOpen(board, 'stores') ? 'stores' : 'city'
const districtFor = (board: Board): DistrictId | null =>
  board.task?.task === 'act' && board.offers.length > 0
    ? (DISTRICT_OF[board.view.turn.at as Place] ?? null)
    : null

const COLUMNS: CSSProperties = { flex: 1, minBlockSize: 0, display: 'flex' }
const BOX: CSSProperties = {
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  background: 'var(--washi)',
}
const SCROLL: CSSProperties = { flex: 1, minBlockSize: 0, minInlineSize: 0, overflowY: 'auto' }
const WHOLE: CSSProperties = { blockSize: '100%' }
const TABS: CSSProperties = { display: 'flex', flex: 'none', borderBlockStart: '1.5px solid var(--sumi)' }
const TABS_ABOVE: CSSProperties = { ...TABS, order: -1, borderBlock: '0 solid', borderBlockEndWidth: '1.5px' }
const tabLook = (here: boolean): CSSProperties => ({
  flex: '1 1 auto',
  minBlockSize: 44,
  border: 0,
  padding: '0 2px',
  borderBlockStart: `4px solid ${here ? 'var(--sumi)' : 'transparent'}`,
  background: 'none',
  color: here ? 'var(--sumi)' : 'var(--sumi-light)',
  font: `${here ? 500 : 400} 0.8125rem var(--text)`,
})

const Tabs = ({
  board,
  page,
  above,
  turn,
}: {
  readonly board: Board
  readonly page: Page
  readonly above: boolean
  readonly turn: (page: Page) => void
}) => {
  const asks = board.offers.length > 0 ? pageFor(board) : null
  return (
    <nav style={above ? TABS_ABOVE : TABS} aria-label={board.words.title}>
      {PAGES.map((each) => (
        <button
          key={each}
          type="button"
          style={tabLook(each === page)}
          aria-current={each === page ? 'page' : undefined}
          onClick={() => turn(each)}
        >
          {textIn(board.locale)[each]}
          {each === asks && each !== page ? <span style={ASKS} aria-hidden="true" /> : null}
        </button>
      ))}
    </nav>
  )
}
const ASKS: CSSProperties = {
  display: 'inline-block',
  inlineSize: 3,
  blockSize: '0.9em',
  marginInlineStart: 5,
  verticalAlign: '-0.1em',
  background: 'var(--shu)',
}

/** Plain answers stay at hand whatever page lies open. */
const Answers = ({ board }: { readonly board: Board }) => {
  const picks = momentOf(board) ? [] : answersOf(board).slice(0, 3)
  const across = board.narrow ? 352 : 480
  const width = across / Math.max(1, picks.length)
  return picks.length === 0 ? null : (
    <svg
      viewBox={`-4 -4 ${across + 8} ${BUTTON + 8}`}
      style={{ display: 'block', flex: 'none', maxBlockSize: 52 }}
    >
      {picks.map(({ pick }, i) => (
        <g key={pick} transform={`translate(${i * width} 0)`}>
          <AnswerSlip board={board} pick={pick} width={width - 6} />
        </g>
      ))}
    </svg>
  )
}

/** What was opened by hand holds until something else is asked. */
type Turned = { readonly at: string; readonly page: Page; readonly district: DistrictId | null }

/** The map fills a lying place; beside it there is room for a page. */
const isWide = ({ zone }: Board): boolean => zone.width >= 600
const pageWidth = (width: number): number => Math.max(290, Math.min(360, width * 0.46))

const Beside = ({
  board,
  left,
  right,
}: {
  readonly board: Board
  readonly left: ReactNode
  readonly right: ReactNode
}) => (
  <div style={COLUMNS}>
    <div style={{ ...SCROLL, flex: 'none', inlineSize: board.zone.width - pageWidth(board.zone.width) }}>
      {left}
    </div>
    <div style={{ ...SCROLL, borderInlineStart: '1.5px solid var(--sumi)' }}>
      <div>{right}</div>
    </div>
  </div>
)

export const Pages = ({ board }: { readonly board: Board }) => {
  const at = `${board.view.number} ${board.task?.task ?? ''}`
  const [turned, setTurned] = useState<Turned | null>(null)
  const shown = turned?.at === at ? turned : { at, page: pageFor(board), district: districtFor(board) }
  const open = (district: DistrictId | null) => setTurned({ at, page: 'city', district })
  const wide = isWide(board)
  const inView = shown.district ?? DISTRICT_OF[board.chosen as Place] ?? nextStop(board.view) ?? 'castle'
  const sheet = shown.district ?? (wide ? inView : null)
  const isPlan = shown.page === 'city' && sheet === null
  const page =
    shown.page === 'stores' ? (
      <Stores board={board} />
    ) : sheet ? (
      <DistrictSheet board={board} district={sheet} close={wide ? null : () => open(null)} />
    ) : (
      <Plan board={board} open={open} fit />
    )
  return (
    <div className="board" style={BOX}>
      {wide ? (
        <Beside
          board={board}
          left={<Plan board={board} open={open} beside={shown.page === 'city' ? sheet : null} fit />}
          right={page}
        />
      ) : (
        <div style={SCROLL}>
          <div style={isPlan ? WHOLE : undefined}>{page}</div>
        </div>
      )}
      {board.narrow && isPlan ? null : <Answers board={board} />}
      <Tabs
        board={board}
        page={shown.page}
        above={wide}
        turn={(each) => setTurned({ at, page: each, district: null })}
      />
    </div>
  )
}
