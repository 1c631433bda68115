/** 4 Supplies */
import { BOTTOM, move, reason, tell, TOP, type Next, type Reason, type Say, type Seat } from '@machiya/kernel'
import type { ActionId } from '../data/actions.ts'
import type { SpecialPermitId } from '../data/special-permits.ts'
import type { Effect, Price, Resource } from '../data/types.ts'
import { YIELDS } from '../data/yields.ts'
import { boardOf } from '../board.ts'
import { countAt, crowdAt, isFirst, samuraiAt } from '../figures.ts'
import { ACTION, KIND, type SpaceId } from '../by-id.ts'
import { fullOf, fullPick, type FullPick } from '../picks.ts'
import { choice, type G, type Player } from '../position.ts'
import { lacks, costOf, receive, roomFor } from '../purse.ts'
import { anyTime, spend, type AnyTimePick } from './8-wishes-and-privileges.ts'

const NOBODY_LEFT = reason('4.5', 'No white official is left in the supply')
const FULL = reason('4.3', 'You already own ten of this resource')
const NOBODY_THERE = reason('4.9', 'None of your samurai stands there')
const USED = reason('4.9', 'All your samurai there have gathered')
const CROWDED = reason('4.10', 'Too many samurai stand there: nothing is left to gather')
const COVERED = reason('4.14', 'This space is covered')
const FULL_YIELD = reason('8.19', 'Your samurai stands alone there and has the full yield anyway')

type Gathering = Extract<Effect, { does: 'gather' }>

// 4.1 and 4.15: 5 or 10 ryo; 4.2 and 4.16: 1 or 2 rice for each activation.
export const gainOf = (me: Player, action: ActionId, times: number): Price => {
  const { effect } = ACTION[action]
  if (effect.does === 'money') return { ryo: effect.ryo * times }
  return effect.does === 'rice' ? { rice: Math.min(effect.rice * times, roomFor(me, 'rice')) } : {}
}

/** 4.1 Money and 4.2 Rice: how many of the activations are used. */
export const collect = choice<{ seat: Seat; action: ActionId; left: number }, number, AnyTimePick>(
  'collect',
  {
    beside: anyTime,
    options(_g, { left }, say) {
      for (let times = left; times >= 0; times--) say(times)
    },
    play(g, { seat, action }, pick): Next {
      const me = g.seats[seat]
      const { ryo = 0, rice = 0 } = gainOf(me, action, pick)
      me.ryo += ryo
      me.rice += rice
      tell(g, 'collected', { seat, action, times: pick, ryo, rice })
    },
  },
)

/** 4.4 Recruit: for 1 rice the player takes one white official from the supply. */
export const recruit = choice<{ seat: Seat; rice: number }, 'recruit' | 'done', AnyTimePick>('recruit', {
  beside: anyTime,
  options(g, { seat, rice }, say) {
    say('recruit', g.whites === 0 ? NOBODY_LEFT : lacks(g.seats[seat], costOf({ rice })))
    say('done')
  },
  play(g, { seat, rice }, pick): Next {
    if (pick === 'done') return
    g.whites--
    g.seats[seat].whites++
    g.seats[seat].rice -= rice
    tell(g, 'recruited', { seat, rice })
  },
})

/** 4.6 Development: for 5 ryo the player takes one of the open special permits. */
export const develop = choice<{ seat: Seat; ryo: number }, SpecialPermitId | 'done', AnyTimePick>('develop', {
  beside: anyTime,
  options(g, { seat, ryo }, say) {
    const no = lacks(g.seats[seat], costOf({ ryo }))
    for (const special of g.specials.of) say(special, no)
    say('done')
  },
  play(g, { seat, ryo }, pick): Next {
    if (pick === 'done') return
    g.seats[seat].ryo -= ryo
    tell(g, 'developed', { seat, ryo, card: move(g, g.specials, g.seats[seat].specials, pick, BOTTOM) })
    if (g.specialStack.of.length > 0)
      tell(g, 'laid-special', { card: move(g, g.specialStack, g.specials, TOP, BOTTOM) })
  },
})

// 4.10 Alone 3, two 2, three 1, four or more nothing.
const PIECES = YIELDS.reduce<number[]>((pieces, row) => {
  pieces[row.samurai] = row.pieces
  return pieces
}, [])
const LONE = PIECES[1] ?? 0

/** 4.18 Rich gathering gives one more for each activation that yields at least one. */
const yieldAt = (g: G, at: SpaceId, full: boolean, bonus: number): number => {
  const pieces = full ? LONE : (PIECES[crowdAt(g, at)] ?? 0)
  return pieces > 0 ? pieces + bonus : 0
}

type Amount = { readonly count: number; readonly of: Resource }
type Work = { seat: Seat; action: ActionId; left: number; used: readonly SpaceId[] }
type GatherPick = SpaceId | FullPick | 'done'
const resourceAt = (at: SpaceId): Resource => KIND[at] as Resource
const effectOf = (action: ActionId): Gathering => ACTION[action].effect as Gathering

const idle = (g: G, { seat, used }: Work, at: SpaceId): Reason | false => {
  const me = g.seats[seat]
  if (g.covered.includes(at)) return COVERED
  if (samuraiAt(me, at) <= countAt(used, at)) return USED
  return roomFor(me, resourceAt(at)) === 0 && FULL
}

const sayField = (g: G, a: Work, at: SpaceId, say: Say<GatherPick>): void => {
  const no = idle(g, a, at)
  const pieces = yieldAt(g, at, false, 0)
  say(at, no || (pieces === 0 && CROWDED))
  const holds = g.seats[a.seat].privileges.of.includes(`yield-${resourceAt(at)}`)
  if (holds) say(fullPick(at), no || (pieces === LONE && FULL_YIELD))
}

/** Fields of the resource where nobody can gather for this player. */
const sayOthers = (g: G, { seat, action }: Work, say: Say<GatherPick>): void => {
  const { resources } = effectOf(action)
  for (const resource of resources)
    for (const at of boardOf(g).resources[resource])
      if (!g.seats[seat].samurai.includes(at)) say(at, g.covered.includes(at) ? COVERED : NOBODY_THERE)
}

/** What one activation would bring this player there. */
export const harvestOf = (g: G, { seat, action }: Work, at: SpaceId, full: boolean): Amount => {
  const resource = resourceAt(at)
  const pieces = yieldAt(g, at, full, effectOf(action).bonus)
  return { count: Math.min(pieces, roomFor(g.seats[seat], resource)), of: resource }
}

/** 4.9 Gathering takes an official and an own samurai on a space of that resource for each activation. */
export const gather = choice<Work, GatherPick, AnyTimePick>('gather', {
  beside: anyTime,
  options(g, a, say) {
    const { samurai } = g.seats[a.seat]
    const { resources } = effectOf(a.action)
    for (let i = 0; i < samurai.length; i++) {
      const at = samurai[i] as SpaceId
      if (isFirst(samurai, i) && resources.includes(resourceAt(at))) sayField(g, a, at, say)
    }
    sayOthers(g, a, say)
    say('done')
  },
  play(g, a, pick): Next {
    if (pick === 'done') return
    const full = fullOf(pick)
    const at = full?.at ?? (pick as SpaceId)
    harvest(g, a, at, full !== undefined)
    return a.left > 1 ? gather({ ...a, left: a.left - 1, used: [...a.used, at].sort() }) : undefined
  },
})

const harvest = (g: G, a: Work, at: SpaceId, full: boolean): void => {
  const { seat } = a
  const { of: resource, count } = harvestOf(g, a, at, full)
  if (full) spend(g, seat, `yield-${resource}`)
  const pieces = receive(g.seats[seat], resource, count)
  tell(g, 'gathered', { seat, at, resource, pieces })
}
