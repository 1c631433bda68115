/** 7.20 to 7.34: the actions of the districts. */
import {
  move,
  reason,
  tell,
  TOP,
  type Next,
  type No,
  type Reason,
  type Say,
  type Seat,
} from '@machiya/kernel'
import { MARKET_SPACES, type StallId } from '../data/market-spaces.ts'
import type { AnnexId } from '../data/rows.ts'
import { eachFace } from '../hands.ts'
import { eventOf } from '../by-id.ts'
import { type Spot } from '../whereabouts.ts'
import { ANNEX_IDS, COLORS, type Yedo } from '../position.ts'
import { buildPick, foresightPick, thingOf, thingPick } from '../picks.ts'
import { annexNo, chooseDeck } from './2-rewards.ts'
import { useBower } from './7-bower.ts'
import {
  bless,
  discard,
  drawAction,
  earn,
  honour,
  recruit,
  pay,
  takeAnnex,
  takeChurch,
  takeGeisha,
} from './8-gains.ts'
import { foresee, foreseeEvents, GEISHA_LIMIT, reduce, type Deck } from './8-limits.ts'

const POOR = reason('7.43', 'You cannot pay that')
const NONE_IN_RESERVE = reason('7.20', 'You have no disciple in the reserve')
const NO_PRESTIGE = reason('7.21', 'You do not have that many prestige points')
const NO_PRESTIGE_FOR_HER = reason('7.25', 'You do not have that many prestige points')
const SOLD_OUT = reason('7.24', 'None of that annex is left')
const FORBIDDEN = reason('3.11', 'The event of this round forbids it')
const EMPTY_DECK = reason('7.22', 'That deck is empty')
const NO_GEISHA_LEFT = reason('7.25', 'No geisha is left')
const THREE_GEISHA = reason('8.13', 'You have three geisha already')
const EMPTY_STALL = reason('7.27', 'That stall is empty')
const EMPTY_CHURCH = reason('7.29', 'No mon lies on the church')
const BLESSED = reason('7.31', 'You are blessed already')

/** What can be done at a spot: `kind` says which picks are the same action. */
type Deed = {
  readonly pick: string
  readonly kind: string
  /** What it costs in mon, before Haggling. */
  mon?(g: Yedo, seat: Seat): number
  no(g: Yedo, seat: Seat): No
  run(g: Yedo, seat: Seat): Next
}

/** 8.22 Haggling lowers the mon price of the action taken now. */
const price = (g: Yedo, mon: number): number => Math.max(0, mon - g.turn.cut)
const poor = (g: Yedo, seat: Seat, mon: number): No => price(g, mon) > g.seats[seat].mon && POOR
const payFor = (g: Yedo, seat: Seat, mon: number): void => pay(g, seat, price(g, mon))
const hasPoints = (g: Yedo, seat: Seat, points: number): boolean => g.seats[seat].prestige >= points

const RECRUIT = 7
const ACTION_CARD = 4
export const CARD_SOLD = 2
const KOBUDO_OFF = 3
const annexPrice = (g: Yedo): number => eventOf(g).annexPrice ?? 11
const geishaPrice = (g: Yedo): readonly [number, number] => eventOf(g).geishaPrice ?? [8, 2]
export const geishaPoints = (g: Yedo): number => geishaPrice(g)[1]
/** 3.11 Under Shogun's Displeasure the Shogun gives no prestige point. */
export const shogunGrants = (g: Yedo): number => eventOf(g).shogun ?? 1
const luxuryPrice = (g: Yedo): readonly [number, number] => eventOf(g).luxuryPrice ?? [4, 9]

/** 7.22, 7.23 Foresight. */
const foresight = (deck: Deck): Deed => ({
  pick: foresightPick(deck),
  kind: 'foresight',
  no: (g) => deck !== 'weapon' && deckSize(g, deck) === 0 && EMPTY_DECK,
  run: (g, seat) => (deck === 'event' ? foreseeEvents(g, seat) : foresee(g, seat, deck)),
})
const deckSize = (g: Yedo, deck: Exclude<Deck, 'weapon'>): number =>
  (deck === 'action'
    ? g.actions
    : deck === 'bonus'
      ? g.bonuses
      : deck === 'event'
        ? g.events
        : g.missions[deck]
  ).of.length

/** 3.11 An event forbids what it names and nothing else. */
const isForbidden = (g: Yedo, deed: 'beg' | 'church'): boolean => eventOf(g).forbids?.includes(deed) ?? false

/** 7.21 Beg: 1 prestige point for 3 mon, or 2 for 5. */
const beg = (points: number, mon: number): Deed => ({
  pick: `beg-${points}`,
  kind: 'beg',
  no: (g, seat) => (isForbidden(g, 'beg') ? FORBIDDEN : !hasPoints(g, seat, points) && NO_PRESTIGE),
  run: (g, seat): Next => {
    honour(g, seat, -points, 'city')
    earn(g, seat, mon)
  },
})

/** 7.20 Recruit for 7 mon. */
const recruiting: Deed = {
  pick: 'recruit',
  kind: 'recruit',
  mon: () => RECRUIT,
  no: (g, seat) => (g.seats[seat].reserve === 0 ? NONE_IN_RESERVE : poor(g, seat, RECRUIT)),
  run: (g, seat): Next => {
    payFor(g, seat, RECRUIT)
    recruit(g, seat)
  },
}

/** 7.24 Build for 11 mon. */
const build = (annex: AnnexId): Deed => ({
  pick: buildPick(annex),
  kind: 'build',
  mon: annexPrice,
  no: (g, seat) => annexNo(g, seat, annex, SOLD_OUT) || poor(g, seat, annexPrice(g)),
  run: (g, seat): Next => {
    payFor(g, seat, annexPrice(g))
    takeAnnex(g, seat, annex)
  },
})

/** 7.25 A geisha for 8 mon or for 2 prestige points. */
const noGeisha = (g: Yedo, seat: Seat): No =>
  g.geisha === 0 ? NO_GEISHA_LEFT : g.seats[seat].geisha >= GEISHA_LIMIT && THREE_GEISHA
const geishaForMon: Deed = {
  pick: 'geisha-mon',
  kind: 'geisha',
  mon: (g) => geishaPrice(g)[0],
  no: (g, seat) => noGeisha(g, seat) || poor(g, seat, geishaPrice(g)[0]),
  run: (g, seat): Next => {
    payFor(g, seat, geishaPrice(g)[0])
    takeGeisha(g, seat)
  },
}
const geishaForPrestige: Deed = {
  pick: 'geisha-prestige',
  kind: 'geisha',
  no: (g, seat) => noGeisha(g, seat) || (!hasPoints(g, seat, geishaPoints(g)) && NO_PRESTIGE_FOR_HER),
  run: (g, seat): Next => {
    honour(g, seat, -geishaPoints(g), 'city')
    takeGeisha(g, seat)
  },
}

/** 7.26 The top action card for 4 mon. */
const buyAction: Deed = {
  pick: 'buy-action',
  kind: 'buy-action',
  mon: () => ACTION_CARD,
  no: (g, seat) => poor(g, seat, ACTION_CARD),
  run: (g, seat): Next => {
    payFor(g, seat, ACTION_CARD)
    return drawAction(g, seat)
  },
}

/** 7.27 The price of a stall; 3.8 under Arms Glut at least 1 mon, before Haggling. */
export const weaponPrice = (g: Yedo, seat: Seat, base: number): number => {
  const { weaponPrice: by = 0 } = eventOf(g)
  const own = base - (g.seats[seat].annexes['kobudo-ryu'] > 0 ? KOBUDO_OFF : 0)
  return by < 0 ? Math.max(1, own + by) : own + by
}
const buy = ({ id, price: base }: { id: StallId; price: number }): Deed => ({
  pick: id,
  kind: 'buy-weapon',
  mon: (g, seat) => weaponPrice(g, seat, base),
  no: (g, seat) => (g.stalls[id].of.length === 0 ? EMPTY_STALL : poor(g, seat, weaponPrice(g, seat, base))),
  run: (g, seat): Next => {
    payFor(g, seat, weaponPrice(g, seat, base))
    return takeWeapon(g, seat, id)
  },
})
export const takeWeapon = (g: Yedo, seat: Seat, stall: StallId): Next => {
  tell(g, 'took-weapon', { seat, card: move(g, g.stalls[stall], g.seats[seat].weapons, TOP) })
  return reduce({ seat, kind: 'weapon' })
}

/** 7.30 Luxury: 4 mon for 1 prestige point, 9 for 3. */
const luxury = (points: 1 | 3): Deed => ({
  pick: `luxury-${points}`,
  kind: 'luxury',
  mon: (g) => luxuryPrice(g)[points === 1 ? 0 : 1],
  no: (g, seat) => poor(g, seat, luxuryPrice(g)[points === 1 ? 0 : 1]),
  run: (g, seat): Next => {
    payFor(g, seat, luxuryPrice(g)[points === 1 ? 0 : 1])
    honour(g, seat, points, 'city')
  },
})

/** 7.29 All mon on the church. */
const church: Deed = {
  pick: 'church',
  kind: 'church',
  no: (g) => (isForbidden(g, 'church') ? FORBIDDEN : g.church === 0 && EMPTY_CHURCH),
  run: (g, seat): Next => takeChurch(g, seat),
}

/** 7.31 A blessing, if not blessed. */
const blessing: Deed = {
  pick: 'blessing',
  kind: 'blessing',
  no: (g, seat) => g.seats[seat].blessed && BLESSED,
  run: (g, seat): Next => bless(g, seat),
}

/** 7.32 to 7.34 The castle: one action a space. */
const shogun: Deed = {
  pick: 'audience',
  kind: 'castle',
  no: () => null,
  run: (g, seat): Next => honour(g, seat, shogunGrants(g), 'city'),
}
const bakufu: Deed = {
  pick: 'orders',
  kind: 'castle',
  no: () => null,
  run: (g, seat) => chooseDeck(g, seat, 'one'),
}
const bower: Deed = { pick: 'bower', kind: 'bower', no: () => null, run: (g) => useBower(g) }

const DEEDS: Record<Spot, readonly Deed[]> = {
  shogun: [shogun],
  bakufu: [bakufu],
  'bower-1': [bower],
  'bower-2': [bower],
  'bower-3': [bower],
  temple: [blessing, ...COLORS.map(foresight), foresight('event')],
  market: MARKET_SPACES.map(buy),
  'red-light': [geishaForMon, geishaForPrestige, buyAction],
  harbor: [church, luxury(1), luxury(3), foresight('bonus')],
  tavern: [...ANNEX_IDS.map(build), foresight('weapon')],
  gates: [recruiting, beg(1, 3), beg(2, 5), foresight('action')],
}

const ALL_DEEDS = Object.values(DEEDS).flat()
/** What an action costs this clan now, if it is paid for in mon. */
export const monPriceOf = (g: Yedo, seat: Seat, pick: string): number | undefined => {
  const mon = ALL_DEEDS.find((deed) => deed.pick === pick)?.mon?.(g, seat)
  return mon === undefined ? undefined : price(g, mon)
}

/** 7.28 Sell an action card or a bonus card for 2 mon. */
const saySales = (g: Yedo, seat: Seat, say: Say<string>, no: No): void => {
  eachFace(g.seats[seat].actions.of, (card) => say(thingPick('sell', card), no))
  eachFace(g.seats[seat].bonuses.of, (card) => say(thingPick('sell', card), no))
}
export const sellCard = (g: Yedo, seat: Seat, card: string, mon: number): void => {
  const kind = (g.seats[seat].actions.of as readonly string[]).includes(card) ? 'action' : 'bonus'
  discard(g, seat, kind, card)
  earn(g, seat, mon)
}

/** Says the actions of a spot; on a second errand the kind already done is closed. */
export const sayDeeds = (g: Yedo, seat: Seat, spot: Spot, say: Say<string>, same?: Reason): void => {
  const { did } = g.turn
  for (const deed of DEEDS[spot]) say(deed.pick, same && did === deed.kind ? same : deed.no(g, seat))
  if (spot === 'market') saySales(g, seat, say, same && did === 'sell' && same)
}

/** 8.22 What was haggled off counts for one action. */
export const deedAt = (g: Yedo, seat: Seat, spot: Spot, pick: string): Next => {
  const next = doDeed(g, seat, spot, pick)
  g.turn.cut = 0
  return next
}
const doDeed = (g: Yedo, seat: Seat, spot: Spot, pick: string): Next => {
  const card = thingOf(pick, 'sell')
  if (card !== undefined) {
    g.turn.did = 'sell'
    return sellCard(g, seat, card, CARD_SOLD)
  }
  const deed = DEEDS[spot].find((each) => each.pick === pick) as Deed
  g.turn.did = deed.kind
  return deed.run(g, seat)
}

const ANY_FORESIGHT = (['action', 'bonus', 'weapon', ...COLORS, 'event'] as const).map(foresight)
/** 7.40 Karesansui: a foresight of choice. */
export const sayForesights = (g: Yedo, seat: Seat, say: Say<string>): void => {
  for (const deed of ANY_FORESIGHT) say(deed.pick, deed.no(g, seat))
}
export const foreseeBy = (g: Yedo, seat: Seat, pick: string): Next =>
  ANY_FORESIGHT.find((deed) => deed.pick === pick)?.run(g, seat)
