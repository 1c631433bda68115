/** Counts the ways a game can go, as chess programs do: rules that agree give the same counts. */
import { isOver, type Game } from './src/game.ts'
import type { Pick, Position, Seat, Whole } from './src/position.ts'

/** One way to go on. */
export type Way = { readonly seat: Seat; readonly pick: Pick }
/** What was counted. */
export type Count = {
  /** Runs of so many moves. */
  readonly nodes: number
  /** Games that end in fewer. */
  readonly over: number
}

/** Every open pick of everybody who is waited for. */
export const waysOf = <G extends Position>(game: Game<G>, g: Whole<G>): Way[] =>
  game.waitingFor(g).flatMap((seat) => game.legal(g, seat, []).map((pick) => ({ seat, pick })))

/** The position that a way leads to. */
export const wayTo = <G extends Position>(game: Game<G>, g: Whole<G>, { seat, pick }: Way): Whole<G> => {
  const next = game.copy(g)
  game.advance(next, seat, pick)
  return next
}

/** The last move of a run is counted, not made. */
export const perft = <G extends Position>(game: Game<G>, g: Whole<G>, depth: number): Count => {
  if (depth === 0) return { nodes: 1, over: 0 }
  if (isOver(g)) return { nodes: 0, over: 1 }
  const ways = waysOf(game, g)
  if (depth === 1) return { nodes: ways.length, over: 0 }
  let [nodes, over] = [0, 0]
  for (const way of ways) {
    const count = perft(game, wayTo(game, g, way), depth - 1)
    nodes += count.nodes
    over += count.over
  }
  return { nodes, over }
}

/** How many runs of so many moves, or to the end, there are, and to how many different positions they lead. */
export const endsOf = <G extends Position>(
  game: Game<G>,
  g: Whole<G>,
  depth: number,
  isCounted: (pick: Pick) => boolean = () => true,
): [runs: number, positions: number] => {
  const positions = new Set<string>()
  const runsFrom = (at: Whole<G>, left: number): number => {
    if (left > 0 && !isOver(at))
      return waysOf(game, at)
        .filter(({ pick }) => isCounted(pick))
        .reduce((sum, way) => sum + runsFrom(wayTo(game, at, way), left - 1), 0)
    positions.add(game.hash(at))
    return 1
  }
  return [runsFrom(g, depth), positions.size]
}
