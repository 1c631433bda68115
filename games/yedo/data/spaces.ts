import type { SpaceRow } from './rows.ts'

const BOWER = 'attested: the three numbered spaces; with how many players one is covered is designed'
const CASTLE = 'attested: such a space, with this action; how many there are is designed'

export const SPACES = [
  { id: 'shogun', district: 'castle', players: 2, source: 'designed', note: CASTLE },
  { id: 'bakufu', district: 'castle', players: 2, source: 'designed', note: CASTLE },
  { id: 'bower-1', district: 'castle', players: 2, source: 'designed', note: BOWER },
  { id: 'bower-2', district: 'castle', players: 2, source: 'designed', note: BOWER },
  { id: 'bower-3', district: 'castle', players: 3, source: 'designed', note: BOWER },
  { id: 'temple-1', district: 'temple', players: 2, source: 'designed' },
  { id: 'temple-2', district: 'temple', players: 2, source: 'designed' },
  { id: 'temple-3', district: 'temple', players: 4, source: 'designed' },
  { id: 'market-1', district: 'market', players: 2, source: 'designed' },
  { id: 'market-2', district: 'market', players: 2, source: 'designed' },
  { id: 'market-3', district: 'market', players: 3, source: 'designed' },
  { id: 'market-4', district: 'market', players: 4, source: 'designed' },
  { id: 'red-light-1', district: 'red-light', players: 2, source: 'designed' },
  { id: 'red-light-2', district: 'red-light', players: 2, source: 'designed' },
  { id: 'red-light-3', district: 'red-light', players: 4, source: 'designed' },
  { id: 'harbor-1', district: 'harbor', players: 2, source: 'designed' },
  { id: 'harbor-2', district: 'harbor', players: 2, source: 'designed' },
  { id: 'harbor-3', district: 'harbor', players: 3, source: 'designed' },
  { id: 'harbor-4', district: 'harbor', players: 5, source: 'designed' },
  { id: 'tavern-1', district: 'tavern', players: 2, source: 'designed' },
  { id: 'tavern-2', district: 'tavern', players: 2, source: 'designed' },
  { id: 'tavern-3', district: 'tavern', players: 4, source: 'designed' },
  { id: 'gates-1', district: 'gates', players: 2, source: 'designed' },
  { id: 'gates-2', district: 'gates', players: 2, source: 'designed' },
  { id: 'gates-3', district: 'gates', players: 3, source: 'designed' },
  { id: 'gates-4', district: 'gates', players: 4, source: 'designed' },
] as const satisfies readonly SpaceRow[]

export type SpaceId = (typeof SPACES)[number]['id']
