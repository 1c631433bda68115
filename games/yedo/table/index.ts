/** The table of Yedo as the page sees it. */
import type { BoardModule } from '@machiya/kit'
import { disciplesOut } from '../whereabouts.ts'
import type { Yedo } from '../position.ts'
import type { YedoTask } from '../tasks.ts'
import { Board } from './board.tsx'
import { signs } from './marks/drawn.ts'
import { Hand } from './clan/hand.tsx'
import { signOf } from './marks/signs.ts'
import { textIn } from './text.ts'

const STEPS: readonly Yedo['phase'][] = ['prep', 'bidding', 'event', 'assigning', 'patrol', 'trade', 'action']

/** In set-up none of the steps of a round is now. */
const stepOf = (phase: Yedo['phase']): { readonly now?: number } =>
  STEPS.includes(phase) ? { now: STEPS.indexOf(phase) } : {}

export const table: BoardModule<Yedo, YedoTask> = {
  Board,
  signs,
  Hand,
  sign: (pick, task) => signOf(pick, task),
  course: (g, _words, locale) => ({
    label: textIn(locale).round(Math.max(1, g.round)),
    steps: textIn(locale).steps,
    ...stepOf(g.phase),
  }),
  plate: (g, seat, _words, locale) => {
    const own = g.seats[seat]
    const said = textIn(locale)
    return {
      figures: [
        { id: 'mon', label: 'Mon', value: String(own.mon) },
        { id: 'out', label: said.toAct, value: `${disciplesOut(g, seat)}/${4 - own.reserve}` },
        { id: 'missions', label: said.missions, value: String(own.completed.of.length) },
      ],
    }
  },
}
