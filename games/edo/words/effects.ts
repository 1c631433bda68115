/** The effects of cards and tiles, put together from the tables and the words of a language. */
import { ACTIONS, type ActionId } from '../data/actions.ts'
import { BASIC_PERMITS } from '../data/basic-permits.ts'
import { BUILDINGS } from '../data/buildings.ts'
import { INCOME_TILES } from '../data/income-tiles.ts'
import { LOCATIONS } from '../data/locations.ts'
import { MERCHANT_CARDS } from '../data/merchant-cards.ts'
import { EARLIER_PACKAGES, PACKAGES } from '../data/packages.ts'
import { PRIVILEGES } from '../data/privileges.ts'
import { SPECIAL_PERMITS } from '../data/special-permits.ts'
import type {
  Action,
  Building,
  Effect,
  IncomeTile,
  Location,
  MerchantCard,
  Package,
  Permit,
  Price,
  Privilege,
  Resource,
  Wish,
} from '../data/types.ts'
import { EARLIER_WISHES, WISHES } from '../data/wishes.ts'
import { YIELDS } from '../data/yields.ts'
import { amountsOf } from '../purse.ts'
import type { Names } from './names.ts'

type Count = (n: number) => string
/** How a language tells what things do; `…` in a comment is what is put in. */
export type EffectWords = {
  readonly names: Names
  readonly ryo: string
  readonly nothing: string
  readonly and: string
  readonly or: string
  readonly alone: Count
  readonly crowd: (samurai: number, pieces: number) => string
  readonly money: Count
  readonly rice: Count
  readonly recruit: Count
  readonly recruitFree: string
  readonly develop: Count
  readonly travel: (where: string, samurai: number) => string
  readonly anywhere: string
  readonly border: string
  readonly gather: (resources: string, gathered: string, more: string) => string
  readonly more: Count
  readonly build: (who: string, cheaper: string, activations: number) => string
  readonly each: string
  readonly every: Count
  readonly ryoCheaper: Count
  readonly materialCheaper: Count
  readonly trade: (how: string, offers: string) => string
  readonly beside: string
  readonly afar: string
  readonly both: string
  readonly one: string
  readonly building: (points: number, influence: number) => string
  readonly location: (kinds: string) => string
  readonly merchantCard: (units: number, goods: string, ryo: number, power: string) => string
  readonly anyResource: string
  readonly privileges: { readonly [kind in Privilege['kind']]: (resources: string) => string }
  readonly by: Record<Wish['by'], string>
  readonly wish: (by: string, price: string) => string
}

/** 4.10 The crowds that still yield something. */
const YIELDING = YIELDS.filter(({ pieces }) => pieces > 0)

/** 4.10 What a samurai gathers, by how many stand there. */
export const gatheredIn = ({ alone, crowd }: Pick<EffectWords, 'alone' | 'crowd'>): string =>
  YIELDING.map(({ samurai, pieces }) => (samurai === 1 ? alone(pieces) : crowd(samurai, pieces))).join(', ')

const listed = (parts: readonly string[], last: string, nothing: string): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}` : (parts[0] ?? nothing)

const priced = ({ names, ryo, and, nothing }: EffectWords, price: Price): string => {
  const stock = (of: Resource | 'ryo'): string => (of === 'ryo' ? ryo : names.resources[of])
  return listed(
    amountsOf(price).map(({ count, of }) => `${count} ${stock(of)}`),
    and,
    nothing,
  )
}
const anyOf = ({ names, or, nothing }: EffectWords, resources: readonly Resource[]): string =>
  listed(
    resources.map((resource) => names.resources[resource]),
    or,
    nothing,
  )

const gathering = (words: EffectWords, { resources, bonus }: Extract<Effect, { does: 'gather' }>): string =>
  words.gather(anyOf(words, resources), gatheredIn(words), bonus > 0 ? words.more(bonus) : '')

const cheaper = (
  words: EffectWords,
  { ryoSaved, materialSaved }: Extract<Effect, { does: 'build' }>,
): string => {
  if (ryoSaved > 0) return words.ryoCheaper(ryoSaved)
  return materialSaved > 0 ? words.materialCheaper(materialSaved) : ''
}

const action = (words: EffectWords, { activations, officials, effect }: Action): string => {
  switch (effect.does) {
    case 'money':
      return words.money(effect.ryo)
    case 'rice':
      return words.rice(effect.rice)
    case 'recruit':
      return effect.rice > 0 ? words.recruit(effect.rice) : words.recruitFree
    case 'develop':
      return words.develop(effect.ryo)
    case 'travel':
      return words.travel(effect.anywhere ? words.anywhere : words.border, effect.samurai)
    case 'gather':
      return gathering(words, effect)
    case 'build':
      return words.build(
        officials > 1 ? words.every(officials) : words.each,
        cheaper(words, effect),
        activations,
      )
    case 'trade':
      return words.trade(
        effect.samurai ? words.beside : words.afar,
        effect.offers > 1 ? words.both : words.one,
      )
  }
}

const permit = ({ names }: EffectWords, { actions }: Permit): string =>
  `${actions.map((id) => names.actions[id as ActionId]).join(' / ')}.`

const location = ({ names, location: tell, or, nothing }: EffectWords, { kinds }: Location): string =>
  tell(
    listed(
      kinds.map((kind) => names.kinds[kind]),
      or,
      nothing,
    ),
  )

const merchantCard = (words: EffectWords, { goods, power }: MerchantCard): string => {
  const of = goods.resource === 'any' ? words.anyResource : words.names.resources[goods.resource]
  return words.merchantCard(goods.units, of, goods.ryo, priced(words, power))
}

const tellAll = <Row extends { readonly id: string }>(rows: readonly Row[], tell: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [row.id, tell(row)]))

export const effectsBy = (words: EffectWords): Record<string, string> => ({
  ...tellAll<Action>(ACTIONS, (row) => action(words, row)),
  ...tellAll<Permit>([...BASIC_PERMITS, ...SPECIAL_PERMITS], (row) => permit(words, row)),
  ...tellAll<Building>(BUILDINGS, ({ points, influence }) => words.building(points, influence)),
  ...tellAll<IncomeTile>(INCOME_TILES, ({ parts }) => parts.map((row) => row.join('-')).join(', ')),
  ...tellAll<Location>(LOCATIONS, (row) => location(words, row)),
  ...tellAll<MerchantCard>(MERCHANT_CARDS, (row) => merchantCard(words, row)),
  ...tellAll<Package>([...PACKAGES, ...EARLIER_PACKAGES], (row) => priced(words, row)),
  ...tellAll<Privilege>(PRIVILEGES, ({ kind, resources }) => words.privileges[kind](anyOf(words, resources))),
  ...tellAll<Wish>([...WISHES, ...EARLIER_WISHES], ({ by, price }) =>
    words.wish(words.by[by], priced(words, price)),
  ),
})
