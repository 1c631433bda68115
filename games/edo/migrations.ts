/** Brings saved positions of earlier revisions up to date. */
import type { Migration } from '@machiya/kernel'

export const migrations: readonly Migration[] = [
  {
    to: 2,
    what: 'samurai whom nobody can pay come back by one answer; positions stay as they are',
    up: (saved) => saved,
  },
]
