/** The table of Yokohama as the page sees it. */
import type { BoardModule } from '@machiya/kit'
import { isOver } from '@machiya/kernel'
import { GOOD_IDS, type Yokohama } from '../position.ts'
import type { YokohamaTask } from '../tasks.ts'
import { Board } from './board.tsx'
import { signs } from './signs/drawn.ts'
import { Hand } from './mat/mat.tsx'
import { signOf } from './signs/signs.ts'
import { textIn } from './text.ts'

/** The step of the turn that a decision belongs to; whatever is not named is part of the area action. */
const STEP: Readonly<Record<string, number>> = {
  placement: 0,
  telegraph: 0,
  movement: 1,
  way: 1,
  'recall-assistants': 1,
  'take-tile': 3,
  build: 3,
  'may-stay': 3,
  extra: 4,
  'agent-area': 4,
}
const ACTION = 2

export const table: BoardModule<Yokohama, YokohamaTask> = {
  Board,
  signs,
  Hand,
  sign: (pick) => signOf(pick),
  course: (g, _words, locale) => {
    const said = textIn(locale)
    const task = g.agenda.at(-1)?.task ?? ''
    return {
      label:
        g.round === 0
          ? said.setUp
          : `${said.round} ${g.round}${g.lastRound ? ` ${said.of} ${g.lastRound}` : ''}`,
      steps: said.steps,
      ...(g.round === 0 || isOver(g) ? {} : { now: STEP[task] ?? ACTION }),
    }
  },
  plate: (g, seat, words, locale) => {
    const me = g.seats[seat]
    return {
      figures: [
        { id: 'yen', label: textIn(locale).money, value: String(me.yen) },
        { id: 'imports', label: textIn(locale).imports, value: String(me.imports) },
        ...GOOD_IDS.map((id) => ({ id, label: words.names[id] ?? id, value: String(me.goods[id]) })),
      ],
    }
  },
}
