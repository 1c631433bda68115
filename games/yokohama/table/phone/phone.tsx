/** The same table on a phone: the town as a map, everything else behind tabs that open where something is asked. */
import { Press } from '@machiya/kit'
import { useState, type CSSProperties } from 'react'
import type { TaskName } from '../../tasks.ts'
import { SignMark, type SignName } from '../signs/drawn.ts'
import { Achievements } from '../boards/achievements.tsx'
import { Spaces } from '../boards/spaces.tsx'
import { End } from '../boards/end.tsx'
import type { Point } from '../layout.ts'
import { newsIds } from '../news.ts'
import { PhoneOrders } from './cards.tsx'
import { PhoneMats } from './mats.tsx'
import { PhoneTechnologies } from './technologies.tsx'
import { PhoneTown } from './town.tsx'
import type { Board } from '../preview.ts'
import { Quay } from '../town/quay.tsx'
import { PAGE, shapeIn, type Shape } from './shape.ts'
import { hasSlips, isSlip, Slips } from '../cards/slip.tsx'
import { textIn } from '../text.ts'
import { leastLetter, letter } from '../signs/letters.tsx'

const FOOT = 46
const PHONE = { width: 360, height: PAGE.height + 5 + FOOT } as const

type Tab = 'map' | 'harbour' | 'laboratory' | 'boards' | 'seats'
const TABS: readonly { readonly id: Tab; readonly sign: SignName }[] = [
  { id: 'map', sign: 'gate' },
  { id: 'harbour', sign: 'ship' },
  { id: 'laboratory', sign: 'flask' },
  { id: 'boards', sign: 'church' },
  { id: 'seats', sign: 'president' },
]

/** Where a decision is taken. */
const TAB_OF: { readonly [T in TaskName]?: Tab } = {
  'take-order': 'harbour',
  'take-second': 'harbour',
  'pay-second': 'harbour',
  research: 'laboratory',
  'pay-research': 'laboratory',
  pray: 'boards',
  declare: 'boards',
  offer: 'boards',
  'pick-settler': 'boards',
}
const tabFor = (board: Board): Tab =>
  (board.task && board.offers.length > 0 && TAB_OF[board.task.task]) || 'map'

const Foot = ({
  board,
  tabs,
  tab,
  show,
}: {
  readonly board: Board
  readonly tabs: typeof TABS
  readonly tab: Tab
  readonly show: (tab: Tab) => void
}) => {
  const said = textIn(board.locale)
  const width = PHONE.width / tabs.length
  return (
    <g transform={`translate(0 ${PHONE.height - FOOT})`}>
      <rect width={PHONE.width} height={FOOT} fill="var(--washi)" />
      <path d={`M0 0H${PHONE.width}`} stroke="var(--sumi)" strokeWidth="1.5" />
      {tabs.map(({ id, sign }, at) => (
        <Press
          key={id}
          label={said[id]}
          pressed={id === tab}
          press={() => show(id)}
          transform={`translate(${at * width} 0)`}
        >
          <rect width={width} height={FOOT} fill={id === tab ? 'var(--kinari)' : 'transparent'} />
          {id === tab ? <rect width={width} height="4" fill="var(--sumi)" /> : null}
          <SignMark name={sign} x={width / 2} y={17} size={19} colour="var(--sumi-light)" />
          <text className="kit-text" x={width / 2} y={FOOT - 6} textAnchor="middle" fontSize={letter(12)}>
            {said[id]}
          </text>
        </Press>
      ))}
    </g>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** The board that is asked about is given the room for a thumb. */
const ASKED: { readonly [T in TaskName]?: 'church' | 'customs' } = {
  pray: 'church',
  'pick-settler': 'church',
  declare: 'customs',
}
const heightsOf = (board: Board, room: number) => {
  const asked = board.task && board.offers.length > 0 ? ASKED[board.task.task] : undefined
  const share = (which: 'church' | 'customs') => (asked ? (asked === which ? 0.36 : 0.26) : 0.3) * room
  return { church: share('church'), customs: share('customs') }
}

const Boards = ({ board, news }: { readonly board: Board; readonly news: ReadonlySet<string> }) => {
  const foot = hasSlips(board) ? 42 : 0
  const { church, customs } = heightsOf(board, PAGE.height - foot)
  const y = church + customs + 12
  const rest = PAGE.height - foot - y
  return (
    <g>
      <Spaces
        board={board}
        which="church"
        rect={{ x: 4, y: 4, width: 352, height: church }}
        news={news}
        lit={NONE}
      />
      <Spaces
        board={board}
        which="customs"
        rect={{ x: 4, y: church + 8, width: 352, height: customs }}
        news={news}
        lit={NONE}
      />
      <Achievements board={board} rect={{ x: 4, y, width: 180, height: rest }} news={news} />
      <End board={board} rect={{ x: 188, y, width: 168, height: rest }} />
      <Slips board={board} room={{ x: 4, y: PAGE.height - foot + 4, width: 352, height: 38 }} />
    </g>
  )
}

const Page = ({
  board,
  tab,
  news,
}: {
  readonly board: Board
  readonly tab: Tab
  readonly news: ReadonlySet<string>
}) => {
  switch (tab) {
    case 'map':
      return <PhoneTown board={board} news={news} />
    case 'harbour':
      return <PhoneOrders board={board} news={news} />
    case 'laboratory':
      return <PhoneTechnologies board={board} news={news} />
    case 'boards':
      return <Boards board={board} news={news} />
    case 'seats':
      return <PhoneMats board={board} />
  }
}

/** How the pages of the small table lie: one at a time, or the town with another below or beside it. */
const SHAPES: Readonly<
  Record<Shape, { readonly width: number; readonly height: number; readonly second: Point }>
> = {
  one: { ...PHONE, second: { x: 0, y: 0 } },
  stacked: { width: PHONE.width, height: 2 * PAGE.height + FOOT + 4, second: { x: 0, y: PAGE.height + 4 } },
  beside: { width: 2 * PHONE.width + 4, height: PHONE.height, second: { x: PHONE.width + 4, y: 0 } },
}

/** Pixels a unit. */
const scaleIn = ({ zone }: Board, width: number, height: number): number =>
  Math.min(zone.width / width, zone.height / height)

/** Beside the town its slips are not laid twice. */
const withoutLoose = (board: Board): Board => ({
  ...board,
  offers: board.offers.filter((offer) => !isSlip(board, offer)),
})

export const Phone = (board: Board) => {
  const asked = board.task?.task ?? ''
  const shape = shapeIn(board)
  const [shown, setShown] = useState<{ readonly asked: string; readonly tab: Tab } | null>(null)
  const wanted = shown?.asked === asked ? shown.tab : tabFor(board)
  const tab = shape !== 'one' && wanted === 'map' ? 'harbour' : wanted
  const { width, height, second } = SHAPES[shape]
  const news = newsIds(board.news)
  return (
    <svg
      className="board yokohama-phone"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={board.words.title}
      style={
        {
          overflow: 'visible',
          '--letter': `${leastLetter(scaleIn(board, width, height))}px`,
        } as CSSProperties
      }
    >
      <Quay width={width} foot={height * 0.745} />
      {shape === 'one' ? null : <Page board={board} tab="map" news={news} />}
      <g transform={`translate(${second.x} ${second.y})`}>
        <Page board={shape === 'one' ? board : withoutLoose(board)} tab={tab} news={news} />
        <Foot
          board={board}
          tabs={TABS.filter(({ id }) => shape === 'one' || id !== 'map')}
          tab={tab}
          show={(next) => setShown({ asked, tab: next })}
        />
      </g>
    </svg>
  )
}
