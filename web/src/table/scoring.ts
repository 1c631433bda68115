/** Where the points of a finished game came from. */
import type { Desk } from './desk.ts'

export type Category = readonly [name: string, points: readonly number[]]

export const scoringOf = ({ game, view }: Pick<Desk, 'game' | 'view'>): readonly Category[] => {
  try {
    return Object.entries(game.scoring(view))
  } catch {
    return []
  }
}
