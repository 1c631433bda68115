/** Brings saved positions of earlier revisions up to date. */
import type { Migration } from '@machiya/kernel'

export const migrations: readonly Migration[] = [
  {
    to: 2,
    what: 'technologies and achievements are laid after the orders are kept; where they lie already, nothing is left to lay',
    up: (saved) => saved,
  },
  {
    to: 3,
    what: 'orders that ask for copper pay more, and building sites differ more; what was dealt stays as it is',
    up: (saved) => saved,
  },
]
