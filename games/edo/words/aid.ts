/** The numbers of a table that the player's aid names. */
import { BUILDING, COUNT } from '../by-id.ts'
import { YIELDS } from '../data/yields.ts'
import { CARDS } from '../plans.ts'
import type { G } from '../position.ts'

export const figuresOf = ({ about: { options }, merchantStack }: G) => ({
  cards: CARDS,
  step: 1,
  wage: 1,
  house: BUILDING.house.points,
  post: BUILDING['trading-post'].points,
  fortress: BUILDING.fortress.points,
  temple: BUILDING.temple.points,
  ryo: COUNT['ryo-for-a-point'],
  end: COUNT['points-to-end'],
  limit: COUNT['resource-limit'],
  sites: COUNT.sites,
  houses: COUNT['houses-for-a-fortress'],
  left: merchantStack.of.length,
  yields: YIELDS.filter(({ pieces }) => pieces > 0)
    .map(({ pieces }) => pieces)
    .join(', '),
  ...options,
})
export type Figures = ReturnType<typeof figuresOf>
