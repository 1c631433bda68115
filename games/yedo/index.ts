/** Yedo, for two to five clans. */
import { defineGame } from '@machiya/kernel'
import { options, shape } from './position.ts'
import * as rules from './rules/index.ts'

export const yedo = defineGame({
  name: 'yedo',
  revision: 1,
  seats: [2, 5],
  options,
  shape,
  box: (_seats, { setting }) => rules.boxOf(setting === 'samurai'),
  rules,
  opening: rules.setUp(),
  standing: rules.standing,
  scoring: rules.scoring,
})
