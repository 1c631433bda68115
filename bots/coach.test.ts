import { dice, type Game, type Seat, type Whole } from '@machiya/kernel'
import { noughts } from '@machiya/kernel/fixtures/noughts'
import { stranger } from './stranger.ts'
import { describe, expect, test } from 'vitest'
import { advise, hintOf } from './index.ts'

const game = noughts as unknown as Game
const expert = stranger(game)
const budget = { iterations: 300 }

const played = (cells: readonly number[]): Whole[] => {
  const positions = [game.start(2, {}, 'ab'.repeat(16))]
  for (const pick of cells) {
    const g = positions.at(-1) as Whole
    positions.push(game.play(g, { seat: game.waitingFor(g)[0] as Seat, pick }).position as Whole)
  }
  return positions
}

describe('the coach', () => {
  test('names the winning move, and that it is clear', () => {
    const g = played([0, 3, 1, 4]).at(-1) as Whole
    const { best, choices, sure } = advise({
      game,
      expert,
      seen: game.view(g, 0),
      seat: 0,
      budget,
      chance: dice('a'),
    })
    expect(best.pick).toBe(2)
    expect(choices).toHaveLength(3)
    expect(sure).toBe('clear')
  })

  test('is not sure of what it did not compare', () => {
    const seen = game.view(played([0, 3, 1, 4]).at(-1) as Whole, 0)
    const asking = { game, expert, seen, seat: 0, chance: dice('g') } as const
    expect(advise({ ...asking, budget: { ms: 0 } }).sure).toBe('taste')
    const imaginer: Game['imaginer'] = () => {
      throw new Error('no worlds today')
    }
    const lost = advise({ ...asking, game: { ...game, imaginer }, budget })
    expect(lost).toMatchObject({ sure: 'taste', fault: expect.stringContaining('no worlds today') })
  })

  test('is sure where there is one way only', () => {
    const seen = game.view(played([0, 1, 2, 4, 3, 5, 7, 6]).at(-1) as Whole, 0)
    expect(advise({ game, expert, seen, seat: 0, budget, chance: dice('o') }).sure).toBe('clear')
  })

  test('says what the best comes to beside the next, and hands both on', () => {
    const seen = game.view(played([0, 3, 1, 4]).at(-1) as Whole, 0)
    const advice = advise({ game, expert, seen, seat: 0, budget, chance: dice('w') })
    expect(advice.why).toMatchObject({ deeds: [], counts: [] })
    const { pick, next, why } = hintOf(advice)
    expect(pick).toBe(2)
    expect(next).toEqual(advice.choices.slice(1).map((each) => each.pick))
    expect(why).toBe(advice.why)
  })
})
