import type { Source } from './sources.ts'

type OrderSpace = { id: string; tier: 1 | 2 | 3; source: Source }

/** Spaces of the port board and of the dock board: low, middle and high. */
export const ORDER_SPACES = [
  { id: 'order-space-1', tier: 1, source: 'likely' },
  { id: 'order-space-2', tier: 1, source: 'likely' },
  { id: 'order-space-3', tier: 2, source: 'likely' },
  { id: 'order-space-4', tier: 2, source: 'likely' },
  { id: 'order-space-5', tier: 3, source: 'likely' },
  { id: 'order-space-6', tier: 3, source: 'likely' },
] as const satisfies readonly OrderSpace[]
