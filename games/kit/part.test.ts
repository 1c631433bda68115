import { reason } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { lookAt } from './part.tsx'

const boardWith = (offers: Parameters<typeof lookAt>[0]['offers']) => ({
  offers,
  chosen: null,
  laid: [],
  waiting: [],
  pointed: null,
})
const poor = { pick: 'buy', no: reason('1.1', 'You lack the money') }
const full = { pick: 'buy', no: reason('1.2', 'You have no room') }

test('a pick that is closed for another reason looks different', () => {
  const looks = [[{ pick: 'buy' }], [poor], [full], []].map((offers) => lookAt(boardWith(offers), ['buy']))
  expect(new Set(looks).size).toBe(4)
})
