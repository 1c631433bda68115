import type { Source, WeaponId } from './rows.ts'

export const WEAPONS = [
  { id: 'doku', copies: 5, source: 'rulebook' },
  { id: 'fukiya', copies: 5, source: 'rulebook' },
  { id: 'katana', copies: 5, source: 'rulebook' },
  { id: 'metsubushi', copies: 5, source: 'rulebook' },
  { id: 'nawa', copies: 5, source: 'rulebook' },
  { id: 'shuko', copies: 5, source: 'rulebook' },
  { id: 'shuriken', copies: 5, source: 'rulebook' },
  { id: 'yumi', copies: 5, source: 'rulebook' },
] as const satisfies readonly { id: WeaponId; copies: number; source: Source }[]
