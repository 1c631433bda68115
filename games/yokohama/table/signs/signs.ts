/** The sign of an offer in the list, where it has one. */
import type { Pick } from '@machiya/kernel'
import { CHURCH_SPACES } from '../../data/church-spaces.ts'
import { CUSTOMS_SPACES } from '../../data/customs-spaces.ts'
import { EXCHANGE, AREA, ORDER, TECHNOLOGY } from '../../by-id.ts'
import { isShopPick } from '../../picks.ts'
import type { SignName } from './drawn.ts'
import { signOfArea } from '../town/kinds.ts'

const PLAIN: Readonly<Record<string, SignName>> = {
  copper: 'copper',
  silk: 'silk',
  tea: 'tea',
  fish: 'fish',
  import: 'import',
  'pay-import': 'import',
  assistant: 'pawn',
  shop: 'shop',
  house: 'thouse',
  supply: 'pawn',
  'from-supply': 'pawn',
  'from-area': 'pawn',
  'one-stays': 'pawn',
  recall: 'president',
  'use-agent': 'official',
  'use-textile-mill': 'silk',
  'use-university': 'books',
}

export const signOf = (pick: Pick): SignName | undefined => {
  if (typeof pick === 'number') return 'import'
  if (pick in AREA) return signOfArea(pick as keyof typeof AREA)
  if (pick in TECHNOLOGY) return 'gear'
  if (pick in EXCHANGE) return EXCHANGE[pick as keyof typeof EXCHANGE].ware
  if (pick in ORDER) return 'scroll'
  if (isShopPick(pick)) return 'shop'
  if (CHURCH_SPACES.some(({ id }) => id === pick)) return 'faith'
  if (CUSTOMS_SPACES.some(({ id }) => id === pick)) return 'import'
  return PLAIN[pick]
}
