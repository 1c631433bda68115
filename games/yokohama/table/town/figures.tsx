/** Presidents and assistants. Each seat owns a fixed part of an area, the viewer the first. */
import { CrestMark, Part, Slide, type Player } from '@machiya/kit'
import { seatsOf, type Seat } from '@machiya/kernel'
import { assistantsAt } from '../../places.ts'
import { NONE } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import { tabRect, tileRect, type Point } from '../layout.ts'
import { letter } from '../signs/letters.tsx'
import type { Board } from '../preview.ts'

export const President = ({ player, size = 42 }: { readonly player: Player; readonly size?: number }) => (
  <g>
    <SignMark name="president" size={size} colour={player.colour} />
    <CrestMark crest={player.crest} colour={player.colour} y={size * 0.28} size={size * 0.36} />
  </g>
)

export const Assistant = ({ player, size = 28 }: { readonly player: Player; readonly size?: number }) => (
  <g>
    <SignMark name="pawn" size={size} colour={player.colour} />
    <CrestMark crest={player.crest} colour={player.colour} y={size * 0.22} size={size * 0.42} />
  </g>
)

/** An assistant of a colour nobody plays. */
export const Stranger = ({ size = 28 }: { readonly size?: number }) => (
  <SignMark name="pawn" size={size} colour="var(--sumi-light)" />
)

const FIGURES_Y = 84

/** Where a seat's pieces stand on a place. */
export const standAt = (board: Board, seat: Seat, place: number): Point => {
  const { seats } = board.view.about
  const tile = tileRect(seats, place)
  const first = board.seat ?? 0
  const share = (tile.width - 50) / seats
  return {
    x: tile.x + 6 + share * (((seat - first + seats) % seats) + 0.5),
    y: tile.y + FIGURES_Y,
  }
}

const presidentAt = (board: Board, seat: Seat): Point => {
  const { president } = board.view.seats[seat]
  if (president === NONE) {
    const tab = tabRect(seat)
    return { x: tab.x + tab.width - 20, y: tab.y + tab.height / 2 }
  }
  const at = standAt(board, seat, president)
  return assistantsAt(board.view, seat, president) > 0
    ? { x: at.x - 6, y: at.y - 2 }
    : { x: at.x, y: at.y - 2 }
}

const Assistants = ({
  board,
  seat,
  place,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly place: number
}) => {
  const count = assistantsAt(board.view, seat, place)
  const player = board.players[seat]
  if (count === 0 || !player) return null
  const { x, y } = standAt(board, seat, place)
  const accompanied = board.view.seats[seat].president === place
  const offset = accompanied ? { x: x + 10, y: y + 8 } : { x: count > 1 ? x - 6 : x, y: y + 3 }
  return (
    <g transform={`translate(${offset.x} ${offset.y})`}>
      <Assistant player={player} size={accompanied ? 24 : 29} />
      {count > 1 ? (
        <text
          className="kit-figure kit-halo"
          x={accompanied ? 0 : 12}
          y={accompanied ? -15 : 0}
          textAnchor={accompanied ? 'middle' : 'start'}
          dy="0.35em"
          fontSize={letter(19)}
          fill="var(--sumi)"
        >
          {count}
        </text>
      ) : null}
    </g>
  )
}

const lookOfPieces = ({ view: g, seat }: Board): string =>
  [seat, ...seatsOf(g).map((each) => `${g.seats[each].president} ${g.seats[each].assistants.join()}`)].join(
    '|',
  )

/** All pieces on the map, above the areas; the areas below take the pointer. */
const Standing = ({ board }: { readonly board: Board }) => (
  <g pointerEvents="none">
    {seatsOf(board.view).map((seat) => {
      const player = board.players[seat]
      const at = presidentAt(board, seat)
      return player ? (
        <Slide key={seat} x={at.x} y={at.y} calm={board.calm}>
          <President player={player} size={board.view.seats[seat].president === NONE ? 34 : 44} />
        </Slide>
      ) : null
    })}
    {board.view.areas.map((area, place) =>
      seatsOf(board.view).map((seat) => (
        <Assistants key={`${area}-${seat}`} board={board} seat={seat} place={place} />
      )),
    )}
  </g>
)

export const Pieces = ({ board }: { readonly board: Board }) => (
  <Part look={lookOfPieces(board)}>
    <Standing board={board} />
  </Part>
)
