import type { CountryId } from './countries.ts'
import type { Source } from './sources.ts'

export type Technology = {
  id: string
  country: CountryId
  cost: number
  /** The points, yen, copper or assistants on the card; 0 where it has no number. */
  amount: number
  source: Source
}

/** The twenty kinds; what each does stands in the rule named in RULES.md. */
export const TECHNOLOGIES = [
  { id: 'ball', country: 'great-britain', cost: 3, amount: 2, source: 'rulebook' },
  { id: 'brickyard', country: 'germany', cost: 3, amount: 4, source: 'rulebook' },
  { id: 'electric-light', country: 'france', cost: 4, amount: 3, source: 'rulebook' },
  { id: 'exhibition', country: 'germany', cost: 5, amount: 10, source: 'rulebook' },
  { id: 'gas-light', country: 'france', cost: 3, amount: 2, source: 'rulebook' },
  { id: 'language-school', country: 'united-states', cost: 3, amount: 1, source: 'rulebook' },
  { id: 'letterpress', country: 'netherlands', cost: 3, amount: 1, source: 'rulebook' },
  { id: 'mining-engineering', country: 'germany', cost: 3, amount: 1, source: 'rulebook' },
  { id: 'newspaper', country: 'netherlands', cost: 5, amount: 4, source: 'rulebook' },
  { id: 'patent-office', country: 'france', cost: 3, amount: 2, source: 'rulebook' },
  { id: 'postal-service', country: 'great-britain', cost: 3, amount: 0, source: 'rulebook' },
  { id: 'stagecoach', country: 'great-britain', cost: 3, amount: 0, source: 'rulebook' },
  { id: 'station', country: 'great-britain', cost: 4, amount: 0, source: 'rulebook' },
  { id: 'stock-market', country: 'netherlands', cost: 3, amount: 2, source: 'rulebook' },
  { id: 'telegraph', country: 'united-states', cost: 6, amount: 0, source: 'rulebook' },
  { id: 'telephone', country: 'united-states', cost: 6, amount: 0, source: 'rulebook' },
  { id: 'textile-mill', country: 'great-britain', cost: 4, amount: 2, source: 'rulebook' },
  { id: 'tramway', country: 'united-states', cost: 5, amount: 0, source: 'rulebook' },
  { id: 'university', country: 'great-britain', cost: 3, amount: 1, source: 'rulebook' },
  { id: 'winery', country: 'france', cost: 3, amount: 3, source: 'rulebook' },
] as const satisfies readonly Technology[]

export type TechnologyId = (typeof TECHNOLOGIES)[number]['id']
