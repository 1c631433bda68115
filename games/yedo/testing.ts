/** For tests: a table in player order 0, 1, 2 …, with nothing drawn yet. */
import type { Seat, Task } from '@machiya/kernel'
import { given, type Lay, type Table } from '@machiya/kernel/testing'
import type { ActionCardId } from './data/action-cards.ts'
import type { EventId } from './data/events.ts'
import type { MissionId } from './data/missions.ts'
import type { AnnexId } from './data/rows.ts'
import { BUILT, freeAt, OCCUPIED, type Spot } from './whereabouts.ts'
import { yedo } from './index.ts'
import type { Yedo } from './position.ts'
import { takeEffect } from './rules/3-event.ts'
import { tradePhase } from './rules/6-trade.ts'
import { act, activation, freshTurn } from './rules/7-action.ts'

export type Setting = 'geisha' | 'samurai'
export type Arrange = (g: Yedo, lay: Lay) => Task | readonly Task[]

export const clans = (seats: number, arrange: Arrange, setting: Setting = 'geisha'): Table<Yedo> =>
  given(yedo, { seats, options: { setting } }, (g, lay) => {
    g.order = Array.from({ length: seats }, (_, seat) => seat as Seat)
    g.track = g.order.slice()
    g.round = 1
    g.favors = []
    return arrange(g, lay)
  })

export type Lays = (...a: Parameters<Arrange>) => void

/** Seat 0 is about to begin the action phase. */
export const phase = (seats: number, arrange: Lays): Table<Yedo> =>
  clans(seats, (g, lay) => {
    g.phase = 'action'
    arrange(g, lay)
    return activation({ last: null })
  })

/** Seat 0 has activated a disciple on this spot. */
export const acting = (spot: Spot, arrange: Lays = () => {}, seats = 2): Table<Yedo> =>
  clans(seats, (g, lay) => {
    g.phase = 'action'
    stand(g, 0, spot)
    g.turn = { ...freshTurn(0), at: spot }
    g.seats[0].mon = 20
    arrange(g, lay)
    return act({ seat: 0, errand: 0 })
  })

/** Seat 0 has activated one of four disciples on this spot and holds this mission. */
export const onMission = (id: MissionId, spot: Spot, arrange: Lays = () => {}): Table<Yedo> =>
  acting(spot, (g, lay) => {
    Object.assign(g.seats[0], { house: 3, reserve: 0, mon: 12 })
    lay(g.seats[0].missions, id)
    arrange(g, lay)
  })

/** Seat 0 holds this card in its action phase, with disciples on these spots. */
export const holding = (
  card: ActionCardId,
  spots: readonly Spot[],
  arrange: Lays = () => {},
  seats = 2,
): Table<Yedo> =>
  clans(
    seats,
    (g, lay) => {
      g.phase = 'action'
      stand(g, 0, ...spots)
      lay(g.seats[0].actions, card)
      g.seats[0].mon = 20
      arrange(g, lay)
      return activation({ last: null })
    },
    'samurai',
  )

/** This event takes effect. */
export const struck = (
  event: EventId,
  arrange: Lays = () => {},
  setting: Setting = 'samurai',
  seats = 2,
): Table<Yedo> =>
  clans(
    seats,
    (g, lay) => {
      lay(g.current, event)
      arrange(g, lay)
      return takeEffect()
    },
    setting,
  )

/** Clans that trade in one district; the first has a Nawa, the second a Doku. */
export const trade = (
  at: 'market' | 'tavern',
  arrange: Lays = () => {},
  traders: readonly Seat[] = [0, 1],
): Table<Yedo> =>
  clans(4, (g, lay) => {
    for (const seat of traders) stand(g, seat, at)
    lay(g.seats[0].weapons, 'nawa')
    lay(g.seats[1].weapons, 'doku')
    arrange(g, lay)
    return tradePhase()
  })

/** Geisha and cards for a trade in the tavern. */
export const stocked: Lays = (g, lay) => {
  g.seats[0].geisha = 1
  g.seats[1].geisha = 1
  lay(g.seats[0].actions, 'feint')
  lay(g.seats[0].bonuses, 'tireless')
  lay(g.seats[0].missions, 'green/a-silent-dart')
  lay(g.seats[1].actions, 'haggling')
  lay(g.seats[1].missions, 'red/the-jesuit')
}

/** Disciples step out of the clan house, or out of the reserve once it is empty. */
const stepOut = (g: Yedo, seat: Seat): void => {
  if (g.seats[seat].house > 0) g.seats[seat].house--
  else g.seats[seat].reserve--
}

export const stand = (g: Yedo, seat: Seat, ...spots: readonly Spot[]): void => {
  for (const spot of spots) {
    const space = freeAt(g, spot)
    if (space < 0) throw new Error(`no space is free in ${spot}`)
    stepOut(g, seat)
    g.spaces[space] = seat
  }
}

export const own = (g: Yedo, seat: Seat, ...annexes: readonly AnnexId[]): void => {
  for (const annex of annexes) {
    g.annexes[annex]--
    g.seats[seat].annexes[annex] = BUILT
  }
}

export const man = (g: Yedo, seat: Seat, annex: AnnexId): void => {
  own(g, seat, annex)
  stepOut(g, seat)
  g.seats[seat].annexes[annex] = OCCUPIED
}

/** All four disciples of a clan, wherever they are. */
export const disciplesOf = (g: Yedo, seat: Seat): number => {
  const { house, reserve, annexes } = g.seats[seat]
  const onAnnexes = Object.values(annexes).filter((state) => state === OCCUPIED).length
  return house + reserve + onAnnexes + g.spaces.filter((owner) => owner === seat).length
}
