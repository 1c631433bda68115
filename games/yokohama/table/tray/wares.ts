/** Money, imports and goods: how many a merchant has, and what giving one away is called. */
import type { Pick } from '@machiya/kernel'
import type { GoodId } from '../../data/goods.ts'
import { GOOD_IDS, type Merchant } from '../../position.ts'
import type { Board } from '../preview.ts'
import { textIn } from '../text.ts'

export type Ware = 'yen' | 'import' | GoodId
export const WARES: readonly Ware[] = ['yen', 'import', ...GOOD_IDS]

export const countOf = ({ yen, imports, goods }: Merchant, ware: Ware): number =>
  ware === 'yen' ? yen : ware === 'import' ? imports : goods[ware]

/** As it stands after a figure. */
export const unitOf = ({ locale }: Board, ware: Ware): string => textIn(locale).units[ware]

/** Paying and giving are picks at the ware that leaves. */
export const pickAt = (board: Board, ware: Ware): Pick => {
  if (board.task?.task !== 'pay-second') return ware
  return ware === 'yen' ? 'pay-yen' : ware === 'import' ? 'pay-import' : ware
}
