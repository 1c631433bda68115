/** The same table on a phone: the town as a map, everything else behind tabs that open where something is asked. */
import { SignMark, type SignName } from '@machiya/kit'
import { useState } from 'react'
import { Achievements } from './achievements.tsx'
import { Spaces } from './boards.tsx'
import { End } from './end.tsx'
import { newsIds } from './news.ts'
import { PhoneCards } from './phone-cards.tsx'
import { PhoneMats } from './phone-mats.tsx'
import { PhoneTown } from './phone-town.tsx'
import type { Board } from './preview.ts'
import { isLoose, Slips } from './slip.tsx'
import { press } from './tabs.tsx'
import { textIn } from './text.ts'

export const PHONE = { width: 360, height: 403 } as const
const FOOT = 46

type Tab = 'map' | 'harbour' | 'laboratory' | 'boards' | 'seats'
const TABS: readonly { readonly id: Tab; readonly sign: SignName }[] = [
  { id: 'map', sign: 'gate' },
  { id: 'harbour', sign: 'ship' },
  { id: 'laboratory', sign: 'flask' },
  { id: 'boards', sign: 'church' },
  { id: 'seats', sign: 'president' },
]

/** Where a decision is taken. */
const TAB_OF: { readonly [task: string]: Tab } = {
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
  board.offers.length ? (TAB_OF[board.task?.task ?? ''] ?? 'map') : 'map'

const Foot = ({
  board,
  tab,
  show,
}: {
  readonly board: Board
  readonly tab: Tab
  readonly show: (tab: Tab) => void
}) => {
  const said = textIn(board.locale)
  const width = PHONE.width / TABS.length
  return (
    <g transform={`translate(0 ${PHONE.height - FOOT})`}>
      <rect width={PHONE.width} height={FOOT} fill="var(--washi)" />
      <path d={`M0 0H${PHONE.width}`} stroke="var(--sumi)" strokeWidth="1.5" />
      {TABS.map(({ id, sign }, at) => (
        <g
          key={id}
          transform={`translate(${at * width} 0)`}
          {...press(() => show(id))}
          aria-pressed={id === tab}
          aria-label={said[id]}
        >
          <rect width={width} height={FOOT} fill={id === tab ? 'var(--kinari)' : 'transparent'} />
          {id === tab ? <rect width={width} height="4" fill="var(--sumi)" /> : null}
          <SignMark name={sign} x={width / 2} y={17} size={19} colour="var(--sumi-light)" />
          <text className="kit-text" x={width / 2} y={FOOT - 6} textAnchor="middle" fontSize="12">
            {said[id]}
          </text>
        </g>
      ))}
    </g>
  )
}

const ROOM = 352

const Boards = ({ board, news }: { readonly board: Board; readonly news: ReadonlySet<string> }) => {
  const foot = board.offers.some(isLoose) ? 42 : 0
  const space = (ROOM - foot) * 0.29
  const rest = ROOM - foot - 2 * space - 12
  const y = 2 * space + 12
  return (
    <g>
      <Spaces board={board} which="church" rect={{ x: 4, y: 4, width: 352, height: space }} news={news} />
      <Spaces
        board={board}
        which="customs"
        rect={{ x: 4, y: space + 8, width: 352, height: space }}
        news={news}
      />
      <Achievements board={board} rect={{ x: 4, y, width: 180, height: rest }} news={news} />
      <End board={board} rect={{ x: 188, y, width: 168, height: rest }} />
      <Slips board={board} room={{ x: 4, y: ROOM - foot + 4, width: 352, height: 38 }} />
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
    case 'laboratory':
      return <PhoneCards board={board} which={tab} news={news} />
    case 'boards':
      return <Boards board={board} news={news} />
    case 'seats':
      return <PhoneMats board={board} />
  }
}

export const Phone = (board: Board) => {
  const asked = board.task?.task ?? ''
  const [shown, setShown] = useState<{ readonly asked: string; readonly tab: Tab } | null>(null)
  const tab = shown?.asked === asked ? shown.tab : tabFor(board)
  return (
    <svg
      className="board"
      viewBox={`0 0 ${PHONE.width} ${PHONE.height}`}
      role="group"
      aria-label={board.words.title}
    >
      <rect width={PHONE.width} height={PHONE.height} fill="var(--washi)" />
      <Page board={board} tab={tab} news={newsIds(board.news)} />
      <Foot board={board} tab={tab} show={(next) => setShown({ asked, tab: next })} />
    </svg>
  )
}
