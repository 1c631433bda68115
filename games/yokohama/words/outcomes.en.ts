/** What lines come to, in English. */
import type { OutcomeWords } from '@machiya/kit/folder'
import { COUNTING } from './effects.en.ts'
import { some } from './phrases.ts'

const { yen, imports, copper, silk, tea, fish } = COUNTING

export const en: OutcomeWords = {
  points: {
    orders: 'orders',
    technologies: 'technologies',
    achievements: 'achievements',
    shops: 'shops',
    houses: 'trading houses',
    tiles: 'power-5 tiles',
    harbour: 'the harbour',
    church: 'the church',
    customs: 'the customs',
    'church-majority': 'the majority in the church',
    'customs-majority': 'the majority at the customs',
    'technology-majority': 'the majority in technology',
    countries: 'countries',
    rest: 'what is left at the end',
  },
  counts: {
    yen,
    imports,
    copper,
    silk,
    tea,
    fish,
    agents: some('agent', 'agents'),
    assistants: some('assistant at hand', 'assistants at hand'),
    orders: some('order in hand', 'orders in hand'),
  },
  deeds: {
    fulfilled: [(order) => `the order “${order}” is shipped`, (order) => `the order “${order}” has to wait`],
    gained: [(name) => `the technology “${name}” is yours`, (name) => `without the technology “${name}”`],
    achieved: [
      (name) => `the achievement “${name}” is reached`,
      (name) => `without the achievement “${name}”`,
    ],
    'built-shop': [(area) => `a shop stands (${area})`, (area) => `without a shop (${area})`],
    'built-house': [
      (area) => `a trading house stands (${area})`,
      (area) => `without a trading house (${area})`,
    ],
  },
}
