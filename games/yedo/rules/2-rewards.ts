/** 2.11 to 2.18: what an auction gives. */
import { reason, type Next, type No, type Reason, type Seat, type Task } from '@machiya/kernel'
import type { CategoryId } from '../data/categories.ts'
import type { AnnexId, Color } from '../data/rows.ts'
import { ANNEX_IDS, COLORS, type Yedo } from '../position.ts'
import { ask } from './8-cards.ts'
import { drawMission, honour, recruit, takeAnnex, takeGeisha } from './8-gains.ts'
import { drawThree, GEISHA_LIMIT } from './8-limits.ts'

const SOLD_OUT = reason('2.15', 'None of that annex is left')
const OWNED = reason('8.13', 'You own that annex already')
const EMPTY = reason('1.12', 'That deck is empty')
const EMPTY_AT_AUCTION = reason('2.18', 'That deck is empty')

export const AUCTION_PRESTIGE = 2

/** 2.11 The price is due even if the reward cannot be had. */
export const award = (g: Yedo, seat: Seat, part: CategoryId): Task[] => {
  if (part === 'action' || part === 'bonus' || part === 'weapon') return drawThree(g, seat, part)
  if (part === 'mission') return chooseDeck(g, seat, 'three')
  if (part === 'disciple') {
    if (g.seats[seat].reserve > 0) recruit(g, seat)
    return []
  }
  honour(g, seat, AUCTION_PRESTIGE, 'auctions')
  if (part === 'annex') return ANNEX_IDS.some((id) => !annexNo(g, seat, id)) ? [chooseAnnex({ seat })] : []
  if (g.geisha > 0 && g.seats[seat].geisha < GEISHA_LIMIT) takeGeisha(g, seat)
  return []
}

/** 2.15 An annex that is available and not owned. */
export const annexNo = (g: Yedo, seat: Seat, annex: AnnexId, soldOut: Reason = SOLD_OUT): No =>
  g.seats[seat].annexes[annex] > 0 ? OWNED : g.annexes[annex] === 0 && soldOut

export const chooseAnnex = ask<{ seat: Seat }, AnnexId>('choose-annex', {
  options: (g, { seat }, say) => {
    for (const id of ANNEX_IDS) say(id, annexNo(g, seat, id))
  },
  play: (g, { seat }, annex): Next => takeAnnex(g, seat, annex),
})

/** 2.18 Mission: choose a deck, if any has a card. */
export const chooseDeck = (g: Yedo, seat: Seat, take: 'one' | 'three'): Task[] =>
  COLORS.some((color) => g.missions[color].of.length > 0) ? [missionDeck({ seat, take })] : []

export const missionDeck = ask<{ seat: Seat; take: 'one' | 'three' }, Color>('mission-deck', {
  options: (g, { take }, say) => {
    const empty = take === 'three' ? EMPTY_AT_AUCTION : EMPTY
    for (const color of COLORS) say(color, g.missions[color].of.length === 0 && empty)
  },
  play: (g, { seat, take }, color): Next =>
    take === 'three' ? drawThree(g, seat, color) : drawMission(g, seat, color),
})
