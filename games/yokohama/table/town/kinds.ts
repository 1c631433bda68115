/** How each kind of area looks: its sign and its wash. */
import type { AreaId, AreaKind } from '../../data/areas.ts'
import { AREA } from '../../by-id.ts'
import type { SignName } from '../signs/drawn.ts'

const AREA_SIGN: Readonly<Record<AreaKind, SignName>> = {
  'copper-mine': 'copper',
  'silk-mill': 'silk',
  'tea-plantation': 'tea',
  'fishing-ground': 'fish',
  bank: 'bank',
  chinatown: 'gate',
  church: 'church',
  customs: 'import',
  harbour: 'ship',
  'employment-agency': 'hands',
  laboratory: 'flask',
  canal: 'mv',
}
export const signOfArea = (area: AreaId): SignName =>
  area === 'dock' ? 'dock' : area === 'research-centre' ? 'books' : AREA_SIGN[AREA[area].kind]

const WASH: { readonly [kind in AreaKind]?: string } = {
  'copper-mine': 'var(--wash-rose)',
  'silk-mill': 'var(--wash-rose)',
  'tea-plantation': 'var(--wash-moss)',
  'fishing-ground': 'var(--wash-water)',
  harbour: 'var(--wash-water)',
  canal: 'var(--wash-water)',
  church: 'var(--wash-mist)',
  laboratory: 'var(--wash-mist)',
}
export const washOf = (kind: AreaKind): string => WASH[kind] ?? 'var(--wash-sand)'
