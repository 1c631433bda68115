/** Yedo, for two to five clans. */
import { defineGame } from '@machiya/kernel'
import { about } from './about.ts'
import { options, shape } from './position.ts'
import { guessLaid } from './rules/6-laid.ts'
import * as rules from './rules/index.ts'
import { migrations } from './migrations.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

export const yedo = defineGame({
  name: 'yedo',
  revision: 4,
  seats: about.seats,
  options,
  shape,
  box: (_seats, { setting }, since) => rules.boxOf(setting === 'samurai', since),
  rules,
  opening: rules.setUp(),
  standing: rules.standing,
  scoring: rules.scoring,
  spans: rules.spans,
  guess: { laid: guessLaid },
  migrations,
})
export const words = { en, de }
/** By this name the house knows it. */
export { yedo as game }
