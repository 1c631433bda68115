/** 1 Set-up and prep. */
import {
  dealtBy,
  move,
  reason,
  roll,
  seatsFrom,
  seatsOf,
  shuffle,
  tell,
  TOP,
  unpack,
  type Next,
  type Seat,
} from '@machiya/kernel'
import { ACTION_CARDS } from '../data/action-cards.ts'
import { BONUS_CARDS } from '../data/bonus-cards.ts'
import { EVENTS } from '../data/events.ts'
import { FAVORS, type FavorId } from '../data/favors.ts'
import { EARLIER_MISSIONS } from '../data/missions-earlier.ts'
import { MISSIONS, type MissionId } from '../data/missions.ts'
import type { Color } from '../data/rows.ts'
import { SPACES } from '../data/spaces.ts'
import { WEAPONS } from '../data/weapons.ts'
import { colorOf, countsOf } from '../by-id.ts'
import { COVERED, FREE } from '../whereabouts.ts'
import { ANNEX_IDS, choice, COLORS, step, type Yedo } from '../position.ts'
import { bidding } from './2-bidding.ts'
import { eventPhase } from './3-event.ts'
import { assigning } from './4-assigning.ts'
import { patrolPhase } from './5-watch-patrol.ts'
import { tradePhase } from './6-trade.ts'
import { actionPhase } from './7-action.ts'
import { bless, drawAction, drawBonus, drawMission, drawWeapon, earn, fillChurch } from './8-gains.ts'
import { drawThree } from './8-limits.ts'
import { finalScoring } from './9-end.ts'

const NEEDS_RED = reason('1.11', 'One of your four missions must be red or black')
const EMPTY = reason('1.12', 'That deck is empty')

export const ROUNDS = 11
const STARTING_MON = 12
const MISSIONS_EACH = 4
const CHURCH_EMPTY = 3

const copies = <F extends string>(rows: readonly { id: F; copies: number }[]): F[] =>
  rows.flatMap(({ id, copies: count }) => Array.from({ length: count }, () => id))
const without = <R extends { samurai: boolean }>(rows: readonly R[], samurai: boolean): R[] =>
  rows.filter((row) => samurai || !row.samurai)

/** 1.1 In the Geisha setting all cards marked Samurai leave the game. */
export const boxOf = (samurai: boolean, since: number) => ({
  action: copies(without(ACTION_CARDS, samurai)),
  bonus: BONUS_CARDS.map(({ id }) => id),
  event: without(EVENTS, samurai).map(({ id }) => id),
  weapon: copies(WEAPONS),
  mission: dealtBy<MissionId>(MISSIONS, EARLIER_MISSIONS, since),
})

export const isSamurai = (g: Yedo): boolean => g.about.options.setting === 'samurai'

/** 1.2 Eight face-down decks. */
const layDecks = (g: Yedo): void => {
  const box = boxOf(isSamurai(g), g.about.since)
  unpack(g.actions, box.action)
  unpack(g.bonuses, box.bonus)
  unpack(g.events, box.event)
  unpack(g.weapons, box.weapon)
  for (const color of COLORS)
    unpack(
      g.missions[color],
      box.mission.filter((id) => colorOf(id) === color),
    )
  for (const deck of [g.actions, g.bonuses, g.events, g.weapons]) shuffle(g, deck)
  for (const color of COLORS) shuffle(g, g.missions[color])
}

/** 1.3 to 1.7 The board by the number of players. */
const layBoard = (g: Yedo): void => {
  const { annexes, geisha, blessings } = countsOf(g)
  move(g, g.weapons, g.stalls['stall-4'], TOP)
  move(g, g.weapons, g.stalls['stall-5'], TOP)
  g.blessings = blessings
  g.church = CHURCH_EMPTY
  for (const id of ANNEX_IDS) g.annexes[id] = annexes
  g.geisha = geisha
  g.spaces = SPACES.map(({ players }) => (g.about.seats < players ? COVERED : FREE))
  g.patrol.color = roll(g, 2) === 0 ? 'red' : 'blue'
  g.patrol.district = 'gates'
  g.patrol.onBoard = true
  g.favors = FAVORS.map(({ id }) => id)
}

/** 1.8, 1.9 The clans, and who begins. */
const seatClans = (g: Yedo): void => {
  for (const seat of seatsOf(g)) {
    Object.assign(g.seats[seat], { house: 2, reserve: 2, prestige: 1, mon: STARTING_MON })
    g.seats[seat].earned.start = 1
  }
  g.order = seatsFrom(g, roll(g, g.about.seats) as Seat)
  g.track = g.order.slice()
}

export const setUp = step('set-up', (g): Next => {
  layDecks(g)
  layBoard(g)
  seatClans(g)
  const reverse = g.order.slice().reverse()
  return [
    ...Array.from({ length: MISSIONS_EACH }, () => reverse.map((seat) => firstMission({ seat }))).flat(),
    ...g.order.map((seat) => firstAction({ seat })),
    ...reverse.map((seat) => favor({ seat })),
    round(),
  ]
})

const isDaring = (color: Color): boolean => color === 'red' || color === 'black'
const mustDare = (g: Yedo, seat: Seat): boolean => {
  const { of } = g.seats[seat].missions
  return of.length === MISSIONS_EACH - 1 && !of.some((id) => isDaring(colorOf(id)))
}

/** 1.10 to 1.12 In reverse player order each player draws from a deck of his choice, four times round. */
export const firstMission = choice<{ seat: Seat }, Color>('first-mission', {
  options: (g, { seat }, say) => {
    for (const color of COLORS)
      say(
        color,
        g.missions[color].of.length === 0 ? EMPTY : !isDaring(color) && mustDare(g, seat) && NEEDS_RED,
      )
  },
  play: (g, { seat }, color): Next => drawMission(g, seat, color),
})

/** 1.13 A starting action card: the top one, or in the Samurai setting one of the top three. */
export const firstAction = step<{ seat: Seat }>('first-action', (g, { seat }): Next =>
  isSamurai(g) ? drawThree(g, seat, 'action') : drawAction(g, seat),
)

/** 1.14, 1.15 In reverse player order each player takes a favor; it becomes his Blackmail. */
export const favor = choice<{ seat: Seat }, FavorId>('favor', {
  options: (g, _a, say) => g.favors.forEach((id) => say(id)),
  play: (g, { seat }, pick): Next => {
    const { gain, mon } = FAVORS.find(({ id }) => id === pick) as (typeof FAVORS)[number]
    g.favors = g.favors.filter((id) => id !== pick)
    g.seats[seat].blackmail = true
    tell(g, 'favored', { seat, favor: pick })
    earn(g, seat, mon)
    if (gain === 'action') return drawAction(g, seat)
    if (gain === 'bonus') return drawBonus(g, seat)
    if (gain === 'weapon') return drawWeapon(g, seat)
    if (gain === 'blessing') return bless(g, seat)
  },
})

/** 9.1, 9.2 The game ends after round 11, or after the round in which the Shogun was killed. */
export const round = step('round', (g): Next => {
  if (g.round === ROUNDS || g.ending) return finalScoring()
  g.favors = []
  return [prep(), bidding(), eventPhase(), assigning(), patrolPhase(), tradePhase(), actionPhase(), round()]
})

/** 1.16 The first round has no prep phase. */
export const prep = step('prep', (g): Next => {
  g.round++
  g.phase = 'prep'
  tell(g, 'round', { round: g.round })
  if (g.round === 1) return
  g.track = g.order.slice()
  g.closed = []
  fillChurch(g, g.church === 0 ? CHURCH_EMPTY : 1)
  for (const seat of g.order) if (g.seats[seat].annexes.dojo > 0) earn(g, seat, 1)
  if (g.round === ROUNDS && !isSamurai(g)) dismissPatrol(g)
})

/** 1.21 In round 11 of the Geisha setting the watch patrol leaves the game. */
const dismissPatrol = (g: Yedo): void => {
  g.patrol.onBoard = false
  tell(g, 'patrol-left', {})
}
