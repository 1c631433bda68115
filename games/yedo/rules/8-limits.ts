/** 8.10 to 8.12: limits, and drawing more than one keeps. */
import { BOTTOM, look, move, tell, TOP, type Next, type Pile, type Seat, type Task } from '@machiya/kernel'
import { LIMITS } from '../data/limits.ts'
import type { Color } from '../data/rows.ts'
import { eachFace } from '../hands.ts'
import { COLORS, step, type Yedo } from '../position.ts'
import { ask, at } from './8-cards.ts'
import { discard, stockWeapons, type Kind } from './8-gains.ts'

const LIMIT = Object.fromEntries(LIMITS.map(({ id, most }) => [id, most])) as Record<Kind | 'geisha', number>
export const GEISHA_LIMIT = LIMIT.geisha

export const handOf = (g: Yedo, seat: Seat, kind: Kind): Pile =>
  kind === 'action'
    ? g.seats[seat].actions
    : kind === 'bonus'
      ? g.seats[seat].bonuses
      : kind === 'mission'
        ? g.seats[seat].missions
        : g.seats[seat].weapons

/** The moment a card would be played at if it is played instead of being discarded. */
const momentNow = (g: Yedo, { seat }: { seat: Seat }): number =>
  g.phase === 'trade' ? at('trade') : g.phase === 'action' && g.turn.seat === seat ? at('own-turn') : 0

/** 8.10 Who has more than the limit reduces at once. */
export const reduce = step<{ seat: Seat; kind: Kind }>('reduce', (g, { seat, kind }): Next => {
  if (handOf(g, seat, kind).of.length > LIMIT[kind]) return [giveUp({ seat, kind }), reduce({ seat, kind })]
})

/** 8.11 Instead of discarding an action card it may be played. */
export const giveUp = ask<{ seat: Seat; kind: Kind }, string>('give-up', {
  moments: momentNow,
  options: (g, { seat, kind }, say) => eachFace(handOf(g, seat, kind).of, (face) => say(face)),
  play: (g, { seat, kind }, face): Next => discard(g, seat, kind, face),
  retry: (a) => reduce(a),
})

/** A deck that can be drawn from or looked into. */
export type Deck = 'action' | 'bonus' | 'weapon' | 'event' | Color
export const isColor = (deck: Deck): deck is Color => (COLORS as readonly string[]).includes(deck)

export const deckOf = (g: Yedo, deck: Deck): Pile =>
  isColor(deck)
    ? g.missions[deck]
    : deck === 'action'
      ? g.actions
      : deck === 'bonus'
        ? g.bonuses
        : deck === 'weapon'
          ? g.weapons
          : g.events

const asideOf = (g: Yedo, seat: Seat, deck: Deck): Pile => {
  const { aside } = g.seats[seat]
  if (isColor(deck)) return aside.missions
  return deck === 'action'
    ? aside.actions
    : deck === 'bonus'
      ? aside.bonuses
      : deck === 'weapon'
        ? aside.weapons
        : aside.events
}
const kindOf = (deck: Exclude<Deck, 'event'>): Kind => (isColor(deck) ? 'mission' : deck)

const takeThree = (g: Yedo, seat: Seat, deck: Deck): void => {
  const aside = asideOf(g, seat, deck)
  for (let i = 0; i < 3; i++) {
    if (deck === 'weapon') stockWeapons(g)
    if (deckOf(g, deck).of.length > 0) move(g, deckOf(g, deck), aside, TOP)
  }
}
const cardsIn = (pile: Pile) => pile.of.map((card, i) => ({ card, seen: pile.seen[i] as number }))

/** 2.12 to 2.14, 2.18 Draw the top three and keep one. */
export const drawThree = (g: Yedo, seat: Seat, deck: Exclude<Deck, 'event'>): Task[] => {
  takeThree(g, seat, deck)
  const aside = asideOf(g, seat, deck)
  if (aside.of.length === 0) return []
  tell(g, 'drew-three', { seat, deck, cards: cardsIn(aside) })
  return [keep({ seat, deck })]
}

export const keep = ask<{ seat: Seat; deck: Exclude<Deck, 'event'> }, string>('keep', {
  options: (g, { seat, deck }, say) => eachFace(asideOf(g, seat, deck).of, (face) => say(face)),
  play: (g, { seat, deck }, face): Next => {
    const aside = asideOf(g, seat, deck)
    tell(g, 'kept', { seat, deck, card: move(g, aside, handOf(g, seat, kindOf(deck)), face) })
    const rest = deck === 'weapon' ? g.discard : deckOf(g, deck)
    while (aside.of.length > 0) move(g, aside, rest, TOP, deck === 'weapon' ? TOP : BOTTOM)
    return reduce({ seat, kind: kindOf(deck) })
  },
})

/** 7.22 Foresight: look at the top three and put them back on top in any order. */
export const foresee = (g: Yedo, seat: Seat, deck: Deck): Next => {
  takeThree(g, seat, deck)
  const aside = asideOf(g, seat, deck)
  tell(g, 'foresaw', { seat, deck, cards: cardsIn(aside) })
  return putBack(g, seat, deck)
}

/** The last card goes on top by itself. */
const putBack = (g: Yedo, seat: Seat, deck: Deck): Next => {
  const aside = asideOf(g, seat, deck)
  if (aside.of.length > 1) return layBack({ seat, deck })
  if (aside.of.length === 1) move(g, aside, deckOf(g, deck), TOP, TOP)
}

export const layBack = ask<{ seat: Seat; deck: Deck }, string>('lay-back', {
  options: (g, { seat, deck }, say) => eachFace(asideOf(g, seat, deck).of, (face) => say(face)),
  play: (g, { seat, deck }, face): Next => {
    move(g, asideOf(g, seat, deck), deckOf(g, deck), face, TOP)
    return putBack(g, seat, deck)
  },
})

/** 7.23 Foresight of events: look, and leave their order. */
export const foreseeEvents = (g: Yedo, seat: Seat): Next =>
  tell(g, 'foresaw', { seat, deck: 'event', cards: look(g, seat, g.events, 3) })
