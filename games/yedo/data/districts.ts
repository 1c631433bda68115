import type { DistrictId, Source } from './rows.ts'

/** Clockwise along the patrol's circuit. */
export const DISTRICTS = [
  { id: 'castle', source: 'public' },
  { id: 'temple', source: 'public' },
  { id: 'market', source: 'public' },
  { id: 'red-light', source: 'public' },
  { id: 'harbor', source: 'public' },
  { id: 'tavern', source: 'public' },
  { id: 'gates', source: 'public' },
] as const satisfies readonly { id: DistrictId; source: Source }[]
