import { expect, test } from 'vitest'
import { moments } from './moments.ts'

test('an order that is shipped turns over and goes to its merchant, an achievement on its slip, what is paid from hand to hand', () => {
  expect(moments.stagings).toMatchObject({
    fulfilled: { from: 'order', to: 'seat', slip: true, card: 'order' },
    achieved: { slip: true, card: 'achievement' },
    paid: { from: 'seat', to: 'to' },
    earned: { to: 'seat', figure: 'yen' },
  })
})
