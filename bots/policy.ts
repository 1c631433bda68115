/** The quick hand: picks by how natural a move looks, without looking ahead. */
import type { Chance, Game, Pick, Position, Seat, Task, View } from '@machiya/kernel'
import { FINE, type Expert } from '@machiya/kit/expert'

/** A small generator for playouts: one number of state, quick to begin. */
export const stream = (seed: number): Chance => {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const neutral = () => (): number => 0

export const likingsOf = (
  expert: Expert,
  g: Position,
  seat: Seat,
  task: Task,
  picks: readonly Pick[],
): number[] => {
  const like = (expert.likes[task.task] ?? neutral)(g, seat, task.a)
  const likings: number[] = []
  for (let i = 0; i < picks.length; i++) likings.push(like(picks[i] as Pick))
  return likings
}

/** A pick liked this little is never played while there is another: it only takes back or stalls. */
export const NEVER = -9

/** The picks worth a thought. */
export const thinkable = (
  expert: Expert,
  game: Game,
  seen: View,
  seat: Seat,
  picks: readonly Pick[],
): readonly Pick[] => {
  if (picks.length === 1) return picks
  const likings = likingsOf(expert, seen, seat, game.task(seen) as Task, picks)
  const worth = picks.filter((_, i) => (likings[i] as number) > NEVER)
  return worth.length > 0 ? worth : picks
}

/** Where each pick stands in a line drawn as `draw` would draw one after the other: natural ones mostly first, never the same always. */
export const drawOrder = (likings: readonly number[], heat: number, chance: Chance): number[] => {
  const luck = likings.map((liking) => liking / heat - Math.log(-Math.log((chance(FINE) + 0.5) / FINE)))
  return likings.map((_, i) => i).sort((a, b) => (luck[b] as number) - (luck[a] as number))
}
