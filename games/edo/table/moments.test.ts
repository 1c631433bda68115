import { expect, test } from 'vitest'
import { moments } from './moments.ts'

test('an arrival in Edo has its slip; income comes from its city and wages go to their samurai, each by itself', () => {
  expect(moments.stagings).toMatchObject({
    moved: { to: 'to', slip: true, only: { to: 'edo' } },
    'city-paid': { from: 'city', to: 'seat', each: 'shares', figure: 'ryo' },
    'drew-income': { from: 'city', to: 'seat', figure: 'ryo' },
    'paid-wages': { from: 'seat', to: 'at', each: 'paid', figure: 'rice', loses: true },
  })
})
