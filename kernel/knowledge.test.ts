import { describe, expect, expectTypeOf, test } from 'vitest'
import { teahouse } from './fixtures/teahouse/index.ts'
import { COLOURS, type Teahouse } from './fixtures/teahouse/position.ts'
import * as tea from './fixtures/teahouse/rules.ts'
import { dice, isHidden, seatsOf, type Game, type View, type Whole } from './src/index.ts'
import { sha256 } from './src/sha256.ts'
import { given } from './testing.ts'

const SEED = sha256('knowledge')

describe('views and worlds', () => {
  test('[K5] hidden cards are dealt evenly within each back, and known ones stay', () => {
    const at = given(teahouse, { seats: 2 }, () => tea.foresee({ seat: 0 })).play(0, 'green')
    const seen = teahouse.view(at.g, 0)
    const known = seen.decks.green.of.slice(0, 3)
    expect(known.some(isHidden)).toBe(false)
    const deal = teahouse.imaginer(seen)
    const chance = dice('worlds')
    const counts: Record<string, number> = {}
    for (let i = 0; i < 3000; i++) {
      const world = deal(chance)
      expect(world.decks.green.of.slice(0, 3)).toEqual(known)
      const fourth = world.decks.green.of[3] as string
      counts[fourth] = (counts[fourth] ?? 0) + 1
    }
    const placed = [...seen.seats[0].hand.of, ...seen.lot.of, ...known]
    for (const face of ['green/bancha', 'green/sencha', 'green/gyokuro']) {
      const left = 5 - placed.filter((each) => each === face).length
      const hidden = 15 - placed.filter((each) => each.startsWith('green')).length
      expect(Math.abs((counts[face] ?? 0) - (3000 * left) / hidden)).toBeLessThan(110)
    }
  })

  test('[K4] options come out of a view as out of the position', () => {
    const g = teahouse.start(4, {}, SEED)
    for (const seat of seatsOf(g))
      expect(teahouse.offers(teahouse.view(g, seat), seat)).toEqual(teahouse.offers(g, seat))
  })

  test('[K6] a view is not viewed again, nor played on, and a position is not imagined from', () => {
    const g = teahouse.start(2, {}, SEED)
    const seen = teahouse.view(g, 1)
    expect(() => teahouse.view(seen as never, 0)).toThrow('nor viewed again; this is that of 1')
    expect(() => teahouse.play(seen as never, { seat: 0, pick: 'pass' })).toThrow('a view is not played on')
    expect(() => teahouse.imagine(g as never)).toThrow('worlds are imagined from a view')
  })

  test('[K6] nor does any of it compile; what follows from a view is asked of both', () => {
    type Takes<Verb extends keyof Game> = Game<Teahouse>[Verb] extends (
      g: infer G,
      ...more: never[]
    ) => unknown
      ? G
      : never
    type Plays = Takes<'play' | 'playLine' | 'advance' | 'undo' | 'view' | 'openly'>
    type Asks = Takes<'offers' | 'legal' | 'task' | 'waitingFor' | 'standing' | 'copy'>
    expectTypeOf<View<Teahouse>>().not.toExtend<Plays>()
    expectTypeOf<Teahouse>().not.toExtend<Plays>()
    expectTypeOf<Whole<Teahouse>>().toExtend<Plays>()
    expectTypeOf<Whole<Teahouse>>().not.toExtend<Takes<'imagine' | 'imaginer' | 'rehearse'>>()
    expectTypeOf<View<Teahouse> | Whole<Teahouse>>().toExtend<Asks>()
  })

  test('[K7] a rival whose answer is hidden is asked again in an imagined world', () => {
    const at = given(teahouse, { seats: 3 }, (g, lay) => {
      lay(g.table, 'green/sencha')
      return [tea.spoil({ server: 0 }), tea.settleServing({ seat: 0 })]
    }).play(1, 'pass')
    expect(teahouse.waitingFor(teahouse.imagine(teahouse.view(at.g, 2)))).toEqual([1, 2])
  })
})

describe('tidings', () => {
  const drawn = () =>
    given(teahouse, { seats: 3 }, (g, lay) => {
      lay(g.decks.green, 'green/sencha', 'green/bancha')
      return tea.draw({ seat: 1 })
    }).play(1, 'green').g

  test('[K16] a card is named to those who know it after the move, and lists are sorted', () => {
    const g = drawn()
    expect(teahouse.tidings(g, 1)).toEqual([
      { tiding: 'drew', a: { seat: 1, cards: ['green/bancha', 'green/sencha'] } },
    ])
    expect(teahouse.tidings(g, 0)).toEqual([
      { tiding: 'drew', a: { seat: 1, cards: ['green/?', 'green/?'] } },
    ])
    expect(teahouse.tidings(g, 'all')[0]?.a['cards']).toEqual(['green/bancha', 'green/sencha'])
  })

  test('[K16] a card put back unseen is told as its back', () => {
    const put = given(teahouse, { seats: 3 }, (g, lay) => {
      lay(g.seats[1].drawn, 'green/sencha', 'green/bancha')
      return tea.keep({ seat: 1 })
    }).play(1, 'green/bancha').g
    expect(teahouse.tidings(put, 2)).toEqual([{ tiding: 'put-back', a: { seat: 1, card: 'green/?' } }])
    expect(teahouse.tidings(put, 1)).toEqual([{ tiding: 'put-back', a: { seat: 1, card: 'green/sencha' } }])
  })
})

describe('taking back', () => {
  const bidding = () =>
    given(teahouse, { seats: 2 }, () => tea.bid({ seat: 0, price: 0, leader: null, passes: 0 }))

  test('[K11] a move that showed nothing is taken back by who made it', () => {
    const before = bidding()
    const after = before.play(0, 2)
    const { position } = teahouse.undo(after.g, before.g, 0)
    expect(position && teahouse.hash(position)).toBe(teahouse.hash(before.g))
    expect(position?.number).toBe(after.g.number + 1)
    expect(teahouse.undo(after.g, before.g, 1).refusal?.sentence).toBe('The last move was not yours')
  })

  test('[K11] a draw is not taken back', () => {
    const before = given(teahouse, { seats: 2 }, () => tea.draw({ seat: 1 }))
    const after = before.play(1, COLOURS[0])
    expect(teahouse.undo(after.g, before.g, 1).refusal?.sentence).toContain('newly seen')
  })

  test('[K11] on a floor taking back is an offer', () => {
    const before = given(teahouse, { seats: 2 }, () => tea.haggle())
    const after = before.play(0, 'done')
    expect(teahouse.undo(after.g, before.g, 0).refusal?.sentence).toContain('by an offer')
    expect(after.open(0)).toEqual(['reopen'])
  })
})
