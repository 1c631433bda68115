import type { DistrictId, Source } from './rows.ts'

const RING = 'attested: the district; its place in the circuit is read from the labels of a lost picture'

/** Clockwise along the patrol's circuit. */
export const DISTRICTS = [
  { id: 'castle', source: 'likely', note: RING },
  { id: 'temple', source: 'likely', note: RING },
  { id: 'market', source: 'likely', note: RING },
  { id: 'red-light', source: 'likely', note: RING },
  { id: 'harbor', source: 'likely', note: RING },
  { id: 'tavern', source: 'likely', note: RING },
  { id: 'gates', source: 'likely', note: RING },
] as const satisfies readonly { id: DistrictId; source: Source; note: string }[]
