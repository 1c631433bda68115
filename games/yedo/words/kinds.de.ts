/** What cards, decks and losses are called in German sentences. */
import type { Teller } from '@machiya/kernel/words'
import type { Loss } from '../data/rows.ts'

export const KINDS: { readonly [kind: string]: string } = {
  action: 'eine Aktionskarte',
  bonus: 'eine Bonuskarte',
  mission: 'eine Mission',
  weapon: 'eine Waffe',
}
export const DECKS: { readonly [deck: string]: string } = {
  action: 'Aktionskarten',
  bonus: 'Bonuskarten',
  weapon: 'Waffen',
  event: 'Ereignisse',
  green: 'grüne Missionen',
  yellow: 'gelbe Missionen',
  red: 'rote Missionen',
  black: 'schwarze Missionen',
}
export const LOSSES: Record<Loss, string> = {
  disciple: 'einen Diener',
  annex: 'einen Ausbau',
  weapon: 'eine Waffe',
  geisha: 'eine Geisha',
  action: 'eine Aktionskarte',
  bonus: 'eine Bonuskarte',
  'mon-5': '5 Mon',
  'mon-2': '2 Mon',
  'prestige-2': '2 Prestigepunkte',
}

export const points = (n: number): string => `${n} ${Math.abs(n) === 1 ? 'Prestigepunkt' : 'Prestigepunkte'}`

const THINGS: { readonly [id: string]: string } = { ...KINDS, geisha: 'eine Geisha' }
/** What is traded: a thing by its kind, a card by its name. */
export const thing = (id: string, t: Teller): string => THINGS[id] ?? t.name(id)
