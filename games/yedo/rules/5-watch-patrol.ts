/** 5 Watch patrol. */
import { beganBefore, reason, tell, type Next, type Seat } from '@machiya/kernel'
import type { ActionCardId } from '../data/action-cards.ts'
import type { DistrictId } from '../data/rows.ts'
import { CARD, eventOf } from '../by-id.ts'
import { direction, disciplesIn, FREE, SPACE_ID, SPACES_IN, steps } from '../whereabouts.ts'
import { step, type Yedo } from '../position.ts'
import { ask, at } from './8-cards.ts'
import { toReserve } from './8-gains.ts'
import { unsavedIn } from './8-requirements.ts'
import type { SpaceId } from '../data/spaces.ts'

const ONE_5B = reason('5.2', 'You have played your card on the watch patrol')
const ONE_5C = reason('5.3', 'You have played your card against arrests')
const NO_BLACKMAIL = reason('5.4', 'You have no Blackmail')
const NOBODY_THERE = reason('5.4', 'No disciple of yours is in need of it')
const SAVED = reason('5.4', 'That disciple is saved')

/** 5.8 Without a patrol, and in a round that skips it, the phase does not take place. */
export const patrolPhase = step('patrol-phase', (g): Next => {
  g.phase = 'patrol'
  g.saved = []
  for (const seat of g.order) g.seats[seat].safe = false
  const { skips, patrolSteps = 1 } = eventOf(g)
  if (!g.patrol.onBoard || skips === 'patrol') return
  walk(g, patrolSteps)
  return [
    ...g.order.map((seat) => askSteer({ seat, spent: 0 })),
    ...g.order.map((seat) => askRescue({ seat, spent: 0 })),
    arrest(),
  ]
})

/** 5.1 The red patrol walks clockwise, the blue one against it. */
export const walk = (g: Yedo, by: number): void => sendPatrol(g, steps(g.patrol.district, by * direction(g)))
export const sendPatrol = (g: Yedo, district: DistrictId): void => {
  g.patrol.district = district
  tell(g, 'patrol', { district })
}

type Turn = { seat: Seat; spent: number }
const isOf = (moment: '5b' | '5c', card: ActionCardId): number =>
  CARD[card].moments.includes(moment) ? 1 : 0

/** 5.9 An empty hand is not asked. */
export const askSteer = step<Turn>('ask-steer', (g, a): Next => {
  if (g.seats[a.seat].actions.of.length > 0) return steer(a)
})

/** 5.2 Each player may play one action card of 5b. */
export const steer = ask<Turn, 'pass'>('steer', {
  moments: at('5b'),
  spent: ({ spent }) => (spent ? at('5b') : 0),
  why: ONE_5B,
  options: (_g, _a, say) => say('pass'),
  play: (): Next => {},
  retry: ({ seat, spent }, card) => askSteer({ seat, spent: spent || isOf('5b', card) }),
})

/** 5.9 An empty hand is asked only for Blackmail. Revision 2 asked nobody without a disciple in the way. */
export const askRescue = step<Turn>('ask-rescue', (g, a): Next => {
  const { actions, blackmail } = g.seats[a.seat]
  const isThere = disciplesIn(g, a.seat, g.patrol.district) > 0
  const hasCard = actions.of.length > 0 && !beganBefore(g, 3)
  if (hasCard || (isThere && (actions.of.length > 0 || blackmail))) return rescue(a)
})

/** 5.3 Each player may play one action card of 5c or his Blackmail. */
export const rescue = ask<Turn, 'pass' | 'blackmail'>('rescue', {
  moments: at('5c'),
  spent: ({ spent }) => (spent ? at('5c') : 0),
  why: ONE_5C,
  options: (g, { seat, spent }, say) => {
    say('pass')
    say('blackmail', blackmailNo(g, seat, spent))
  },
  play: (g, { seat }, pick): Next => {
    if (pick === 'pass') return
    g.seats[seat].blackmail = false
    tell(g, 'blackmailed', { seat })
    return [...save(g, seat, 1), askRescue({ seat, spent: 1 })]
  },
  retry: ({ seat, spent }, card) => askRescue({ seat, spent: spent || isOf('5c', card) }),
})
const blackmailNo = (g: Yedo, seat: Seat, spent: number) =>
  !g.seats[seat].blackmail ? NO_BLACKMAIL : spent ? ONE_5C : unsavedIn(g, seat) === 0 && NOBODY_THERE

/** 5.4, 8.18 Saves some of a clan's disciples; in the castle, where spaces differ, the owner says which. */
export const save = (g: Yedo, seat: Seat, count: number): ReturnType<typeof saveOne>[] => {
  const alike = g.patrol.district !== 'castle' || unsavedIn(g, seat) <= count
  if (!alike) return Array.from({ length: count }, () => saveOne({ seat }))
  for (const space of unsaved(g, seat).slice(0, count)) markSaved(g, seat, space)
  return []
}
const unsaved = (g: Yedo, seat: Seat): number[] =>
  SPACES_IN[g.patrol.district].filter((space) => g.spaces[space] === seat && !g.saved.includes(space))
const markSaved = (g: Yedo, seat: Seat, space: number): void => {
  g.saved.push(space)
  tell(g, 'saved', { seat, space: SPACE_ID[space] as SpaceId })
}

export const saveOne = ask<{ seat: Seat }, SpaceId | 'none'>('save-one', {
  options: (g, { seat }, say) => {
    for (const space of SPACES_IN.castle)
      if (g.spaces[space] === seat) say(SPACE_ID[space] as SpaceId, g.saved.includes(space) && SAVED)
    say('none')
  },
  play: (g, { seat }, pick): Next => {
    if (pick !== 'none') markSaved(g, seat, SPACE_ID.indexOf(pick))
  },
})

/** 5.5 All disciples in the patrol's district that were not saved are arrested. 5.7 Annexes lie in no district. */
export const arrest = step('arrest', (g): Next => {
  for (const space of SPACES_IN[g.patrol.district]) {
    const seat = g.spaces[space] as number
    if (seat < 0 || g.saved.includes(space)) continue
    g.spaces[space] = FREE
    tell(g, 'arrested', { seat, space: SPACE_ID[space] as SpaceId })
    imprison(g, seat as Seat)
  }
  g.saved = []
})

/** 8.19 Safe House sends arrested disciples home. */
const imprison = (g: Yedo, seat: Seat): void => {
  if (g.seats[seat].safe) {
    g.seats[seat].house++
    tell(g, 'sent-home', { seat })
  } else toReserve(g, seat)
}
