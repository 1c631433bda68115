/** What cards, decks and losses are called in English sentences. */
import { NAMES_EN } from './names.en.ts'
import { tradeBy, type Kinds } from './sentences.ts'

export const KINDS: Kinds['KINDS'] = {
  action: 'an action card',
  bonus: 'a bonus card',
  mission: 'a mission',
  weapon: 'a weapon',
}
export const DECKS: Kinds['DECKS'] = {
  action: 'action cards',
  bonus: 'bonus cards',
  weapon: 'weapons',
  event: 'events',
  green: 'green missions',
  yellow: 'yellow missions',
  red: 'red missions',
  black: 'black missions',
}
export const LOSSES: Kinds['LOSSES'] = {
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

const GROUPS: Kinds['GROUPS'] = NAMES_EN.groups
export const KINDS_EN: Kinds = { KINDS, DECKS, LOSSES, GROUPS }
export const TRADE_EN = tradeBy({
  ...KINDS_EN,
  and: 'and',
  nothing: 'nothing',
  mon: (mon) => `${mon} mon`,
  geisha: (n) => `${n} geisha`,
  aGeisha: 'a geisha',
})
