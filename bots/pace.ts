/** What a playout of a game takes here, so that milliseconds can be shared out before they are spent. */
import type { Search } from './search.ts'

/** Before any was timed: more than it will be. */
const FIRST_MS = 0.5
/** Fewer tell mostly of what a search needs to begin. */
const FEWEST_TIMED = 16
/** How much the last search counts against all before it. */
const NEWS = 0.25

const paces = new Map<string, number>()

/** Milliseconds a playout. */
export const paceOf = (game: string): number => paces.get(game) ?? FIRST_MS

/** Runs a search, and notes what its playouts took. */
export const timed = <T>(how: Search, run: (watched: Search) => T): T => {
  const { game, spent } = how
  const began = performance.now()
  let played = 0
  const done = run({
    ...how,
    spent: (playouts, share) => {
      played = playouts
      return spent(playouts, share)
    },
  })
  const before = paceOf(game.name)
  const now = (performance.now() - began) / played
  if (played >= FEWEST_TIMED) paces.set(game.name, before + NEWS * (now - before))
  return done
}
