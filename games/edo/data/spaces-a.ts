import type { Space } from './types.ts'

export const SPACES_A = [
  { id: 'edo', kind: 'city', x: 0, y: 0, source: 'rulebook' },
  { id: 'utsunomiya', kind: 'city', x: 0, y: 2, source: 'designed' },
  { id: 'odawara', kind: 'city', x: -1.732, y: -1, source: 'designed' },
  { id: 'sakura', kind: 'city', x: 1.732, y: -1, source: 'designed' },
  { id: 'senju', kind: 'way', x: 0, y: 1, source: 'designed' },
  { id: 'shinagawa', kind: 'way', x: -0.866, y: -0.5, source: 'designed' },
  { id: 'koiwa', kind: 'way', x: 0.866, y: -0.5, source: 'designed' },
  { id: 'arakawa', kind: 'river', x: -0.866, y: 0.5, source: 'designed' },
  { id: 'tama', kind: 'river', x: 0, y: -1, source: 'designed' },
  { id: 'tone', kind: 'river', x: 0.866, y: 0.5, source: 'designed' },
  { id: 'chichibu', kind: 'wood', x: -1.286, y: 1.532, source: 'designed' },
  { id: 'izu', kind: 'stone', x: -1.97, y: 0.347, source: 'designed' },
  { id: 'sagami', kind: 'rice', x: -0.684, y: -1.879, source: 'designed' },
  { id: 'boso', kind: 'wood', x: 0.684, y: -1.879, source: 'designed' },
  { id: 'kasumigaura', kind: 'rice', x: 1.286, y: 1.532, source: 'designed' },
  { id: 'tsukuba', kind: 'stone', x: 1.97, y: 0.347, source: 'designed' },
  { id: 'usui', kind: 'border', x: -2.598, y: 1.5, source: 'designed' },
  { id: 'hakone', kind: 'border', x: 0, y: -3, source: 'designed' },
  { id: 'nakoso', kind: 'border', x: 2.598, y: 1.5, source: 'designed' },
] as const satisfies readonly Space[]
