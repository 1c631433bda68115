/** Positions worth a picture. */
import type { Scene } from '@machiya/kit'
import { game } from '../index.ts'
import type { G } from '../position.ts'

const SEED = '5a'.repeat(32)

export const gallery: readonly Scene<G>[] = [
  { name: 'the first lantern', seat: 0, view: () => game.view(game.start(3, {}, SEED), 0) },
]
