/** Brings saved positions of earlier revisions up to date. */
import type { Migration } from '@machiya/kernel'

export const migrations: readonly Migration[] = [
  {
    to: 2,
    what: 'technologies and achievements are laid after the orders are kept; where they lie already, nothing is left to lay',
    up: (saved) => saved,
  },
]
