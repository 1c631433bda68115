import { expect, test } from 'vitest'
import { beside, joined } from './beside.ts'

const ZONE = { width: 800, height: 600 }
const TAG = { width: 180, height: 60 }
const at = (left: number, top: number, size = 40) => ({ left, top, right: left + size, bottom: top + size })

test('a tag stands at the right of its place', () => {
  const box = beside(at(300, 300), TAG, ZONE, [])
  expect(box).toEqual({ left: 360, top: 290, right: 540, bottom: 350 })
})

test('a tag never leaves the zone', () => {
  for (const place of [at(0, 0), at(760, 0), at(760, 560), at(0, 560)]) {
    const box = beside(place, TAG, ZONE, [])
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.top).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(800)
    expect(box.bottom).toBeLessThanOrEqual(600)
  }
})

test('a tag lies over no other open place where there is any way round', () => {
  const others = [at(360, 300), at(240, 300), at(300, 360), at(420, 300)]
  const box = beside(at(300, 300), TAG, ZONE, others)
  for (const other of others)
    expect(
      box.left >= other.right ||
        box.right <= other.left ||
        box.top >= other.bottom ||
        box.bottom <= other.top,
    ).toBe(true)
})

test('a tag lies over no words where there is free land near', () => {
  const words = { left: 350, top: 310, right: 480, bottom: 326 }
  const box = beside(at(300, 300), TAG, ZONE, [], [words])
  expect(
    box.left >= words.right || box.right <= words.left || box.top >= words.bottom || box.bottom <= words.top,
  ).toBe(true)
})

test('the line goes from edge to edge', () => {
  expect(joined(at(0, 0), { left: 100, top: 10, right: 200, bottom: 30 })).toEqual([40, 20, 100, 20])
  expect(joined(at(300, 300), { left: 100, top: 100, right: 200, bottom: 160 })).toEqual([300, 300, 200, 160])
})
