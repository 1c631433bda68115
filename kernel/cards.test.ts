import { describe, expect, test } from 'vitest'
import { bench, type Bench } from './fixtures/bench.ts'
import { BOTTOM, look, move, moveAll, shuffle, TOP, type Pile, type Seat, type Whole } from './src/index.ts'
import { hide } from './src/cards.ts'

const SEED = '0123456789abcdef0123456789abcdef'
const start = () => bench.start(3, {}, SEED)
const knows = (g: Whole<Bench>, seat: Seat, pile: (g: Bench) => Pile) => pile(bench.view(g, seat)).of
const hand = (seat: Seat) => (g: Bench) => g.seats[seat].hand
const drawInto = (g: Bench, seat: Seat, count: number) => {
  for (let i = 0; i < count; i++) move(g, g.deck, g.seats[seat].hand, TOP)
}

describe('cards', () => {
  test('[K6] a hand shows its owner the faces and others the backs', () => {
    const g = start()
    drawInto(g, 0, 3)
    expect(knows(g, 0, hand(0))).toEqual(['green/a', 'green/a', 'green/b'])
    expect(knows(g, 1, hand(0))).toEqual(['green/?', 'green/?', 'green/?'])
    expect(bench.view(g, 'public').deck.of.every((face) => face === hide(face))).toBe(true)
  })

  test('[K26] a card taken openly stays known to all in the hand', () => {
    const g = start()
    move(g, g.deck, g.shown, TOP)
    move(g, g.shown, g.seats[0].hand, 'green/a')
    for (const seat of [1, 2] as const) expect(knows(g, seat, hand(0))).toEqual(['green/a'])
    expect(bench.view(g, 1).seats[0].hand.seen).toEqual([0b1111])
  })

  test('[K26] a view tells nothing of what only others know', () => {
    const g = start()
    look(g, 2, g.deck, 1)
    expect(bench.view(g, 1).deck.seen[0]).toBe(0)
    expect(bench.view(g, 2).deck.seen[0]).toBe(0b100)
  })

  test('[K8] after an unseen choice nobody knows what is left', () => {
    const g = start()
    drawInto(g, 0, 4)
    look(g, 1, g.seats[0].hand, 'green/b')
    expect(knows(g, 1, hand(0))).toContain('green/b')
    move(g, g.seats[0].hand, g.deck, 'green/c', BOTTOM)
    expect(knows(g, 1, hand(0))).toEqual(['green/?', 'green/?', 'green/?'])
  })

  test('[K8] a choice among one is no choice', () => {
    const g = start()
    for (const face of ['black/x', 'green/b']) {
      while (g.deck.of[0] !== face) move(g, g.deck, g.deck, TOP, BOTTOM)
      drawInto(g, 0, 1)
    }
    look(g, 1, g.seats[0].hand, 'black/x')
    move(g, g.seats[0].hand, g.deck, 'black/x', BOTTOM)
    expect(knows(g, 1, (at) => at.deck).at(-1)).toBe('black/x')
  })

  test('[K8] a choice of another back leaves what is known', () => {
    const g = start()
    drawInto(g, 0, 7)
    look(g, 1, g.seats[0].hand, 'black/x')
    move(g, g.seats[0].hand, g.deck, 'green/c')
    expect(knows(g, 1, hand(0))).toContain('black/x')
  })

  test('[K8] a whole hand passed on is no choice', () => {
    const g = start()
    drawInto(g, 0, 4)
    look(g, 1, g.seats[0].hand, 'green/b')
    const moved = moveAll(g, g.seats[0].hand, g.seats[2].pouch)
    expect(knows(g, 1, (at) => at.seats[2].pouch)).toEqual(['green/?', 'green/?', 'green/?', 'green/b'])
    expect(moved.map(({ card, seen }) => (seen & 0b10 ? card : '?'))).toEqual(['?', '?', 'green/b', '?'])
    expect(knows(g, 0, (at) => at.seats[2].pouch)).toEqual(g.seats[2].pouch.of)
  })

  test('[K8] a whole hand put on a pile is there in an order that only its owner knows', () => {
    const g = start()
    drawInto(g, 0, 4)
    look(g, 1, g.seats[0].hand)
    moveAll(g, g.seats[0].hand, g.deck)
    expect(knows(g, 1, (at) => at.deck).slice(0, 4)).toEqual(['green/?', 'green/?', 'green/?', 'green/?'])
    expect(knows(g, 0, (at) => at.deck).slice(0, 4)).toEqual(['green/c', 'green/b', 'green/a', 'green/a'])
  })

  test('[K9] whoever sees one of two equal cards leave knows one fewer', () => {
    const g = start()
    drawInto(g, 0, 2)
    look(g, 1, g.seats[0].hand, 'green/a')
    expect(knows(g, 1, hand(0))).toEqual(['green/?', 'green/a'])
    move(g, g.seats[0].hand, g.shown, 'green/a')
    expect(knows(g, 1, hand(0))).toEqual(['green/?'])
    expect(knows(g, 2, hand(0))).toEqual(['green/?'])
  })

  test('[K9] whoever knows two of a face still knows the other', () => {
    const g = start()
    drawInto(g, 0, 2)
    look(g, 1, g.seats[0].hand)
    move(g, g.seats[0].hand, g.shown, 'green/a')
    expect(knows(g, 1, hand(0))).toEqual(['green/a'])
  })

  test('[K10] a shuffle makes everybody forget', () => {
    const g = start()
    look(g, 1, g.deck, 3)
    expect(knows(g, 1, (at) => at.deck).slice(0, 3)).toEqual(['green/a', 'green/a', 'green/b'])
    shuffle(g, g.deck)
    expect(knows(g, 1, (at) => at.deck)).toEqual(g.deck.of.map(hide))
  })

  test('[K2] a face-down pile gives nothing up by its face', () => {
    const g = start()
    expect(() => move(g, g.deck, g.shown, 'green/c')).toThrow('cannot be picked by its face')
    expect(() => move(g, g.shown, g.deck, 'green/c')).toThrow('no card green/c in a pile of 0 card')
    expect(() => shuffle(g, g.seats[0].hand)).toThrow('no order to shuffle')
  })

  test('[K11] only what shows somebody something new counts as revealed', () => {
    const g = start()
    const { revealed } = g
    move(g, g.deck, g.deck, TOP, BOTTOM)
    expect(g.revealed).toBe(revealed)
    drawInto(g, 0, 1)
    expect(g.revealed).toBe(revealed + 1)
    move(g, g.seats[0].hand, g.seats[0].pouch, TOP)
    look(g, 0, g.seats[0].pouch)
    expect(g.revealed).toBe(revealed + 1)
  })
})
