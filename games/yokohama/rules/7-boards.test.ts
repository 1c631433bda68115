import { expect, test } from 'vitest'
import { CHURCH_SPACES } from '../data/church-spaces.ts'
import { CUSTOMS_SPACES } from '../data/customs-spaces.ts'
import { placeOf } from '../places.ts'
import { NONE } from '../position.ts'
import { own, post, president, town, type Arrange } from '../testing.ts'
import { act } from './5-action.ts'
import { settle } from './7-boards.ts'

const at = (
  area: 'church' | 'customs',
  power: number,
  arrange: (...args: Parameters<Arrange>) => void,
  seats = 4,
) =>
  town(seats, (g, lay) => {
    g.seats[0].goods = { copper: 0, silk: 0, tea: 0, fish: 0 }
    g.seats[0].yen = 0
    post(g, 0, area, power - 1)
    president(g, 0, area)
    arrange(g, lay)
    return act({ seat: 0, at: placeOf(g, area) })
  })

test('[7.1] each of six gifts adds one faith, and each only once', () => {
  const rich = at('church', 2, (g) => {
    g.seats[0].goods = { copper: 3, silk: 3, tea: 3, fish: 3 }
    g.seats[0].yen = 6
    g.seats[0].imports = 3
  })
  rich.refuses(0, 'church-6', '7.2')
  const full = rich.play(0, 'church-5')
  expect(full.g.seats[0]).toMatchObject({
    goods: { copper: 2, silk: 2, tea: 2, fish: 2 },
    yen: 4,
    imports: 2,
  })
  const choice = rich.play(0, 'church-3')
  expect(choice.asks()).toBe('offer')
  expect(choice.open(0)).toEqual(['import', 'copper', 'silk'])
  const given = choice.plays(0, 'silk')
  expect(given.asks()).toBe('pick-settler')
  expect(given.g.seats[0]).toMatchObject({
    goods: { copper: 3, silk: 2, tea: 2, fish: 2 },
    yen: 4,
    imports: 3,
  })
})

test('[7.1] one yen is no gift', () => {
  at('church', 3, (g) => {
    g.seats[0].yen = 1
  }).refuses(0, 'church-1', '7.2')
  at('church', 3, (g) => {
    g.seats[0].yen = 2
  }).play(0, 'church-1')
})

test('[7.2] worked example: power 3, copper, silk and 2 yen reach faith 6: 5 points and two moves', () => {
  const t = at('church', 3, (g) => {
    g.seats[0].goods = { copper: 1, silk: 1, tea: 0, fish: 0 }
    g.seats[0].yen = 2
  })
  t.refuses(0, 'church-4', '7.2')
  const placed = t.plays(0, 'church-3', 'from-area')
  expect(placed.g.seats[0]).toMatchObject({ points: 5, yen: 0, goods: { copper: 0, silk: 0 } })
  expect(placed.g.church[2]).toBe(0)
  expect(placed.asks()).toBe('pick-mover')
  const moved = placed.plays(0, 'supply', 'bank', 'church', 'port').settled()
  expect(moved.g.seats[0].assistants[placeOf(moved.g, 'bank')]).toBe(1)
  expect(moved.g.seats[0].assistants[placeOf(moved.g, 'port')]).toBe(1)
})

test('[7.2] a space is taken once', () => {
  at('church', 5, (g) => {
    g.church[0] = 1
  })
    .refuses(0, 'church-1', '7.2')
    .play(0, 'church-2')
})

test('[7.3] the assistant comes from the area or the supply; the power stays as counted', () => {
  const t = at('church', 4, (g) => {
    g.seats[0].supply.shop = 1
  }).play(0, 'church-1')
  expect(t.open(0)).toEqual(['from-area', 'from-supply'])
  const fromArea = t.plays(0, 'from-area', 'done')
  expect(fromArea.g.seats[0].assistants[placeOf(fromArea.g, 'church')]).toBe(2)
  expect(fromArea.asks()).toBe('build')
  const fromSupply = t.plays(0, 'from-supply', 'done')
  expect(fromSupply.g.seats[0].assistants[placeOf(fromSupply.g, 'church')]).toBe(3)
  expect(fromSupply.g.seats[0].supply.assistant).toBe(4)
  const last = at('church', 4, (g) => {
    g.seats[0].supply.assistant = 0
  }).play(0, 'church-1')
  expect(last.asks()).toBe('pick-mover')
})

test('[7.4] who stands on a board stays there', () => {
  const t = at('church', 4, () => {}).plays(0, 'church-1', 'from-area', 'done', 'done')
  expect(t.settled().g.church[0]).toBe(0)
  expect(t.g.seats[0].supply.assistant).toBe(7)
})

test('[7.5] the spaces of the church board', () => {
  expect(CHURCH_SPACES.map(({ cost }) => cost)).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
  const reward = (space: number) => town(4, () => settle({ seat: 0, at: 0, board: 'church', space }))
  expect(CHURCH_SPACES.map((_, space) => reward(space).g.seats[0].points)).toEqual([3, 4, 5, 6, 7, 8, 11, 14])
  const moves = CHURCH_SPACES.map((_, space) => {
    let t = reward(space)
    let made = 0
    for (; t.asks() === 'pick-mover'; made++) t = t.plays(0, 'supply', 'bank')
    return made
  })
  expect(moves).toEqual([1, 1, 2, 2, 2, 2, 3, 3])
})

test('[7.6] the winery brings 3 points', () => {
  const t = at('church', 4, (g, lay) => own(g, lay, 0, 'winery', 'brickyard')).plays(
    0,
    'church-1',
    'from-area',
  )
  expect(t.g.seats[0].points).toBe(3 + 3)
})

test('[7.7] worked example: power 3 and one import take the second space: 4 points and 2 yen', () => {
  const t = at('customs', 3, (g) => {
    g.seats[0].imports = 1
  })
  t.refuses(0, 'customs-3', '7.7')
  const done = t.plays(0, 'customs-2', 'from-area').settled()
  expect(done.g.seats[0]).toMatchObject({ points: 4, yen: 2, imports: 0 })
  expect(done.g.customs).toEqual([NONE, 0, NONE, NONE, NONE, NONE, NONE])
  at('customs', 3, (g) => {
    g.seats[0].imports = 2
    g.customs[0] = 3
  }).refuses(0, 'customs-1', '7.7')
})

test('[7.8] at most power minus one imports', () => {
  const most = [2, 3, 4, 5].map((power) => {
    const t = at('customs', power, (g) => {
      g.seats[0].imports = 9
    })
    return CUSTOMS_SPACES.filter(({ id }) => t.open(0).includes(id)).at(-1)?.cost
  })
  expect(most).toEqual([1, 2, 3, 4])
  at('customs', 2, (g) => {
    g.seats[0].imports = 9
  }).refuses(0, 'customs-3', '7.8')
  const weak = at('customs', 2, (g) => {
    g.seats[0].president = NONE
  })
  weak.settled()
})

test('[7.9] the spaces of the customs board', () => {
  expect(CUSTOMS_SPACES.map(({ cost }) => cost)).toEqual([1, 1, 2, 2, 3, 3, 4])
  const rewards = CUSTOMS_SPACES.map((_, space) => {
    const t = town(4, () => settle({ seat: 0, at: 0, board: 'customs', space }))
    const moves = (t.g.agenda.at(-1)?.a['left'] as number | undefined) ?? 0
    return [t.g.seats[0].points, t.g.seats[0].yen - 4, moves]
  })
  expect(rewards).toEqual([
    [5, 0, 0],
    [4, 2, 0],
    [10, 0, 0],
    [9, 0, 2],
    [16, 0, 0],
    [15, 1, 1],
    [22, 0, 0],
  ])
})

test('[7.10] the brickyard brings 4 points', () => {
  const t = at('customs', 3, (g, lay) => {
    own(g, lay, 0, 'brickyard', 'winery')
    g.seats[0].imports = 1
  }).plays(0, 'customs-1', 'from-supply')
  expect(t.g.seats[0].points).toBe(5 + 4)
})
