/** What the picks of Edo stand for, taken apart for the sentences of every language. */
import type { Price, Resource } from '../data/types.ts'
import { RESOURCES } from '../ids.ts'
import { crewOf, isActionPick } from '../plans.ts'
import { dealOf } from '../rules/7-trade.ts'

export type Amount = { readonly count: number; readonly of: Resource | 'ryo' }

const STOCK = [...RESOURCES, 'ryo'] as const

/** A price or a lot of goods as amounts, nothing left out and no zeros. */
export const amountsOf = (price: Price): readonly Amount[] =>
  STOCK.flatMap((of) => (price[of] ? [{ count: price[of], of }] : []))

/** 'basic-1:trade' in its two halves, 'house@edo' likewise. */
export const halves = (pick: string, mark: ':' | '@'): readonly [string, string] => {
  const at = pick.indexOf(mark)
  return [pick.slice(0, at), pick.slice(at + 1)]
}

export type Said =
  | { readonly is: 'action'; readonly permit: string; readonly action: string }
  | { readonly is: 'officials'; readonly own: number; readonly white: number; readonly black: number }
  | { readonly is: 'deal'; readonly goods: readonly Amount[]; readonly cost: readonly Amount[] }
  | { readonly is: 'full'; readonly at: string }
  | { readonly is: 'resource'; readonly resource: string }
  | { readonly is: 'site'; readonly what: string; readonly at: string }
  | { readonly is: 'plain'; readonly id: string }

/** What kind of pick this is. */
export const readPick = (pick: string): Said => {
  if (isActionPick(pick)) return { is: 'action', permit: halves(pick, ':')[0], action: halves(pick, ':')[1] }
  if (/^\d\+/.test(pick)) return { is: 'officials', ...crewOf(pick) }
  const deal = dealOf(pick)
  if (deal) return { is: 'deal', goods: amountsOf(deal.goods), cost: amountsOf(deal.cost) }
  if (pick.startsWith('full:')) return { is: 'full', at: halves(pick, ':')[1] }
  if (pick.includes(':')) return { is: 'resource', resource: halves(pick, ':')[1] }
  if (pick.includes('@')) return { is: 'site', what: halves(pick, '@')[0], at: halves(pick, '@')[1] }
  return { is: 'plain', id: pick }
}
