/** The road net with every place on it, and every figure that stands there. */
import { Part, Slide } from '@machiya/kit'
import { boardOf } from '../../board.ts'
import { pointAt, roadLines } from './layout.ts'
import { Stop } from './stop.tsx'
import type { Board } from '../props.ts'

const RoadNet = ({ board }: { readonly board: Board }) => {
  const me = board.seat === null ? undefined : board.view.seats[board.seat]
  return (
    <g strokeLinecap="round">
      {roadLines(board.view).map(({ one, other, from, to }) => {
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
  const [a, b] = [pointAt(board.view, from), pointAt(board.view, to)]
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

export const RoadMap = ({ board }: { readonly board: Board }) => (
  <g>
    <Roads board={board} />
    <Trail board={board} />
    {boardOf(board.view).spaces.map((at) => (
      <Stop key={at} board={board} at={at} />
    ))}
  </g>
)
