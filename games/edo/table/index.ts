/** The table of Edo as the page sees it. */
import type { BoardModule } from '@machiya/kit'
import type { G } from '../position.ts'
import { Board } from './board.tsx'
import { Hand } from './hand.tsx'
import { signOf } from './signs.ts'
import { textIn } from './text.ts'

const PHASES: Readonly<Record<string, number>> = { plan: 0, 'pay-wages': 2, stir: 3 }

/** Packages and places are chosen before the first round: none of its steps is now. */
const stepOf = ({ round, agenda }: G): { readonly now?: number } =>
  round === 0 ? {} : { now: PHASES[agenda.at(-1)?.task ?? ''] ?? 1 }

export const table: BoardModule<G> = {
  Board,
  Hand,
  sign: (pick) => signOf(pick),
  course: (g, _words, locale) => ({
    label: `${textIn(locale).round} ${Math.max(1, g.round)}`,
    steps: textIn(locale).steps,
    ...stepOf(g),
  }),
  glance: (g, seat, words) => {
    const me = g.seats[seat]
    return [
      ...(['wood', 'stone', 'rice', 'ryo'] as const).map((id) => ({
        id,
        label: words.names[id] ?? id,
        value: String(me[id]),
      })),
      { id: 'samurai', label: words.names['samurai'] ?? 'samurai', value: String(me.samurai.length) },
    ]
  },
}
