/** The three achievements, with what they ask for and what the viewer has of it. */
import { Coin, cutPath, SeatChip, Spot } from '@machiya/kit'
import { seatsOf, type Seat } from '@machiya/kernel'
import type { AchievementId } from '../../data/achievements.ts'
import { builtIn } from '../../places.ts'
import { NONE } from '../../position.ts'
import { ACHIEVEMENT, CONDITIONS, type Condition } from '../../by-id.ts'
import { SignMark, type SignName } from '../signs/drawn.ts'
import { Ground } from './end.tsx'
import type { Rect } from '../layout.ts'
import type { Board } from '../preview.ts'
import { Plum } from '../signs/reward.tsx'
import { textIn } from '../text.ts'
import { letter } from '../signs/letters.tsx'

type Ask = { readonly part: keyof Condition; readonly needs: number; readonly has: number }

const CONDITION_SIGN: { readonly [part in keyof Condition]?: SignName } = {
  copper: 'copper',
  silk: 'silk',
  tea: 'tea',
  fish: 'fish',
  technologies: 'gear',
  agentsAndTiles: 'official',
  orders: 'scroll',
}

/** What the viewer has of what an achievement asks for. */
const hasOf = (board: Board, seat: Seat, part: keyof Condition): number => {
  const me = board.view.seats[seat]
  switch (part) {
    case 'yen':
      return me.yen
    case 'technologies':
      return me.technologies.of.length
    case 'agentsAndTiles':
      return me.agents.length + me.spentAgents.length + me.tiles.of.length
    case 'orders':
      return me.fulfilled.of.length
    case 'production':
    case 'trade':
      return builtIn(board.view, seat, part)
    case 'copper':
    case 'silk':
    case 'tea':
    case 'fish':
      return me.goods[part]
  }
}

export const asksOf = (board: Board, id: AchievementId): readonly Ask[] => {
  const condition = CONDITIONS.get(id)
  if (!condition) return []
  return (Object.entries(condition) as [keyof Condition, number][]).flatMap(([part, needs]) =>
    needs ? [{ part, needs, has: board.seat === null ? NONE : hasOf(board, board.seat, part) }] : [],
  )
}

const AskMark = ({ part, needs, has }: Ask) => {
  const sign = CONDITION_SIGN[part]
  const told = has === NONE ? String(needs) : `${has}/${needs}`
  const after = told.length * 7.6
  return (
    <g>
      <text className="kit-figure" dy="0.35em" fontSize={letter(16)} fill="var(--sumi)">
        {told}
      </text>
      {part === 'yen' ? (
        <Coin x={after + 13} size={19} />
      ) : sign ? (
        <SignMark name={sign} x={after + 13} size={19} />
      ) : (
        <g transform={`translate(${after + 13} 0)`}>
          <SignMark name="gap-shop" size={22} />
          <SignMark name={part === 'production' ? 'tea' : 'bank'} y={3} size={12} />
        </g>
      )}
    </g>
  )
}

const Achievement = ({
  board,
  at,
  rect,
  news,
}: {
  readonly board: Board
  readonly at: number
  readonly rect: Rect
  readonly news: boolean
}) => {
  const id = board.view.achievements.of[at]
  if (!id) return null
  const { first, later } = ACHIEVEMENT[id]
  const who = seatsOf(board.view).filter((seat) => board.view.seats[seat].achieved.includes(at))
  return (
    <g transform={`translate(${rect.x} ${rect.y})`}>
      <Spot board={board} pick={id} label={[board.t.name(id), board.words.effects[id]].join(': ')} reads={id}>
        <path
          className="spot-paper"
          d={cutPath(0, 0, rect.width, rect.height, 5)}
          fill={news ? 'var(--news)' : 'var(--kinari)'}
          stroke="var(--sumi)"
          strokeWidth="1.2"
        />
        {asksOf(board, id).map((ask, i) => (
          <g key={ask.part} transform={`translate(${6 + i * 50} ${rect.height / 2})`}>
            <AskMark {...ask} />
          </g>
        ))}
        {who.map((seat, i) => {
          const player = board.players[seat]
          return player ? (
            <SeatChip key={seat} player={player} x={rect.width - 38 - i * 14} y={rect.height / 2} size={18} />
          ) : null
        })}
        <Plum
          x={rect.width - 15}
          y={rect.height / 2}
          size={Math.min(27, rect.height + 2)}
          value={who.length ? later : first}
        />
      </Spot>
    </g>
  )
}

export const Achievements = ({
  board,
  rect,
  news,
}: {
  readonly board: Board
  readonly rect: Rect
  readonly news: ReadonlySet<string>
}) => (
  <g>
    <Ground rect={rect} title={textIn(board.locale).achievements} />
    {board.view.achievements.of.map((id, at) => (
      <Achievement
        key={id}
        board={board}
        at={at}
        news={news.has(id)}
        rect={{
          x: rect.x + 6,
          y: rect.y + 28 + (at * (rect.height - 32)) / 3,
          width: rect.width - 12,
          height: (rect.height - 32) / 3 - 4,
        }}
      />
    ))}
  </g>
)
