/** Brings saved positions of earlier revisions up to date. */
import type { Migration } from '@machiya/kernel'

export const migrations: readonly Migration[] = [
  {
    to: 2,
    what: 'samurai whom nobody can pay come back by one answer; positions stay as they are',
    up: (saved) => saved,
  },
  {
    to: 3,
    what: 'a fortress takes six stones, palace wishes and a package differ; games that began before keep theirs',
    up: (saved) => saved,
  },
]
