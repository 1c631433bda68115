/** What an id of a card that is read stands for, and the rule it follows. */
import { ACTION, BUILDING, MERCHANT_CARD, PERMIT, PRIVILEGE, WISH, type PermitId } from '../../by-id.ts'
import type { ActionId } from '../../data/actions.ts'
import type { BuildingId } from '../../data/buildings.ts'
import type { MerchantCardId } from '../../data/merchant-cards.ts'
import type { PrivilegeId } from '../../data/privileges.ts'
import type { Effect, Privilege, Wish } from '../../data/types.ts'
import type { WishId } from '../../data/wishes.ts'

export type Kind =
  | { readonly is: 'permit'; readonly id: PermitId }
  | { readonly is: 'action'; readonly id: ActionId }
  | { readonly is: 'building'; readonly id: BuildingId }
  | { readonly is: 'merchant'; readonly id: MerchantCardId }
  | { readonly is: 'wish'; readonly id: WishId }
  | { readonly is: 'privilege'; readonly id: PrivilegeId }

const TABLES = [
  ['permit', PERMIT],
  ['action', ACTION],
  ['building', BUILDING],
  ['merchant', MERCHANT_CARD],
  ['wish', WISH],
  ['privilege', PRIVILEGE],
] as const

export const kindOf = (id: string): Kind => {
  const [is] = TABLES.find(([, rows]) => id in rows) ?? ['permit']
  return { is, id } as Kind
}

const ACTIONS: Readonly<Record<Effect['does'], string>> = {
  money: '4.1',
  rice: '4.2',
  recruit: '4.4',
  develop: '4.6',
  travel: '5.1',
  gather: '4.10',
  build: '6.1',
  trade: '7.1',
}
/** Stronger actions have rules of their own. */
const STRONGER: { readonly [action in ActionId]?: string } = {
  'build-hard': '6.2',
  'great-money': '4.15',
  'great-rice': '4.16',
  'free-recruit': '4.17',
  'rich-wood': '4.18',
  'rich-stone': '4.18',
  'rich-rice': '4.18',
  'free-gathering': '4.19',
  'great-travel': '5.8',
  'thrifty-build': '6.12',
  architect: '6.13',
  'great-trade': '7.8',
  envoy: '7.9',
}
const BUILDINGS: Readonly<Record<BuildingId, string>> = {
  house: '6.3',
  'trading-post': '7.5',
  fortress: '6.7',
  temple: '6.14',
}
const WISHES: Readonly<Record<Wish['by'], string>> = { trade: '8.6', travel: '8.7', build: '8.8' }
const PRIVILEGES: Readonly<Record<Privilege['kind'], string>> = {
  prestige: '8.9',
  support: '8.10',
  preview: '8.12',
  income: '8.15',
  resource: '8.17',
  yield: '8.19',
}
const [BASIC_RULE, SPECIAL_RULE, MERCHANT_RULE] = ['2.4', '4.8', '7.2'] as const

export const ruleOf = (kind: Kind): string => {
  switch (kind.is) {
    case 'permit':
      return kind.id.startsWith('basic') ? BASIC_RULE : SPECIAL_RULE
    case 'action':
      return STRONGER[kind.id] ?? ACTIONS[ACTION[kind.id].effect.does]
    case 'building':
      return BUILDINGS[kind.id]
    case 'merchant':
      return MERCHANT_RULE
    case 'wish':
      return WISHES[WISH[kind.id].by]
    case 'privilege':
      return PRIVILEGES[PRIVILEGE[kind.id].kind]
  }
}
