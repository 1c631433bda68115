/** The quick hand: picks by how natural a move looks, without looking ahead. */
import type { Chance, Game, Pick, Position, Seat, Task, View } from '@machiya/kernel'
import type { Expert } from './expert.ts'

const FINE = 2 ** 30

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
const NEVER = -9

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

/** Room for the shares of one draw, kept so that playouts make none. */
let shares = new Float64Array(64)

/** One pick, each as likely as e to its liking; heat above 1 evens them out, below 1 sharpens. */
export const draw = (
  picks: readonly Pick[],
  likings: readonly number[],
  heat: number,
  chance: Chance,
): Pick => {
  let top = -Infinity
  for (let i = 0; i < likings.length; i++) if ((likings[i] as number) > top) top = likings[i] as number
  let total = 0
  if (shares.length < likings.length) shares = new Float64Array(2 * likings.length)
  for (let i = 0; i < likings.length; i++) {
    const share = Math.exp(((likings[i] as number) - top) / heat)
    shares[i] = share
    total += share
  }
  let left = (chance(FINE) / FINE) * total
  for (let i = 0; i < picks.length; i++) {
    left -= shares[i] as number
    if (left < 0) return picks[i] as Pick
  }
  return picks[picks.length - 1] as Pick
}

/** Where each pick stands in a line drawn as `draw` would draw one after the other: natural ones mostly first, never the same always. */
export const drawOrder = (likings: readonly number[], heat: number, chance: Chance): number[] => {
  const luck = likings.map((liking) => liking / heat - Math.log(-Math.log((chance(FINE) + 0.5) / FINE)))
  return likings.map((_, i) => i).sort((a, b) => (luck[b] as number) - (luck[a] as number))
}
