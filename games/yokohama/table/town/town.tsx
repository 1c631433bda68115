/** The pyramid of areas, and what is drawn above them all. */
import { cutPath, stateOf } from '@machiya/kit'
import type { CSSProperties } from 'react'
import type { AreaId } from '../../data/areas.ts'
import { Area } from './area.tsx'
import { Canal } from './canal.tsx'
import { Assistant, Pieces, President, standAt } from './figures.tsx'
import { tileRect, WIDTH, type Rect } from '../layout.ts'
import { NONE } from '../../position.ts'
import { buildsAt, Sites, SITES_Y } from './sites.tsx'
import { walkTo } from './way.ts'
import { forecastAt, type Board, type Forecast } from '../preview.ts'

/** The area in question: chosen, or else pointed at while it can be chosen. */
const askedArea = (board: Board): AreaId | undefined => {
  const { chosen, pointed } = board
  const asked =
    board.view.areas.find((area) => area === chosen) ?? board.view.areas.find((area) => area === pointed)
  return asked && stateOf(board, asked) !== 'closed' && stateOf(board, asked) !== 'rest' ? asked : undefined
}

const Question = ({ rect }: { readonly rect: Rect }) => (
  <path
    d={cutPath(rect.x, rect.y, rect.width, rect.height, 8)}
    fill="none"
    stroke="var(--ai)"
    strokeWidth="4"
    strokeLinejoin="round"
  />
)

/** The piece that would stand there, pale. */
const Ghost = ({ board, place }: { readonly board: Board; readonly place: number }) => {
  const player = board.seat === null ? undefined : board.players[board.seat]
  if (!player || board.task?.task === 'agent-area') return null
  const walks = board.task?.task === 'movement'
  const at = standAt(board, player.seat, place)
  return (
    <g transform={`translate(${at.x + (walks ? 12 : 10)} ${at.y})`} opacity="0.6">
      {walks ? <President player={player} /> : <Assistant player={player} />}
    </g>
  )
}

/** The walk of the president, dotted, with its head at the goal. */
const Walk = ({
  board,
  place,
  forecast,
}: {
  readonly board: Board
  readonly place: number
  readonly forecast: Forecast
}) => {
  const { seat } = board
  if (seat === null || board.task?.task !== 'movement') return null
  const stops = walkTo(board.view, seat, place, forecast).map((at) => standAt(board, seat, at))
  if (stops.length < 2) return null
  return (
    <path
      d={`M${stops.map(({ x, y }) => `${x} ${y + 20}`).join('L')}`}
      fill="none"
      stroke="var(--ai)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray="0.1 11"
    />
  )
}

const Consequence = ({ board, asked }: { readonly board: Board; readonly asked: AreaId }) => {
  const place = board.view.areas.indexOf(asked)
  const forecast = forecastAt(board, asked)
  const rect = tileRect(board.view.about.seats, place)
  return (
    <g pointerEvents="none">
      <Question rect={rect} />
      {forecast ? (
        <>
          <Ghost board={board} place={place} />
          <Walk board={board} place={place} forecast={forecast} />
        </>
      ) : null}
    </g>
  )
}

const SITES_SCALE = 1.7
/** The smallest letters, under a glass. */
const LARGER = { '--letter': '9.7px' } as CSSProperties

/** Where one builds, its sites are laid out large enough for the pointer, over the lower edge of the area. */
const Building = ({ board }: { readonly board: Board }) => {
  const place = buildsAt(board)
  if (place === NONE) return null
  const tile = tileRect(board.view.about.seats, place)
  const width = Math.max(150, tile.width)
  const x = Math.min(
    Math.max(8, tile.x + (tile.width - width * SITES_SCALE) / 2),
    WIDTH - 8 - width * SITES_SCALE,
  )
  return (
    <g transform={`translate(${x} ${tile.y + SITES_Y - 10}) scale(${SITES_SCALE})`}>
      <path d={cutPath(0, 0, width, 41, 6)} fill="var(--washi)" stroke="var(--sumi)" strokeWidth="1.5" />
      <g transform={`translate(0 ${5 - SITES_Y})`} style={LARGER}>
        <Sites board={board} place={place} width={width} asks />
      </g>
    </g>
  )
}

type TownProps = { readonly board: Board; readonly news: ReadonlySet<string> }

export const Areas = ({ board, news }: TownProps) => {
  const asked = askedArea(board)
  const { seats } = board.view.about
  return board.view.areas.map((area, place) => {
    const rect = tileRect(seats, place)
    if (area === 'canal') return <Canal key={area} board={board} rect={rect} />
    return (
      <Area
        key={area}
        board={board}
        place={place}
        rect={rect}
        news={news.has(area)}
        next={area === asked ? (forecastAt(board, area)?.power ?? 0) : 0}
      />
    )
  })
}

/** What stands on the areas, and what the one in question would lead to. */
export const Standing = ({ board }: { readonly board: Board }) => {
  const asked = askedArea(board)
  return (
    <>
      <Pieces board={board} />
      <Building board={board} />
      {asked ? <Consequence board={board} asked={asked} /> : null}
    </>
  )
}
