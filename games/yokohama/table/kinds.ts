/** How each kind of area looks: its sign and its wash. */
import type { SignName } from '@machiya/kit'
import type { AreaId, AreaKind } from '../data/areas.ts'
import { AREA } from '../tables.ts'

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

export const washOf = (kind: AreaKind): string => {
  switch (kind) {
    case 'copper-mine':
    case 'silk-mill':
      return 'var(--wash-rose)'
    case 'tea-plantation':
      return 'var(--wash-moss)'
    case 'fishing-ground':
    case 'harbour':
      return 'var(--wash-water)'
    case 'church':
    case 'laboratory':
      return 'var(--wash-mist)'
    default:
      return 'var(--wash-sand)'
  }
}
