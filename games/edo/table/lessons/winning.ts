/** How one wins Edo: what scores, how winners began, and what made the difference, out of games of the house's partners. */
import type { Guided, LessonDeal } from '@machiya/kit/folder'
import { de, openings as deOpenings } from '../../words/winning.de.ts'
import { en, openings as enOpenings } from '../../words/winning.en.ts'
import figures from './figures.json' with { type: 'json' }
import positions from './positions.json' with { type: 'json' }

const table = (name: keyof typeof positions): LessonDeal => ({
  seats: 3,
  options: {},
  revision: 3,
  ...positions[name],
})
const WOOD = 'basic-1:gather-wood'
const BUILD = 'basic-2:build-easy'
const STONE = 'basic-3:gather-stone'
const RECRUIT = 'basic-3:recruit'
const one = '1+0'

/** Three cards with an official before each, press by press. */
const planned = (a: string, b: string, c: string) => [
  { at: [a], lays: [a] },
  { at: ['more-0', 'card-0'], lays: [a, one] },
  { at: [b], lays: [a, b, one] },
  { at: ['more-1', 'card-1'], lays: [a, b, one, one] },
  { at: [c], lays: [a, b, c, one, one, '0+0', 'ready'] },
  { at: ['more-2', 'card-2'], lays: [a, b, c, one, one, one, 'ready'] },
]

export const winning: Guided = {
  id: 'winning',
  deal: table('stone'),
  steps: [
    { id: 'goal', rule: '9.7' },
    { id: 'sources', figures: 'sources', rule: '9.11' },
    { id: 'openings', figures: 'openings' },
    { id: 'stone', presses: planned(STONE, BUILD, WOOD), rule: '6.3' },
    { id: 'stone-plan', picks: [STONE, BUILD, WOOD, one, one, one, 'ready'], clear: ['account'] },
    { id: 'recruit', deal: table('recruit'), presses: planned(WOOD, BUILD, RECRUIT), rule: '4.4' },
    { id: 'recruit-plan', picks: [WOOD, BUILD, RECRUIT, one, one, one, 'ready'], clear: ['account'] },
    {
      id: 'fortress',
      deal: table('fortress'),
      picks: ['tsukuba', 'edo', 'turn-up', 'fortress@edo'],
      rule: '6.7',
    },
    { id: 'built', clear: ['edo'], rule: '6.8' },
    { id: 'learnt' },
  ],
  figures,
  words: { en: en(figures), de: de(figures) },
  openings: { en: enOpenings, de: deOpenings },
}
