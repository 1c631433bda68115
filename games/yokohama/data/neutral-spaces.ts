import type { ChurchSpaceId } from './church-spaces.ts'
import type { CustomsSpaceId } from './customs-spaces.ts'
import type { Source } from './sources.ts'

type NeutralSpace = { board: 'church' | 'customs'; space: ChurchSpaceId | CustomsSpaceId; source: Source }

/** With two players a neutral assistant stands on each of these; which spaces carry the mark is our reading of a lost picture. */
export const NEUTRAL_SPACES = [
  { board: 'church', space: 'church-4', source: 'designed' },
  { board: 'customs', space: 'customs-4', source: 'designed' },
] as const satisfies readonly NeutralSpace[]
