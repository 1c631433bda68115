import { expect, test } from 'vitest'
import { moments } from './moments.ts'

test('an event and a mission turn their card over, the arrested walk home, and what is paid goes from hand to hand', () => {
  expect(moments.stagings).toMatchObject({
    event: { slip: true, card: 'card' },
    completed: { to: 'seat', slip: true, card: 'card' },
    arrested: { from: 'space', to: 'seat', slip: true },
    handed: { from: 'seat', to: 'to' },
    mon: { to: 'seat', figure: 'by' },
  })
})
