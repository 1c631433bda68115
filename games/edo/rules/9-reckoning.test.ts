import type { Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { influence, ranking, sharesOf, type Built } from '../cities.ts'
import { edo } from '../index.ts'
import type { G } from '../position.ts'
import { bare, layPlan, station, stock, stockOf, turnUp, type Laid } from '../testing.ts'
import { plan, round } from './2-planning.ts'
import { final, income, isLastRound, prepare } from './9-reckoning.ts'

const QUIET: Laid = ['basic-1:take-money', 'basic-2:travel', 'basic-3:recruit', '0+0', '0+0', '0+0']

/** Edo with this tile and these buildings. */
const city = (tile: string, sites: Built[], seats = 3, arrange: (g: G) => void = () => {}) =>
  bare(
    (g, lay) => {
      lay(g.incomeTiles, tile)
      g.sites.edo = sites
      arrange(g)
      return income()
    },
    {},
    seats,
  ).g.seats.map(({ ryo }) => ryo)

test('[9.3] a player alone in a city receives the whole amount', () => {
  expect(city('income-8', ['house-1'])).toEqual([0, 8, 0])
  expect(city('income-12', ['house-1', 'house-1', 'fortress'])).toEqual([0, 12, 0])
  expect(city('income-12', [])).toEqual([0, 0, 0])
})

test('[9.4] rulebook: blue before red share 6 and 2', () => {
  expect(city('income-8', ['house-0', 'house-2'])).toEqual([6, 0, 2])
})

test('[9.4] rulebook: red, green, blue and yellow share 5, 4, 2 and 1', () => {
  const [blue, red, green, yellow] = [0, 1, 2, 3] as const
  const sites: Built[] = [
    `house-${red}`,
    `trading-post-${green}`,
    `house-${blue}`,
    `house-${red}`,
    `house-${yellow}`,
  ]
  expect(city('income-12', sites, 5)).toEqual([2, 5, 4, 1, 0])
})

test('[9.5] trading post 2, house 1, fortress none', () => {
  const { g } = bare((g) => {
    g.sites.sakura = ['house-0', 'trading-post-0', 'fortress', 'house-0', 'house-1']
    return income()
  })
  expect([influence(g, 'sakura', 0), influence(g, 'sakura', 1), influence(g, 'sakura', 2)]).toEqual([4, 1, 0])
})

test('[9.6] of equal influence the earlier builder ranks first', () => {
  const ranked = (sites: Built[]) =>
    ranking(
      bare((g) => {
        g.sites.edo = sites
        return income()
      }).g,
      'edo',
    )
  expect(ranked(['house-2', 'house-0'])).toEqual([2, 0])
  expect(ranked(['house-0', 'house-2'])).toEqual([0, 2])
  expect(ranked(['house-2', 'house-0', 'house-0'])).toEqual([0, 2])
  expect(ranked(['trading-post-1', 'house-0', 'house-0'])).toEqual([1, 0])
})

test('[9.3] a closed city has no tile and pays nothing', () => {
  const { g } = bare(
    (g) => {
      g.closed = ['utsunomiya']
      g.sites.utsunomiya = ['house-0']
      g.sites.mito = ['house-0']
      return income()
    },
    {},
    4,
  )
  expect(sharesOf(g, 'utsunomiya')).toEqual([])
  expect(sharesOf(g, 'mito').length).toBe(1)
})

const after = (points: number, cards: number) =>
  bare((g, lay) => {
    g.round = 3
    g.seats[1].points = points
    lay(g.merchantsGone, ...g.merchantStack.of)
    lay(g.merchantsGone, ...g.merchantCards.of.slice(cards))
    return round()
  })

test('[9.7] the end: 12 power points, or an empty stack', () => {
  after(12, 2).settled()
  after(11, 1).settled()
  expect(after(11, 2).asks()).toBe('plan')
  expect(isLastRound(after(11, 2).g)).toBe(true)
})

test('[9.8] the open card of the stack becomes the current one', () => {
  const { g } = bare((g, lay) => {
    lay(g.merchantCards, 'merchant-2', 'merchant-5')
    lay(g.merchantsGone, ...g.merchantCards.of.slice(2))
    return []
  })
  const hidden = g.merchantStack.of.length
  const next = g.merchantStack.of[0]
  prepare(g)
  expect(g.merchantCards.of).toEqual(['merchant-5', next])
  expect([g.merchantsGone.of[0], g.merchantStack.of.length]).toEqual(['merchant-2', hidden - 1])
})

test('[9.8] everybody hears of the new merchant card and of the one behind it', () => {
  const at = after(0, 2)
  expect(at.told).toContainEqual({
    tiding: 'merchant-came',
    a: { card: at.g.merchantCards.of[0], preview: at.g.merchantCards.of[1] ?? null },
  })
})

test('[9.8] with all ten cards a game has at most ten rounds', () => {
  const { g } = bare(() => [])
  let rounds = 1
  while (!isLastRound(g)) {
    prepare(g)
    rounds++
  }
  expect(rounds).toBe(10)
})

test('[9.9] the token goes clockwise', () => {
  const { g } = bare(() => [])
  g.startPlayer = 1
  prepare(g)
  expect(g.startPlayer).toBe(2)
  prepare(g)
  expect(g.startPlayer).toBe(0)
})

test('[9.10] permits and officials are taken back for the next round', () => {
  let at = bare((g) => {
    g.startPlayer = 0
    return round()
  })
  for (const seat of [0, 1, 2] as const) at = layPlan(at, seat, QUIET)
  while (at.asks() === 'turn') at = turnUp(at, (edo.waitingFor(at.g) as [Seat])[0])
  const { turned, faceDown, means, plan: own } = at.g.seats[1]
  expect([turned, faceDown, means.own]).toEqual([[], 0, 5])
  expect(own.value).toEqual({ actions: [], officials: [] })
  expect(at.asks()).toBe(plan().task)
})

const ended = (arrange: (g: G) => void, options = {}) =>
  bare((g) => {
    arrange(g)
    return final()
  }, options).settled().g
const allInEdo = (g: G) => (g.sites.edo = ['house-0', 'house-1', 'house-2'])

test('[9.11] without a house in Edo a player has lost', () => {
  const g = ended((g) => {
    g.sites.edo = ['house-1', 'fortress']
    g.seats[0].points = 20
    g.seats[1].points = 1
  })
  expect(edo.standing(g).map(({ seat, place, lost = false }) => [seat, place, lost])).toEqual([
    [1, 1, false],
    [0, 3, true],
    [2, 3, true],
  ])
})

test('[9.12] 1 power point for each samurai on the board', () => {
  const g = ended((g) => {
    allInEdo(g)
    station(g.seats[0], 'edo', 'izu', 'usui')
  })
  expect(g.seats.map(({ points }) => points)).toEqual([3, 0, 0])
})

test('[9.13] 1 power point for every full 50 ryo', () => {
  const g = ended((g) => {
    allInEdo(g)
    ;[49, 50, 100].forEach((ryo, seat) => stock(g.seats[seat as Seat], { ryo }))
  })
  expect(g.seats.map(({ points }) => points)).toEqual([0, 1, 2])
})

test('[9.14] 1 power point for each ronin tile', () => {
  const g = ended(
    (g) => {
      allInEdo(g)
      g.seats[1].roninTiles = 3
    },
    { ronin: true },
  )
  expect(g.seats.map(({ points }) => points)).toEqual([0, 3, 0])
})

const places = (g: G) =>
  edo
    .standing(g)
    .sort((a, b) => a.seat - b.seat)
    .map(({ place }) => place)

test('[9.15] the most power points win', () => {
  const g = ended((g) => {
    allInEdo(g)
    ;[9, 12, 11].forEach((points, seat) => (g.seats[seat as Seat].points = points))
  })
  expect(places(g)).toEqual([3, 1, 2])
})

test('[9.16] of equal points, more resources of all kinds', () => {
  const g = ended((g) => {
    allInEdo(g)
    stock(g.seats[0], { wood: 2 })
    stock(g.seats[1], { wood: 1, stone: 1, rice: 1, ryo: 40 })
    stock(g.seats[2], { rice: 1 })
  })
  expect(places(g)).toEqual([2, 1, 3])
  expect(stockOf(g.seats[1])).toEqual([1, 1, 1, 40])
})

test('[9.17] of equal resources, the greater influence in Edo, then the earlier house', () => {
  const g = ended((g) => {
    g.sites.edo = ['house-2', 'house-0', 'house-1', 'house-1']
  })
  expect(places(g)).toEqual([3, 1, 2])
})

test('[9.18] without any house in Edo nobody wins', () => {
  const at = bare((g) => {
    g.seats[0].points = 12
    return final()
  })
  expect(at.told.map(({ tiding }) => tiding)).toContain('nobody-won')
  expect(edo.standing(at.g).map(({ place, lost }) => [place, lost])).toEqual(
    [0, 1, 2].map(() => [at.g.about.seats, true]),
  )
})
