/** What somebody has played in this house, and how that stands beside everybody else. */
import type { Rank } from '@machiya/kernel'
import type { Sources } from '@machiya/table'
import type { House } from '../hall/context.ts'
import { inLane } from '../hall/slow-lane.ts'
import type { Level, MyGames, PlayedGame } from '../protocol.ts'
import type { PersonRow } from '../store/schema.ts'
import {
  fold,
  idsOf,
  MARKS,
  playedAt,
  ratingsFor,
  tablesOver,
  type SeatOver,
  type Standings,
} from './rating.ts'

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
type Sums = { [game: string]: Means }
const addTo = (sums: Sums, seats: readonly SeatOver[]): void => {
  const [first] = seats
  const means = first && (sums[first.game] ??= {})
  for (const [category, points] of Object.entries((first && sourcesOf(first)) ?? {}))
    for (const { seat, person } of seats) {
      if (!means || !person) continue
      const mean = (means[category] ??= { sum: 0, of: 0 })
      mean.sum += points[seat] ?? 0
      mean.of++
    }
}
/** What people here make of each category on average, game by game. */
const meansOf = (sums: Sums): MyGames['house'] => {
  const meanIn = (means: Means) =>
    Object.fromEntries(Object.entries(means).map(([category, { sum, of }]) => [category, sum / of]))
  return Object.fromEntries(Object.entries(sums).map(([game, means]) => [game, meanIn(means)]))
}

type Figures = { readonly means: MyGames['house']; readonly standings: Standings }
const workedOut = async (house: House, ids: readonly string[]): Promise<Figures> => {
  const sums: Sums = {}
  const standings: Standings = new Map()
  for await (const seats of playedAt(house, ids)) {
    addTo(sums, seats)
    fold(standings, seats)
  }
  return { means: meansOf(sums), standings }
}

/** What other nodes hear of people is in the figures of this one after so long. */
const AT_LATEST_MS = 60_000
type Known = { readonly of: string; readonly until: number; readonly figures: Promise<Figures> }
const known = new WeakMap<House, Known>()
/** Somebody in the figures is not who they were. */
export const forgetFigures = (house: House): void => void known.delete(house)

const lastOver = async (house: House): Promise<string> => {
  const count = tablesOver(house).select((it) => [it.fn.countAll().as('many'), it.fn.max('ended').as('last')])
  const { many, last } = await count.executeTakeFirstOrThrow()
  return `${many} ${last}`
}
/** Worked out anew when other games are over than before. */
const figuresOf = async (house: House): Promise<Figures> => {
  const of = await lastOver(house)
  const was = known.get(house)
  if (was?.of === of && was.until > Date.now()) return was.figures
  const figures = idsOf(tablesOver(house)).then((ids) => workedOut(house, ids))
  known.set(house, { of, until: Date.now() + AT_LATEST_MS, figures })
  figures.catch(() => {
    if (known.get(house)?.figures === figures) forgetFigures(house)
  })
  return figures
}

const ownGames = async (house: House, id: string): Promise<PlayedGame[]> => {
  const { db } = house.store
  const mine = db.selectFrom('seat').select('table_id').where('person', '=', id)
  const own: PlayedGame[] = []
  for await (const seats of playedAt(house, await idsOf(tablesOver(house).where('id', 'in', mine))))
    own.push(...playedBy(id, seats))
  return own.reverse()
}

export const gamesOf = (house: House, { id }: PersonRow): Promise<MyGames> =>
  inLane(house, { person: id }, async () => {
    const { means, standings } = await figuresOf(house)
    const games = await ownGames(house, id)
    return { games, house: means, ratings: ratingsFor(standings, id), marks: { ...MARKS } }
  })
