import type { Privilege } from './types.ts'

export const PRIVILEGES = [
  { id: 'prestige', kind: 'prestige', resources: [], copies: 1, source: 'designed' },
  { id: 'support', kind: 'support', resources: [], copies: 2, source: 'likely' },
  { id: 'preview-trade', kind: 'preview', resources: [], copies: 1, source: 'designed' },
  { id: 'city-income', kind: 'income', resources: [], copies: 2, source: 'designed' },
  { id: 'resource-wood-stone', kind: 'resource', resources: ['wood', 'stone'], copies: 1, source: 'likely' },
  { id: 'resource-stone-rice', kind: 'resource', resources: ['stone', 'rice'], copies: 1, source: 'likely' },
  { id: 'resource-rice-wood', kind: 'resource', resources: ['rice', 'wood'], copies: 1, source: 'likely' },
  { id: 'yield-wood', kind: 'yield', resources: ['wood'], copies: 1, source: 'likely' },
  { id: 'yield-stone', kind: 'yield', resources: ['stone'], copies: 1, source: 'likely' },
  { id: 'yield-rice', kind: 'yield', resources: ['rice'], copies: 1, source: 'likely' },
] as const satisfies readonly Privilege[]

export type PrivilegeId = (typeof PRIVILEGES)[number]['id']
