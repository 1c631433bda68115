/** Who won, from the order of the seats. */
import type { Rank } from '@machiya/kernel'

/** Nobody, where all are first with nothing: a game may end without anyone having met its condition. */
export const winnersOf = (ranks: readonly Rank[]): readonly Rank[] => {
  const first = ranks.filter(({ place }) => place === 1)
  return first.length === ranks.length && first.every(({ score }) => score <= 0) ? [] : first
}
