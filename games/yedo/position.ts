/** What lies on the table of Yedo, and who sees it. */
import {
  each,
  faceDown,
  faceUp,
  flag,
  inHand,
  list,
  maybe,
  number,
  oneOf,
  open,
  perSeat,
  record,
  rulesFor,
  seat,
  sealed,
  struct,
  text,
  type PositionOf,
} from '@machiya/kernel'
import type { ActionCardId } from './data/action-cards.ts'
import type { BonusCardId } from './data/bonus-cards.ts'
import { EVENTS, type EventId } from './data/events.ts'
import { FAVORS } from './data/favors.ts'
import { MARKET_SPACES } from './data/market-spaces.ts'
import type { MissionId } from './data/missions.ts'
import { ANNEXES } from './data/annexes.ts'
import { DISTRICTS } from './data/districts.ts'
import type { WeaponId } from './data/rows.ts'

export const PHASES = [
  'set-up',
  'prep',
  'bidding',
  'event',
  'assigning',
  'patrol',
  'trade',
  'action',
  'end',
] as const
/** Where prestige points come from. */
export const SOURCES = [
  'start',
  'auctions',
  'missions',
  'city',
  'cards',
  'events',
  'bonus-cards',
  'blackmail',
] as const
export const COLORS = ['green', 'yellow', 'red', 'black'] as const
/** What shows of a card that lies face down. */
export const BACKS = ['action', 'bonus', ...COLORS] as const
export type Back = (typeof BACKS)[number]
export const ANNEX_IDS = ANNEXES.map(({ id }) => id)
export const DISTRICT_IDS = DISTRICTS.map(({ id }) => id)
export const STALL_IDS = MARKET_SPACES.map(({ id }) => id)

/** One side of a deal; cards by what shows of them. */
const goods = struct({ mon: number, geisha: number, weapons: list(text), cards: list(oneOf(BACKS)) })
/** A proposal in the trade: what its maker gives, and what he wants of the other. */
const deal = struct({ to: seat, gives: goods, wants: goods })
/** Cards of a hand, by their places in it. */
const places = struct({ actions: list(number), bonuses: list(number), missions: list(number) })

/** What the player whose turn it is has begun. */
const turn = struct({
  seat: maybe(seat),
  /** The space or annex of the activated disciple. */
  at: text,
  /** The kind of action it took. */
  did: text,
  /** Haggling: mon off the price. */
  cut: number,
  /** Borrowed Blade: the weapon that counts as owned, by its place in the table. */
  blade: maybe(number),
  /** Guest of the Okiya. */
  guest: number,
  /** Geisha and blessings that a disciple on an annex stands for. */
  yashiki: number,
  karesansui: number,
  /** Twin Strike: further activations. */
  extra: number,
  toReserve: flag,
})

export const shape = {
  phase: open(oneOf(PHASES)),
  round: open(number),
  order: open(list(seat)),
  track: open(list(seat)),
  closed: open(list(text)),
  sale: open(struct({ lot: text, price: number, leader: seat, bidders: number })),
  church: open(number),
  geisha: open(number),
  blessings: open(number),
  annexes: open(record(ANNEX_IDS, number)),
  favors: open(list(oneOf(FAVORS.map(({ id }) => id)))),
  patrol: {
    district: open(oneOf(DISTRICT_IDS)),
    color: open(oneOf(['red', 'blue'])),
    onBoard: open(flag),
  },
  spaces: open(list(number)),
  saved: open(list(number)),
  shut: open(maybe(oneOf(DISTRICT_IDS))),
  event: open(maybe(oneOf(EVENTS.map(({ id }) => id)))),
  bower: open(list(maybe(seat))),
  turn: open(turn),
  plays: open(list(struct({ by: seat, off: flag }))),
  ending: open(flag),
  actions: faceDown<ActionCardId>('action'),
  bonuses: faceDown<BonusCardId>('bonus'),
  events: faceDown<EventId>('event'),
  weapons: faceDown<WeaponId>('weapon'),
  missions: each(COLORS, faceDown<MissionId>('mission')),
  played: faceUp<ActionCardId>('action'),
  current: faceUp<EventId>('event'),
  discard: faceUp<WeaponId>('weapon'),
  stalls: each(STALL_IDS, faceUp<WeaponId>('weapon')),
  shown: faceUp<MissionId>('mission'),
  seats: perSeat({
    prestige: open(number),
    earned: open(record(SOURCES, number)),
    mon: open(number),
    geisha: open(number),
    blessed: open(flag),
    blackmail: open(flag),
    /** 0 not built, 1 built, 2 built and a disciple on it. */
    annexes: open(record(ANNEX_IDS, number)),
    house: open(number),
    reserve: open(number),
    /** Early Riser: sits out the next regular placement. */
    early: open(flag),
    /** Safe House. */
    safe: open(flag),
    proposals: open(number),
    /** A proposal in the making, and the cards it would give. */
    draft: sealed(maybe(struct({ deal, laid: places }))),
    /** One that has been made, and the cards that lie on the table for it. */
    deal: open(maybe(deal)),
    laid: sealed(places),
    actions: inHand<ActionCardId>('action'),
    bonuses: inHand<BonusCardId>('bonus'),
    missions: inHand<MissionId>('mission'),
    weapons: faceUp<WeaponId>('weapon'),
    completed: faceDown<MissionId>('mission'),
    scored: faceUp<BonusCardId>('bonus'),
    /** Drawn to choose from. */
    aside: {
      actions: inHand<ActionCardId>('action'),
      bonuses: inHand<BonusCardId>('bonus'),
      missions: inHand<MissionId>('mission'),
      weapons: inHand<WeaponId>('weapon'),
      events: inHand<EventId>('event'),
    },
    answer: sealed(text),
  }),
}

export const options = { setting: oneOf(['geisha', 'samurai']) }
export type Yedo = PositionOf<typeof shape, typeof options>
export type Deal = NonNullable<Yedo['seats'][number]['deal']>
export type Goods = Deal['gives']
export type Draft = NonNullable<Yedo['seats'][number]['draft']['value']>
export type Places = Draft['laid']
export const { step, choice, floor } = rulesFor<Yedo>()
