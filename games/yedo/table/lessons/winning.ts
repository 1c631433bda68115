/** How one wins Yedo: what scores, how winners began, and a great mission, out of games of the house's partners. */
import type { Guided, LessonDeal } from '@machiya/kit/folder'
import { de, openings as deOpenings } from '../../words/winning.de.ts'
import { en, openings as enOpenings } from '../../words/winning.en.ts'
import figures from './figures.json' with { type: 'json' }
import positions from './positions.json' with { type: 'json' }

const table = (name: keyof typeof positions): LessonDeal => ({
  seats: 3,
  options: { setting: 'geisha' },
  revision: 3,
  ...positions[name],
})
const MISSION = 'red/the-foreign-confessor'

export const winning: Guided = {
  id: 'winning',
  deal: table('annex'),
  unasked: ['pass'],
  steps: [
    { id: 'goal', rule: '9.1' },
    { id: 'sources', figures: 'sources', rule: '9.3' },
    { id: 'openings', figures: 'openings' },
    { id: 'annex', picks: ['black', 'annex', 'kobudo-ryu'], rule: '2.15' },
    { id: 'school', rule: '7.27' },
    {
      id: 'weapon',
      deal: table('weapon'),
      picks: ['white', 'weapon', 'shuriken'],
      replies: ['pass'],
      rule: '2.14',
    },
    { id: 'disciple', rule: '7.20' },
    {
      id: 'mission',
      deal: table('mission'),
      picks: ['harbor', MISSION],
      clear: [MISSION],
      rule: '7.13',
    },
    { id: 'fulfilled', rule: '7.14' },
    { id: 'learnt' },
  ],
  figures,
  words: { en: en(figures), de: de(figures) },
  openings: { en: enOpenings, de: deOpenings },
}
