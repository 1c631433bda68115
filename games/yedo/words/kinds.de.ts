/** What cards, decks and losses are called in German sentences. */
import { NAMES_DE } from './names.de.ts'
import { tradeBy, type Kinds } from './sentences.ts'

export const KINDS: Kinds['KINDS'] = {
  action: 'eine Aktionskarte',
  bonus: 'eine Bonuskarte',
  mission: 'eine Mission',
  weapon: 'eine Waffe',
}
export const DECKS: Kinds['DECKS'] = {
  action: 'Aktionskarten',
  bonus: 'Bonuskarten',
  weapon: 'Waffen',
  event: 'Ereignisse',
  green: 'grüne Missionen',
  yellow: 'gelbe Missionen',
  red: 'rote Missionen',
  black: 'schwarze Missionen',
}
export const LOSSES: Kinds['LOSSES'] = {
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

const GROUPS: Kinds['GROUPS'] = NAMES_DE.groups
export const KINDS_DE: Kinds = { KINDS, DECKS, LOSSES, GROUPS }
export const TRADE_DE = tradeBy({
  ...KINDS_DE,
  and: 'und',
  nothing: 'nichts',
  mon: (mon) => `${mon} Mon`,
  geisha: (n) => (n === 1 ? '1 Geisha' : `${n} Geishas`),
  aGeisha: 'eine Geisha',
})
