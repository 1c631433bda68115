/** 8.15 to 8.33: what action cards do to one's own affairs. */
import { reason, tell, type Next, type Seat } from '@machiya/kernel'
import { WEAPONS } from '../data/weapons.ts'
import type { DistrictId, WeaponId } from '../data/rows.ts'
import { DISTRICT_OF, FREE, movableAt, SPACES_AT, SPOTS, spotsOf, type Spot } from '../whereabouts.ts'
import { eachFace } from '../hands.ts'
import { WEAPON_IDS } from '../by-id.ts'
import { DISTRICT_IDS, step, type Yedo } from '../position.ts'
import { thingOf, thingPick } from '../picks.ts'
import { bar, lastBid, takeEgress } from './2-bidding.ts'
import { refreshMarket, turnFate } from './3-event.ts'
import { riseEarly, standOn } from './4-assigning.ts'
import { moveNo } from './4-spaces.ts'
import { save, sendPatrol, walk } from './5-watch-patrol.ts'
import { act } from './7-action.ts'
import { sellCard } from './7-districts.ts'
import { ask } from './8-cards.ts'
import { earn, honour, recruit, swapPatrol } from './8-gains.ts'
import { foresee } from './8-limits.ts'
import { escapeNo, mayFeint, unsavedIn } from './8-requirements.ts'

const NOT_MOVABLE = reason('8.15', 'That disciple cannot be moved')
const NOT_FLEEING = reason('8.19', 'That disciple cannot be moved')
const SAME_PLACE = reason('8.32', 'You are there already')

type Who = { seat: Seat }
const QUIET_SALE_MON = 3
const QUIET_SALES = 2
const IDLE_PURSE_MON = 6

/** Lifts an own disciple off a spot; one that was not saved goes first. */
const lift = (g: Yedo, seat: Seat, spot: Spot): void => {
  const own = SPACES_AT[spot].filter((space) => g.spaces[space] === seat)
  const [first = -1] = own
  const space = own.find((each) => !g.saved.includes(each)) ?? first
  g.spaces[space] = FREE
  g.saved = g.saved.filter((each) => each !== space)
}
const relocate = (g: Yedo, seat: Seat, from: Spot, to: Spot): void => {
  lift(g, seat, from)
  standOn(g, seat, to)
  tell(g, 'moved', { seat, from, to })
}

/** 8.15 Feint: move an own disciple that has not been activated to a free space of an open district. */
export const feint = step<Who>('feint', (_g, { seat }): Next => feintFrom({ seat }))
export const feintFrom = ask<Who, Spot | 'stay'>('feint-from', {
  options: (g, { seat }, say) => {
    for (const spot of spotsOf(g, seat)) say(spot, !mayFeint(g, seat, spot) && NOT_MOVABLE)
    say('stay')
  },
  play: (_g, { seat }, from): Next => (from === 'stay' ? undefined : feintTo({ seat, from })),
})
export const feintTo = ask<Who & { from: Spot }, Spot | 'stay'>('feint-to', {
  options: (g, { seat, from }, say) => {
    const gone = movableAt(g, seat, from) < 1
    for (const to of SPOTS) say(to, gone ? NOT_MOVABLE : moveNo(g, seat, from, to))
    say('stay')
  },
  play: (g, { seat, from }, to): Next => {
    if (to !== 'stay') relocate(g, seat, from, to)
  },
})

/** 8.16 Heart of the Dragon opens the closed district for everybody. */
export const heartOfTheDragon = step<Who>('heart-of-the-dragon', (g): Next => {
  if (g.shut !== null) tell(g, 'district-opened', { district: g.shut })
  g.shut = null
})

/** 8.17 Cards of 5b. */
export const doubleTime = step<Who>('double-time', (g): Next => walk(g, 1))
export const forcedMarch = step<Who>('forced-march', (g): Next => walk(g, 2))
export const standDown = step<Who>('stand-down', (g): Next => walk(g, -1))
export const aboutFace = step<Who>('about-face', (g): Next => {
  swapPatrol(g)
  walk(g, 1)
})
export const anonymousTip = step<Who>('anonymous-tip', (_g, { seat }): Next => tipOff({ seat }))
export const tipOff = ask<Who, DistrictId>('tip-off', {
  options: (_g, _a, say) => DISTRICT_IDS.forEach((district) => say(district)),
  play: (g, _a, district): Next => sendPatrol(g, district),
})

/** 8.18 Cards of 5c that save. */
export const greasedPalm = step<Who>('greased-palm', (g, { seat }): Next => save(g, seat, 1))
export const charmingCompany = step<Who>('charming-company', (g, { seat }): Next => save(g, seat, 2))
export const smokeScreen = step<Who>('smoke-screen', (g, { seat }): Next => save(g, seat, unsavedIn(g, seat)))

/** 8.19 Rooftop Escape and Safe House. */
export const rooftopEscape = step<Who>('rooftop-escape', (_g, { seat }): Next => escapeFrom({ seat }))
export const escapeFrom = ask<Who, Spot | 'stay'>('escape-from', {
  options: (g, { seat }, say) => {
    for (const spot of spotsOf(g, seat)) if (DISTRICT_OF[spot] === g.patrol.district) say(spot)
    say('stay')
  },
  play: (_g, { seat }, from): Next => (from === 'stay' ? undefined : escapeTo({ seat, from })),
})
export const escapeTo = ask<Who & { from: Spot }, Spot | 'stay'>('escape-to', {
  options: (g, { seat, from }, say) => {
    const gone = movableAt(g, seat, from) < 1
    for (const to of SPOTS) say(to, gone ? NOT_FLEEING : escapeNo(g, seat, from, to))
    say('stay')
  },
  play: (g, { seat, from }, to): Next => {
    if (to !== 'stay') relocate(g, seat, from, to)
  },
})
export const safeHouse = step<Who>('safe-house', (g, { seat }): Next => {
  g.seats[seat].safe = true
})

/** 8.20 Change of Orders and Rice Stipend. */
export const changeOfOrders = step<Who>('change-of-orders', (g): Next => swapPatrol(g))
export const riceStipend = step<Who>('rice-stipend', (g, { seat }): Next => earn(g, seat, 5))

/** 8.21 Fresh Shipment. */
export const freshShipment = step<Who>('fresh-shipment', (g): Next => refreshMarket(g))

/** 8.22 Haggling: 3 mon off the price of the action taken now. */
export const haggling = step<Who>('haggling', (g): Next => {
  g.turn.cut += 3
})

/** 8.23 Deep Purse: 3 mon off the winning bid. */
export const deepPurse = step<Who>('deep-purse', (g): Next => {
  g.sale.price = Math.max(0, g.sale.price - 3)
})
/** 8.24 Last Word. */
export const lastWord = step<Who>('last-word', (g, { seat }): Next =>
  lastBid({ seat, from: g.sale.price, more: 0 }),
)
/** 8.25 Idle Purse: the egress with 6 mon. */
export const idlePurse = step<Who>('idle-purse', (g, { seat }): Next => takeEgress(g, seat, IDLE_PURSE_MON))
/** 8.26 Barred Doors. */
export const barredDoors = step<Who>('barred-doors', (_g, { seat }): Next => bar({ seat }))

/** 8.27 Omen Reader and Turn of Fate. */
export const omenReader = step<Who>('omen-reader', (g, { seat }): Next => foresee(g, seat, 'event'))
export const turnOfFate = step<Who>('turn-of-fate', (g): Next => turnFate(g))

/** 8.28 Early Riser. 8.29 Hired Hand. */
export const earlyRiser = step<Who>('early-riser', (g, { seat }): Next => riseEarly(g, seat))
export const hiredHand = step<Who>('hired-hand', (g, { seat }): Next => recruit(g, seat))

/** 8.30 Quiet Sale: up to two other action or bonus cards for 3 mon each. */
export const quietSale = step<Who>('quiet-sale', (_g, { seat }): Next =>
  sellQuietly({ seat, left: QUIET_SALES }),
)
export const sellQuietly = ask<Who & { left: number }, string>('sell-quietly', {
  options: (g, { seat }, say) => {
    eachFace(g.seats[seat].actions.of, (card) => say(thingPick('sell', card)))
    eachFace(g.seats[seat].bonuses.of, (card) => say(thingPick('sell', card)))
    say('enough')
  },
  play: (g, { seat, left }, pick): Next => {
    const card = thingOf(pick, 'sell')
    if (card === undefined) return
    sellCard(g, seat, card, QUIET_SALE_MON)
    return left > 1 ? sellQuietly({ seat, left: left - 1 }) : undefined
  },
})

/** 8.31 Second Errand. 8.33 Twin Strike. */
export const secondErrand = step<Who>('second-errand', (_g, { seat }): Next => act({ seat, errand: 1 }))
export const twinStrike = step<Who>('twin-strike', (g): Next => {
  g.turn.extra++
})

/** 8.32 Court Intrigue: the own marker moves, the others close up. */
export const courtIntrigue = step<Who>('court-intrigue', (_g, { seat }): Next => intrigue({ seat }))
export const intrigue = ask<Who, number>('intrigue', {
  options: (g, { seat }, say) => g.order.forEach((each, i) => say(i + 1, each === seat && SAME_PLACE)),
  play: (g, { seat }, position): Next => {
    g.order = g.order.filter((each) => each !== seat)
    g.order.splice(position - 1, 0, seat)
    tell(g, 'order', { order: g.order.slice() })
  },
})

/** 8.34 Borrowed Blade and Guest of the Okiya. */
export const borrowedBlade = step<Who>('borrowed-blade', (_g, { seat }): Next => nameBlade({ seat }))
export const nameBlade = ask<Who, string>('name-blade', {
  options: (_g, _a, say) => WEAPONS.forEach(({ id }) => say(thingPick('as', id))),
  play: (g, { seat }, pick): Next => {
    const weapon = thingOf(pick, 'as') as WeaponId
    g.turn.blade = WEAPON_IDS.indexOf(weapon)
    tell(g, 'blade', { seat, weapon })
  },
})
export const guestOfTheOkiya = step<Who>('guest-of-the-okiya', (g): Next => {
  g.turn.guest++
})

/** 8.35 Poem for the Court. */
export const poemForTheCourt = step<Who>('poem-for-the-court', (g, { seat }): Next =>
  honour(g, seat, 2, 'cards'),
)
