/** The road net with every place on it, and every figure that stands there, drawn to the edges of the zone. */
import { lastingOf, Part, Slide } from '@machiya/kit'
import type { ReactNode } from 'react'
import { boardOf } from '../../board.ts'
import { Land } from '../land/land.tsx'
import { lettersAt } from '../signs/letters.tsx'
import type { Board } from '../props.ts'
import { fitOf, pointAt, roadLines } from './layout.ts'
import { Slips } from './slips.tsx'
import { Stop } from './stop.tsx'

const RoadNet = ({ board }: { readonly board: Board }) => {
  const me = board.seat === null ? undefined : board.view.seats[board.seat]
  return (
    <g strokeLinecap="round">
      {roadLines(board.view).map(({ one, other }) => {
        const [from, to] = [pointAt(board, one), pointAt(board, other)]
        const way = `M${from.x} ${from.y}L${to.x} ${to.y}`
        const free = me?.temples.includes(one) || me?.temples.includes(other)
        return (
          <g key={`${one}-${other}`}>
            <path d={way} stroke="var(--sumi)" strokeOpacity="0.75" strokeWidth="8" />
            <path d={way} stroke="var(--kinari)" strokeWidth="5.500" />
            {free ? <path d={way} stroke="var(--ai)" strokeWidth="2.200" strokeDasharray="1 8" /> : null}
          </g>
        )
      })}
    </g>
  )
}

const Roads = ({ board }: { readonly board: Board }) => {
  const temples = board.seat === null ? [] : board.view.seats[board.seat].temples
  return (
    <Part look={`${board.view.about.seats} ${temples.join()}`}>
      <RoadNet board={board} />
    </Part>
  )
}

/** The way of the last figure that moved. */
const Trail = ({ board }: { readonly board: Board }) => {
  const last = board.news.findLast(({ a }) => typeof a['from'] === 'string' && typeof a['to'] === 'string')
  const spaces = boardOf(board.view).spaces
  const from = spaces.find((space) => space === last?.a['from'])
  const to = spaces.find((space) => space === last?.a['to'])
  if (!from || !to) return null
  const [a, b] = [pointAt(board, from), pointAt(board, to)]
  return (
    <g>
      <path
        d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
        stroke="var(--ai-pale)"
        strokeWidth="5"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <Slide x={b.x} y={b.y} calm={board.calm}>
        <circle r="6" fill="var(--ai-pale)" />
      </Slide>
    </g>
  )
}

const FILLS = { display: 'block', overflow: 'hidden' } as const

/** `children` lie above every place. */
export const RoadMap = ({ board, children }: { readonly board: Board; readonly children?: ReactNode }) => {
  const fit = fitOf(board.zone)
  return (
    <svg
      key={lastingOf(board)}
      className="board edo"
      viewBox={`${fit.left} ${fit.top} ${fit.width} ${fit.height}`}
      width={board.zone.width}
      height={board.zone.height}
      role="group"
      aria-label={board.words.title}
      style={{ ...FILLS, ...lettersAt(fit.unit, 16) }}
    >
      <g transform={`scale(${fit.stretch} 1)`}>
        <Land />
      </g>
      <Roads board={board} />
      <Trail board={board} />
      {boardOf(board.view).spaces.map((at) => (
        <Stop key={at} board={board} at={at} />
      ))}
      <Slips board={board} />
      {children}
    </svg>
  )
}
