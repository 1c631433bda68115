/** Sapling. */
import { defineGame } from '@machiya/kernel'
import { about } from './about.ts'
import { options, shape } from './position.ts'
import * as rules from './rules/index.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

/** The house knows it by this name. */
export const game = defineGame({
  name: 'sapling',
  revision: 1,
  seats: about.seats,
  options,
  shape,
  box: () => ({ lantern: rules.box() }),
  rules,
  opening: rules.setUp(),
  standing: rules.standing,
  scoring: rules.scoring,
})
export const words = { en, de }
