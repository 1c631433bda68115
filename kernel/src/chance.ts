/** Chance: SHA-256 in counter mode over a secret key, so that no run of outcomes tells the next one. */
import { bitsOf, compress, sha256 } from './sha256.ts'
import { inside, type Position } from './position.ts'

/** A source of unbiased whole numbers below n. */
export type Chance = (below: number) => number

const SPAN = 2 ** 32

/** Unbiased by rejection: draws from the ragged end are thrown away. */
const below = (n: number, word: () => number): number => {
  const limit = SPAN - (SPAN % n)
  let drawn = word()
  while (drawn >= limit) drawn = word()
  return drawn % n
}

/** The chance of a new position: [blocks used, eight words of key]. */
export const chanceFrom = (seed: string): number[] => [0, ...bitsOf(sha256(`chance ${seed}`))]

/** One run of draws from the position's own chance; what is left of its last block is not used again. */
export const drawsOf = (g: Position): Chance => {
  const { chance } = inside(g)
  let block: readonly number[] = []
  let used = 0
  const word = (): number => {
    if (used === block.length) {
      block = compress([...chance.slice(1), chance[0] as number])
      chance[0] = (chance[0] as number) + 1
      used = 0
    }
    return block[used++] as number
  }
  return (n) => below(n, word)
}

/** A fast generator for bots and tests. Not secret: it never deals a real game. */
export const dice = (seed: string): Chance => {
  let [a, b, c, d] = bitsOf(sha256(`dice ${seed}`)) as [number, number, number, number]
  const word = (): number => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  return (n) => below(n, word)
}

/** Fisher and Yates, in place. */
export const shuffleBy = <T>(items: T[], chance: Chance): T[] => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = chance(last + 1)
    const held = items[last] as T
    items[last] = items[other] as T
    items[other] = held
  }
  return items
}

/** Published before the deal; after the end anyone can compare it with the seed. */
export const commit = (seed: string): string => sha256(`machiya commitment ${seed}`)

/** The seed that deals: the house's secret mixed with what the seats threw in. */
export const mix = (secret: string, salts: readonly string[]): string =>
  salts.length === 0 ? secret : sha256(JSON.stringify([secret, ...salts]))

/** Whether this seed is the one that was committed to. */
export const reveal = (seed: string, commitment: string): boolean => commit(seed) === commitment

/** At least 128 bits, as hexadecimal digits. */
export const isSeed = (seed: string): boolean => /^[0-9a-f]{32,128}$/.test(seed)
