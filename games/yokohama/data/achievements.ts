import type { Source } from './sources.ts'

export type Achievement = {
  id: string
  stack: 'a' | 'b' | 'c'
  first: number
  later: number
  /** What a player must show; production and trade are numbers of areas with an own building. */
  copper?: number
  silk?: number
  tea?: number
  fish?: number
  yen?: number
  technologies?: number
  agentsAndTiles?: number
  orders?: number
  production?: number
  trade?: number
  source: Source
}

export const ACHIEVEMENTS = [
  { id: 'achievement-a1', stack: 'a', first: 8, later: 6, copper: 5, source: 'rulebook' },
  { id: 'achievement-a2', stack: 'a', first: 8, later: 6, silk: 6, source: 'rulebook' },
  { id: 'achievement-a3', stack: 'a', first: 8, later: 6, tea: 7, source: 'rulebook' },
  { id: 'achievement-a4', stack: 'a', first: 8, later: 6, fish: 7, source: 'rulebook' },
  { id: 'achievement-b1', stack: 'b', first: 9, later: 7, yen: 10, source: 'rulebook' },
  { id: 'achievement-b2', stack: 'b', first: 9, later: 7, technologies: 4, source: 'rulebook' },
  { id: 'achievement-b3', stack: 'b', first: 9, later: 7, agentsAndTiles: 5, source: 'rulebook' },
  { id: 'achievement-b4', stack: 'b', first: 9, later: 7, orders: 5, source: 'rulebook' },
  { id: 'achievement-c1', stack: 'c', first: 10, later: 8, production: 4, source: 'rulebook' },
  { id: 'achievement-c2', stack: 'c', first: 10, later: 8, trade: 4, source: 'rulebook' },
  { id: 'achievement-c3', stack: 'c', first: 10, later: 8, production: 3, trade: 2, source: 'rulebook' },
  { id: 'achievement-c4', stack: 'c', first: 10, later: 8, production: 2, trade: 3, source: 'rulebook' },
] as const satisfies readonly Achievement[]

export type AchievementId = (typeof ACHIEVEMENTS)[number]['id']
