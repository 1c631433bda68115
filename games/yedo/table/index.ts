/** The table of Yedo as the page sees it. */
import './auction/auction.css'
import './auction/small.css'
import './cards/cards.css'
import './clan/clan.css'
import './trade/trade.css'
import './window/window.css'
import type { BoardModule } from '@machiya/kit'
import { ROUNDS } from '../rules/1-setup.ts'
import type { Yedo } from '../position.ts'
import type { YedoTask } from '../tasks.ts'
import { inLanguage } from '@machiya/kernel/words'
import { figuresOf } from '../words/aid.ts'
import { de } from '../words/aid.de.ts'
import { en } from '../words/aid.en.ts'
import { Board } from './board.tsx'
import { cards } from './cards/hand-cards.tsx'
import { Hand } from './clan/hand.tsx'
import { plate } from './clan/plate.tsx'
import { Sheet } from './clan/sheet.tsx'
import { Shelf } from './clan/shelf.tsx'
import { signs } from './marks/drawn.ts'
import { signOf } from './marks/signs.ts'
import { read } from './reading/read.tsx'
import { column, Side } from './stores/side.tsx'
import { deed, follows } from './strip/deed.ts'
import { question } from './strip/question.ts'
import { tag } from './strip/tag.ts'
import { settings } from './settings.tsx'
import { textIn } from './text.ts'
import { Drawing } from './window/drawing.tsx'
import { momentOf } from './window/moment.ts'

const STEPS: readonly Yedo['phase'][] = ['prep', 'bidding', 'event', 'assigning', 'patrol', 'trade', 'action']

/** In set-up none of the steps of a round is now. */
const stepOf = (phase: Yedo['phase']): { readonly now?: number } =>
  STEPS.includes(phase) ? { now: STEPS.indexOf(phase) } : {}

export const table: BoardModule<Yedo, YedoTask> = {
  Board,
  side: { Cards: Side, column },
  signs,
  options: settings,
  plate,
  Tray: Shelf,
  cards,
  read,
  Hand,
  Sheet,
  question,
  follows,
  deed,
  tag,
  aid: (g, _words, locale) => inLanguage({ en, de }, locale)(figuresOf(g)),
  moment: { of: momentOf, Drawing },
  sign: (pick, task) => signOf(pick, task),
  course: (g, _words, locale) => ({
    label: textIn(locale).round(Math.max(1, g.round)),
    steps: textIn(locale).steps,
    track: { at: Math.max(1, g.round), of: ROUNDS },
    ...stepOf(g.phase),
  }),
}
