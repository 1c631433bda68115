import type { Source } from './sources.ts'

type TechnologySpace = { id: string; extra: number; source: Source }

/** Spaces of the laboratory board and of the research centre board with the industry they add. */
export const TECHNOLOGY_SPACES = [
  { id: 'technology-space-1', extra: 0, source: 'rulebook' },
  { id: 'technology-space-2', extra: 0, source: 'rulebook' },
  { id: 'technology-space-3', extra: 1, source: 'rulebook' },
  { id: 'technology-space-4', extra: 1, source: 'rulebook' },
  { id: 'technology-space-5', extra: 2, source: 'rulebook' },
  { id: 'technology-space-6', extra: 2, source: 'rulebook' },
] as const satisfies readonly TechnologySpace[]
