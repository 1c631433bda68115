import { describe, expect, test } from 'vitest'
import { drawsOf } from './src/chance.ts'
import { teahouse } from './fixtures/teahouse/index.ts'
import { commit, dice, isSeed, mix, reveal, shuffleBy, type Chance } from './src/index.ts'
import { sha256 } from './src/sha256.ts'

const SEED = '00112233445566778899aabbccddeeff'

/** How far the places of the first card are from even, in 4,000 shuffles of six (chi squared, 25 degrees of freedom). */
const unevenness = (by: (items: number[], chance: Chance) => number[]): number => {
  const chance = dice('shuffles')
  const counts = Array.from({ length: 36 }, () => 0)
  for (let i = 0; i < 4000; i++)
    by([0, 1, 2, 3, 4, 5], chance).forEach((card, place) => {
      counts[card * 6 + place] = (counts[card * 6 + place] ?? 0) + 1
    })
  const mean = 4000 / 6
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}

const lopsided = (items: number[], chance: Chance): number[] => {
  for (let i = 0; i < items.length; i++) {
    const other = chance(items.length)
    const held = items[i] as number
    items[i] = items[other] as number
    items[other] = held
  }
  return items
}

describe('chance', () => {
  test('[K20] SHA-256 gives the digests of its standard', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(sha256('a'.repeat(119))).toBe('31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb')
    expect(sha256('町家')).toHaveLength(64)
  })

  test('[K20] shuffles are even, and the measure sees one that is not', () => {
    expect(unevenness(shuffleBy)).toBeLessThan(60)
    expect(unevenness(lopsided)).toBeGreaterThan(120)
  })

  test('[K20] draws from a position are even and never run out of order', () => {
    const g = teahouse.start(2, {}, SEED)
    const counts = [0, 0, 0, 0, 0, 0, 0]
    const draw = drawsOf(g)
    for (let i = 0; i < 7000; i++) {
      const drawn = draw(7)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(22)
  })

  test('[K20] the same seed deals the same, another one does not', () => {
    expect(teahouse.hash(teahouse.start(3, {}, SEED))).toBe(teahouse.hash(teahouse.start(3, {}, SEED)))
    expect(teahouse.hash(teahouse.start(3, {}, SEED))).not.toBe(
      teahouse.hash(teahouse.start(3, {}, mix(SEED, ['x']))),
    )
  })

  test('[K20] a view does not show the chance', () => {
    expect(teahouse.view(teahouse.start(2, {}, SEED), 0).chance).toEqual([])
  })

  test('[K20] a commitment fits its seed alone', () => {
    expect(reveal(SEED, commit(SEED))).toBe(true)
    expect(reveal(SEED.replace('0', '1'), commit(SEED))).toBe(false)
    expect(commit(SEED)).not.toContain(SEED)
  })

  test('[K20] salts change the seed, and no salt leaves it', () => {
    expect(mix(SEED, [])).toBe(SEED)
    expect(mix(SEED, ['a', 'b'])).not.toBe(mix(SEED, ['b', 'a']))
    expect(isSeed(mix(SEED, ['a']))).toBe(true)
    expect(isSeed('abc')).toBe(false)
  })
})
