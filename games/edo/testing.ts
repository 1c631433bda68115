/** For the tests: a bare table of Edo, arranged by hand. */
import { seatsOf, type Choices, type Seat, type Task, type Whole } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { given, type Lay, type Table } from '@machiya/kernel/testing'
import type { Price } from './data/types.ts'
import { put } from './figures.ts'
import type { SpaceId } from './by-id.ts'
import { edo } from './index.ts'
import type { G, Player } from './position.ts'

export const ALL = { jiin: true, tokken: true, ronin: true }

/** Nobody owns, covers or has built anything; the piles lie as the set-up left them. */
const clear = (g: G): void => {
  g.covered = []
  g.closed = []
  g.ronin = []
  for (const seat of seatsOf(g)) g.seats[seat].ryo = 0
}

/** A bare table for three, unless said otherwise. */
export const bare = (
  arrange: (g: G, lay: Lay) => Task | readonly Task[],
  options: Choices = {},
  seats = 3,
): Table<G> =>
  given(edo, { seats, options }, (g, lay) => {
    clear(g)
    return arrange(g, lay)
  })

export const stock = (me: Player, { wood = 0, stone = 0, rice = 0, ryo = 0 }: Price): void => {
  Object.assign(me, { wood, stone, rice, ryo })
}

export const stockOf = ({ wood, stone, rice, ryo }: Player): number[] => [wood, stone, rice, ryo]

export const station = (me: Player, ...spaces: SpaceId[]): void => {
  for (const at of spaces) put(me.samurai, at)
}

export const freshGame = (seats: number, options: Choices = {}, seed = 'fresh'): Whole<G> =>
  edo.start(seats, options, sha256(seed))

/** One seat's plan: three actions, then the officials of each, then ready. */
export type Laid = readonly [string, string, string, string, string, string]

export const layPlan = (table: Table<G>, seat: Seat, plan: Laid): Table<G> =>
  table.plays(seat, ...plan, 'ready')

/** Turns a seat's next card without moving anything. */
export const turnUp = (table: Table<G>, seat: Seat): Table<G> => table.play(seat, 'turn-up')
