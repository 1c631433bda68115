/** Chapter 8: technologies. */
import { BOTTOM, move, reason, tell, TOP, type Next, type Seat, type Task } from '@machiya/kernel'
import type { AreaId } from '../data/areas.ts'
import type { TechnologyId } from '../data/technologies.ts'
import { TECHNOLOGY_SPACES } from '../data/technology-spaces.ts'
import { earn, meetAgent, owns, score, spend, spendImports } from '../ledger.ts'
import { areaIdAt, canalOf, placeOf } from '../places.ts'
import { choice, step, type TechnologyBoard, type Yokohama } from '../position.ts'
import { LIMIT, TECHNOLOGY } from '../by-id.ts'
import { onceATurn, type Once } from './8-once-a-turn.ts'

const OWNED = reason('8.6', 'You own a technology of that name')
const POOR = reason('8.2', 'Your power, imports and yen do not suffice')
const CANAL = reason('8.14', 'The station does not go on the canal')

export const YEN_A_UNIT = LIMIT['industry-yen']
const FREE_TECHNOLOGIES = LIMIT['technologies-without-surcharge']

/** 8.3 and 8.5 What is to be paid beyond the power, in units of one import or 2 yen. */
export const unitsFor = (
  g: Yokohama,
  seat: Seat,
  technology: TechnologyId,
  space: number,
  power: number,
): number => {
  const missing = TECHNOLOGY[technology].cost + (TECHNOLOGY_SPACES[space]?.extra ?? 0) - power
  const surcharge = g.seats[seat].technologies.of.length >= FREE_TECHNOLOGIES ? 1 : 0
  return Math.max(missing, 0) + surcharge
}
const unitsOf = ({ imports, yen }: { imports: number; yen: number }): number =>
  imports + Math.floor(yen / YEN_A_UNIT)

type Research = { seat: Seat; board: TechnologyBoard; power: number }

/** 8.1 Gain a technology of the board. Of two equal ones the cheaper place is meant. */
export const research = choice<Research, TechnologyId | 'done', Once>('research', {
  beside: onceATurn,
  options: (g, { seat, board, power }, say) => {
    const { of } = g[board]
    const means = unitsOf(g.seats[seat])
    for (let space = 0; space < of.length; space++) {
      const technology = of[space] as TechnologyId
      if (of.indexOf(technology) < space) continue
      const dear = unitsFor(g, seat, technology, space, power) > means && POOR
      say(technology, owns(g, seat, technology) ? OWNED : dear)
    }
    say('done')
  },
  play: (g, { seat, board, power }, technology): Next => {
    if (technology === 'done') return
    const units = unitsFor(g, seat, technology, g[board].of.indexOf(technology), power)
    const { imports, yen } = g.seats[seat]
    const fewest = Math.max(0, units - Math.floor(yen / YEN_A_UNIT))
    const gained = gain({ seat, board, technology })
    if (fewest < Math.min(units, imports)) return [payResearch({ seat, units }), gained]
    payUnits(g, seat, units, fewest)
    return gained
  },
})

/** 8.2 How many of the units are paid with imports. */
export const payResearch = choice<{ seat: Seat; units: number }, number>('pay-research', {
  options: (g, { seat, units }, say) => {
    const { imports, yen } = g.seats[seat]
    const fewest = Math.max(0, units - Math.floor(yen / YEN_A_UNIT))
    for (let paid = fewest; paid <= Math.min(units, imports); paid++) say(paid)
  },
  play: (g, { seat, units }, imports): Next => payUnits(g, seat, units, imports),
})
const payUnits = (g: Yokohama, seat: Seat, units: number, imports: number): void => {
  spendImports(g, seat, imports)
  spend(g, seat, (units - imports) * YEN_A_UNIT)
}

/** 8.7 The technology is taken, works, and counts for its country. */
export const gain = step<{ seat: Seat; board: TechnologyBoard; technology: TechnologyId }>(
  'gain',
  (g, a): Next => {
    const { seat, board, technology } = a
    const patent = owns(g, seat, 'patent-office')
    const letterpress = owns(g, seat, 'letterpress')
    tell(g, 'gained', { seat, technology: move(g, g[board], g.seats[seat].technologies, technology, BOTTOM) })
    if (patent) score(g, seat, TECHNOLOGY['patent-office'].amount, 'technologies')
    if (letterpress) earn(g, seat, TECHNOLOGY.letterpress.amount)
    if (technology === 'exhibition') score(g, seat, TECHNOLOGY.exhibition.amount, 'technologies')
    meetAgent(g, seat, TECHNOLOGY[technology].country)
    refill(g, board)
    return technology === 'station' ? placeStation({ seat }) : NOTHING
  },
)
const NOTHING: readonly Task[] = []

/** 8.8 What is left slides to the left, and the free space is filled. */
const refill = (g: Yokohama, board: TechnologyBoard): void => {
  if (g.technologies.of.length === 0) return
  tell(g, 'laid-technology', { board, technology: move(g, g.technologies, g[board], TOP, BOTTOM) })
}

/** 8.14 The station goes on an area of choice. */
export const placeStation = choice<{ seat: Seat }, AreaId>('place-station', {
  options: (g, _a, say) => {
    const canal = canalOf(g)
    for (let place = 0; place < g.areas.length; place++) say(areaIdAt(g, place), place === canal && CANAL)
  },
  play: (g, { seat }, area): Next => {
    g.station = placeOf(g, area)
    tell(g, 'placed-station', { seat, area })
  },
})
