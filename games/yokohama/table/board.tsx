/** Yokohama: the harbour streets of the Meiji years. */
import { Part } from '@machiya/kit'
import type { CSSProperties, ReactNode } from 'react'
import { Achievements } from './boards/achievements.tsx'
import { Agents, End, Stacks } from './boards/end.tsx'
import { Spaces } from './boards/spaces.tsx'
import { column, Side } from './cards/side.tsx'
import { Slips } from './cards/slip.tsx'
import { Strips } from './cards/strips.tsx'
import { cornerRect, sheetFor, SKY, type Rect, type Sheet } from './layout.ts'
import { litIn } from './lit.ts'
import { newsIds } from './news.ts'
import { Phone } from './phone/phone.tsx'
import type { Board as Props } from './preview.ts'
import { leastLetter, readsAt } from './signs/letters.tsx'
import { Market, marketWidth } from './town/market.tsx'
import { Quay } from './town/quay.tsx'
import { homeRoom } from './town/figures.tsx'
import { Areas, Standing } from './town/town.tsx'

/** What the quiet corners show, as text. */
const looksOf = ({ view: g, locale }: Props) => ({
  stacks: [locale, g.orders.of.length, g.technologies.of.length].join(),
  agents: locale + JSON.stringify(g.agents),
  end: JSON.stringify([locale, g.lastRound, g.church, g.customs, g.houses, g.shops, g.orders.of.length]),
})

const Corners = ({ board }: { readonly board: Props }) => {
  const { seats } = board.view.about
  const looks = looksOf(board)
  return (
    <>
      <Part look={looks.stacks}>
        <Stacks board={board} rect={cornerRect(seats, 'stacks')} />
      </Part>
      <Part look={looks.agents}>
        <Agents board={board} rect={cornerRect(seats, 'agents')} />
      </Part>
      <Part look={looks.end}>
        <End board={board} rect={cornerRect(seats, 'end')} />
      </Part>
    </>
  )
}

const from = (room: Rect, taken: number): Rect => ({ ...room, x: room.x + taken, width: room.width - taken })

/** Presidents at home, the market where one trades, then the slips. */
const Sky = ({ board }: { readonly board: Props }) => {
  const room = from(SKY, homeRoom(board))
  return (
    <>
      <Market board={board} room={room} />
      <Slips board={board} room={from(room, marketWidth(board))} />
    </>
  )
}

/** A sheet over the others: what changes on one is painted anew without them. */
const Layer = ({ board, sheet, children }: Wide & { readonly children: ReactNode }) => {
  const { x, y, width, height } = sheet.seen
  return (
    <svg
      className="yk-layer"
      width={board.zone.width}
      height={board.zone.height}
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{ '--letter': `${leastLetter(sheet.scale)}px` } as CSSProperties}
    >
      <g>{children}</g>
    </svg>
  )
}
type Wide = { readonly board: Props; readonly sheet: Sheet }

const Layers = ({ board, sheet }: Wide) => {
  const { seats } = board.view.about
  const news = newsIds(board.news)
  const marks = { news, lit: litIn(board) }
  return (
    <>
      <Layer board={board} sheet={sheet}>
        <Quay />
      </Layer>
      <Layer board={board} sheet={sheet}>
        <Corners board={board} />
        <Achievements board={board} rect={cornerRect(seats, 'achievements')} news={news} />
        <Spaces board={board} which="church" rect={cornerRect(seats, 'church')} {...marks} />
        <Spaces board={board} which="customs" rect={cornerRect(seats, 'customs')} {...marks} />
        <Strips board={board} height={sheet.strip} {...marks} />
      </Layer>
      <Layer board={board} sheet={sheet}>
        <Areas board={board} news={news} />
      </Layer>
      <Layer board={board} sheet={sheet}>
        <Sky board={board} />
        <Standing board={board} />
      </Layer>
    </>
  )
}

/** How wide the tab is that stays beside them. */
const TAB = 33

/** Technologies where no side has room for them: below an upright town, or over its right edge while one is chosen. */
const Shelves = ({ board, sheet }: { readonly board: Props; readonly sheet: Sheet }) => {
  const { width, height, side } = board.zone
  if (side > 0) return null
  if (sheet.below > 0)
    return (
      <div className="yk-below" style={{ blockSize: sheet.below }}>
        <Side {...board} zone={{ width: width - 12, height: sheet.below, side: 0 }} />
      </div>
    )
  const room = column(board.zone).width
  const asked = board.task?.task === 'research' && board.offers.length > 0
  return asked ? (
    <div className="yk-over" style={{ inlineSize: room + TAB }}>
      <Side {...board} zone={{ width: room, height, side: 0 }} />
    </div>
  ) : null
}

export const Board = (board: Props) => {
  const sheet = sheetFor(board.zone)
  if (board.narrow || !readsAt(sheet.scale)) return <Phone {...board} />
  return (
    <div
      className="yk-zone"
      role="group"
      aria-label={board.words.title}
      style={{ inlineSize: board.zone.width, blockSize: board.zone.height }}
    >
      <Layers board={board} sheet={sheet} />
      <Shelves board={board} sheet={sheet} />
    </div>
  )
}
