/** Yokohama: the harbour streets of the Meiji years. */
import { Part, useSmall } from '@machiya/kit'
import { useState } from 'react'
import type { Seat } from '@machiya/kernel'
import { Spaces } from './boards/spaces.tsx'
import { Caption } from './cards/caption.tsx'
import { Achievements } from './boards/achievements.tsx'
import { Agents, End, Stacks } from './boards/end.tsx'
import { cornerRect, SHEET } from './layout.ts'
import { Letters } from './signs/letters.tsx'
import { newsIds } from './news.ts'
import { Phone } from './phone/phone.tsx'
import type { Board as Props } from './preview.ts'
import { OVER, Quay } from './town/quay.tsx'
import { Slips } from './cards/slip.tsx'
import { Strips } from './cards/strips.tsx'
import { OpenMat, slipRoom, Tabs } from './mat/tabs.tsx'
import { Town } from './town/town.tsx'

/** What the quiet corners show, as text. */
const looksOf = ({ view: g, locale }: Props) => ({
  stacks: [locale, g.orders.of.length, g.technologies.of.length].join(),
  agents: locale + JSON.stringify(g.agents),
  end: JSON.stringify([locale, g.lastRound, g.church, g.customs, g.houses, g.shops, g.orders.of.length]),
})

const Wide = (board: Props) => {
  const [opened, open] = useState<Seat | null>(null)
  const { seats } = board.view.about
  const news = newsIds(board.news)
  const looks = looksOf(board)
  return (
    <svg
      className="board yokohama"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="group"
      aria-label={board.words.title}
      style={OVER}
    >
      <Letters />
      <Quay />
      <Tabs board={board} opened={opened} open={open} />
      <Part look={looks.stacks}>
        <Stacks board={board} rect={cornerRect(seats, 'stacks')} />
      </Part>
      <Part look={looks.agents}>
        <Agents board={board} rect={cornerRect(seats, 'agents')} />
      </Part>
      <Achievements board={board} rect={cornerRect(seats, 'achievements')} news={news} />
      <Part look={looks.end}>
        <End board={board} rect={cornerRect(seats, 'end')} />
      </Part>
      <Spaces board={board} which="church" rect={cornerRect(seats, 'church')} news={news} />
      <Spaces board={board} which="customs" rect={cornerRect(seats, 'customs')} news={news} />
      <Strips board={board} news={news} />
      <Slips board={board} room={slipRoom(board)} />
      <Town board={board} news={news} />
      <Caption board={board} />
      <OpenMat board={board} opened={opened} open={open} />
    </svg>
  )
}

export const Board = (board: Props) => (useSmall(board) ? <Phone {...board} /> : <Wide {...board} />)
