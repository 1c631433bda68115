import type { Seat, Whole } from '@machiya/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MISSION } from '../../by-id.ts'
import type { MissionId } from '../../data/missions.ts'
import { yedo } from '../../index.ts'
import type { Yedo } from '../../position.ts'
import { auction } from '../../rules/2-bidding.ts'
import { clans } from '../../testing.ts'
import { picksIn, propsFor } from '../testing.tsx'
import { Auction } from './auction.tsx'
import { benchOf } from './bench.tsx'
import { helped, purseAfter } from './worth.ts'

const WANTS_DOJO = (Object.keys(MISSION) as MissionId[]).find((id) =>
  MISSION[id].needs.annexes?.includes('dojo'),
) as MissionId

const sale = () =>
  clans(4, (g, lay) => {
    g.phase = 'bidding'
    g.track = [...g.order]
    for (const seat of g.order) g.seats[seat].mon = 12 + seat
    for (const seat of g.order)
      if (g.seats[seat].missions.of.length === 0) lay(g.seats[seat].missions, WANTS_DOJO)
    return auction()
  })
const boardOf = (g: Whole<Yedo>, seat: Seat) => propsFor(yedo.view(g, seat), seat, 'en')

test('the bench tells who opened, who leads, who passed, who is to come, and who has the last word', () => {
  const opened = sale().play(0, 'annex').play(1, 7).play(2, 'pass')
  const bench = benchOf(boardOf(opened.g, 3))
  expect(bench.map(({ seat, bid, state }) => [seat, bid, state])).toEqual([
    [0, 5, 'opened'],
    [1, 7, 'highest'],
    [2, undefined, 'passed'],
    [3, undefined, 'you, now'],
    [0, undefined, 'has the last word'],
  ])
  const last = opened.play(3, 'pass')
  expect(benchOf(boardOf(last.g, 0)).at(-1)).toMatchObject({ seat: 0, asked: true, state: 'you, now' })
})

test('a bid says what it leaves in the purse, and changes nothing', () => {
  const { g } = sale().play(0, 'annex')
  const before = JSON.stringify(g)
  expect(purseAfter(yedo.view(g, 1), 1, 9)).toBe(13 - 9)
  expect(purseAfter(yedo.view(g, 1), 1, 40)).toBeUndefined()
  expect(JSON.stringify(g)).toBe(before)
})

test('a lot says which mission of mine it brings nearer, and by which of its parts', () => {
  const { g } = sale().play(0, 'annex')
  const seat = ([1, 2, 3] as const).find((each) => g.seats[each].missions.of.includes(WANTS_DOJO)) as Seat
  const view = yedo.view(g, seat)
  const before = JSON.stringify(view)
  const [best] = helped(view, seat, ['annex']).filter(({ id }) => id === WANTS_DOJO)
  expect(JSON.stringify(view)).toBe(before)
  expect(best?.annex).toBeDefined()
  expect(best?.after).toBe((best?.before ?? 0) - 1)
  expect(helped(yedo.view(g, seat), seat, ['mission'])).toEqual([])
})

test('the bid is a spin button between the least and the purse, and every bid can be pressed', () => {
  const board = boardOf(sale().play(0, 'annex').g, 1)
  const markup = renderToStaticMarkup(<Auction board={board} />)
  expect(markup).toMatch(
    /role="spinbutton"[^>]*aria-valuenow="6"[^>]*aria-valuemin="6"[^>]*aria-valuemax="13"/,
  )
  expect(markup).toContain('Bid 6')
  const open = board.offers.filter(({ no }) => !no).map(({ pick }) => String(pick))
  expect([...picksIn(markup)]).toEqual(expect.arrayContaining(open))
})
