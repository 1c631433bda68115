import type { Source } from './sources.ts'

type PlayerCount = {
  players: number
  ordersRemoved: number
  /** Assistants on the church board, and on the customs board, that trigger the end. */
  boardEnd: number
  /** Industry of the neutral colour in the technology scoring. */
  neutralIndustry: number
  source: Source
}

export const PLAYER_COUNTS = [
  { players: 2, ordersRemoved: 16, boardEnd: 5, neutralIndustry: 7.5, source: 'rulebook' },
  { players: 3, ordersRemoved: 5, boardEnd: 5, neutralIndustry: 0, source: 'rulebook' },
  { players: 4, ordersRemoved: 0, boardEnd: 6, neutralIndustry: 0, source: 'rulebook' },
] as const satisfies readonly PlayerCount[]
