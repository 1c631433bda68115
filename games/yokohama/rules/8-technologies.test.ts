import { expect, test } from 'vitest'
import { TECHNOLOGIES, type TechnologyId } from '../data/technologies.ts'
import { TECHNOLOGY_COPIES } from '../data/technology-copies.ts'
import { placeOf } from '../places.ts'
import type { TechnologyBoard } from '../position.ts'
import { own, post, technologiesOn, town, type Arrange } from '../testing.ts'
import { extra } from './2-extra.ts'
import { turn } from './2-turn.ts'
import { act } from './5-action.ts'
import { research } from './8-technologies.ts'

const SIX: readonly TechnologyId[] = ['ball', 'winery', 'gas-light', 'station', 'newspaper', 'telephone']
const LABORATORY = { laboratory: 'laboratory', researchCentre: 'research-centre' } as const

const at = (
  board: TechnologyBoard,
  power: number,
  arrange: (...args: Parameters<Arrange>) => void = () => {},
  technologies = SIX,
) =>
  town(4, (g, lay) => {
    technologiesOn(g, lay, board, ...technologies)
    post(g, 0, LABORATORY[board], power)
    g.seats[0].yen = 0
    arrange(g, lay)
    return act({ seat: 0, at: placeOf(g, LABORATORY[board]) })
  })
const technologies = (picks: readonly (string | number)[]) => picks.filter((pick) => pick !== 'done')

test('[8.1] the power is industry, in the laboratory and in the research centre', () => {
  for (const board of ['laboratory', 'researchCentre'] as const) {
    expect(technologies(at(board, 2).open(0))).toEqual([])
    expect(technologies(at(board, 3).open(0))).toEqual(['ball', 'winery'])
    const t = at(board, 3).play(0, 'winery').settled()
    expect(t.g.seats[0].technologies.of).toEqual(['winery'])
  }
})

test('[8.2] imports and pairs of yen buy industry', () => {
  const bought = (imports: number, yen: number) =>
    at('laboratory', 1, (g) => {
      g.seats[0].imports = imports
      g.seats[0].yen = yen
    })
  bought(1, 1).refuses(0, 'ball', '8.2')
  expect(bought(2, 0).play(0, 'ball').g.seats[0].imports).toBe(0)
  expect(bought(0, 4).play(0, 'ball').g.seats[0].yen).toBe(0)
  expect(bought(1, 3).play(0, 'ball').g.seats[0]).toMatchObject({ imports: 0, yen: 1 })
  const choice = bought(2, 2).play(0, 'ball')
  expect(choice.open(0)).toEqual([1, 2])
  expect(choice.play(0, 1).g.seats[0]).toMatchObject({ imports: 1, yen: 0 })
  expect(choice.play(0, 2).g.seats[0]).toMatchObject({ imports: 0, yen: 2 })
})

test('[8.3] spaces three and four add 1, five and six add 2', () => {
  const fives: readonly TechnologyId[] = [
    'stock-market',
    'letterpress',
    'patent-office',
    'winery',
    'ball',
    'university',
  ]
  const open = (power: number) => technologies(at('laboratory', power, () => {}, fives).open(0))
  expect([open(2), open(3), open(4), open(5)]).toEqual([[], fives.slice(0, 2), fives.slice(0, 4), fives])
})

test('[8.3] of two equal technologies the cheaper place is meant', () => {
  const t = at('laboratory', 3, () => {}, ['ball', 'winery', 'gas-light', 'ball'])
  expect(t.offers(0).filter(({ pick }) => pick === 'ball')).toHaveLength(1)
  expect(t.play(0, 'ball').g.laboratory.of.slice(0, 3)).toEqual(['winery', 'gas-light', 'ball'])
})

test('[8.4] industry left over is lost', () => {
  const t = at('laboratory', 5).play(0, 'ball')
  expect(t.g.seats[0]).toMatchObject({ yen: 0, imports: 0, points: 0 })
  expect(t.asks()).not.toBe('research')
})

test('[8.5] from the fourth technology on each costs another import or 2 yen', () => {
  const owning = (count: number, yen: number, imports = 0) =>
    at('laboratory', 5, (g, lay) => {
      own(g, lay, 0, ...(['exhibition', 'brickyard', 'stock-market', 'tramway'] as const).slice(0, count))
      g.seats[0].yen = yen
      g.seats[0].imports = imports
    })
  expect(owning(2, 0).play(0, 'ball').g.seats[0].technologies.of).toHaveLength(3)
  owning(3, 1).refuses(0, 'ball', '8.2')
  expect(owning(3, 2).play(0, 'ball').g.seats[0].yen).toBe(0)
  expect(owning(3, 0, 1).play(0, 'ball').g.seats[0].imports).toBe(0)
  expect(owning(4, 2).play(0, 'ball').g.seats[0].yen).toBe(0)
})

test('[8.6] never two of the same name', () => {
  town(4, (g, lay) => {
    technologiesOn(g, lay, 'researchCentre', 'newspaper')
    technologiesOn(g, lay, 'laboratory', 'ball')
    own(g, lay, 0, 'ball')
    return research({ seat: 0, board: 'laboratory', power: 5 })
  }).refuses(0, 'ball', '8.6')
})

test('[8.7] a technology counts for the agents of its country', () => {
  const t = at('laboratory', 5, (g, lay) => own(g, lay, 0, 'university')).play(0, 'ball')
  expect(t.g.seats[0].agents).toEqual(['great-britain'])
})

test('[8.8] the row slides and is filled; with an empty stack the space stays empty', () => {
  const t = at('laboratory', 5, (g, lay) => lay(g.technologies, 'exhibition')).play(0, 'winery')
  expect(t.g.laboratory.of).toEqual(['ball', 'gas-light', 'station', 'newspaper', 'telephone', 'exhibition'])
  const empty = at('laboratory', 5, (g, lay) => lay(g.seats[1].technologies, ...g.technologies.of)).play(
    0,
    'winery',
  )
  expect(empty.g.laboratory.of).toHaveLength(5)
  expect(empty.g.trigger).toEqual([])
})

const fulfilling = (...owned: readonly TechnologyId[]) =>
  town(2, (g, lay) => {
    own(g, lay, 0, ...owned)
    lay(g.seats[0].hand, 'order-17')
    return extra({ seat: 0 })
  }).play(0, 'order-17').g.seats[0]

test('[8.9] the ball: 2 points more for an order', () => {
  expect([fulfilling().points, fulfilling('ball').points]).toEqual([4, 6])
})
test('[8.10] the language school: 1 yen more for an order', () => {
  expect([fulfilling().yen, fulfilling('language-school').yen]).toEqual([6, 7])
})
test('[8.11] the exhibition: 10 points at once', () => {
  expect(at('laboratory', 5, () => {}, ['exhibition']).play(0, 'exhibition').g.seats[0].points).toBe(10)
})
test('[8.12] the letterpress: 1 yen for each later technology, not for itself', () => {
  const gain = (technology: TechnologyId, ...owned: readonly TechnologyId[]) =>
    at('laboratory', 5, (g, lay) => own(g, lay, 0, ...owned), ['ball', 'letterpress']).play(0, technology).g
      .seats[0].yen
  expect([gain('letterpress'), gain('ball', 'letterpress')]).toEqual([0, 1])
})
test('[8.13] the patent office: 2 points for each later technology, not for itself', () => {
  const gain = (technology: TechnologyId, ...owned: readonly TechnologyId[]) =>
    at('laboratory', 5, (g, lay) => own(g, lay, 0, ...owned), ['ball', 'patent-office']).play(0, technology).g
      .seats[0].points
  expect([gain('patent-office'), gain('ball', 'patent-office')]).toEqual([0, 2])
})

test('[8.14] the station goes on an area at once and helps everybody there', () => {
  const t = at('laboratory', 5, () => {}, ['station']).play(0, 'station')
  expect(t.asks()).toBe('place-station')
  const placed = t.refuses(0, 'canal', '8.14').play(0, 'bank')
  expect(placed.g.station).toBe(placeOf(placed.g, 'bank'))
  const helped = town(4, (g) => {
    g.station = placeOf(g, 'bank')
    post(g, 2, 'bank', 2)
    return act({ seat: 2, at: placeOf(g, 'bank') })
  })
  expect(helped.g.seats[2].yen).toBe(4 + 3)
})

test('[8.15] the stock market fills up to 2 yen at the start of the turn', () => {
  const begin = (yen: number, ...owned: readonly TechnologyId[]) =>
    town(2, (g, lay) => {
      own(g, lay, 0, ...owned)
      g.seats[0].yen = yen
      return turn({ seat: 0 })
    }).g.seats[0].yen
  expect([0, 1, 2, 5].map((yen) => begin(yen, 'stock-market'))).toEqual([2, 2, 2, 5])
  expect(begin(0)).toBe(0)
})

test('[8.16] the textile mill sells one silk a turn, also silk just received', () => {
  const t = town(2, (g, lay) => {
    own(g, lay, 0, 'textile-mill')
    g.seats[0].goods.silk = 0
    post(g, 0, 'silk-mill-1')
    return turn({ seat: 0 })
  })
  t.refuses(0, 'use-textile-mill', '8.16')
  const acted = t.plays(0, 'silk-mill-1', 'done', 'silk-mill-1')
  expect(acted.g.seats[0].goods.silk).toBe(2)
  const sold = acted.play(0, 'use-textile-mill')
  expect(sold.g.seats[0]).toMatchObject({ yen: 6, goods: { silk: 1 } })
  sold.refuses(0, 'use-textile-mill', '8.16').play(0, 'end-turn').settled()
})

test('[8.17] the university brings one assistant a turn for 1 yen', () => {
  const pupil = (yen: number, stored: number) =>
    town(2, (g, lay) => {
      own(g, lay, 0, 'university')
      g.seats[0].yen = yen
      g.seats[0].warehouse.assistant = stored
      return turn({ seat: 0 })
    })
  const t = pupil(1, 12).play(0, 'use-university')
  expect(t.g.seats[0]).toMatchObject({ yen: 0, supply: { assistant: 9 }, warehouse: { assistant: 11 } })
  t.refuses(0, 'use-university', '8.17')
  pupil(4, 12).play(0, 'use-university').refuses(0, 'use-university', '8.17')
  pupil(0, 12).refuses(0, 'use-university', '8.17')
  pupil(1, 0).refuses(0, 'use-university', '8.17')
})

test('[8.18] both may be used at the decisions of the own turn', () => {
  const t = town(2, (g, lay) => {
    own(g, lay, 0, 'university', 'textile-mill')
    post(g, 0, 'bank', 7)
    return turn({ seat: 0 })
  })
  const second = t.play(0, 'church')
  expect(second.asks()).toBe('placement')
  expect(second.plays(0, 'use-university', 'customs').g.seats[0].supply.assistant).toBe(0)
  const moving = second.play(0, 'done')
  expect(moving.open(0)).toEqual(expect.arrayContaining(['use-university', 'use-textile-mill']))
  const building = moving.plays(0, 'bank', 'done')
  expect(building.asks()).toBe('build')
  expect(building.play(0, 'use-textile-mill').asks()).toBe('build')
  const fresh = town(2, (g, lay) => {
    own(g, lay, 1, 'university')
    return turn({ seat: 0 })
  })
  expect(fresh.offers(0).map(({ pick }) => pick)).not.toContain('use-university')
})

test('[8.19] every technology has its name, its effect and its rule', () => {
  expect(TECHNOLOGIES).toHaveLength(20)
  expect(TECHNOLOGY_COPIES.map(({ technology }) => technology)).toEqual(TECHNOLOGIES.map(({ id }) => id))
})

test('[8.16, 8.17] textile mill and university serve again in the next own turn', () => {
  const t = town(2, (g, lay) => {
    own(g, lay, 0, 'university', 'textile-mill')
    g.seats[0].goods.silk = 2
    return [turn({ seat: 0 }), turn({ seat: 0 })]
  })
  const next = t
    .plays(0, 'use-university', 'use-textile-mill', 'bank', 'done', 'recall', 'done', 'end-turn')
    .plays(0, 'use-university', 'use-textile-mill')
  expect(next.g.seats[0]).toMatchObject({ warehouse: { assistant: 10 }, goods: { silk: 0 }, yen: 4 + 2 })
})
