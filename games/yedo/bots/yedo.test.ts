import { dice, type Game, type Pick, type Seat, type Whole } from '@machiya/kernel'
import type { Expert } from '@machiya/kit/expert'
import { given } from '@machiya/kernel/testing'
import { yedo } from '../index.ts'
import type { Deal, Yedo } from '../position.ts'
import { bid, haggle } from '../rules/index.ts'
import { describe, expect, test } from 'vitest'
import { choose, type Level } from '@machiya/bots'
import { nextOf } from '@machiya/bots/playout'
import { ceiling } from './deeds.ts'
import { expert } from './index.ts'
import { gainOfTaker } from './trade.ts'

const game = yedo as unknown as Game

const taught = expert as unknown as Expert
const answer = (g: Whole, seat: Seat, level: Level, seed = 'answer'): Pick =>
  choose({
    game,
    expert: taught,
    level,
    seen: game.view(g, seat),
    seat,
    budget: { iterations: 24 },
    chance: dice(seed),
  }).pick

const PARTNERS = ['apprentice', 'merchant', 'daimyo', 'shogun'] as const

type Terms = { readonly gives?: Partial<Deal['gives']>; readonly wants?: Partial<Deal['wants']> }
const dealTo = (to: Seat, { gives, wants }: Terms): Deal => ({
  to,
  gives: { mon: 0, geisha: 0, weapons: [], cards: [], ...gives },
  wants: { mon: 0, geisha: 0, weapons: [], cards: [], ...wants },
})

/** Two clans in the tavern; the first has proposed this to the second, who comes after or before it in the order. */
const tabled = (deal: Terms, order: Seat[] = [0, 1], missions: readonly string[] = []): Whole<Yedo> =>
  given(yedo, { seats: 2 }, (g, lay) => {
    lay(g.seats[1].missions, ...missions)
    g.round = 4
    g.phase = 'trade'
    g.order = order
    lay(g.seats[0].weapons, 'katana', 'katana')
    lay(g.seats[1].weapons, 'nawa', 'nawa', 'doku')
    const at = (district: string): number => g.spaces.findIndex((_, i) => spaceIn(i) === district)
    g.spaces[at('tavern')] = 0
    g.spaces[at('tavern') + 1] = 1
    for (const seat of [0, 1] as const)
      Object.assign(g.seats[seat], { mon: 10, geisha: 1, house: 1, reserve: 2 })
    g.seats[0].deal = dealTo(1, deal)
    return haggle({ at: 'tavern' })
  }).g
/** The second has all that this asks for but a katana. */
const KATANA_MISSIONS = ['red/the-daimyos-hostage']
const TAVERN = 19
const spaceIn = (at: number): string => (at >= TAVERN && at < TAVERN + 3 ? 'tavern' : 'elsewhere')

describe('trade', () => {
  test.each([
    ['a geisha for one mon', { gives: { mon: 1 }, wants: { geisha: 1 } }],
    ['five mon for nothing', { wants: { mon: 5 } }],
    ['a weapon for nothing', { wants: { weapons: ['nawa'] } }],
    ['five mon for one', { gives: { mon: 1 }, wants: { mon: 5 } }],
    [
      'two missions for a mon',
      { gives: { mon: 1 }, wants: { cards: ['green', 'yellow'] satisfies Deal['wants']['cards'] } },
    ],
  ])('a bad bargain is not taken: %s', (_name, deal) => {
    const g = tabled(deal)
    expect(gainOfTaker(g, 1, g.seats[0].deal as Deal)).toBeLessThan(0)
    for (const level of PARTNERS) expect(['refuse-0', 'counter-0']).toContain(answer(g, 1, level))
  })

  /** Everything the other would like, for far too little. */
  const paying = (name: string, prices: readonly number[], wants: Terms['wants']): [string, Terms][] =>
    prices.map((mon) => [`${name} for ${mon} mon`, { gives: { mon }, ...(wants && { wants }) }])
  const SHAMELESS: readonly [string, Terms][] = [
    ...paying('a geisha', [0, 1, 2, 3, 5, 7], { geisha: 1 }),
    ...paying('a weapon', [1, 2, 3], { weapons: ['doku'] }),
    ...paying('a spare weapon', [1, 2], { weapons: ['nawa'] }),
    ...paying('both of a kind', [1, 3, 5], { weapons: ['nawa', 'nawa'] }),
    ['eight mon for a weapon', { gives: { weapons: ['katana'] }, wants: { mon: 8 } }],
    ['ten mon for two of a kind', { gives: { weapons: ['katana', 'katana'] }, wants: { mon: 10 } }],
  ]
  const ORDERS: readonly Seat[][] = [
    [0, 1],
    [1, 0],
  ]

  test.each(SHAMELESS)('however often it is asked for %s, nobody is milked', (_name, deal) => {
    for (const order of ORDERS) {
      const g = tabled(deal, order)
      for (const level of PARTNERS)
        for (let time = 0; time < 6; time++)
          expect(['refuse-0', 'counter-0']).toContain(answer(g, 1, level, `${time}`))
    }
  })

  test('a good bargain is taken, whoever comes first in the order', () => {
    const deal: Terms = { gives: { mon: 9 }, wants: { weapons: ['nawa'] } }
    for (const level of PARTNERS)
      for (const order of ORDERS) expect(answer(tabled(deal, order), 1, level)).toBe('accept-0')
  })

  test('a present is taken', () => {
    for (const level of PARTNERS) expect(answer(tabled({ gives: { mon: 9 } }), 1, level)).toBe('accept-0')
  })

  /** Nothing is proposed yet, and the missions of the second want a katana. */
  const needing = (): Whole<Yedo> => {
    const g = tabled({}, [0, 1], KATANA_MISSIONS)
    g.seats[0].deal = null
    return g
  }
  const natural = (g: Whole<Yedo>, seat: Seat): Pick => {
    const like = taught.likes['haggle']?.(g, seat, {})
    return game.legal(g, seat, []).toSorted((a, b) => (like?.(b) ?? 0) - (like?.(a) ?? 0))[0] as Pick
  }
  /** Asks whom the arena would ask, until all are done. Whoever proposes gains by the own judgement. */
  const haggled = (start: Whole<Yedo>): Whole<Yedo> => {
    let g = start
    for (let move = 0; game.task(g)?.task === 'haggle' && move < 60; move++) {
      const seat = nextOf(game, taught, g)
      const pick = natural(g, seat)
      const deal = g.seats[seat].draft.value?.deal
      if (pick === 'send' && deal)
        expect(gainOfTaker(g, seat, { ...deal, gives: deal.wants, wants: deal.gives })).toBeGreaterThan(0.29)
      g = game.play(g, { seat, pick }).position as Whole<Yedo>
    }
    return g
  }

  test('a weapon that one needs and the other can spare changes hands at its price', () => {
    const { seats } = haggled(needing())
    expect(seats[1].weapons.of).toContain('katana')
    expect(seats.map(({ mon }) => mon)).toEqual([15, 5])
    for (const level of PARTNERS) {
      const offered = tabled({ gives: { weapons: ['katana'] }, wants: { mon: 5 } }, [0, 1], KATANA_MISSIONS)
      expect(answer(offered, 1, level)).toBe('accept-0')
    }
  })

  test('who is asked for a weapon too cheaply says what it costs', () => {
    let g = tabled({ gives: { mon: 4 }, wants: { weapons: ['doku'] } })
    for (const pick of ['counter-0', 'take:mon-1', 'take:mon-1', 'send']) {
      expect(natural(g, 1)).toBe(pick)
      g = game.play(g, { seat: 1, pick }).position as Whole<Yedo>
    }
    expect(g.seats[1].deal?.wants.mon).toBe(6)
  })

  test('a greedy trader who takes whatever is countered has milked nobody', () => {
    for (const [, deal] of SHAMELESS) {
      let g: Whole<Yedo> = tabled(deal)
      const worth = (): number => g.seats[1].mon * 0.28 + g.seats[1].weapons.of.length + 2 * g.seats[1].geisha
      const before = worth()
      for (let move = 0; game.task(g)?.task === 'haggle' && move < 40; move++) {
        const seat = nextOf(game, taught, g)
        const open = game.legal(g, seat, [])
        const greedy = open.includes('accept-1') ? 'accept-1' : 'done'
        const pick = seat === 0 ? greedy : answer(g, 1, 'merchant', `${move}`)
        g = game.play(g, { seat, pick }).position as Whole<Yedo>
      }
      expect(worth()).toBeGreaterThanOrEqual(before)
    }
  })

  test('a trade between bots always ends', () => {
    let g: Whole = tabled({ gives: { mon: 2 }, wants: { geisha: 1 } })
    for (let move = 0; game.task(g)?.task === 'haggle'; move++) {
      expect(move).toBeLessThan(40)
      const seat = game.waitingFor(g)[0] as Seat
      g = game.play(g, { seat, pick: answer(g, seat, 'merchant') }).position as Whole
    }
    expect(game.task(g)?.task).not.toBe('haggle')
  })
})

describe('auctions', () => {
  const auction = (price: number, mon: number): Whole<Yedo> =>
    given(yedo, { seats: 4 }, (g) => {
      g.round = 3
      g.phase = 'bidding'
      g.order = [0, 1, 2, 3]
      g.track = [0, 1]
      Object.assign(g.seats[1], { mon, house: 2, reserve: 2 })
      g.sale = { lot: 'disciple', price, leader: 0, bidders: 1 }
      return bid({ seat: 1, next: 2, from: price, more: 0 })
    }).g

  test('nobody bids above what winning is worth', () => {
    const g = auction(14, 30)
    expect(ceiling(g, 1, 'disciple')).toBeLessThan(14)
    expect(answer(g, 1, 'merchant')).toBe('pass')
  })

  test('a bargain is bid for, by as little as will do', () => {
    const pick = answer(auction(3, 30), 1, 'merchant')
    expect(typeof pick === 'number' ? pick : 99).toBeLessThanOrEqual(9)
  })
})

test('a card that nobody listed is tried rather than shunned, and doing nothing is the last resort', () => {
  const g = tabled({})
  const like = (task: string) => taught.likes[task]?.(g, 1, {})
  expect(like('act')?.('play:feint')).toBeGreaterThan(like('act')?.('nothing') as number)
  expect(like('act')?.('buy-action')).toBeGreaterThan(0)
  expect(like('act')?.('nothing')).toBeLessThan(like('act')?.('beg-1') as number)
  const atTavern = { ...g, turn: { ...g.turn, at: 'tavern' as const } }
  expect(taught.likes['act']?.(atTavern, 1, {})('nothing')).toBe(-9)
  const looked = { ...atTavern, turn: { ...atTavern.turn, did: 'foresight' as const } }
  expect(taught.likes['act']?.(looked, 1, {})('nothing')).toBeGreaterThan(-9)
})
