/** A first game of Edo: one round that leads to a house in Edo and wages paid. */
import type { Guided } from '@machiya/kit/folder'
import { de } from '../../words/lesson.de.ts'
import { en } from '../../words/lesson.en.ts'

const WOOD = 'basic-1:gather-wood'
const MONEY = 'basic-3:take-money'
const BUILD = 'basic-2:build-easy'
const PLAN = [WOOD, MONEY, BUILD, '1+0', '2+0', '1+0', 'ready']
const OTHERS = ['basic-2:gather-rice', 'basic-1:take-money', 'basic-3:recruit', '1+0', '2+0', '1+0', 'ready']

export const first: Guided = {
  id: 'first',
  deal: { seats: 2, options: {}, seed: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb64', revision: 3 },
  steps: [
    { id: 'welcome' },
    {
      id: 'place',
      picks: ['sakura'],
      replies: ['utsunomiya', 'package-4'],
      clear: ['boso', 'tsukuba', 'edo'],
      rule: '1.15',
    },
    { id: 'package', picks: ['package-5'], rule: '1.12' },
    { id: 'plan', clear: ['card-0', 'card-1', 'card-2'], rule: '2.3' },
    { id: 'wood', presses: [{ at: [WOOD], lays: [WOOD] }], clear: ['card-0'], rule: '4.10' },
    {
      id: 'official',
      presses: [{ at: ['more-0', 'card-0'], lays: [WOOD, '1+0'] }],
      clear: ['card-0'],
      rule: '2.5',
    },
    {
      id: 'money',
      presses: [
        { at: [MONEY], lays: [WOOD, MONEY, '1+0'] },
        { at: ['more-1', 'card-1'], lays: [WOOD, MONEY, '1+0', '1+0'] },
        { at: ['more-1', 'card-1'], lays: [WOOD, MONEY, '1+0', '2+0'] },
      ],
      clear: ['card-1'],
      rule: '4.1',
    },
    {
      id: 'build',
      presses: [
        { at: [BUILD], lays: [WOOD, MONEY, BUILD, '1+0', '2+0', '0+0', 'ready'] },
        { at: ['more-2', 'card-2'], lays: PLAN },
      ],
      clear: ['card-2'],
      rule: '6.3',
    },
    { id: 'confirm', picks: PLAN, replies: OTHERS, clear: ['account'], rule: '2.11' },
    { id: 'walk', picks: ['sakura', 'boso'], rule: '3.2' },
    {
      id: 'gather',
      picks: ['turn-up', 'boso'],
      replies: ['utsunomiya', 'kasumigaura', 'turn-up', 'kasumigaura'],
      rule: '4.10',
    },
    { id: 'turned', clear: ['kasumigaura'], rule: '3.1' },
    { id: 'collect', picks: ['turn-up', 2], replies: ['turn-up', 2], rule: '4.1' },
    { id: 'journey', picks: ['boso', 'edo'], rule: '3.2' },
    { id: 'house', picks: ['turn-up', 'house@edo'], replies: ['turn-up', 'recruit'], rule: '9.11' },
    { id: 'wages', picks: ['pay'], replies: ['pay'], clear: ['edo'], rule: '9.1' },
    { id: 'income', clear: ['edo', 'sakura', 'utsunomiya'], rule: '9.3' },
    { id: 'learnt' },
  ],
  words: { en, de },
}
