/** 8 Wishes and privileges */
import {
  again,
  BOTTOM,
  move,
  reason,
  tell,
  TOP,
  type Next,
  type Say,
  type Seat,
  type Task,
  type Beside,
} from '@machiya/kernel'
import { boardOf } from '../board.ts'
import { influence, isPlundered, sharesOf } from '../cities.ts'
import type { PrivilegeId } from '../data/privileges.ts'
import type { Wish } from '../data/types.ts'
import { EARLIER_WISHES, WISHES, type WishId } from '../data/wishes.ts'
import { COUNT, PRIVILEGE, WISH, type CityId } from '../by-id.ts'
import { RESOURCE_PICKS, resourceOf, type ResourcePick } from '../picks.ts'
import { choice, type G } from '../position.ts'
import { costsOf, lacks, pay, receive, roomFor, score } from '../purse.ts'

const TEN = reason('8.18', 'You already own ten of this resource')
const NO_INCOME = reason('8.16', 'No city would pay you now')
const NO_INFLUENCE = reason('8.16', 'You have no influence there')
const PLUNDERED = reason('8.16', 'Three ronin stand there')
const CLOSED = reason('8.16', 'This city is closed')

const COSTS = costsOf([...WISHES, ...EARLIER_WISHES])

/** 8.1 An activation may fulfil one of the three wishes on the display. */
export const sayWishes = (g: G, seat: Seat, by: Wish['by'], say: Say<WishId>): void => {
  for (let i = 0; i < g.wishes.of.length && i < COUNT['open-wishes']; i++) {
    const wish = g.wishes.of[i] as WishId
    if (WISH[wish].by === by) say(wish, lacks(g.seats[seat], COSTS[wish]))
  }
}

export const isWish = (pick: string): pick is WishId => pick in WISH

/** 8.2 The wish leaves the game, the player scores 1 power point and takes the privilege below it. */
export const fulfil = (g: G, seat: Seat, wish: WishId): void => {
  const me = g.seats[seat]
  const at = g.wishes.of.indexOf(wish)
  pay(me, COSTS[wish])
  score(me, 'wishes', 1)
  move(g, g.wishes, g.wishesGone, wish)
  const privilege = g.privileges.of[at]
  tell(g, 'fulfilled', { seat, wish, privilege: privilege ?? null })
  if (privilege) move(g, g.privileges, me.privileges, at, BOTTOM)
  refill(g, privilege !== undefined)
}

// 8.4 Both rows close up; the previews move into the free places and new previews are turned.
const refill = (g: G, both: boolean): void => {
  if (g.wishStack.of.length > 0) tell(g, 'laid-tile', { card: move(g, g.wishStack, g.wishes, TOP, BOTTOM) })
  if (both && g.privilegeStack.of.length > 0)
    tell(g, 'laid-tile', { card: move(g, g.privilegeStack, g.privileges, TOP, BOTTOM) })
}

/** 8.3 A privilege is used once and then leaves the game. */
export const spend = (g: G, seat: Seat, privilege: PrivilegeId): void => {
  move(g, g.seats[seat].privileges, g.privilegesGone, privilege)
  tell(g, 'used-privilege', { seat, privilege })
}

export const holds = (g: G, seat: Seat, privilege: PrivilegeId): boolean =>
  g.seats[seat].privileges.of.includes(privilege)

export type AnyTimePick = ResourcePick | 'city-income'

/** 8.17 Resource: at any time the player takes one resource of the two shown. */
export const resources: Beside<G, { seat: Seat }, ResourcePick> = {
  options(g, { seat }, say) {
    const me = g.seats[seat]
    if (me.privileges.of.length === 0) return
    for (const { privilege, resource, pick } of RESOURCE_PICKS)
      if (me.privileges.of.includes(privilege)) say(pick, roomFor(me, resource) === 0 && TEN)
  },
  play(g, { seat }, pick) {
    const row = resourceOf(pick)
    if (!row) return undefined
    spend(g, seat, row.privilege)
    receive(g.seats[seat], row.resource, 1)
    tell(g, 'took-resource', { seat, resource: row.resource })
    return [again]
  },
}

/** Every own decision of a turn also offers the privileges that serve at any time; 8.15 city income among them. */
export const anyTime: Beside<G, { seat: Seat }, AnyTimePick> = {
  options(g, a, say) {
    resources.options(g, a, say)
    if (holds(g, a.seat, 'city-income')) say('city-income', !canDraw(g, a.seat) && NO_INCOME)
  },
  play: (g, a, pick) =>
    pick === 'city-income' ? [drawIncome({ seat: a.seat }), again] : resources.play(g, a, pick),
}

const canDraw = (g: G, seat: Seat): boolean => boardOf(g).cities.some((city) => !keepsBack(g, seat, city))

// 8.16 Not from a city with three ronin, from a closed city, or where the player has no influence.
const keepsBack = (g: G, seat: Seat, city: CityId) => {
  if (g.closed.includes(city)) return CLOSED
  if (influence(g, city, seat) === 0) return NO_INFLUENCE
  return isPlundered(g, city) && PLUNDERED
}

/** 8.15 The player receives the own income of one city. */
export const drawIncome = choice<{ seat: Seat }, CityId>('draw-income', {
  options(g, { seat }, say) {
    for (const city of boardOf(g).cities) say(city, keepsBack(g, seat, city))
  },
  play(g, { seat }, city): Next {
    spend(g, seat, 'city-income')
    const ryo = sharesOf(g, city).find((share) => share.seat === seat)?.ryo ?? 0
    g.seats[seat].ryo += ryo
    tell(g, 'drew-income', { seat, city, ryo })
  },
})

const servesAnyTime = (privilege: PrivilegeId): boolean =>
  PRIVILEGE[privilege].kind === 'resource' || PRIVILEGE[privilege].kind === 'income'

/** 8.20 Asked once more at the end of each own turn. */
export const lastCall = (g: G, seat: Seat): Task | undefined =>
  g.seats[seat].privileges.of.some(servesAnyTime) ? closeTurn({ seat }) : undefined

export const closeTurn = choice<{ seat: Seat }, 'done', AnyTimePick>('close-turn', {
  beside: anyTime,
  options: (_g, _a, say) => say('done'),
  play(): Next {},
})
