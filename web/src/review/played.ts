/** A finished game, pick by pick, from wherever it is kept. */
import { mix, type Game, type RecordedMove, type Seat, type View, type Whole } from '@machiya/kernel'
import { parseRecord, replay } from '@machiya/kernel/record'
import type { Frame } from '@machiya/bots/review'
import { movesOf } from '@machiya/table'
import { namesOf } from '@machiya/bots/words'
import { seated, type Chair } from '../client/table.ts'
import { isOnDevice } from '../device/deal.ts'
import { eventsOf, tableOf } from '../device/storage.ts'
import { isGame, takeDown } from '../games.ts'
import { recordOf, tableInfo } from '../remote/api.ts'
import { positionsAt } from '../replay/film.ts'

export type Played = {
  readonly id: string
  readonly game: Game
  readonly title: string
  readonly chairs: readonly Chair[]
  /** Whose game it is: these seats are looked at first. */
  readonly mine: readonly Seat[]
  readonly moves: readonly RecordedMove[]
  /** One before every move, and the end. */
  readonly positions: readonly Whole[]
}

const playedOut = (game: Game, start: Whole, moves: readonly RecordedMove[]): Whole[] => {
  const positions = [start]
  for (const move of moves) {
    const { position } = game.play(positions.at(-1) as Whole, move)
    if (!position) throw new Error(`the move ${move.pick} does not fit`)
    positions.push(position)
  }
  return positions
}

const onDevice = async (id: string): Promise<Played | null> => {
  const row = await tableOf(id)
  if (!row?.over || !isGame(row.game)) return null
  const [{ game }, events] = await Promise.all([takeDown(row.game), eventsOf(id)])
  const [start] = positionsAt(game, row, events)
  if (!start) return null
  const past = events[0]?.past
  const moves = [...(past?.replayable ? past.moves : []), ...movesOf(events)]
  const { title, chairs } = row
  return {
    id,
    game,
    title,
    chairs: chairs.map(({ name, level }, seat) => seated(seat, name, level)),
    mine: chairs.flatMap(({ level }, seat) => (level === null ? [seat as Seat] : [])),
    moves,
    positions: playedOut(game, start, moves),
  }
}

const inHouse = async (id: string): Promise<Played | null> => {
  const [{ ok: info }, text] = await Promise.all([tableInfo(id), recordOf(id)])
  if (!info || text === null || !isGame(info.game)) return null
  const { game } = await takeDown(info.game)
  const record = parseRecord(text)
  const names = namesOf(info.seats)
  return {
    id,
    game,
    title: info.title,
    chairs: info.seats.map(({ seat, level }, i) => seated(seat, names[i] ?? '', level)),
    mine: info.seats.flatMap(({ you, seat }) => (you ? [seat as Seat] : [])),
    moves: record.moves,
    positions: replay(game, record, mix(record.seed ?? '', record.salts ?? [])),
  }
}

/** Nothing where it is not over, not kept, or not for these eyes. */
export const playedAt = (id: string): Promise<Played | null> => (isOnDevice(id) ? onDevice(id) : inHouse(id))

export const viewsOf = ({ game, positions }: Played, seat: Seat): readonly View[] => {
  const views: View[] = []
  for (const [i, position] of positions.entries()) {
    const [before, view] = [positions[i - 1], views[i - 1]]
    views.push(game.view(position, seat, before && view ? { position: before, view } : undefined))
  }
  return views
}

/** What a seat saw and did: all that a review is given. */
export const framesOf = ({ moves }: Played, views: readonly View[], seat: Seat): Frame[] =>
  views.map((seen, i) => {
    const move = moves[i]
    return move?.seat === seat ? { seen, pick: move.pick } : { seen }
  })
