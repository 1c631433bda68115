/** Samurai and ronin on the spaces of the board. */
import { seatsOf } from '@machiya/kernel'
import type { SpaceId } from './by-id.ts'
import { isResource, KIND } from './by-id.ts'
import type { G, Player } from './position.ts'

export const countAt = (figures: readonly SpaceId[], at: SpaceId): number => {
  let count = 0
  for (let i = 0; i < figures.length; i++) if (figures[i] === at) count++
  return count
}

/** Whether this entry is the first of its space: lists of figures are sorted. */
export const isFirst = (figures: readonly SpaceId[], i: number): boolean => figures[i] !== figures[i - 1]

export const put = (figures: SpaceId[], at: SpaceId): void => {
  let i = 0
  while (i < figures.length && (figures[i] as SpaceId) < at) i++
  figures.splice(i, 0, at)
}

export const take = (figures: SpaceId[], at: SpaceId): void => {
  const i = figures.indexOf(at)
  if (i < 0) throw new Error(`no figure stands at ${at}`)
  figures.splice(i, 1)
}

export const shift = (figures: SpaceId[], from: SpaceId, to: SpaceId): void => {
  take(figures, from)
  put(figures, to)
}

export const samuraiAt = (me: Player, at: SpaceId): number => countAt(me.samurai, at)

// 1.19 Ronin with two players: a samurai of an unused colour stands on each of the six resource spaces.
const neutralAt = (g: G, at: SpaceId): number =>
  g.about.seats === 2 && g.about.options.ronin && isResource(KIND[at]) ? 1 : 0

// 4.13 The samurai of an unused colour and ronin count like any other samurai.
export const crowdAt = (g: G, at: SpaceId): number => {
  let count = countAt(g.ronin, at) + neutralAt(g, at)
  for (const seat of seatsOf(g)) count += samuraiAt(g.seats[seat], at)
  return count
}
