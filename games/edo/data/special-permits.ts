import type { Permit } from './types.ts'

export const SPECIAL_PERMITS = [
  { id: 'special-1', actions: ['great-rice', 'thrifty-build'], source: 'designed' },
  { id: 'special-2', actions: ['great-money', 'rich-stone'], source: 'designed' },
  { id: 'special-3', actions: ['rich-wood', 'architect'], source: 'designed' },
  { id: 'special-4', actions: ['rich-wood', 'free-recruit'], source: 'designed' },
  { id: 'special-5', actions: ['rich-stone', 'great-travel'], source: 'designed' },
  { id: 'special-6', actions: ['rich-rice', 'thrifty-build'], source: 'designed' },
  { id: 'special-7', actions: ['rich-rice', 'great-travel'], source: 'designed' },
  { id: 'special-8', actions: ['great-money', 'architect'], source: 'designed' },
  { id: 'special-9', actions: ['great-rice', 'free-gathering'], source: 'designed' },
  { id: 'special-10', actions: ['great-rice', 'great-trade'], source: 'designed' },
  { id: 'special-11', actions: ['free-gathering', 'free-recruit'], source: 'designed' },
  { id: 'special-12', actions: ['envoy', 'great-travel'], source: 'designed' },
] as const satisfies readonly Permit[]

export type SpecialPermitId = (typeof SPECIAL_PERMITS)[number]['id']
