/** A first game of Yedo: one round that leads to a mission fulfilled. */
import type { Guided } from '@machiya/kit/folder'
import { de } from '../../words/lesson.de.ts'
import { en } from '../../words/lesson.en.ts'

const MISSION = 'green/escort-the-tribute'
/** A bid of seven is sent; one that is too low or too high is stepped there first. */
const TO_SEVEN = ['bid-7', 'above-6', ...Array.from({ length: 12 }, (_, i) => `below-${8 + i}`)]

export const first: Guided = {
  id: 'first',
  deal: {
    seats: 2,
    options: { setting: 'geisha' },
    seed: 'eeeeeeeeeeeeeeeeeeeeeeeeeeeee356',
    revision: 3,
    line: '1:red',
  },
  unasked: ['pass'],
  steps: [
    { id: 'welcome' },
    { id: 'deck', picks: ['green'], replies: ['green'], rule: '1.10' },
    { id: 'mission', clear: [MISSION], rule: '7.6' },
    {
      id: 'more',
      picks: ['green', 'yellow', 'red'],
      replies: ['green', 'red', 'favor-weapon'],
      rule: '1.11',
    },
    { id: 'favor', picks: ['favor-mon'], rule: '1.14' },
    { id: 'join', picks: ['join'], replies: ['join'], rule: '2.1' },
    { id: 'announce', picks: ['red'], replies: [5], rule: '2.19' },
    { id: 'bid', picks: [7], by: { 7: TO_SEVEN }, rule: '2.5' },
    { id: 'claim', picks: ['disciple'], replies: ['black', 'geisha'], rule: '2.17' },
    { id: 'event', clear: ['event', MISSION], rule: '3.5' },
    { id: 'market', picks: ['market'], replies: ['temple'], clear: ['stall-4', MISSION], rule: '4.1' },
    { id: 'castle', picks: ['shogun'], replies: ['tavern'], clear: [MISSION], rule: '7.5' },
    { id: 'gates', picks: ['gates'], replies: ['pass'], clear: [MISSION, 'watch'], rule: '7.14' },
    { id: 'watch', clear: ['watch', 'tavern'], rule: '5.5' },
    { id: 'haggle', picks: ['market', 'play:haggling'], clear: ['stall-4', 'haggling'], rule: '8.22' },
    {
      id: 'buy',
      picks: ['stall-4'],
      replies: ['temple', 'blessing', 'end'],
      clear: [MISSION],
      rule: '7.27',
    },
    { id: 'fulfil', picks: ['shogun', MISSION], clear: [MISSION, 'gates@0'], rule: '7.13' },
    { id: 'fulfilled', rule: '7.18' },
    { id: 'learnt' },
  ],
  words: { en, de },
}
