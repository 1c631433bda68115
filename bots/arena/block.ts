/** A block: one deal, played once in every rotation of the seats, so that neither luck of the deal nor of the seat counts. */
import type { Choices } from '@machiya/kernel'
import type { Taught } from '../experts.ts'
import { dealSeed, playMatch, type Player, type Result } from './match.ts'
import { tallier, type Took } from './tally.ts'

/** One game of a block: which player sat at which seat, and how it came out by player. */
export type Outcome = Result & { readonly rotation: number; readonly took?: readonly Took[] }
export type Block = { readonly block: number; readonly games: readonly Outcome[] }

const turned = <T>(items: readonly T[], by: number): T[] =>
  items.map((_, i) => items[(i + by) % items.length] as T)

/** From seats back to players: entry p of the result belongs to player p. */
const byPlayer = <T>(items: readonly T[], by: number): T[] => turned(items, items.length - by)

/** Rotations that seat the same levels alike would only repeat each other. */
export const rotationsOf = (players: readonly Player[]): number[] => {
  const seen = new Set<string>()
  return players
    .map((_, by) => by)
    .filter((by) => {
      const seating = turned(players, by)
        .map(({ name }) => name)
        .join(' ')
      return seen.has(seating) ? false : seen.add(seating)
    })
}

export type Fixture = Taught & {
  readonly options: Choices
  readonly players: readonly Player[]
  readonly seed: string
  /** Whether what every seat did is counted. */
  readonly tally?: boolean
}

/** What was done, by player, where it is counted. */
const tallied = ({ tally, players }: Fixture, rotation: number) => {
  if (!tally) return { hears: {}, took: () => ({}) }
  const { hear, took } = tallier(players.length)
  return { hears: { hear }, took: () => ({ took: byPlayer(took, rotation) }) }
}

export const playBlock = (fixture: Fixture, block: number): Block => {
  const { game, expert, options, players, seed } = fixture
  const playRotation = (rotation: number): Outcome => {
    const { hears, took } = tallied(fixture, rotation)
    const seated = turned(players, rotation)
    const deal = dealSeed(seed, block)
    const result = playMatch({ game, expert, options, players: seated, seed: deal, ...hears })
    return {
      rotation,
      places: byPlayer(result.places, rotation),
      scores: byPlayer(result.scores, rotation),
      decisions: byPlayer(result.decisions, rotation),
      ms: byPlayer(result.ms, rotation),
      slow: byPlayer(result.slow, rotation),
      playouts: byPlayer(result.playouts ?? [], rotation),
      faults: result.faults,
      ...took(),
    }
  }
  return { block, games: rotationsOf(players).map(playRotation) }
}
