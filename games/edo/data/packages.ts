import type { Package } from './types.ts'

/** What games deal that began before these were tuned. */
export const EARLIER_PACKAGES = [
  { id: 'package-1', wood: 0, stone: 0, rice: 5, source: 'designed' },
] as const satisfies readonly Package[]

export const PACKAGES = [
  { id: 'package-6', wood: 0, stone: 1, rice: 4, since: 3, instead: 'package-1', source: 'designed' },
  { id: 'package-2', wood: 2, stone: 0, rice: 3, source: 'designed' },
  { id: 'package-3', wood: 1, stone: 1, rice: 3, source: 'designed' },
  { id: 'package-4', wood: 3, stone: 0, rice: 2, source: 'designed' },
  { id: 'package-5', wood: 0, stone: 2, rice: 2, source: 'designed' },
] as const satisfies readonly Package[]

export type PackageId = (typeof PACKAGES | typeof EARLIER_PACKAGES)[number]['id']
