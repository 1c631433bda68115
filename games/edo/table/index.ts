/** The table of Edo as the page sees it. */
import type { BoardModule } from '@machiya/kit'
import type { G } from '../position.ts'
import type { EdoTask } from '../tasks.ts'
import { Board } from './board.tsx'
import { signs } from './signs/drawn.ts'
import { Hand } from './mat/hand.tsx'
import { signOf } from './signs/signs.ts'
import { textIn } from './text.ts'

const [PLAN, ACT, WAGES] = [0, 1, 2]

/** None of the phases is now in the set-up, while a ronin is moved before planning, and after the end. */
const phaseOf = ({ round, agenda }: G): { readonly now?: number } => {
  const task = agenda.at(-1)?.task
  if (task === 'plan') return { now: PLAN }
  if (task === undefined || round === 0 || agenda.some((later) => later.task === 'plan')) return {}
  return { now: task === 'pay-wages' ? WAGES : ACT }
}

export const table: BoardModule<G, EdoTask> = {
  Board,
  signs,
  Hand,
  sign: (pick) => signOf(pick),
  course: (g, _words, locale) => ({
    label: g.round === 0 ? textIn(locale).setUp : `${textIn(locale).round} ${g.round}`,
    steps: textIn(locale).steps,
    ...phaseOf(g),
  }),
  plate: (g, seat, words) => {
    const me = g.seats[seat]
    return {
      figures: [
        ...(['wood', 'stone', 'rice', 'ryo'] as const).map((id) => ({
          id,
          label: words.names[id] ?? id,
          value: String(me[id]),
        })),
        { id: 'samurai', label: words.names['samurai'] ?? 'samurai', value: String(me.samurai.length) },
      ],
    }
  },
}
