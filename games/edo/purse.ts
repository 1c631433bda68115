/** What players own, pay and receive. */
import { reason, type Reason } from '@machiya/kernel'
import type { Price, Resource } from './data/types.ts'
import { COUNT, RESOURCES } from './by-id.ts'
import type { Origin, Player } from './position.ts'

export type Cost = Readonly<Record<Resource | 'ryo', number>>

const TOO_FEW_RYO = reason('3.10', 'You have too few ryo')
const TOO_LITTLE_WOOD = reason('3.10', 'You have too little wood')
const TOO_LITTLE_STONE = reason('3.10', 'You have too little stone')
const TOO_LITTLE_RICE = reason('3.10', 'You have too little rice')

const LIMIT = COUNT['resource-limit']

export const costOf = ({ wood = 0, stone = 0, rice = 0, ryo = 0 }: Price): Cost => ({
  wood,
  stone,
  rice,
  ryo,
})

export type Amount = { readonly count: number; readonly of: Resource | 'ryo' }
const STOCK = [...RESOURCES, 'ryo'] as const
/** A price or a lot of goods as amounts, nothing left out and no zeros. */
export const amountsOf = (price: Price): readonly Amount[] =>
  STOCK.flatMap((of) => (price[of] ? [{ count: price[of], of }] : []))

/** The table of prices by id. */
export const costsOf = <Id extends string>(rows: readonly { readonly id: Id; readonly price: Price }[]) =>
  Object.fromEntries(rows.map(({ id, price }) => [id, costOf(price)])) as Record<Id, Cost>

// 3.10 A price is paid in full from the own stock, or the thing cannot be had.
export const lacks = (me: Player, { wood, stone, rice, ryo }: Cost): Reason | false => {
  if (me.ryo < ryo) return TOO_FEW_RYO
  if (me.wood < wood) return TOO_LITTLE_WOOD
  if (me.stone < stone) return TOO_LITTLE_STONE
  return me.rice < rice && TOO_LITTLE_RICE
}

/** Scores power points and keeps where they came from. */
export const score = (me: Player, origin: Origin, points: number): void => {
  me.points += points
  me.earned[origin] += points
}

export const pay = (me: Player, { wood, stone, rice, ryo }: Cost): void => {
  me.wood -= wood
  me.stone -= stone
  me.rice -= rice
  me.ryo -= ryo
}

// 4.3 Nobody ever owns more than ten of one resource.
export const roomFor = (me: Player, resource: Resource): number => LIMIT - me[resource]

/** Takes what there is room for and says how much that was. */
export const receive = (me: Player, resource: Resource, pieces: number): number => {
  const taken = Math.min(pieces, roomFor(me, resource))
  me[resource] += taken
  return taken
}
