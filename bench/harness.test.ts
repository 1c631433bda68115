import { describe, expect, test } from 'vitest'
import { measure, quantile, type Case } from './harness.ts'

const spin = (loops: number): number => {
  let x = 0
  for (let i = 0; i < loops; i++) x = Math.imul(x + i, 31)
  return x
}

const turns = (name: string, loops: number, more: Partial<Case> = {}): Case => ({
  name,
  counts: 'turns',
  as: 'rate',
  batch: () => (spin(loops) === 0.5 ? 0 : 1),
  ...more,
})

const plan = { rounds: 3, roundMs: 15 }

describe('the harness', () => {
  test('finds quantiles between values', () => {
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5)
    expect(quantile([7], 0.25)).toBe(7)
  })

  test('tells a case with ten times the work from its peer, as a rate and as a time', () => {
    const rate = measure([turns('slow', 200_000), turns('fast', 20_000, { peer: 'slow' })], plan).get('fast')
    expect(rate).toMatchObject({ unit: 'turns/s', peer: 'slow' })
    expect(rate?.ratio).toBeGreaterThan(3)
    const time = measure(
      [turns('slow', 200_000, { as: 'time' }), turns('fast', 20_000, { as: 'time', peer: 'slow' })],
      plan,
    )
    expect(time.get('fast')?.unit).toBe('µs')
    expect(time.get('fast')?.ratio).toBeGreaterThan(3)
  })

  test('takes the rounds of the cases in turn', () => {
    const order: string[] = []
    const note = (name: string): Case => turns(name, 20_000, { batch: () => order.push(name) })
    measure([note('a'), note('b')], { rounds: 2, roundMs: 0 })
    expect(order.join('')).toBe('ababab')
  })

  test('a peer that is not there is named', () => {
    expect(() => measure([turns('a', 10, { peer: 'b' })], plan)).toThrow(
      "'a' names the peer 'b', which is not measured here",
    )
  })
})
