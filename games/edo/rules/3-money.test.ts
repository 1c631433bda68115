import { dice, isOver, type Choices, type Seat, type Tiding } from '@machiya/kernel'
import { expect, test } from 'vitest'
import type { Price } from '../data/types.ts'
import type { WishId } from '../data/wishes.ts'
import { COUNT, WISH } from '../by-id.ts'
import { edo } from '../index.ts'
import { ALL, freshGame } from '../testing.ts'

type Flow = readonly [seat: Seat, ryo: number]
type Told = Price & { seat: Seat; wish: WishId; shares: readonly { seat: Seat; ryo: number }[] }
const receipt = ({ seat, ryo = 0 }: Told): Flow[] => [[seat, ryo]]
const payment = ({ seat, ryo = 0 }: Told): Flow[] => [[seat, -ryo]]

const FLOWS: Readonly<Record<string, (a: Told) => Flow[]>> = {
  collected: receipt,
  'drew-income': receipt,
  'city-paid': ({ shares }) => shares.map(({ seat, ryo }) => [seat, ryo]),
  moved: payment,
  'led-merchant': payment,
  developed: payment,
  built: payment,
  'bought-goods': payment,
  'bought-power': payment,
  fulfilled: ({ seat, wish }) => [[seat, -(WISH[wish].price.ryo ?? 0)]],
}

/** Counts along with what the public hears, from the first position of a game on. */
const bookkeeper = (seats: number) => {
  const purses = Array.from({ length: seats }, () => COUNT.ryo)
  const hear = ({ tiding, a }: Tiding): void => {
    for (const [seat, ryo] of FLOWS[tiding]?.(a as unknown as Told) ?? [])
      purses[seat] = (purses[seat] ?? 0) + ryo
  }
  return { purses, hear }
}

/** What moved money in a game of chance in which somebody counted along; power is seldom to be had, so it is always bought. */
const countAlong = (seats: number, options: Choices, seed: string): Set<string> => {
  const { purses, hear } = bookkeeper(seats)
  const heard = new Set<string>()
  const chance = dice(seed)
  let g = freshGame(seats, options, seed)
  while (!isOver(g)) {
    const [seat] = edo.waitingFor(g) as [Seat]
    const picks = edo.legal(g, seat, []).filter((pick) => pick !== 'back')
    const power = picks.find((pick) => String(pick).endsWith(':power'))
    const { position } = edo.play(g, { seat, pick: power ?? picks[chance(picks.length)] ?? 'back' })
    if (!position) throw new Error('refused')
    const isNews = position.number !== g.number
    g = position
    for (const told of isNews ? edo.tidings(g, 'public') : []) {
      hear(told)
      heard.add(told.tiding)
    }
    expect(g.seats.map(({ ryo }) => ryo)).toEqual(purses)
  }
  return heard
}

test('[3.11] whoever counts along knows the money of all, at every moment of every game', () => {
  const heard = new Set<string>()
  for (let game = 0; game < 40; game++)
    for (const tiding of countAlong(2 + (game % 4), game % 2 ? ALL : {}, `purse ${game}`)) heard.add(tiding)
  expect(Object.keys(FLOWS).filter((tiding) => !heard.has(tiding))).toEqual([])
})
