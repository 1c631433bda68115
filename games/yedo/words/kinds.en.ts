/** What cards, decks and losses are called in English sentences. */
import type { Teller } from '@machiya/kernel/words'
import type { Loss } from '../data/rows.ts'

export const KINDS: { readonly [kind: string]: string } = {
  action: 'an action card',
  bonus: 'a bonus card',
  mission: 'a mission',
  weapon: 'a weapon',
}
export const DECKS: { readonly [deck: string]: string } = {
  action: 'action cards',
  bonus: 'bonus cards',
  weapon: 'weapons',
  event: 'events',
  green: 'green missions',
  yellow: 'yellow missions',
  red: 'red missions',
  black: 'black missions',
}
export const LOSSES: Record<Loss, string> = {
  disciple: 'a disciple',
  annex: 'an annex',
  weapon: 'a weapon',
  geisha: 'a geisha',
  action: 'an action card',
  bonus: 'a bonus card',
  'mon-5': '5 mon',
  'mon-2': '2 mon',
  'prestige-2': '2 prestige points',
}

export const points = (n: number): string => `${n} prestige ${Math.abs(n) === 1 ? 'point' : 'points'}`

const THINGS: { readonly [id: string]: string } = { ...KINDS, geisha: 'a geisha' }
/** What is traded: a thing by its kind, a card by its name. */
export const thing = (id: string, t: Teller): string => THINGS[id] ?? t.name(id)
