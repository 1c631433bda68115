/** Every card and tile there is, by kind. */
import { dealtBy, type Choices } from '@machiya/kernel'
import { INCOME_TILES } from './data/income-tiles.ts'
import { LOCATIONS } from './data/locations.ts'
import { MERCHANT_CARDS } from './data/merchant-cards.ts'
import { PRIVILEGES } from './data/privileges.ts'
import { SPECIAL_PERMITS } from './data/special-permits.ts'
import { EARLIER_WISHES, WISHES } from './data/wishes.ts'

type Faces = { readonly [kind: string]: readonly string[] }

const copiesOf = (rows: readonly { readonly id: string; readonly copies?: number }[]): string[] =>
  rows.flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, () => id))

const BASE: Faces = {
  income: copiesOf(INCOME_TILES),
  merchant: copiesOf(MERCHANT_CARDS),
  special: copiesOf(SPECIAL_PERMITS),
}
const tokkenBox = (since: number): Faces => ({
  wish: dealtBy(WISHES, EARLIER_WISHES, since),
  privilege: copiesOf(PRIVILEGES),
})
const RONIN: Faces = { location: copiesOf(LOCATIONS) }

export const boxFor = (_seats: number, { tokken, ronin }: Choices, since: number): Faces => ({
  ...BASE,
  ...(tokken ? tokkenBox(since) : {}),
  ...(ronin ? RONIN : {}),
})
