/** The table of Edo as the page sees it. */
import type { BoardModule } from '@machiya/kit'
import { inLanguage } from '@machiya/kernel/words'
import type { G } from '../position.ts'
import type { EdoTask, TaskName } from '../tasks.ts'
import { figuresOf } from '../words/aid.ts'
import { de } from '../words/aid.de.ts'
import { en } from '../words/aid.en.ts'
import { Board } from './board.tsx'
import { plateOf } from './mat/plate.tsx'
import { Sheet } from './mat/sheet.tsx'
import { Tray } from './mat/tray.tsx'
import { Hand } from './phone/hand.tsx'
import { momentOf, PlanMoment } from './plan/moment.tsx'
import { read } from './reading/read.tsx'
import { columnIn } from './side/column.ts'
import { Cards } from './side/side.tsx'
import { signs } from './signs/drawn.ts'
import { signOf } from './signs/signs.ts'
import { deedOf, followsOf, isPartial, questionOf } from './strip/question.ts'
import { tagOf } from './strip/tag.ts'
import { modules } from './modules.tsx'
import { textIn } from './text.ts'

const [PLAN, ACT, WAGES] = [0, 1, 2]
const isTask = (task: string | undefined, name: TaskName): boolean => task === name

/** None of the phases is now in the set-up, while a ronin is moved before planning, and after the end. */
const phaseOf = ({ round, agenda }: G): { readonly now?: number } => {
  const task = agenda.at(-1)?.task
  if (isTask(task, 'plan')) return { now: PLAN }
  if (task === undefined || round === 0 || agenda.some((later) => isTask(later.task, 'plan'))) return {}
  return { now: isTask(task, 'pay-wages') ? WAGES : ACT }
}

export const table: BoardModule<G, EdoTask> = {
  Board,
  side: { Cards, column: columnIn },
  Tray,
  read,
  Hand,
  Sheet,
  signs,
  options: modules,
  sign: (pick) => signOf(pick),
  plate: plateOf,
  course: (g, _words, locale) => ({
    label: g.round === 0 ? textIn(locale).setUp : `${textIn(locale).round} ${g.round}`,
    steps: textIn(locale).steps,
    ...phaseOf(g),
  }),
  question: questionOf,
  follows: followsOf,
  deed: deedOf,
  partial: isPartial,
  tag: tagOf,
  /** Every offer lies on the map, beside it or in the tray; the tests of the board hold it to that. */
  covered: () => true,
  aid: (g, _words, locale) => inLanguage({ en, de }, locale)(figuresOf(g)),
  moment: { of: momentOf, Drawing: PlanMoment },
}
