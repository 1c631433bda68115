/** A first game of Yokohama: two turns that lead to an order shipped. */
import type { Guided } from '@machiya/kit/folder'
import { de } from '../../words/lesson.de.ts'
import { en } from '../../words/lesson.en.ts'

const ORDER = 'order-16'

export const first: Guided = {
  id: 'first',
  deal: { seats: 2, options: {}, seed: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2', revision: 2 },
  steps: [
    { id: 'welcome' },
    { id: 'keep', picks: [ORDER], replies: ['order-12'], clear: ['order-8'], rule: '1.12' },
    { id: 'town', clear: ['tea-plantation-1', 'silk-mill-1', ORDER], rule: '5.1' },
    {
      id: 'place',
      picks: ['tea-plantation-1', 'silk-mill-1', 'employment-agency'],
      clear: [ORDER],
      rule: '3.1',
    },
    { id: 'walk', picks: ['tea-plantation-1'], rule: '4.1' },
    { id: 'power', clear: ['tea-plantation-1'], rule: '6.3' },
    { id: 'end', picks: ['end-turn'], replies: ['bank', 'customs', 'laboratory', 'bank', 'end-turn'] },
    { id: 'other', clear: ['bank', 'customs', 'laboratory'], rule: '4.2' },
    { id: 'more', picks: ['silk-mill-1', 'silk-mill-1'], clear: [ORDER], rule: '3.1' },
    { id: 'mill', picks: ['silk-mill-1'], rule: '6.2' },
    { id: 'build', picks: ['shop-2'], clear: ['silk-mill-1'], rule: '5.6' },
    { id: 'ship', picks: [ORDER], rule: '2.17' },
    { id: 'shipped', clear: [ORDER] },
    { id: 'learnt' },
  ],
  words: { en, de },
}
