/** Presidents and assistants. Each seat owns a fixed part of an area, the viewer the first. */
import { CrestMark, offerAt, Part, Press, Slide, Spot, stateOf, type Player } from '@machiya/kit'
import { seatsOf, type Seat } from '@machiya/kernel'
import { assistantsAt } from '../../places.ts'
import { NONE } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import { SKY, tileRect, type Point } from '../layout.ts'
import { letter } from '../signs/letters.tsx'
import type { Board } from '../preview.ts'
import { textIn } from '../text.ts'

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

/** Presidents in the supply stand in the sky, from the left. */
const HOME = 36
const homesIn = ({ view }: Board): readonly Seat[] =>
  seatsOf(view).filter((seat) => view.seats[seat].president === NONE)
export const homeRoom = (board: Board): number => homesIn(board).length * HOME

const presidentAt = (board: Board, seat: Seat): Point => {
  const { president } = board.view.seats[seat]
  if (president === NONE)
    return { x: SKY.x + HOME * (homesIn(board).indexOf(seat) + 0.5) - 3, y: SKY.y + SKY.height / 2 }
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

const lookOfPieces = (board: Board): string => {
  const { view: g, seat } = board
  return [
    seat,
    ...seatsOf(g).map((each) => `${g.seats[each].president} ${g.seats[each].assistants.join()}`),
    ...seatsOf(g).map((each) => stateOf(board, g.areas[g.seats[each].president] ?? '')),
    stateOf(board, 'recall'),
  ].join('|')
}

/** My president takes itself back, another opens the board of its seat; where its area can be chosen, the area takes the pointer. */
const Handle = ({
  board,
  seat,
  size,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly size: number
}) => {
  const player = board.players[seat]
  const area = board.view.areas[board.view.seats[seat].president]
  if (!player) return null
  const piece = <President player={player} size={size} />
  if (area && stateOf(board, area) === 'open') return <g pointerEvents="none">{piece}</g>
  if (seat !== board.seat)
    return (
      <Press label={`${textIn(board.locale).mat} ${player.name}`} press={() => board.open(seat)}>
        {piece}
      </Press>
    )
  return offerAt(board.offers, 'recall') ? (
    <Spot board={board} pick="recall" label="" twin>
      {piece}
    </Spot>
  ) : (
    <g data-about="president">{piece}</g>
  )
}

/** All pieces on the map, above the areas; the areas below take the pointer from assistants. */
const Standing = ({ board }: { readonly board: Board }) => (
  <g>
    {seatsOf(board.view).map((seat) => {
      const at = presidentAt(board, seat)
      return (
        <Slide key={seat} x={at.x} y={at.y} calm={board.calm}>
          <Handle board={board} seat={seat} size={board.view.seats[seat].president === NONE ? 36 : 44} />
        </Slide>
      )
    })}
    <g pointerEvents="none">
      {board.view.areas.map((area, place) =>
        seatsOf(board.view).map((seat) => (
          <Assistants key={`${area}-${seat}`} board={board} seat={seat} place={place} />
        )),
      )}
    </g>
  </g>
)

export const Pieces = ({ board }: { readonly board: Board }) => (
  <Part look={lookOfPieces(board)}>
    <Standing board={board} />
  </Part>
)
