import { describe, expect, test } from 'vitest'
import { columns, figure } from './columns.ts'
import { ofShares, ofValues } from './estimate.ts'
import { progress } from './progress.ts'

describe('estimates', () => {
  test('a mean of values with its error', () => {
    const { mean, low, high } = ofValues([1, 2, 3, 4, 5])
    expect(mean).toBe(3)
    expect(high - mean).toBeCloseTo(1.959964 * Math.sqrt(2.5 / 5), 9)
    expect(mean - low).toBeCloseTo(high - mean, 9)
    expect(ofValues([7])).toEqual({ mean: 7, low: 7, high: 7 })
  })

  test('shares by Wilson: 8 of 10 lie between 49.0 and 94.3 per cent, never beyond the ends', () => {
    const eight = ofShares([...Array.from({ length: 8 }, () => 1), 0, 0])
    expect(eight.mean).toBe(0.8)
    expect(eight.low).toBeCloseTo(0.4902, 4)
    expect(eight.high).toBeCloseTo(0.9433, 4)
    expect(ofShares([1, 1, 1]).high).toBe(1)
    expect(ofShares([1, 1, 1]).low).toBeLessThan(0.5)
    expect(ofShares([])).toEqual({ mean: 0, low: 0, high: 1 })
  })
})

describe('what is printed', () => {
  test('columns: words to the left, figures to the right', () => {
    expect(
      columns(
        ['name', 'n'],
        [
          ['a', '1'],
          ['bcdef', '1,000'],
        ],
      ),
    ).toBe('name        n\na           1\nbcdef   1,000')
    expect(figure(1234.567, 1)).toBe('1,234.6')
  })

  test('progress is one line on a terminal, cleared at the end, and nothing elsewhere', () => {
    const said: string[] = []
    const out = (isTTY: boolean) => ({ isTTY, write: (text: string) => said.push(text) })
    const none = progress('teahouse', 10, out(false))
    none.step(5)
    none.end()
    expect(said).toEqual([])
    const line = progress('teahouse', 10, out(true))
    line.step(5, 'quick')
    line.step(6, 'too soon to show')
    line.end()
    expect(said).toHaveLength(2)
    expect(said[0]).toMatch(/^\r.*teahouse .* 5\/10 {2}quick {2}\d+ s left$/s)
    expect(said.join('')).not.toContain('\n')
  })
})
