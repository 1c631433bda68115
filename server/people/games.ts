/** What somebody has played in this house, and how that stands beside everybody else. */
import type { Rank } from '@machiya/kernel'
import type { Sources } from '@machiya/table'
import type { House } from '../hall/context.ts'
import { inLane } from '../hall/slow-lane.ts'
import type { Level, MyGames, PlayedGame } from '../protocol.ts'
import type { PersonRow } from '../store/schema.ts'
import { byTable, finishedSeats, MARKS, ratingsFor, type SeatOver } from './rating.ts'

const sourcesOf = ({ sources }: SeatOver): Sources | null =>
  sources === null ? null : (JSON.parse(sources) as Sources | null)

const playedBy = (person: string, seats: readonly SeatOver[]): PlayedGame[] => {
  const own = seats.find((each) => each.person === person)
  if (!own) return []
  const ranks = JSON.parse(own.result ?? '[]') as Rank[]
  return [
    {
      table: own.id,
      game: own.game,
      title: own.title,
      ended: own.ended ?? 0,
      evening: own.evening,
      seat: own.seat,
      levels: seats.map(({ level }) => level as Level | null),
      ranks: ranks.map((rank) => ({ ...rank, ties: [...rank.ties] })),
      sources: sourcesOf(own) as PlayedGame['sources'],
    },
  ]
}

type Means = { [category: string]: { sum: number; of: number } }
const addTo = (means: Means, sources: Sources, seat: number): void => {
  for (const [category, points] of Object.entries(sources)) {
    const mean = (means[category] ??= { sum: 0, of: 0 })
    mean.sum += points[seat] ?? 0
    mean.of++
  }
}
/** What people here make of each category on average, game by game. */
const meansOf = (seats: readonly SeatOver[]): MyGames['house'] => {
  const sums: { [game: string]: Means } = {}
  for (const row of seats) if (row.person) addTo((sums[row.game] ??= {}), sourcesOf(row) ?? {}, row.seat)
  const meanIn = (means: Means) =>
    Object.fromEntries(Object.entries(means).map(([category, { sum, of }]) => [category, sum / of]))
  return Object.fromEntries(Object.entries(sums).map(([game, means]) => [game, meanIn(means)]))
}

export const gamesOf = (house: House, { id }: PersonRow): Promise<MyGames> =>
  inLane(house, { person: id }, async () => {
    const seats = await finishedSeats(house)
    return {
      games: byTable(seats)
        .flatMap((table) => playedBy(id, table))
        .reverse(),
      house: meansOf(seats),
      ratings: ratingsFor(seats, id),
      marks: { ...MARKS },
    }
  })
