import type { Source } from './sources.ts'
import type { TechnologyId } from './technologies.ts'

type TechnologyCopies = { technology: TechnologyId; copies: number; source: Source }

/** Thirty cards of twenty kinds. The rulebook shows two balls and has one station tile; the other doubles are ours, in the ratio of the agents. */
export const TECHNOLOGY_COPIES = [
  { technology: 'ball', copies: 2, source: 'likely' },
  { technology: 'brickyard', copies: 2, source: 'designed' },
  { technology: 'electric-light', copies: 1, source: 'designed' },
  { technology: 'exhibition', copies: 2, source: 'designed' },
  { technology: 'gas-light', copies: 2, source: 'designed' },
  { technology: 'language-school', copies: 2, source: 'designed' },
  { technology: 'letterpress', copies: 1, source: 'designed' },
  { technology: 'mining-engineering', copies: 2, source: 'designed' },
  { technology: 'newspaper', copies: 1, source: 'designed' },
  { technology: 'patent-office', copies: 1, source: 'designed' },
  { technology: 'postal-service', copies: 1, source: 'designed' },
  { technology: 'stagecoach', copies: 2, source: 'designed' },
  { technology: 'station', copies: 1, source: 'likely' },
  { technology: 'stock-market', copies: 1, source: 'designed' },
  { technology: 'telegraph', copies: 1, source: 'designed' },
  { technology: 'telephone', copies: 1, source: 'designed' },
  { technology: 'textile-mill', copies: 1, source: 'designed' },
  { technology: 'tramway', copies: 2, source: 'designed' },
  { technology: 'university', copies: 2, source: 'designed' },
  { technology: 'winery', copies: 2, source: 'designed' },
] as const satisfies readonly TechnologyCopies[]
