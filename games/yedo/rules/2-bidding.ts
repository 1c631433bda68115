/** 2 Bidding. */
import { reason, tell, type Next, type No, type Seat } from '@machiya/kernel'
import { CATEGORIES, type CategoryId, type GroupId } from '../data/categories.ts'
import { countsOf } from '../by-id.ts'
import { step, type Yedo } from '../position.ts'
import { ask, at, window } from './8-cards.ts'
import { earn, pay } from './8-gains.ts'
import { award } from './2-rewards.ts'

const POOR = reason('2.3', 'You cannot pay that')
const CLOSED = reason('2.7', 'That category is closed')

export const EGRESS_MON = 3
/** Bids are offered as raises, a dozen at a time. */
const RAISES = 12

type Lot = CategoryId | GroupId
const GROUPS: readonly GroupId[] = ['white', 'black', 'red']
const CATEGORY_IDS: readonly CategoryId[] = CATEGORIES.map(({ id }) => id)
const partsOf = (group: GroupId): CategoryId[] =>
  CATEGORIES.filter((row) => row.group === group).map(({ id }) => id)
const PARTS: Record<GroupId, readonly CategoryId[]> = {
  white: partsOf('white'),
  black: partsOf('black'),
  red: partsOf('red'),
}
export const MINIMUM = Object.fromEntries(
  CATEGORIES.flatMap(({ id, group, minimum }) => [
    [id, minimum],
    [group, minimum],
  ]),
) as Record<Lot, number>
const GROUP_OF = Object.fromEntries(CATEGORIES.map(({ id, group }) => [id, group])) as Record<
  CategoryId,
  GroupId
>

const isGrouped = (g: Yedo): boolean => countsOf(g).grouped
/** 2.19 With two or three players only three main categories are announced. */
const lotsOf = (g: Yedo): readonly Lot[] => (isGrouped(g) ? GROUPS : CATEGORY_IDS)
const isGroup = (lot: string): lot is GroupId => (GROUPS as readonly string[]).includes(lot)

const isClosed = (g: Yedo, lot: Lot): boolean =>
  g.closed.includes(lot) || (isGroup(lot) && PARTS[lot].every((part) => g.closed.includes(part)))

const leave = (g: Yedo, seat: Seat): void => {
  g.track = g.track.filter((other) => other !== seat)
}

export const takeEgress = (g: Yedo, seat: Seat, mon: number): void => {
  leave(g, seat)
  tell(g, 'egress', { seat })
  earn(g, seat, mon)
}

export const bidding = step('bidding', (g): Next => {
  g.phase = 'bidding'
  return [...g.order.map((seat) => askPart({ seat })), auction()]
})

/** Idle Purse may have answered already. */
export const askPart = step<{ seat: Seat }>('ask-part', (g, { seat }): Next => {
  if (g.track.includes(seat)) return takePart({ seat })
})

/** 2.1 Each player says whether he takes part; who does not gets 3 mon. */
export const takePart = ask<{ seat: Seat }, 'join' | 'egress'>('take-part', {
  moments: at('egress'),
  options: (_g, _a, say) => {
    say('join')
    say('egress')
  },
  play: (g, { seat }, pick): Next => {
    if (pick === 'egress') takeEgress(g, seat, EGRESS_MON)
  },
  retry: ({ seat }) => askPart({ seat }),
})

/** 2.9 The phase ends when nobody is left on the bidding track. */
export const auction = step('auction', (g): Next => {
  const [seat] = g.track
  if (seat !== undefined) return announce({ seat })
})

/** 2.2 The player farthest up announces, and bids the minimum. 2.8 He may drop out instead. */
export const announce = ask<{ seat: Seat }, Lot | 'egress'>('announce', {
  options: (g, { seat }, say) => {
    for (const lot of lotsOf(g))
      say(lot, isClosed(g, lot) ? CLOSED : MINIMUM[lot] > g.seats[seat].mon && POOR)
    say('egress')
  },
  play: (g, { seat }, lot): Next => {
    if (lot === 'egress') {
      takeEgress(g, seat, 0)
      return auction()
    }
    g.sale = { lot, price: MINIMUM[lot], leader: seat, bidders: 1 << seat }
    tell(g, 'announced', { seat, lot, price: MINIMUM[lot] })
    return askBids({ next: 1 })
  },
})

/** 2.4 The others each once bid more or pass. 2.5 Last, the announcer, if somebody topped him. */
export const askBids = step<{ next: number }>('ask-bids', (g, { next }): Next => {
  const seat = g.track[next]
  if (seat !== undefined) return bid({ seat, next: next + 1, from: g.sale.price, more: 0 })
  const announcer = g.track[0] as Seat
  if (next === g.track.length && g.sale.leader !== announcer)
    return bid({ seat: announcer, next: next + 1, from: g.sale.price, more: 0 })
  return [window({ moment: 'auction-close' }), knockDown()]
})

const raise = (g: Yedo, seat: Seat, price: number): void => {
  g.sale.price = price
  g.sale.leader = seat
  g.sale.bidders |= 1 << seat
  tell(g, 'bid', { seat, price })
}

/** The price to top, and how many dozens of raises were asked for beyond the first. */
type Bid = { seat: Seat; from: number; more: number }
type Raise = number | 'pass' | 'more'
/** Says the bids above a price that the purse allows: a dozen, and another for each `more`. */
const sayRaises = (g: Yedo, { seat, from, more }: Bid, say: (pick: Raise, no?: No) => void): void => {
  const purse = g.seats[seat].mon
  const highest = from + RAISES * (more + 1)
  say('pass')
  for (let price = from + 1; price <= Math.min(highest, purse); price++) say(price)
  if (purse > highest) say('more')
  if (purse <= from) say(from + 1, POOR)
}

export const bid = ask<Bid & { next: number }, Raise>('bid', {
  options: sayRaises,
  play: (g, a, pick): Next => {
    if (pick === 'more') return bid({ ...a, more: a.more + 1 })
    if (pick === 'pass') tell(g, 'passed', { seat: a.seat })
    else raise(g, a.seat, pick)
    return askBids({ next: a.next })
  },
})

/** 8.24 Last Word: one more, higher bid; it wins. */
export const lastBid = ask<Bid, Raise>('last-bid', {
  options: sayRaises,
  play: (g, a, pick): Next => {
    if (pick === 'more') return lastBid({ ...a, more: a.more + 1 })
    if (pick === 'pass') return tell(g, 'passed', { seat: a.seat })
    raise(g, a.seat, pick)
    g.sale.bidders = 1 << a.seat
  },
})

/** 2.6 The highest bid wins. */
export const knockDown = step('knock-down', (g): Next => {
  const { lot, leader: seat } = g.sale
  tell(g, 'won', { seat, lot, price: g.sale.price })
  if (!isGrouped(g) && g.seats[seat].actions.of.length === 0) return payFor({ seat, part: lot as CategoryId })
  return claim({ seat })
})

/** 2.20 The winner of a main category chooses one of its parts. 8.23 Now Deep Purse can be played. */
export const claim = ask<{ seat: Seat }, CategoryId>('claim', {
  moments: at('auction-won'),
  options: (g, _a, say) => {
    const { lot } = g.sale
    if (!isGroup(lot)) return say(lot as CategoryId)
    for (const part of PARTS[lot]) say(part, g.closed.includes(part) && CLOSED)
  },
  play: (_g, { seat }, part): Next => payFor({ seat, part }),
})

/** 2.6, 2.7 The winner pays and leaves the track, and the category is closed. 2.10 Unless he cannot pay. */
export const payFor = step<{ seat: Seat; part: CategoryId }>('pay-for', (g, { seat, part }): Next => {
  const { price } = g.sale
  const unable = price > g.seats[seat].mon
  pay(g, seat, price)
  leave(g, seat)
  if (unable) {
    tell(g, 'egress', { seat })
    return auction()
  }
  g.closed.push(isGrouped(g) ? GROUP_OF[part] : part)
  return [...award(g, seat, part), auction()]
})

/** 8.26 What Barred Doors may close: a category, or a part with two or three players. */
const barrable = (g: Yedo, part: CategoryId): No =>
  (g.closed.includes(part) || (isGrouped(g) && isClosed(g, GROUP_OF[part]))) && CLOSED
export const bar = ask<{ seat: Seat }, CategoryId>('bar', {
  options: (g, _a, say) => {
    for (const part of CATEGORY_IDS) say(part, barrable(g, part))
  },
  play: (g, { seat }, part): Next => {
    g.closed.push(part)
    tell(g, 'barred', { seat, part })
  },
})
