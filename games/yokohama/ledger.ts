/** What merchants own: how it comes and goes. */
import { tell, type Seat } from '@machiya/kernel'
import type { GoodId } from './data/goods.ts'
import type { TechnologyId } from './data/technologies.ts'
import { areaIdAt, presidentsAt } from './places.ts'
import { CATEGORIES, COUNTRY_IDS, type Category, type Trigger, type Yokohama } from './position.ts'
import type { CountryId } from './data/countries.ts'
import { ORDER, TECHNOLOGY } from './by-id.ts'

export const owns = (g: Yokohama, seat: Seat, technology: TechnologyId): boolean =>
  g.seats[seat].technologies.of.includes(technology)

const CATEGORY = Object.fromEntries(CATEGORIES.map((category, at) => [category, at])) as Record<
  Category,
  number
>

export const score = (g: Yokohama, seat: Seat, points: number, category: Category): void => {
  if (points === 0) return
  const { scores } = g.seats[seat]
  const at = CATEGORY[category]
  g.seats[seat].points += points
  scores[at] = (scores[at] ?? 0) + points
  tell(g, 'scored', { seat, points, category })
}
export const earn = (g: Yokohama, seat: Seat, yen: number): void => {
  if (yen === 0) return
  g.seats[seat].yen += yen
  tell(g, 'earned', { seat, yen })
}
export const importGoods = (g: Yokohama, seat: Seat, imports: number): void => {
  if (imports === 0) return
  g.seats[seat].imports += imports
  tell(g, 'imported', { seat, imports })
}
export const spend = (g: Yokohama, seat: Seat, yen: number): void => {
  if (yen === 0) return
  g.seats[seat].yen -= yen
  tell(g, 'spent', { seat, yen })
}
export const spendImports = (g: Yokohama, seat: Seat, imports: number): void => {
  if (imports === 0) return
  g.seats[seat].imports -= imports
  tell(g, 'gave-imports', { seat, imports })
}
export const giveGood = (g: Yokohama, seat: Seat, good: GoodId, count: number): void => {
  if (count === 0) return
  g.seats[seat].goods[good] -= count
  tell(g, 'gave', { seat, good, count })
}
/** One yen from seat to seat. */
export const payTo = (g: Yokohama, seat: Seat, to: Seat): void => {
  g.seats[seat].yen--
  g.seats[to].yen++
  tell(g, 'paid', { seat, to })
}
export const payPresidentsAt = (g: Yokohama, seat: Seat, place: number): void => {
  for (const to of presidentsAt(g, seat, place)) payTo(g, seat, to)
}

export const takeGoods = (g: Yokohama, seat: Seat, good: GoodId, count: number): void => {
  if (count === 0) return
  g.seats[seat].goods[good] += count
  tell(g, 'received', { seat, good, count })
}
/** 5.16 With mining engineering one copper more with every receipt of copper. */
export const receive = (g: Yokohama, seat: Seat, good: GoodId, count: number): void =>
  takeGoods(
    g,
    seat,
    good,
    count > 0 && good === 'copper' && owns(g, seat, 'mining-engineering')
      ? count + TECHNOLOGY['mining-engineering'].amount
      : count,
  )

/** An assistant comes to a place from the supply. */
export const placeAssistant = (g: Yokohama, seat: Seat, place: number): void => {
  const { supply, assistants } = g.seats[seat]
  supply.assistant--
  assistants[place] = (assistants[place] ?? 0) + 1
  tell(g, 'placed', { seat, area: areaIdAt(g, place) })
}
/** Assistants go back to the supply. */
export const returnAssistants = (g: Yokohama, seat: Seat, place: number, count: number): void => {
  if (count === 0) return
  const { supply, assistants } = g.seats[seat]
  supply.assistant += count
  assistants[place] = (assistants[place] ?? 0) - count
  tell(g, 'returned', { seat, area: areaIdAt(g, place), count })
}

/** 9.6 The round is finished and one more is played. */
export const triggerEnd = (g: Yokohama, trigger: Trigger): void => {
  if (g.trigger.includes(trigger)) return
  g.trigger.push(trigger)
  if (g.lastRound === 0) g.lastRound = g.round + 1
  tell(g, 'end-triggered', { trigger })
}

/** The symbols of one country on fulfilled orders and technologies. */
export const symbolsOf = (g: Yokohama, seat: Seat, country: CountryId): number => {
  let symbols = 0
  for (const order of g.seats[seat].fulfilled.of) if (ORDER[order].country === country) symbols++
  for (const technology of g.seats[seat].technologies.of)
    if (TECHNOLOGY[technology].country === country) symbols++
  return symbols
}
export const allSymbols = (g: Yokohama, seat: Seat): number[] =>
  COUNTRY_IDS.map((country) => symbolsOf(g, seat, country))

/** 2.18 Every second symbol of a country brings its agent. 2.19 As long as there is one. */
export const meetAgent = (g: Yokohama, seat: Seat, country: CountryId): void => {
  if (symbolsOf(g, seat, country) % 2 !== 0 || g.agents[country] === 0) return
  g.agents[country]--
  g.seats[seat].agents.push(country)
  tell(g, 'met-agent', { seat, country })
}

/** The industry of all technologies of a seat. */
export const industryOf = (g: Yokohama, seat: Seat): number =>
  g.seats[seat].technologies.of.reduce((sum, technology) => sum + TECHNOLOGY[technology].cost, 0)
