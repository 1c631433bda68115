import { expect, test } from 'vitest'
import { nearest } from './walk.ts'

const at = (x: number, y: number) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 })

test('an arrow leads to the nearest place that way, rather straight ahead than aside', () => {
  const places = [at(100, 0), at(40, 60), at(-30, 0), at(0, 50), at(0, -50)]
  expect(nearest(at(0, 0), places, 'ArrowRight')).toBe(0)
  expect(nearest(at(0, 0), places, 'ArrowLeft')).toBe(2)
  expect(nearest(at(0, 0), places, 'ArrowDown')).toBe(3)
  expect(nearest(at(0, 0), places, 'ArrowUp')).toBe(4)
})

test('where nothing lies that way an arrow leads nowhere', () => {
  expect(nearest(at(0, 0), [at(0, 50), at(0, 0)], 'ArrowUp')).toBeNull()
})
