/** How one wins Yokohama: what scores, how winners began, and four of their turns, out of games of the house's partners. */
import type { Guided, LessonDeal } from '@machiya/kit/folder'
import { de, openings as deOpenings } from '../../words/winning.de.ts'
import { en, openings as enOpenings } from '../../words/winning.en.ts'
import figures from './figures.json' with { type: 'json' }
import positions from './positions.json' with { type: 'json' }

const table = (name: keyof typeof positions): LessonDeal => ({
  seats: 3,
  options: {},
  revision: 2,
  ...positions[name],
})
const AGENCY = 'employment-agency'

export const winning: Guided = {
  id: 'winning',
  deal: table('laboratory'),
  steps: [
    { id: 'goal', rule: '9.6' },
    { id: 'sources', figures: 'sources', rule: '9.7' },
    { id: 'openings', figures: 'openings' },
    { id: 'laboratory', picks: ['laboratory', 'laboratory', 'laboratory', 'ball'], rule: '8.1' },
    { id: 'ship', picks: ['order-17'], clear: ['ball'], rule: '8.9' },
    { id: 'agency', deal: table('agency'), picks: [AGENCY, AGENCY, AGENCY], rule: '6.8' },
    {
      id: 'hire',
      picks: ['assistant', 'assistant', 'assistant', 'assistant', 'take-tile', 'shop-3'],
      rule: '5.5',
    },
    {
      id: 'port',
      deal: table('port'),
      picks: [AGENCY, 'tea-plantation-1', 'port', 'port', 'order-19'],
      rule: '7.11',
    },
    {
      id: 'customs',
      deal: table('customs'),
      picks: ['customs', 'customs', 'customs', 'customs-5', 'from-area'],
      rule: '7.9',
    },
    { id: 'learnt' },
  ],
  figures,
  words: { en: en(figures), de: de(figures) },
  openings: { en: enOpenings, de: deOpenings },
}
