/** Questions for an evening, as `machiya puzzles` found, checked and graded them. */
import type { Puzzles } from '@machiya/kit/folder'
import kept from './kept.json' with { type: 'json' }

export const puzzles = kept as unknown as Puzzles
