/** How well people of this house play, game by game, worked out of the results that are kept; bots are fixed marks in it. */
import { setImmediate } from 'node:timers/promises'
import type { Rank } from '@machiya/kernel'
import { rate, rating, type Rating } from 'openskill'
import type { House } from '../hall/context.ts'
import type { Level, Rated } from '../protocol.ts'

/** Where the levels stand on the scale: a step between two is what their games against each other come to (docs/ladder.md). */
export const MARKS: { readonly [level in Level]: number } = {
  random: 5,
  apprentice: 19,
  merchant: 25,
  daimyo: 31,
  shogun: 34,
}
const SURE = 1

/** Tables of so many years that nobody waits for them. */
const MOST = 5000
/** So many are worked out at a time: a move waits for no more. */
const AT_ONCE = 50

/** Tables that were played to their end. */
export const tablesOver = ({ store: { db } }: House) =>
  db
    .selectFrom('tables')
    .where('status', '=', 'over')
    .where('result', 'is not', null)
    .where('result', '!=', '[]')

/** The newest first. */
export const idsOf = async (tables: ReturnType<typeof tablesOver>): Promise<string[]> => {
  const rows = await tables.select('id').orderBy('ended', 'desc').orderBy('id').limit(MOST).execute()
  return rows.map(({ id }) => id)
}

const seatsAt = ({ store: { db } }: House, ids: readonly string[]) =>
  db
    .selectFrom('tables')
    .innerJoin('seat', 'seat.table_id', 'tables.id')
    .leftJoin('person', 'person.id', 'seat.person')
    .select([
      'tables.id',
      'tables.game',
      'tables.title',
      'tables.ended',
      'tables.evening',
      'tables.hints',
      'tables.result',
      'tables.sources',
      'seat.seat',
      'seat.level',
      'seat.kind',
      'seat.person',
      'person.name',
      'person.rated',
    ])
    .where('tables.id', 'in', ids)
    .orderBy('tables.ended')
    .orderBy('tables.id')
    .orderBy('seat.seat')
type Query = ReturnType<typeof seatsAt>
export type SeatOver = Awaited<ReturnType<Query['execute']>>[number]

/** The seats of each of these tables, in the order in which the tables ended, given from the newest on. */
export const playedAt = async function* (
  house: House,
  ids: readonly string[],
): AsyncGenerator<readonly SeatOver[]> {
  const oldest = ids.toReversed()
  for (let at = 0; at < oldest.length; at += AT_ONCE) {
    const seats = await seatsAt(house, oldest.slice(at, at + AT_ONCE)).execute()
    yield* Map.groupBy(seats, ({ id }) => id).values()
    await setImmediate()
  }
}

type Standing = Rating & { readonly game: string; readonly person: string; name: string; games: number }
export type Standings = Map<string, Standing>

const keyOf = ({ game, person }: SeatOver): string => `${game} ${person}`
const isRated = ({ person, rated }: SeatOver): boolean => person !== null && rated === 1
const strengthOf = (all: Standings, seat: SeatOver): Rating => {
  if (seat.kind === 'bot') return rating({ mu: MARKS[seat.level as Level], sigma: SURE })
  const { mu, sigma } = all.get(keyOf(seat)) ?? rating()
  return { mu, sigma }
}

/** Whoever had help, or two chairs, shows nothing about themselves. */
const counts = (seats: readonly SeatOver[]): boolean => {
  const people = seats.flatMap(({ person }) => person ?? [])
  return seats[0]?.hints === 0 && people.length > 0 && new Set(people).size === people.length
}

/** One more table that ended. */
export const fold = (all: Standings, seats: readonly SeatOver[]): void => {
  if (!counts(seats)) return
  const ranks = JSON.parse(seats[0]?.result ?? '[]') as Rank[]
  const places = seats.map(({ seat }) => ranks.find((rank) => rank.seat === seat)?.place ?? seats.length)
  const after = rate(
    seats.map((seat) => [strengthOf(all, seat)]),
    { rank: places },
  )
  for (const [i, seat] of seats.entries()) {
    const now = after[i]?.[0]
    if (!now || !isRated(seat)) continue
    const games = (all.get(keyOf(seat))?.games ?? 0) + 1
    all.set(keyOf(seat), { ...now, game: seat.game, person: seat.person ?? '', name: seat.name ?? '', games })
  }
}

/** Best first, as far as it is sure. */
export const ratingsFor = (all: Standings, person: string): Rated[] =>
  [...all.values()]
    .sort((a, b) => b.mu - b.sigma - (a.mu - a.sigma))
    .map(({ game, name, mu, sigma, games, person: who }) => ({
      game,
      name,
      games,
      mu: Math.round(mu * 10) / 10,
      sigma: Math.round(sigma * 10) / 10,
      you: who === person,
    }))
