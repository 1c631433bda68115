/** The table of Yokohama as the page sees it. */
import type { BoardModule } from '@machiya/kit'
import type { Yokohama } from '../position.ts'
import type { YokohamaTask } from '../tasks.ts'
import { aid } from './aid.ts'
import { Board } from './board.tsx'
import { column, Side } from './cards/side.tsx'
import { course } from './course.ts'
import { read } from './enlarged/enlarged.tsx'
import { plate } from './plate.tsx'
import { signs } from './signs/drawn.ts'
import { signOf } from './signs/signs.ts'
import { deed, follows, question } from './strip.ts'
import { tag } from './tags.ts'
import { handOf, Large, Small } from './tray/hand.tsx'
import { MerchantSheet } from './tray/sheet.tsx'
import { Tray } from './tray/tray.tsx'
import './signs/letters.css'
import './cards/side.css'
import './tray/tray.css'
import './tray/sheet.css'

export const table: BoardModule<Yokohama, YokohamaTask> = {
  Board,
  side: { Cards: Side, column },
  Tray,
  cards: { of: handOf, Small, Large },
  read,
  Sheet: MerchantSheet,
  plate,
  question,
  follows,
  deed,
  tag,
  covered: () => true,
  aid: (g, _words, locale) => aid(g, locale),
  course: (g, _words, locale) => course(g, locale),
  signs,
  sign: (pick) => signOf(pick),
}
