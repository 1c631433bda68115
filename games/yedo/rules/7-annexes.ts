/** 7.39 to 7.42: what a disciple on an annex does. */
import { type Next, type Say, type Seat } from '@machiya/kernel'
import type { AnnexId } from '../data/rows.ts'
import { eachFace } from '../hands.ts'
import type { Yedo } from '../position.ts'
import { thingOf, thingPick } from '../picks.ts'
import { chooseDeck } from './2-rewards.ts'
import { foreseeBy, sayForesights } from './7-districts.ts'
import { discard, drawAction, drawWeapon, type Kind } from './8-gains.ts'
import { handOf } from './8-limits.ts'

/** What three of the annexes exchange. */
const EXCHANGES: Record<Exclude<AnnexId, 'karesansui'>, Kind> = {
  yashiki: 'mission',
  dojo: 'weapon',
  'kobudo-ryu': 'action',
}

export const sayAnnex = (g: Yedo, seat: Seat, annex: AnnexId, say: Say<string>): void => {
  if (annex === 'karesansui') sayForesights(g, seat, say)
  else eachFace(handOf(g, seat, EXCHANGES[annex]).of, (face) => say(thingPick('exchange', face)))
}

export const useAnnex = (g: Yedo, seat: Seat, annex: AnnexId, pick: string): Next => {
  g.turn.did = 'annex'
  if (annex === 'karesansui') return foreseeBy(g, seat, pick)
  discard(g, seat, EXCHANGES[annex], thingOf(pick, 'exchange') ?? '')
  if (annex === 'dojo') return drawWeapon(g, seat)
  return annex === 'yashiki' ? chooseDeck(g, seat, 'one') : drawAction(g, seat)
}
