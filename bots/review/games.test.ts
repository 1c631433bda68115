/** The same for every game of the house. */
import { LISTED, takeDown } from '@machiya/games'
import { dice, isOver, type Pick, type Seat, type Whole } from '@machiya/kernel'
import { inLanguage, plainTeller } from '@machiya/kernel/words'
import { describe, expect, test } from 'vitest'
import { quickHand } from '../choose.ts'
import { teach, type Taught } from '../experts.ts'
import { nextOf } from '../playout.ts'
import { NOTHING, review, sentenceOf, withFinding, type Finding, type Frame } from './index.ts'

const SLOW = 120_000
const SEAT: Seat = 1
const OWN = 12

type Played = { readonly g: Whole; readonly pick?: Pick }

/** Some decisions of one seat out of the middle of a game of quick hands. */
const stretch = ({ game, expert }: Taught): Played[] => {
  const g = game.start(3, {}, '5a'.repeat(16))
  const chance = dice(`stretch ${game.name}`)
  const all: Played[] = []
  while (!isOver(g) && all.filter(({ pick }) => pick !== undefined).length < 6 * OWN) {
    const seat = nextOf(game, expert, g)
    const pick = quickHand({
      game,
      expert,
      seen: game.view(g, seat),
      seat,
      chance,
      level: 'apprentice',
      budget: { ms: 0 },
    })
    all.push({ g: game.copy(g), ...(seat === SEAT ? { pick } : {}) })
    game.advance(g, seat, pick)
  }
  return all.slice(-4 * OWN)
}

const findingsIn = (taught: Taught, frames: readonly Frame[]): Finding[] => [
  ...review({ ...taught, seat: SEAT, frames, seed: 's', budget: { iterations: 16 } }),
]

describe.each(LISTED)('%s', (name) => {
  test(
    'whatever was hidden from the seat is swapped, and the review stays the same to the last figure',
    { timeout: SLOW },
    async () => {
      const taught = await teach(name)
      const { game } = taught
      const played = stretch(taught)
      const frames = (worlds: (g: Whole, i: number) => Whole): Frame[] =>
        played.map(({ g, pick }, i) => ({
          seen: game.view(worlds(g, i), SEAT),
          ...(pick === undefined ? {} : { pick }),
        }))
      const real = findingsIn(
        taught,
        frames((g) => g),
      )
      const swapped = findingsIn(
        taught,
        frames((g, i) => game.imagine(game.view(g, SEAT), dice(`swap ${i}`))),
      )
      expect(real.some(({ verdict }) => verdict)).toBe(true)
      expect(swapped).toEqual(real)
    },
  )

  test('every reason is a sentence in every language, without an id', { timeout: SLOW }, async () => {
    const taught = await teach(name)
    const frames = stretch(taught).map(({ g, pick }) => ({
      seen: taught.game.view(g, SEAT),
      ...(pick === undefined ? {} : { pick }),
    }))
    const { verdicts } = findingsIn(taught, frames).reduce(withFinding, NOTHING)
    const { words } = await takeDown(name)
    const { outcomes } = taught
    for (const language of Object.keys(words)) {
      const teller = plainTeller(inLanguage(words, language), ['Ann', 'Ben', 'Cid'])
      for (const { why } of verdicts) {
        const said = why ? sentenceOf(why, { language, teller, outcomes }) : '.'
        expect(said).toMatch(/\.$/)
        expect(said).not.toMatch(/undefined|NaN|[a-z]-\d|\w\/\w/)
      }
    }
  })

  test('all that it counts, scores and tells of has words in every language', async () => {
    const { game, outcomes } = await teach(name)
    const g = game.start(game.seats[0], {}, '5a'.repeat(16))
    for (const words of Object.values(outcomes?.words ?? {})) {
      expect(Object.keys(words.points).sort()).toEqual(Object.keys(game.scoring(g)).sort())
      expect(Object.keys(words.counts).sort()).toEqual(Object.keys(outcomes?.counts(g, 0) ?? {}).sort())
      expect(Object.keys(words.counts).sort()).toEqual(Object.keys(outcomes?.worth ?? {}).sort())
      expect(Object.keys(words.deeds).sort()).toEqual(Object.keys(outcomes?.deeds ?? {}).sort())
    }
    const { words } = await takeDown(name)
    for (const deed of Object.keys(outcomes?.deeds ?? {}))
      for (const each of Object.values(words)) expect(each.tidings[deed]).toBeDefined()
  })
})
