import type { Permit } from './types.ts'

export const BASIC_PERMITS = [
  { id: 'basic-1', actions: ['take-rice', 'take-money', 'gather-wood', 'build-hard'], source: 'public' },
  { id: 'basic-2', actions: ['travel', 'gather-rice', 'build-easy', 'trade'], source: 'designed' },
  { id: 'basic-3', actions: ['gather-stone', 'recruit', 'development', 'take-money'], source: 'designed' },
] as const satisfies readonly Permit[]

export type BasicPermitId = (typeof BASIC_PERMITS)[number]['id']
