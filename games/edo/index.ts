/** Edo, with its expansion. */
import { defineGame, type Seat } from '@machiya/kernel'
import { about } from './about.ts'
import { boxFor } from './box.ts'
import { foremost, influence } from './cities.ts'
import { tabulate } from './by-id.ts'
import { migrations } from './migrations.ts'
import { guessPlan } from './plans.ts'
import { OPTIONS, ORIGINS, SHAPE, type G } from './position.ts'
import * as rules from './rules/index.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

/** 9.15 The most power points win; 9.16 then resources; 9.17 then influence in Edo, built earlier before later. */
const standing = (g: G): (number[] | null)[] =>
  g.seats.map(({ points, wood, stone, rice, out }, seat) =>
    out
      ? null
      : [points, wood + stone + rice, influence(g, 'edo', seat as Seat), -foremost(g, 'edo', seat as Seat)],
  )

export const edo = defineGame({
  name: 'edo',
  revision: 3,
  seats: about.seats,
  options: OPTIONS,
  shape: SHAPE,
  box: boxFor,
  rules,
  opening: rules.setUp(),
  standing,
  spans: ({ round }) => ({ round }),
  scoring: (g) => tabulate(ORIGINS, (origin) => g.seats.map(({ earned }) => earned[origin])),
  guess: { plan: guessPlan },
  migrations,
})

export const words = { en, de }
/** By this name the house knows it. */
export { edo as game }
