/** What games between bots tell those who want to win: where points came from, and how often an opening won. */
import type { Expert } from '@machiya/kit/expert'
import type { Finished } from './simulate.ts'

export type Ways = {
  /** On average at the winner, and at the others. */
  readonly sources: { readonly [source: string]: { readonly winners: number; readonly others: number } }
  /** How many seats began so, and how many of these won. */
  readonly openings: { readonly [opening: string]: { readonly seats: number; readonly wins: number } }
}

const hasWon = ({ standing }: Finished, seat: number): boolean =>
  standing.some((rank) => rank.seat === seat && rank.place === 1)

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length
const HUNDREDTH = 100
const rounded = (value: number): number => Math.round(value * HUNDREDTH) / HUNDREDTH

const sourcesOf = (games: readonly Finished[]): Ways['sources'] => {
  const names = Object.keys(games[0]?.scoring ?? {})
  const of = (source: string, won: boolean): number =>
    rounded(
      mean(
        games.flatMap((game) => (game.scoring[source] ?? []).filter((_, seat) => hasWon(game, seat) === won)),
      ),
    )
  return Object.fromEntries(
    names.map((source) => [source, { winners: of(source, true), others: of(source, false) }]),
  )
}

const openingsOf = (
  games: readonly Finished[],
  opening: NonNullable<Expert['opening']>,
): Ways['openings'] => {
  const counted = new Map<string, { seats: number; wins: number }>()
  for (const game of games)
    for (const seat of game.players.keys()) {
      const name = opening(game.record.moves.filter((move) => move.seat === seat))
      if (name === undefined) continue
      const { seats, wins } = counted.get(name) ?? { seats: 0, wins: 0 }
      counted.set(name, { seats: seats + 1, wins: wins + (hasWon(game, seat) ? 1 : 0) })
    }
  return Object.fromEntries([...counted].sort(([a], [b]) => (a < b ? -1 : 1)))
}

export const waysIn = (games: readonly Finished[], { opening }: Expert): Ways => ({
  sources: sourcesOf(games),
  openings: opening ? openingsOf(games, opening) : {},
})
