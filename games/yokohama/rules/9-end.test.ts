import type { Seat } from '@machiya/kernel'
import { describe, expect, test } from 'vitest'
import type { AreaId } from '../data/areas.ts'
import { yokohama } from '../index.ts'
import { placeOf } from '../places.ts'
import { NEUTRAL, NONE } from '../position.ts'
import { house, own, post, shop, siteOn, town, TOWNS, type Arrange } from '../testing.ts'
import { round } from './2-turn.ts'
import { act } from './5-action.ts'
import { settle } from './7-boards.ts'
import { countryPoints, finalScoring, restPoints } from './9-end.ts'

const building = (arrange: (...args: Parameters<Arrange>) => void) =>
  town(4, (g, lay) => {
    post(g, 0, 'bank', 4)
    g.seats[0].supply.shop = 1
    g.seats[0].supply.house = 1
    siteOn(g, lay, 'bank', 'site-1')
    arrange(g, lay)
    return act({ seat: 0, at: placeOf(g, 'bank') })
  })
const others = (count: number): AreaId[] =>
  (TOWNS[4] ?? []).filter((area) => area !== 'bank' && area !== 'canal').slice(0, count)

test('[9.1] the fourth trading house triggers the end', () => {
  const after = (built: number) =>
    building((g) => others(built).forEach((area) => house(g, 0, area))).play(0, 'house').g
  expect(after(2)).toMatchObject({ trigger: [], lastRound: 0 })
  expect(after(3)).toMatchObject({ trigger: ['houses'], lastRound: 2 })
})

test('[9.2] the eighth shop triggers the end', () => {
  const after = (built: number) =>
    building((g) => others(built).forEach((area) => shop(g, 0, area))).play(0, 'shop-2').g
  expect(after(6)).toMatchObject({ trigger: [], lastRound: 0 })
  expect(after(7)).toMatchObject({ trigger: ['shops'], lastRound: 2 })
})

test('[9.3] an order board that cannot be filled triggers the end', () => {
  const t = town(2, (g, lay) => {
    lay(g.unusedOrders, ...g.orders.of)
    post(g, 0, 'port', 2)
    return act({ seat: 0, at: placeOf(g, 'port') })
  })
  const done = t.play(0, t.open(0)[0] ?? '').play(0, 'done')
  expect(done.g).toMatchObject({ trigger: ['orders'], lastRound: 2 })
})

const standing = (seats: number, board: 'church' | 'customs', before: number) =>
  town(seats, (g) => {
    const free = g[board].flatMap((owner, space) => (owner === NONE ? [space] : []))
    for (const space of free.slice(0, before)) g[board][space] = 1
    return settle({ seat: 0, at: 0, board, space: free[before] ?? 0 })
  }).g.trigger

test.each(['church', 'customs'] as const)(
  '[9.4, 9.5] five on the board of the %s, six with four players',
  (board) => {
    expect([standing(2, board, 2), standing(2, board, 3)]).toEqual([[], [board]])
    expect([standing(3, board, 3), standing(3, board, 4)]).toEqual([[], [board]])
    expect([standing(4, board, 4), standing(4, board, 5)]).toEqual([[], [board]])
  },
)

test('[9.6] the round is finished and one more is played', () => {
  let t = town(3, (g) => {
    g.round = 4
    return round()
  })
  const pass = (seat: Seat) => {
    expect(yokohama.waitingFor(t.g)).toEqual([seat])
    t = t.plays(seat, 'bank', 'done', 'recall', 'all', 'end-turn')
  }
  pass(0)
  t.g.trigger = ['church']
  t.g.lastRound = t.g.round + 1
  for (const seat of [1, 2, 0, 1, 2] as const) pass(seat)
  t.settled()
  expect(t.g.round).toBe(6)
})

test('[9.6] a second trigger in the last round does not lengthen the game', () => {
  const t = town(4, (g) => {
    g.round = 5
    g.lastRound = 5
    g.trigger = ['orders']
    g.church = [1, 1, 2, 2, 3, NONE, NONE, NONE]
    return settle({ seat: 0, at: 0, board: 'church', space: 5 })
  })
  expect(t.g).toMatchObject({ trigger: ['orders', 'church'], lastRound: 5 })
})

const scored = (seats: number, arrange: (...args: Parameters<Arrange>) => void) =>
  town(seats, (g, lay) => {
    for (const merchant of g.seats) {
      merchant.yen = 0
      merchant.goods = { copper: 0, silk: 0, tea: 0, fish: 0 }
    }
    arrange(g, lay)
    return finalScoring()
  }).settled()
const points = (...args: Parameters<typeof scored>) =>
  scored(...args).g.seats.map((merchant) => merchant.points)

test('[9.7] church, customs, technology, countries, the rest: in this order', () => {
  const t = scored(3, (g, lay) => {
    g.church[0] = 0
    g.customs[0] = 0
    own(g, lay, 0, 'ball', 'winery')
    g.seats[0].imports = 1
  })
  expect(t.told.map(({ a }) => a['category'])).toEqual([
    'church-majority',
    'customs-majority',
    'technology-majority',
    'countries',
    'rest',
  ])
  expect(t.g.seats[0].points).toBe(6 + 8 + 10 + 2 + 1)
})

describe('majorities on the boards', () => {
  test('[9.8] worked example: red 2, blue 2, yellow 1 in the church; blue stands furthest right', () => {
    const [red, blue, yellow] = [0, 1, 2]
    const church = [red, NONE, blue, red, yellow, blue, NONE, NONE]
    expect(points(4, (g) => void (g.church = church))).toEqual([3, 6, 0, 0])
  })

  test('[9.9] worked example: red 1, green 3, yellow 1 in the customs; yellow is right of red', () => {
    const [red, green, yellow] = [0, 3, 2]
    const customs = [green, red, green, yellow, green, NONE, NONE]
    expect(points(4, (g) => void (g.customs = customs))).toEqual([0, 0, 4, 8])
  })

  test('[9.10] the tie goes to the assistant furthest to the right among those tied', () => {
    const church = [1, 0, 0, 1, 2, NONE, NONE, NONE]
    expect(points(3, (g) => void (g.church = church))).toEqual([3, 6, 0])
  })

  test('[9.11] alone on a board: only the first place; an empty board: nothing', () => {
    expect(points(3, (g) => void (g.church[3] = 1))).toEqual([0, 6, 0])
    expect(points(3, () => {})).toEqual([0, 0, 0])
  })
})

describe('technology', () => {
  test('[9.12] worked example: 12, 20, 12 and 10 give 5, 10, 0 and 0', () => {
    const t = scored(4, (g, lay) => {
      own(g, lay, 0, 'ball', 'university', 'stagecoach', 'stock-market')
      own(g, lay, 1, 'telegraph', 'telephone', 'station', 'electric-light')
      own(g, lay, 2, 'winery', 'gas-light', 'patent-office', 'postal-service')
      own(g, lay, 3, 'exhibition', 'newspaper')
    })
    expect(yokohama.scoring(t.g)['technology-majority']).toEqual([5, 10, 0, 0])
  })

  test('[9.13] without technologies nothing; alone only the first place', () => {
    const one = scored(3, (g, lay) => own(g, lay, 2, 'ball'))
    expect(yokohama.scoring(one.g)['technology-majority']).toEqual([0, 0, 10])
    expect(yokohama.scoring(scored(3, () => {}).g)['technology-majority']).toEqual([0, 0, 0])
  })
})

test('[9.14] with two players the neutral colour takes part', () => {
  const technology = (...counts: readonly [number, number]) => {
    const sixes = [
      ['ball', 'university', 'stagecoach'] as const,
      ['winery', 'gas-light', 'patent-office'] as const,
    ]
    const t = scored(2, (g, lay) =>
      counts.forEach((count, seat) => own(g, lay, seat as Seat, ...(sixes[seat] ?? []).slice(0, count))),
    )
    return yokohama.scoring(t.g)['technology-majority']
  }
  expect(technology(3, 3)).toEqual([10, 5])
  expect(technology(3, 2)).toEqual([10, 0])
  expect(technology(2, 1)).toEqual([5, 0])
  expect(technology(0, 0)).toEqual([0, 0])
  const church = (...board: readonly number[]) => points(2, (g) => void (g.church = [...board]))
  expect(church(0, 0, NONE, NEUTRAL, 1, NONE, NONE, NONE)).toEqual([6, 3])
  expect(church(0, NONE, NONE, NEUTRAL, NONE, NONE, NONE, NONE)).toEqual([3, 0])
  expect(church(NONE, NONE, NONE, NEUTRAL, 1, NONE, NONE, NONE)).toEqual([0, 6])
})

/** The best split by trying every one: the first symbol left makes a set with any others. */
const best = (symbols: readonly number[]): number => {
  const first = symbols.findIndex((count) => count > 0)
  if (first < 0) return 0
  const rest = symbols.flatMap((count, country) => (count > 0 && country > first ? [country] : []))
  let most = 0
  for (let set = 0; set < 1 << rest.length; set++) {
    const taken = [first, ...rest.filter((_, i) => set & (1 << i))]
    const left = symbols.map((count, country) => count - (taken.includes(country) ? 1 : 0))
    most = Math.max(most, ([0, 0, 2, 4, 8, 12][taken.length] ?? 0) + best(left))
  }
  return most
}

describe('countries', () => {
  test('[9.15] worked example: sets of five, three and one are worth 16', () => {
    expect(countryPoints([3, 2, 2, 1, 1])).toBe(12 + 4 + 0)
  })

  test('[9.15] the split is the best there is', () => {
    expect([1, 2, 3, 4, 5].map((count) => countryPoints([1, 1, 1, 1, 1].slice(0, count)))).toEqual([
      0, 2, 4, 8, 12,
    ])
    for (let code = 0; code < 4 ** 5; code++) {
      const symbols = [0, 1, 2, 3, 4].map((country) => Math.floor(code / 4 ** country) % 4)
      if (symbols.reduce((sum, count) => sum + count, 0) > 9) continue
      expect(countryPoints(symbols), symbols.join()).toBe(best(symbols))
    }
  })

  test('[9.16] orders in hand bring nothing', () => {
    const t = scored(3, (g, lay) => {
      lay(g.seats[0].hand, 'order-1', 'order-2', 'order-37')
      lay(g.seats[1].fulfilled, 'order-1', 'order-2', 'order-38')
    })
    expect(yokohama.scoring(t.g)['countries']).toEqual([0, 4, 0])
  })
})

test('[9.17] worked example: 1 import, 3 yen and 7 goods are worth 4', () => {
  town(3, (g) => {
    g.seats[0].imports = 1
    g.seats[0].yen = 3
    g.seats[0].goods = { copper: 2, silk: 1, tea: 1, fish: 3 }
    expect(restPoints(g, 0)).toBe(4)
    g.seats[0].agents = ['france', 'germany']
    g.seats[0].spentAgents = ['france']
    expect(restPoints(g, 0)).toBe(6)
    return []
  })
})

test('[9.18] most points win; a tie goes to the earlier seat', () => {
  const t = town(3, (g) => {
    g.seats.forEach((merchant, seat) => {
      merchant.points = [50, 60, 60][seat] ?? 0
    })
    return []
  })
  expect(yokohama.standing(t.g).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ])
})
