/** For tests: a table in player order 0, 1, 2 …, with nothing drawn yet. */
import type { Seat, Task } from '@machiya/kernel'
import { given, type Lay, type Table } from '@machiya/kernel/testing'
import type { AnnexId } from './data/rows.ts'
import { BUILT, freeAt, OCCUPIED, type Spot } from './board.ts'
import { yedo } from './index.ts'
import type { Yedo } from './position.ts'

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

/** Disciples step out of the clan house, or out of the reserve once it is empty. */
const stepOut = (g: Yedo, seat: Seat): void => {
  if (g.seats[seat].house > 0) g.seats[seat].house--
  else g.seats[seat].reserve--
}

export const stand = (g: Yedo, seat: Seat, ...spots: readonly Spot[]): void => {
  for (const spot of spots) {
    stepOut(g, seat)
    g.spaces[freeAt(g, spot)] = seat
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
