/** What is sure of the moment behind which nothing can be rehearsed: the same in every world that this seat can imagine. */
import { dice, isHidden, type Json, type Seat, type Tiding } from '@machiya/kernel'
import type { Draft } from './draft.ts'

export type Foretold = {
  /** Cards that somebody gets unseen, as everybody hears of it. */
  readonly unseen: readonly Tiding[]
  /** How many cards come to light that nobody knows yet. */
  readonly fresh: number
}

const WORLDS = ['one', 'two', 'three'].map((seed) => `foretold ${seed}`)

const toldIn = ({ game, table, laid }: Draft, seed: string): readonly Tiding[] => {
  const world = Object.assign(game.imagine(table, dice(seed)), { told: [] })
  for (const { pick } of laid) game.advance(world, table.viewer as Seat, pick)
  return game.tidings(world, 'public')
}

const facesIn = (value: Json | undefined): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((each) => typeof each === 'string')
      : []
const namesHidden = ({ a }: Tiding): boolean =>
  Object.values(a).some((value) => facesIn(value).some(isHidden))
const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Faces of a tiding that are others in another world. */
const freshIn = (one: Tiding, others: readonly Tiding[]): number =>
  Object.entries(one.a).reduce(
    (sum, [key, value]) => sum + (others.every(({ a }) => isSame(a[key], value)) ? 0 : facesIn(value).length),
    0,
  )

const toldOf = (draft: Draft): Foretold => {
  const [told = [], ...elsewhere] = WORLDS.map((seed) => toldIn(draft, seed))
  const isTold = told.every(({ tiding }, i) => elsewhere.every((other) => other[i]?.tiding === tiding))
  if (!isTold) return { unseen: [], fresh: 0 }
  const twins = (i: number) => elsewhere.flatMap((other) => other[i] ?? [])
  return {
    unseen: told.filter((each, i) => namesHidden(each) && freshIn(each, twins(i)) === 0),
    fresh: told.reduce((sum, each, i) => sum + freshIn(each, twins(i)), 0),
  }
}

/** The same draft is asked about with every pointer. */
const known = new WeakMap<Draft, Foretold>()
export const foretold = (draft: Draft): Foretold => {
  const found = known.get(draft) ?? toldOf(draft)
  known.set(draft, found)
  return found
}
