/** What a place tells on a tap: for a city its income by rank, who has influence and who stands there; for a field what it yields. */
import { CrestMark, cutPath, Press } from '@machiya/kit'
import { seatsOf } from '@machiya/kernel'
import { influence, ranking, sharesOf } from '../../cities.ts'
import { INCOME_TILE, isCity, isResource, KIND, type CityId, type SpaceId } from '../../by-id.ts'
import { YIELDS } from '../../data/yields.ts'
import { countAt, crowdAt, samuraiAt } from '../../figures.ts'
import { tileOf } from '../map/city.tsx'
import { TEXT } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

type At = { readonly board: Board; readonly at: SpaceId }

const incomeLines = (board: Board, city: CityId): readonly string[] => {
  const said = textIn(board.locale)
  const tile = tileOf(board.view, city)
  if (!tile) return [said.closed]
  const parts = INCOME_TILE[tile].parts.map(
    (part, i) => `${i === 0 ? said.alone : said.among(i + 1)} ${part.join('·')}`,
  )
  return [`${said.income}: ${parts.slice(0, 2).join(', ')}`, parts.slice(2).join(', ')].filter(Boolean)
}

const influenceLines = (board: Board, city: CityId): readonly string[] => {
  const said = textIn(board.locale)
  const shares = sharesOf(board.view, city)
  return ranking(board.view, city).map((seat) => {
    const ryo = shares.find((share) => share.seat === seat)?.ryo ?? 0
    return `${board.t.seat(seat)}: ${said.influence} ${influence(board.view, city, seat)}, ${said.pays(ryo)}`
  })
}

const hereLine = ({ board, at }: At): string => {
  const g = board.view
  const said = textIn(board.locale)
  const people = [
    ...seatsOf(g).flatMap((seat) => {
      const count = samuraiAt(g.seats[seat], at)
      return count > 0 ? [`${board.t.seat(seat)} ${count}`] : []
    }),
    ...(countAt(g.ronin, at) > 0 ? [`${said.ronin} ${countAt(g.ronin, at)}`] : []),
    ...(g.merchant === at ? [said.merchant] : []),
  ]
  return `${said.here}: ${people.join(', ') || said.none}`
}

const linesOf = ({ board, at }: At): readonly string[] => {
  const said = textIn(board.locale)
  const kind = KIND[at]
  if (isCity(at)) return [...incomeLines(board, at), ...influenceLines(board, at), hereLine({ board, at })]
  if (!isResource(kind)) return [hereLine({ board, at })]
  if (board.view.covered.includes(at)) return [said.covered]
  const pieces = YIELDS.find(({ samurai }) => samurai === crowdAt(board.view, at) + 1)?.pieces ?? 0
  return [said.yields(pieces, board.t.name(kind)), hereLine({ board, at })]
}

const LINE = 30

/** A sheet over the head of the map, for what a sign means is told at its foot; a tap on it puts it away. */
export const PlaceSheet = ({ board, at, width, close }: At & { readonly width: number; close(): void }) => {
  const lines = linesOf({ board, at })
  const high = 50 + lines.length * LINE
  return (
    <g transform="translate(8 8)">
      <Press label={`${board.t.name(at)}: ${lines.join('; ')}`} press={close}>
        <path
          d={cutPath(0, 0, width - 16, high, 14)}
          fill="var(--kinari)"
          stroke="var(--sumi)"
          strokeWidth="2.5"
        />
        <text className="kit-title" x="18" y="34" fontSize={TEXT}>
          {board.t.name(at)}
        </text>
        <Owners board={board} at={at} x={width - 50} />
        {lines.map((line, i) => (
          <text key={line} className="kit-text" x="18" y={64 + i * LINE} fontSize={TEXT}>
            {line}
          </text>
        ))}
      </Press>
    </g>
  )
}

const Owners = ({ board, at, x }: At & { readonly x: number }) => (
  <g>
    {(isCity(at) ? ranking(board.view, at) : []).map((seat, i) => {
      const player = board.players[seat]
      return player ? (
        <CrestMark key={seat} crest={player.crest} colour={player.colour} x={x - i * 38} y={26} size={32} />
      ) : null
    })}
  </g>
)
