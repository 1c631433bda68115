/** Yokohama: merchants of the first open port of Japan. */
import { defineGame } from '@machiya/kernel'
import { about } from './about.ts'
import { migrations } from './migrations.ts'
import { CATEGORIES, shape } from './position.ts'
import * as rules from './rules/index.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

export const yokohama = defineGame({
  name: 'yokohama',
  revision: 3,
  seats: about.seats,
  options: {},
  shape,
  box: (_seats, _options, since) => rules.boxOf(since),
  rules,
  opening: rules.setUp(),
  migrations,
  /** 9.18 Most points win; a tie goes to the earlier seat. */
  standing: (g) => g.seats.map(({ points }, seat) => [points, -seat]),
  spans: ({ round }) => ({ round }),
  scoring: (g) =>
    Object.fromEntries(
      CATEGORIES.map((category, at) => [category, g.seats.map(({ scores }) => scores[at] ?? 0)]),
    ),
})

export const words = { en, de }
/** By this name the house knows it. */
export { yokohama as game }
