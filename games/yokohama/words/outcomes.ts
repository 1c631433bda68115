/** What a line of play comes to in Yokohama. */
import type { Outcomes } from '@machiya/kit/folder'
import type { Yokohama } from '../position.ts'
import { de } from './outcomes.de.ts'
import { en } from './outcomes.en.ts'

export const outcomes: Outcomes<Yokohama> = {
  counts: (g, seat) => {
    const { yen, imports, goods, supply, agents, hand } = g.seats[seat]
    return {
      imports,
      agents: agents.length,
      ...goods,
      yen,
      assistants: supply.assistant,
      orders: hand.of.length,
    }
  },
  worth: {
    yen: 0.4,
    imports: 1,
    copper: 0.7,
    silk: 0.7,
    tea: 0.7,
    fish: 0.7,
    agents: 2,
    assistants: 0.3,
    orders: 0.5,
  },
  deeds: {
    fulfilled: 'order',
    gained: 'technology',
    achieved: 'achievement',
    'built-shop': 'area',
    'built-house': 'area',
  },
  words: { en, de },
}
