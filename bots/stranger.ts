/** What bots know of a game that nobody taught them. */
import type { Game } from '@machiya/kernel'
import type { Expert, Weights } from '@machiya/kit/expert'

const FAR = Number.MAX_SAFE_INTEGER

/** The score so far, playouts to the end, no preferences. */
export const stranger = (game: Game): Expert => {
  const made = { command: 'none', seed: 'none', result: 'the score itself' }
  const weights: Weights = { made, values: { score: 1 } }
  return {
    features: ['score'],
    read: (g, seat, into) => {
      into[0] = game.standing(g).find((rank) => rank.seat === seat)?.score ?? 0
    },
    hand: weights,
    trained: weights,
    likes: {},
    untaught: true,
    clock: (g) => (g.agenda.length === 0 ? FAR : 0),
    ahead: () => 0,
    scale: 2,
  }
}
