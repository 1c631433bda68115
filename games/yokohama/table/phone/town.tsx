/** The town at the size of a phone: signs, pieces and power; what is pointed at is told below. */
import { cutPath, Spot, stateOf } from '@machiya/kit'
import { seatsOf, type Seat } from '@machiya/kernel'
import { areaIdAt, assistantsAt, houseAt, powerAt, shopAt, tileAt } from '../../places.ts'
import { NONE } from '../../position.ts'
import { AREA, TILE } from '../../by-id.ts'
import type { AreaId } from '../../data/areas.ts'
import { SignMark } from '../signs/drawn.ts'
import { spokenArea } from '../town/area.tsx'
import { signOfArea, washOf } from '../town/kinds.ts'
import { cellFor, rowsFor, wrap, type Rect } from '../layout.ts'
import { letter } from '../signs/letters.tsx'
import { consequence, forecastAt, type Board } from '../preview.ts'
import { RewardMark, StationMark } from '../signs/reward.tsx'
import { buildsAt, Sites, SITES_Y } from '../town/sites.tsx'
import { Slips } from '../cards/slip.tsx'
import { isTrading, MarketIn } from '../town/market.tsx'

const WIDTH = 352
const GAP = 4
const HEIGHT = 59
const INFO_Y = 4 + 4 * (HEIGHT + 3)

const tileAtPhone = (seats: number, place: number): Rect => {
  const { row, column } = cellFor(seats, place)
  const pitch = (WIDTH + GAP) / (rowsFor(seats)[0] ?? 1)
  return { x: 4 + (row / 2 + column) * pitch, y: 4 + row * (HEIGHT + 3), width: pitch - GAP, height: HEIGHT }
}

/** A seat's pieces in its quarter of the tile. */
const Quarter = ({
  board,
  seat,
  place,
  rect,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly place: number
  readonly rect: Rect
}) => {
  const count = assistantsAt(board.view, seat, place)
  const here = board.view.seats[seat].president === place
  const player = board.players[seat]
  const { seats } = board.view.about
  if ((!count && !here) || !player) return null
  const at = (seat - (board.seat ?? 0) + seats) % seats
  const x = (at % 2) * (rect.width / 2)
  const y = 23 + Math.floor(at / 2) * 15
  return (
    <g transform={`translate(${x + rect.width / 4} ${y + 6})`}>
      <SignMark
        name={here ? 'president' : 'pawn'}
        x={count > 0 ? -6 : 0}
        size={here ? 18 : 14}
        colour={player.colour}
      />
      {count > 0 ? (
        <text className="kit-figure kit-halo" x="2" dy="0.36em" fontSize={letter(13)} fill="var(--sumi)">
          {here ? `+${count}` : count}
        </text>
      ) : null}
    </g>
  )
}

const Buildings = ({
  board,
  place,
  rect,
}: {
  readonly board: Board
  readonly place: number
  readonly rect: Rect
}) => {
  const owners = [...[0, 1, 2, 3].map((site) => shopAt(board.view, place, site)), houseAt(board.view, place)]
  const step = (rect.width - 6) / 6
  return (
    <g transform={`translate(3 ${rect.height - 7})`}>
      {owners.map((owner, at) => (
        <rect
          key={at}
          x={at * step}
          width={at === 4 ? step * 2 : step - 1.5}
          height="4.500"
          fill={owner === NONE ? 'none' : (board.players[owner]?.colour ?? 'none')}
          stroke="var(--sumi)"
          strokeOpacity="0.35"
          strokeWidth="0.6"
        />
      ))}
    </g>
  )
}

const Own = ({
  board,
  area,
  place,
  rect,
}: {
  readonly board: Board
  readonly area: AreaId
  readonly place: number
  readonly rect: Rect
}) => {
  if (board.seat === null) return null
  const state = stateOf(board, area)
  const next = forecastAt(board, area)?.power
  const power = next ?? powerAt(board.view, board.seat, place)
  if (!power) return null
  return (
    <g transform={`translate(${rect.width - 6} 12)`}>
      <text
        className="kit-figure"
        textAnchor="end"
        dy="0.36em"
        fontSize={letter(15)}
        fill={state === 'chosen' && next ? 'var(--ai)' : 'var(--sumi)'}
        textDecoration={next ? undefined : 'underline'}
      >
        {power}
      </text>
    </g>
  )
}

const Tile = ({
  board,
  place,
  news,
}: {
  readonly board: Board
  readonly place: number
  readonly news: boolean
}) => {
  const area = areaIdAt(board.view, place)
  const rect = tileAtPhone(board.view.about.seats, place)
  const canal = area === 'canal'
  return (
    <g transform={`translate(${rect.x} ${rect.y})`}>
      <Spot board={board} pick={area} label={spokenArea(board, area, place)}>
        <path
          className="spot-paper"
          d={cutPath(0, 0, rect.width, rect.height, 6)}
          fill={news ? 'var(--news)' : washOf(AREA[area].kind)}
          stroke="var(--sumi)"
          strokeWidth="1.3"
        />
        {canal ? (
          <path
            d={`M5 20q6-6 12 0t12 0t12 0M5 34q6-6 12 0t12 0t12 0M5 48q6-6 12 0t12 0t12 0`}
            fill="none"
            stroke="var(--ai)"
            strokeWidth="1.300"
          />
        ) : (
          <>
            <SignMark name={signOfArea(area)} x={14} y={12} size={18} />
            {tileAt(board.view, place) ? <circle cx={28} cy={8} r="2.200" fill="var(--sumi-light)" /> : null}
            {board.view.station === place ? <StationMark x={32} y={13} size={15} /> : null}
            <Own board={board} area={area} place={place} rect={rect} />
            {seatsOf(board.view).map((seat) => (
              <Quarter key={seat} board={board} seat={seat} place={place} rect={rect} />
            ))}
            <Buildings board={board} place={place} rect={rect} />
          </>
        )}
      </Spot>
    </g>
  )
}

/** The area in question in words, with what every power gives. */
const Info = ({ board, area }: { readonly board: Board; readonly area: AreaId | undefined }) => {
  if (!area) return null
  const tile = tileAt(board.view, board.view.areas.indexOf(area))
  const then = consequence(board, area).join(', ')
  const effect = wrap(board.words.effects[area] ?? '', 50)
  const lines = [...(then ? wrap(`→ ${then}`, 50) : []), ...effect].slice(0, 2)
  return (
    <g transform={`translate(8 ${INFO_Y})`}>
      <path
        d={cutPath(-4, -1, WIDTH, 56, 6)}
        fill="var(--washi)"
        stroke="var(--sumi)"
        strokeOpacity="0.5"
        strokeWidth="1"
      />
      <text className="kit-title" y="16" fontSize={letter(16)}>
        {board.t.name(area)}
      </text>
      {tile ? <RewardMark reward={TILE[tile].reward} x={WIDTH - 30} y={12} size={20} /> : null}
      {lines.map((line, at) => (
        <text key={at} className="kit-text" y={34 + at * 16} fontSize={letter(13)}>
          {line}
        </text>
      ))}
    </g>
  )
}

/** Where the viewer's president stands; none in the supply. */
const homeOf = (board: Board): number => (board.seat === null ? NONE : board.view.seats[board.seat].president)

/** Below the map: where one builds or trades, what can be chosen there; else the area in question in words. */
const Below = ({ board, asked }: { readonly board: Board; readonly asked: AreaId | undefined }) => {
  const building = buildsAt(board)
  if (isTrading(board))
    return <MarketIn board={board} room={{ x: 4, y: INFO_Y - 14, width: WIDTH, height: 74 }} />
  if (building === NONE) return <Info board={board} area={asked} />
  return (
    <g transform={`translate(4 ${INFO_Y - SITES_Y + 18})`}>
      <path d={cutPath(0, SITES_Y - 5, WIDTH, 44, 6)} fill="var(--washi)" stroke="var(--sumi)" />
      <Sites board={board} place={building} width={WIDTH} height={34} asks />
    </g>
  )
}

export const PhoneTown = ({ board, news }: { readonly board: Board; readonly news: ReadonlySet<string> }) => {
  const { areas } = board.view
  const asked =
    areas.find((area) => area === board.chosen) ??
    areas.find((area) => area === board.pointed) ??
    areas[homeOf(board)]
  return (
    <g>
      {areas.map((area, place) => (
        <Tile key={area} board={board} place={place} news={news.has(area)} />
      ))}
      <Below board={board} asked={asked} />
      <Slips
        board={board}
        room={{ x: 4, y: INFO_Y + 58, width: WIDTH, height: 40 }}
        also={(offer) => offer.pick === 'take-tile'}
      />
    </g>
  )
}
