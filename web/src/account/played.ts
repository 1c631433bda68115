/** What I have played, here and in the house, and what it comes to. */
import type { MyGames, PlayedGame } from '@machiya/server/protocol'
import type { TableRow } from '../device/rows.ts'
import { allTables } from '../device/storage.ts'
import { call, isKnown } from '../remote/api.ts'

export type Played = Omit<PlayedGame, 'ranks'> & { readonly ranks: readonly PlayedGame['ranks'][number][] }
export type Mine = Omit<MyGames, 'games'> & { readonly games: readonly Played[] }

/** What was only practised counts for nothing; a table at which several people of this device sat is nobody's own. */
export const playedHere = (row: TableRow): Played[] => {
  const { id, game, title, chairs, moved, evening, practice, result, sources } = row
  const people = chairs.flatMap(({ level }, seat) => (level === null ? [seat] : []))
  if (practice || !result?.length || people.length !== 1) return []
  return [
    {
      table: id,
      game,
      title,
      ended: moved,
      evening: evening ?? null,
      seat: people[0] ?? 0,
      levels: chairs.map(({ level }) => level),
      ranks: result.map((rank) => ({ ...rank, ties: [...rank.ties] })),
      sources: (sources ?? null) as Played['sources'],
    },
  ]
}

const NOTHING: MyGames = { games: [], house: {}, ratings: [], marks: {} }

/** Newest first. */
export const myGames = async (): Promise<Mine> => {
  const [rows, inHouse] = await Promise.all([
    allTables(),
    isKnown() && navigator.onLine ? call<MyGames>('GET', 'me/games') : undefined,
  ])
  const { games, ...rest } = inHouse?.ok ?? NOTHING
  const all = [...rows.flatMap(playedHere), ...games]
  return { ...rest, games: all.sort((a, b) => b.ended - a.ended) }
}

export const rankOf = ({ ranks, seat }: Played) => ranks.find((rank) => rank.seat === seat)
export const scoreOf = (played: Played): number | null => {
  const rank = rankOf(played)
  return rank && !rank.lost ? rank.score : null
}
const hasWon = (played: Played): boolean => rankOf(played)?.place === 1

export type Count = { readonly seats: number; readonly played: number; readonly won: number }
/** By the number of seats. */
export const countsOf = (games: readonly Played[]): Count[] =>
  [...new Set(games.map(({ levels }) => levels.length))]
    .sort((a, b) => a - b)
    .map((seats) => games.filter(({ levels }) => levels.length === seats))
    .map((of) => ({
      seats: of[0]?.levels.length ?? 0,
      played: of.length,
      won: of.filter(hasWon).length,
    }))

/** Those with most points, the best first. */
export const bestOf = (games: readonly Played[], most: number): Played[] =>
  games
    .filter((played) => scoreOf(played) !== null)
    .toSorted((a, b) => (scoreOf(b) ?? 0) - (scoreOf(a) ?? 0))
    .slice(0, most)

const mean = (figures: readonly number[]): number | null =>
  figures.length ? figures.reduce((sum, figure) => sum + figure, 0) / figures.length : null

export type Source = {
  readonly category: string
  readonly mine: number
  /** Those who played for the house at the same tables; people of the house at all of theirs. */
  readonly bots: number | null
  readonly house: number | null
}
export const sourcesOf = (games: readonly Played[], house: MyGames['house'][string] = {}): Source[] => {
  const told = games.filter(({ sources }) => sources)
  const categories = [...new Set(told.flatMap(({ sources }) => Object.keys(sources ?? {})))]
  const of = (category: string, isCounted: (played: Played, seat: number) => boolean): number[] =>
    told.flatMap((played) => (played.sources?.[category] ?? []).filter((_, seat) => isCounted(played, seat)))
  return categories.map((category) => ({
    category,
    mine: mean(of(category, (played, seat) => played.seat === seat)) ?? 0,
    bots: mean(of(category, ({ levels }, seat) => levels[seat] !== null)),
    house: house[category] ?? null,
  }))
}
