import type { Outcomes, Reason } from '@machiya/kit/folder'
import { expect, test } from 'vitest'
import { behindOf, sentenceOf } from './index.ts'

const words = {
  points: { orders: 'orders' },
  counts: { mon: (count: number) => `${count} mon` },
  deeds: { arrested: [() => 'the watch meets you', () => 'the watch does not meet you'] },
} as const
const outcomes: Outcomes = {
  counts: () => ({}),
  worth: {},
  deeds: { arrested: null },
  words: { en: words },
}
const teller = { seat: (seat: number) => ['Ann', 'Ben'][seat] ?? '', name: (id: string) => id }
const telling = { language: 'en', teller, outcomes }

const reason: Reason = {
  round: 9,
  points: 4,
  from: 'orders',
  deeds: [{ deed: 'arrested', by: -0.8 }],
  counts: [{ id: 'mon', by: -3 }],
  rival: { seat: 1, by: -2 },
}

test('a reason told of the better line and of the other says the same from both sides', () => {
  expect(sentenceOf(reason, telling)).toBe(
    'By round 9: 4 points more, chiefly from orders; the watch does not meet you; 3 mon less; 2 points fewer for Ben.',
  )
  expect(behindOf(reason, telling)).toBe(
    'By round 9: the watch meets you; 3 mon more; 2 points more for Ben; 4 points fewer.',
  )
})

test('where the worse line looks no worse, it is said that it is', () => {
  const later: Reason = { round: 9, points: 0, deeds: [], counts: [{ id: 'mon', by: -3 }] }
  expect(sentenceOf(later, telling)).toBe('By round 9: 3 mon less; but it stands better for what follows.')
  expect(behindOf(later, telling)).toBe('By round 9: 3 mon more; but it stands worse for what follows.')
  const same: Reason = { points: 0, deeds: [], counts: [] }
  expect(behindOf(same, telling)).toBe('Both come to much the same; it stands worse for what follows.')
})
