/** 9 Reckoning */
import { again, BOTTOM, move, reason, seatsOf, tell, TOP, type Next, type Seat } from '@machiya/kernel'
import { boardOf } from '../board.ts'
import { ownsHouse, sharesOf } from '../cities.ts'
import { isFirst, take } from '../figures.ts'
import { COUNT, PRIVILEGE, type SpaceId } from '../by-id.ts'
import { choice, step, type G, type Player } from '../position.ts'
import { score as earn } from '../purse.ts'
import type { ResourcePick } from '../picks.ts'
import { resources } from './8-wishes-and-privileges.ts'

const TOO_LITTLE_RICE = reason('9.2', 'You have too little rice for the samurai on the board')

const hasResource = (me: Player): boolean => me.privileges.of.some((id) => PRIVILEGE[id].kind === 'resource')
const canGetRice = ({ privileges }: Player): boolean =>
  privileges.of.some((id) => PRIVILEGE[id].kind === 'resource' && PRIVILEGE[id].resources.includes('rice'))

// 9.2 Without rice all come back.
const allComeBack = (me: Player): boolean => me.samurai.length > 0 && me.rice === 0 && !canGetRice(me)

/** 9.1 Wages: each player decides for every own samurai whether it stays, for 1 rice, or comes back. */
export const wages = step<{ seat: Seat }>('wages', (g, { seat }): Next => {
  const me = g.seats[seat]
  if (me.samurai.length > 0 || hasResource(me)) return payWages({ seat })
})

/** What is paid where: one rice for each samurai. */
const wagesBySpace = (samurai: readonly SpaceId[]): { at: SpaceId; rice: number }[] =>
  samurai
    .filter((_, i) => isFirst(samurai, i))
    .map((at) => ({ at, rice: samurai.filter((each) => each === at).length }))

export const payWages = choice<{ seat: Seat }, SpaceId | 'pay' | 'call-all', ResourcePick>('pay-wages', {
  beside: resources,
  options(g, { seat }, say) {
    const me = g.seats[seat]
    const { samurai, rice } = me
    // 9.2 Nobody keeps more samurai on the board than can be paid.
    say('pay', samurai.length > rice && TOO_LITTLE_RICE)
    if (allComeBack(me)) say('call-all')
    else for (let i = 0; i < samurai.length; i++) if (isFirst(samurai, i)) say(samurai[i] as SpaceId)
  },
  play(g, { seat }, pick): Next {
    const me = g.seats[seat]
    if (pick === 'pay') {
      me.rice -= me.samurai.length
      tell(g, 'paid-wages', { seat, rice: me.samurai.length, paid: wagesBySpace(me.samurai) })
      return
    }
    const called = pick === 'call-all' ? me.samurai.slice() : [pick]
    for (const from of called) {
      take(me.samurai, from)
      tell(g, 'called-back', { seat, from })
    }
    return me.samurai.length > 0 || hasResource(me) ? again : undefined
  },
})

/** 9.3 Income: every city pays by its income tile. */
export const income = step('income', (g): Next => {
  for (const city of boardOf(g).cities) {
    const shares = sharesOf(g, city)
    for (const { seat, ryo } of shares) g.seats[seat].ryo += ryo
    if (shares.length > 0) tell(g, 'city-paid', { city, shares })
  }
})

// 9.7 The game ends after income if somebody has at least 12 power points or the stack is empty.
export const isLastRound = (g: G): boolean =>
  g.merchantCards.of.length < 2 || g.seats.some(({ points }) => points >= COUNT['points-to-end'])

/** 9.8 The card face up on the stack becomes the current one. 9.9 The token goes to the next player. */
export const prepare = (g: G): void => {
  move(g, g.merchantCards, g.merchantsGone, TOP)
  if (g.merchantStack.of.length > 0) move(g, g.merchantStack, g.merchantCards, TOP, BOTTOM)
  const [card, preview = null] = g.merchantCards.of
  tell(g, 'merchant-came', { card: card ?? null, preview })
  g.startPlayer = ((g.startPlayer + 1) % g.about.seats) as Seat
}

/** 9.12 to 9.14: what a player scores at the end, by its origin. */
export const finalPoints = (me: Player) => ({
  samurai: me.samurai.length,
  ryo: Math.floor(me.ryo / COUNT['ryo-for-a-point']),
  ronin: me.roninTiles,
})

export const final = step('final', (g): Next => {
  for (const seat of seatsOf(g)) {
    const me = g.seats[seat]
    // 9.11 Whoever has built no house in Edo is out of the reckoning and has lost.
    me.out = !ownsHouse(g, 'edo', seat)
    if (me.out) tell(g, 'has-lost', { seat })
    else score(g, seat)
  }
  if (g.seats.every(({ out }) => out)) tell(g, 'nobody-won', {})
})

const score = (g: G, seat: Seat): void => {
  const me = g.seats[seat]
  const { samurai, ryo, ronin } = finalPoints(me)
  earn(me, 'samurai', samurai)
  earn(me, 'ryo', ryo)
  earn(me, 'ronin-tiles', ronin)
  tell(g, 'scored', { seat, samurai, ryo, ronin })
}
