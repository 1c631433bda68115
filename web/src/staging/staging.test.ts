import type { Seat, Tiding, View } from '@machiya/kernel'
import { folderOf } from '@machiya/games'
import type { Puzzles } from '@machiya/kit/folder'
import type { Entry } from '@machiya/table'
import { expect, test } from 'vitest'
import { stillBoard } from '../gallery/still-board.ts'
import { boardOf, LISTED, momentsOf, takeDown, type GameName } from '../games.ts'
import { actsOf, type Stagings } from './acts.ts'
import { stepOf, timed } from './pace.ts'

const entry = (mover: number | null, ...tidings: readonly Tiding[]) =>
  ({ number: 7, mover, at: 0, tidings }) as unknown as Entry
const told = (tiding: string, a: Tiding['a']): Tiding => ({ tiding, a })

const STAGINGS: Stagings = {
  paid: { from: 'seat', to: 'to', sign: 'coin' },
  got: { from: 'at', to: 'seat', sign: { of: 'good' }, figure: 'count' },
  gave: { to: 'seat', figure: 'count', loses: true },
  shared: { from: 'city', to: 'seat', each: 'shares', figure: 'ryo' },
  won: { slip: true },
  shipped: { slip: true, card: 'order' },
}

test('what travels goes from a place or a plate to another, with its sign and its figure', () => {
  const acts = actsOf(
    entry(
      1,
      told('paid', { seat: 1, to: 0 }),
      told('got', { seat: 1, at: 'tama', good: 'rice', count: 2 }),
      told('gave', { seat: 1, count: 3 }),
      told('walked', { seat: 1 }),
    ),
    STAGINGS,
    0,
  )
  expect(acts.map(({ from, to, sign, figure }) => [from, to, sign, figure])).toEqual([
    [{ seat: 1 }, { seat: 0 }, 'coin', ''],
    [{ id: 'tama' }, { seat: 1 }, 'rice', '+2'],
    [undefined, { seat: 1 }, undefined, '−3'],
  ])
})

test('what is told of several is shown one by one, and nothing where there is nothing to count', () => {
  const shares = [
    { seat: 0, ryo: 6 },
    { seat: 2, ryo: 0 },
    { seat: 1, ryo: 3 },
  ]
  const acts = actsOf(entry(null, told('shared', { city: 'mito', shares })), STAGINGS, 0)
  expect(acts.map(({ from, to, figure }) => [from, to, figure])).toEqual([
    [{ id: 'mito' }, { seat: 0 }, '+6'],
    [{ id: 'mito' }, { seat: 1 }, '+3'],
  ])
})

test('a card that is named is turned over on its slip', () => {
  const acts = actsOf(entry(1, told('shipped', { seat: 1, order: 'silk' }), told('won', {})), STAGINGS, 0)
  expect(acts.map(({ slip, card }) => [slip, card])).toEqual([
    [true, 'silk'],
    [true, undefined],
  ])
})

test('what is staged only for one place is not shown elsewhere', () => {
  const stagings = { went: { to: 'to', only: { to: 'edo' } } }
  const went = (to: string) => actsOf(entry(1, told('went', { seat: 1, to })), stagings, 0).length
  expect([went('edo'), went('mito')]).toEqual([1, 0])
})

test('of my own moves only what deserves a slip is shown', () => {
  const move = entry(0, told('paid', { seat: 0, to: 1 }), told('won', { seat: 0 }))
  expect(actsOf(move, STAGINGS, 0).map(({ tiding }) => tiding.tiding)).toEqual(['won'])
  expect(actsOf(move, STAGINGS, 1).length).toBe(2)
  expect(actsOf(move, STAGINGS, null).length).toBe(2)
})

test('acts follow one another within the pace, and what falls behind is dropped', () => {
  expect(stepOf(1, 500)).toBe(320)
  expect(stepOf(5, 500)).toBe(100)
  expect(stepOf(24, 500)).toBe(70)
  const first = timed(1000, 0, 4, 500)
  expect(first).toEqual({ starts: [1000, 1125, 1250, 1375], free: 1500, behind: false })
  expect(timed(1100, first.free, 1, 500).starts).toEqual([1500])
  expect(timed(1100, 2200, 1, 500)).toEqual({ starts: [1100], free: 1420, behind: true })
})

test.each(LISTED)('%s stages only what it tells, with signs it has', async (name) => {
  const { words } = await takeDown(name)
  const { stagings = {} } = await momentsOf(name)
  const signs = (await boardOf(name))?.signs
  expect(Object.keys(stagings).length).toBeGreaterThan(8)
  for (const { tidings } of Object.values(words))
    expect(Object.keys(stagings).filter((tiding) => !tidings[tiding])).toEqual([])
  const named = Object.values(stagings).flatMap(({ sign }) => (typeof sign === 'string' ? [sign] : []))
  expect(named.filter((sign) => !signs?.has(sign))).toEqual([])
})

/** What is told in games that were played, as everybody hears it. */
const toldIn = async (name: GameName): Promise<readonly Told[]> => {
  const { game } = await takeDown(name)
  const kept = (await folderOf(name).open.puzzles?.()) as { readonly puzzles: Puzzles } | undefined
  const deals = kept?.puzzles.deals ?? []
  return deals.slice(0, 8).flatMap(({ seats, options, seed, revision, moves }) => {
    const g = game.start(seats, options, seed, revision)
    return moves.flatMap(([seat, pick]) => {
      game.advance(g, seat, pick)
      const view = game.view(g, seat)
      return game.tidings(view, seat).map((tiding) => ({ tiding, view, seat }))
    })
  })
}
type Told = { readonly tiding: Tiding; readonly view: View; readonly seat: Seat }

test.each(LISTED)(
  '%s: what is staged names what is told, and every card it turns over has its print',
  async (name) => {
    const { stagings = {} } = await momentsOf(name)
    const taken = { ...(await takeDown(name)), board: await boardOf(name) }
    const staged = (await toldIn(name)).filter(({ tiding }) => stagings[tiding.tiding])
    expect(new Set(staged.map(({ tiding }) => tiding.tiding)).size).toBeGreaterThan(8)
    const turned = new Set<string>()
    for (const { tiding, view, seat } of staged) {
      const staging = stagings[tiding.tiding] ?? {}
      const { from, to, figure, card, each } = staging
      const list = each === undefined ? undefined : tiding.a[each]
      const args = Array.isArray(list) ? { ...tiding.a, ...(list[0] as Tiding['a']) } : tiding.a
      for (const argument of [from, to, figure, card, each])
        if (argument !== undefined) expect(Object.keys(args), tiding.tiding).toContain(argument)
      const id = card === undefined ? undefined : tiding.a[card]
      if (typeof id !== 'string' || turned.has(tiding.tiding)) continue
      turned.add(tiding.tiding)
      const board = stillBoard({ taken, view, seat, locale: 'en', calm: true, narrow: false })
      const shelf = { name: '', title: '', cards: [id] }
      expect(taken.board?.read?.card(board, id, shelf).picture, id).toBeTruthy()
    }
    expect(turned.size).toBeGreaterThan(0)
  },
)
