/** In a small place: the city as a map, and beside, below or behind it one page at a time. */
import { useState, type CSSProperties, type ReactNode } from 'react'
import { DISTRICT_OF, type Spot as Place } from '../../whereabouts.ts'
import type { DistrictId } from '../../data/rows.ts'
import type { Box, Form } from '../box.ts'
import { BRIEF_HEIGHT } from '../cards/brief.tsx'
import { AnswerSlip, BUTTON } from '../window/button.tsx'
import { Clans } from '../clan/clans.tsx'
import { Hand } from '../clan/hand.tsx'
import { COLUMN } from '../layout.ts'
import { outcomeOf } from '../window/outcome.ts'
import { nextStop } from '../wheel/patrol.tsx'
import { DistrictSheet, Plan, Whole } from './plan.tsx'
import { Stores } from '../stores/stores.tsx'
import { STRIP, Strip } from '../stores/strip.tsx'
import { textIn } from '../text.ts'
import { Tray, trayHeight } from '../window/tray.tsx'
import { answersOf, hasOpen, type Board } from '../where.ts'

export const PAGES = ['city', 'asked', 'missions', 'stores', 'rivals'] as const
export type Page = (typeof PAGES)[number]

/** The page where the open offers lie. */
const pageFor = (board: Board): Page => {
  if (board.view.phase === 'end' || hasOpen(board, 'window')) return 'asked'
  if (hasOpen(board, 'city')) return 'city'
  if (hasOpen(board, 'stores')) return 'stores'
  if (hasOpen(board, 'clans')) return 'rivals'
  if (hasOpen(board, 'tray')) return 'asked'
  return hasOpen(board, 'hand') ? 'missions' : 'city'
}
const districtFor = (board: Board): DistrictId | null =>
  board.task?.task === 'act' && board.offers.length > 0
    ? (DISTRICT_OF[board.view.turn.at as Place] ?? null)
    : null

const PAD = 8
/** Wider than this its words would shout. */
const DRAWN: CSSProperties = {
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 336,
  margin: '0 auto',
}
const Asked = ({ board }: { readonly board: Board }) => {
  const asked = trayHeight(board, !board.narrow)
  const height = Math.max(290, asked + (asked < 200 ? 4 * BRIEF_HEIGHT : 0) + 20)
  return (
    <svg
      viewBox={`0 0 ${COLUMN.width + 2 * PAD} ${height}`}
      role="group"
      aria-label={textIn(board.locale).asked}
      style={DRAWN}
    >
      <g transform={`translate(${PAD} 10)`}>
        <Tray board={board} height={height - 10} missions twins={!board.narrow} />
      </g>
    </svg>
  )
}

/** Any page but the city, as it stands alone. */
export const PageBody = ({ board, page }: { readonly board: Board; readonly page: Page }) => {
  if (page === 'stores') return <Stores board={board} />
  if (page === 'rivals') return <Clans board={board} />
  if (page === 'missions')
    return (
      <div style={{ padding: '0 12px' }}>
        <Hand {...board} spread />
      </div>
    )
  return <Asked board={board} />
}

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

/** What the pick would mean, between the map and the tabs. */
const Outcome = ({ board }: { readonly board: Board }) => {
  const { lines, open } = outcomeOf(board)
  return lines.length === 0 ? null : (
    <p style={{ ...MEANS, borderInlineStartColor: open ? 'var(--shu)' : 'var(--sumi-light)' }}>
      {lines.join(' · ')}
    </p>
  )
}
const MEANS: CSSProperties = {
  flex: 'none',
  margin: 0,
  padding: '5px 10px',
  background: 'var(--kinari)',
  borderBlockStart: '1px solid var(--hair)',
  borderInlineStart: '4px solid',
  font: '400 0.8125rem/1.4 var(--text)',
}

/** Plain answers stay at hand whatever page lies open. */
const Answers = ({ board }: { readonly board: Board }) => {
  const picks = answersOf(board).slice(0, 3)
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

/** A phone that lies shows the upper part of a board first. */
const isLying = ({ narrow }: Board, box: Box | null): boolean =>
  narrow && box !== null && box.width > box.height

const TAB = 48
/** From this size on the whole wheel with all its words can be read. */
const READABLE = 530
const showsWhole = (box: Box | null): boolean => box !== null && box.height - TAB >= READABLE && hasStrip(box)

const Beside = ({
  left,
  right,
  box,
}: {
  readonly left: ReactNode
  readonly right: ReactNode
  readonly box: Box
}) => (
  <div style={COLUMNS}>
    <div style={{ ...SCROLL, flex: 'none', inlineSize: box.width - pageWidth(box) }}>{left}</div>
    <div style={{ ...SCROLL, borderInlineStart: '1.5px solid var(--sumi)' }}>
      <div>{right}</div>
    </div>
  </div>
)
/** Whether a strip of stores fits beside the whole wheel. */
const hasStrip = (box: Box): boolean => stripWidth(box) >= STRIP - 14
const stripWidth = ({ width, height }: Box): number => Math.min(220, width - (height - TAB))

/** The whole wheel, and beside it what there is room for; what is said of a pick lies over it and moves nothing. */
const WithStrip = ({ board, box }: { readonly board: Board; readonly box: Box }) => (
  <div style={{ ...COLUMNS, blockSize: '100%' }}>
    <div style={{ flex: 1, minInlineSize: 0, position: 'relative' }}>
      <Whole board={board} />
      <div style={{ position: 'absolute', inset: 'auto auto 0 0', maxInlineSize: '60%' }}>
        <Outcome board={board} />
      </div>
    </div>
    <div style={{ flex: 'none', inlineSize: stripWidth(box), borderInlineStart: '1.5px solid var(--sumi)' }}>
      <Strip board={board} />
    </div>
  </div>
)
const pageWidth = ({ width }: Box): number => Math.max(290, Math.min(360, width * 0.46))

export const Pages = ({
  board,
  form,
  box,
}: {
  readonly board: Board
  readonly form: Form
  readonly box: Box | null
}) => {
  const at = `${board.view.number} ${board.task?.task ?? ''}`
  const [turned, setTurned] = useState<Turned | null>(null)
  const shown = turned?.at === at ? turned : { at, page: pageFor(board), district: districtFor(board) }
  const open = (district: DistrictId | null) => setTurned({ at, page: 'city', district })
  const inView = shown.district ?? DISTRICT_OF[board.chosen as Place] ?? nextStop(board.view) ?? 'castle'
  const sheetOf = (district: DistrictId, close: (() => void) | null) => (
    <DistrictSheet board={board} district={district} close={close} />
  )
  const lying = isLying(board, box)
  const whole = shown.page === 'city' && form !== 'stacked' && showsWhole(box)
  const city = (): ReactNode => {
    if (whole && box) return <WithStrip board={board} box={box} />
    if (form !== 'single')
      return (
        <>
          {sheetOf(inView, null)}
          <Stores board={board} twins />
        </>
      )
    if (shown.district) return sheetOf(shown.district, () => open(null))
    return <Plan board={board} open={open} fit={lying} />
  }
  const page = shown.page === 'city' ? city() : <PageBody board={board} page={shown.page} />
  /** On a phone the plan takes all there is. */
  const isPlan = shown.page === 'city' && shown.district === null
  const beside = shown.page === 'city' ? inView : null
  const alone = form === 'single' || whole
  return (
    <div className="board" style={BOX}>
      {form === 'beside' && box && !alone ? (
        <Beside left={<Plan board={board} open={open} beside={beside} fit />} right={page} box={box} />
      ) : (
        <div style={SCROLL}>
          <div style={whole || (lying && isPlan) ? WHOLE : undefined}>
            {alone ? null : <Plan board={board} open={open} beside={beside} />}
            {page}
          </div>
        </div>
      )}
      {whole ? null : <Outcome board={board} />}
      {whole || shown.page === 'asked' || (board.narrow && isPlan) ? null : <Answers board={board} />}
      <Tabs
        board={board}
        page={shown.page}
        above={lying}
        turn={(each) => setTurned({ at, page: each, district: null })}
      />
    </div>
  )
}
