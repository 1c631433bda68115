import type { Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { ACHIEVEMENTS, type AchievementId } from '../data/achievements.ts'
import { house, own, post, president, shop, town, type Arrange } from '../testing.ts'
import { extra } from './2-extra.ts'
import { turn } from './2-turn.ts'

const atExtra = (arrange: (...args: Parameters<Arrange>) => void, seats = 2, seat: Seat = 0) =>
  town(seats, (g, lay) => {
    arrange(g, lay)
    return extra({ seat })
  })

test('[2.7] before the first assistant is placed and after the return, in any order and number', () => {
  const t = town(2, (g, lay) => {
    lay(g.seats[0].hand, 'order-17', 'order-33')
    lay(g.achievements, 'achievement-b1')
    g.seats[0].yen = 10
    g.seats[0].goods = { copper: 3, silk: 3, tea: 5, fish: 3 }
    return turn({ seat: 0 })
  })
  const early = t.plays(0, 'order-17', 'achievement-b1', 'order-33')
  expect(early.asks()).toBe('placement')
  expect(early.g.seats[0].points).toBe(4 + 9 + 2)
  const placed = t.play(0, 'bank')
  expect(placed.offers(0).map(({ pick }) => pick)).not.toContain('order-17')
  const late = placed.plays(0, 'done', 'recall', 'done')
  late.plays(0, 'order-33', 'order-17', 'achievement-b1', 'end-turn').settled()
})

test('[2.8] one agent in a turn, in either half; it stays with its owner, spent', () => {
  const t = town(2, (g) => {
    g.seats[0].agents = ['france', 'germany']
    post(g, 0, 'bank')
    post(g, 0, 'silk-mill-1')
    return turn({ seat: 0 })
  })
  const used = t.plays(0, 'use-agent', 'bank')
  expect(used.g.seats[0]).toMatchObject({ agents: ['germany'], spentAgents: ['france'], yen: 5 })
  used.refuses(0, 'use-agent', '2.8')
  used.plays(0, 'tea-plantation-1', 'done', 'recall', 'done').refuses(0, 'use-agent', '2.8')
  const late = t.plays(0, 'tea-plantation-1', 'done', 'recall', 'done').plays(0, 'use-agent', 'silk-mill-1')
  late.refuses(0, 'use-agent', '2.8').play(0, 'end-turn').settled()
  atExtra((g) => post(g, 0, 'bank')).refuses(0, 'use-agent', '2.8')
})

test('[2.9] an agent needs an own assistant and no own president; rivals neither forbid nor cost', () => {
  const t = atExtra((g) => {
    g.seats[0].agents = ['france']
    post(g, 0, 'bank')
    post(g, 0, 'church')
    president(g, 0, 'church')
    president(g, 1, 'bank')
    g.seats[0].yen = 0
  })
  const asked = t.play(0, 'use-agent')
  expect(asked.open(0)).toEqual(['bank'])
  asked.refuses(0, 'church', '2.9').refuses(0, 'port', '2.9')
  const done = asked.play(0, 'bank')
  expect(done.g.seats.map(({ yen }) => yen)).toEqual([1, 4])
  atExtra((g) => {
    g.seats[0].agents = ['france']
    post(g, 0, 'church')
    president(g, 0, 'church')
  }).refuses(0, 'use-agent', '2.9')
})

test('[2.10] worked example: two assistants and a trading house in the copper mine give 1 copper', () => {
  const t = atExtra((g) => {
    g.seats[0].agents = ['great-britain']
    post(g, 0, 'copper-mine-1', 2)
    house(g, 0, 'copper-mine-1')
  }).plays(0, 'use-agent', 'copper-mine-1')
  expect(t.g.seats[0].goods.copper).toBe(1 + 1)
  expect(t.g.seats[0].supply.assistant).toBe(8)
  expect(t.g.seats[0].yen).toBe(4)
  expect(t.asks()).toBe('extra')
})

test('[2.10] an agent at power 5 may take the tile and build', () => {
  const t = atExtra((g) => {
    g.seats[0].agents = ['great-britain']
    post(g, 0, 'bank', 5)
  }).plays(0, 'use-agent', 'bank')
  expect(t.asks()).toBe('take-tile')
  expect(t.play(0, 'done').asks()).toBe('build')
})

const achievable = (id: AchievementId, arrange: (...args: Parameters<Arrange>) => void, seats = 2) =>
  atExtra((g, lay) => {
    const others = g.achievements.of.filter((card) => card !== id)
    lay(g.unusedAchievements, ...others)
    if (!g.achievements.of.includes(id)) lay(g.achievements, id)
    arrange(g, lay)
  }, seats)

test('[2.11] an assistant of the supply goes on the card, nothing else is given', () => {
  const t = achievable('achievement-a1', (g) => {
    g.seats[0].goods.copper = 5
  }).play(0, 'achievement-a1')
  expect(t.g.seats[0]).toMatchObject({ achieved: [0], goods: { copper: 5 } })
  expect(t.g.seats[0].supply.assistant).toBe(7)
  achievable('achievement-a1', (g) => {
    g.seats[0].goods.copper = 5
    g.seats[0].supply.assistant = 0
  }).refuses(0, 'achievement-a1', '2.11')
})

test('[2.12] worked example: the third to own 5 copper scores 6, the first would have scored 8', () => {
  const hoard = (before: number) =>
    achievable(
      'achievement-a1',
      (g) => {
        g.seats[0].goods.copper = 5
        for (const rival of [1, 2].slice(0, before) as Seat[]) g.seats[rival].achieved = [0]
      },
      3,
    ).play(0, 'achievement-a1').g.seats[0].points
  expect([hoard(0), hoard(1), hoard(2)]).toEqual([8, 6, 6])
  const points = (id: AchievementId, later: boolean) =>
    achievable(id, (g) => {
      g.seats[0].yen = 10
      for (const area of ['bank', 'church', 'customs', 'port'] as const) shop(g, 0, area)
      if (later) g.seats[1].achieved = [0]
    }).play(0, id).g.seats[0].points
  expect([points('achievement-b1', false), points('achievement-b1', true)]).toEqual([9, 7])
  expect([points('achievement-c2', false), points('achievement-c2', true)]).toEqual([10, 8])
})

test('[2.13] each achievement only once', () => {
  achievable('achievement-b1', (g) => {
    g.seats[0].yen = 10
  })
    .play(0, 'achievement-b1')
    .refuses(0, 'achievement-b1', '2.13')
})

test.each([
  ['achievement-a1', 'copper', 5],
  ['achievement-a2', 'silk', 6],
  ['achievement-a3', 'tea', 7],
  ['achievement-a4', 'fish', 7],
] as const)('[2.14] %s asks for %s: %i', (id, good, count) => {
  const withGoods = (owned: number) =>
    achievable(id, (g) => {
      g.seats[0].goods[good] = owned
    })
  withGoods(count - 1).refuses(0, id, '2.11')
  withGoods(count).play(0, id)
})

test('[2.15] yen, technologies, agents and tiles, orders', () => {
  const withYen = (yen: number) =>
    achievable('achievement-b1', (g) => {
      g.seats[0].yen = yen
    })
  withYen(9).refuses(0, 'achievement-b1', '2.11')
  withYen(10).play(0, 'achievement-b1')
  const four = ['ball', 'winery', 'station', 'tramway'] as const
  const withTechnologies = (count: number) =>
    achievable('achievement-b2', (g, lay) => own(g, lay, 0, ...four.slice(0, count)))
  withTechnologies(3).refuses(0, 'achievement-b2', '2.11')
  withTechnologies(4).play(0, 'achievement-b2')
  const withAgents = (tiles: readonly string[]) =>
    achievable('achievement-b3', (g, lay) => {
      g.seats[0].agents = ['france']
      g.seats[0].spentAgents = ['germany', 'france']
      lay(g.seats[0].tiles, ...tiles)
    })
  withAgents(['tile-1']).refuses(0, 'achievement-b3', '2.11')
  withAgents(['tile-1', 'tile-2']).play(0, 'achievement-b3')
  const five = ['order-1', 'order-2', 'order-37', 'order-38', 'order-5']
  const withOrders = (count: number) =>
    achievable('achievement-b4', (g, lay) => lay(g.seats[0].fulfilled, ...five.slice(0, count)))
  withOrders(4).refuses(0, 'achievement-b4', '2.11')
  withOrders(5).play(0, 'achievement-b4')
})

test('[2.16] areas with own buildings; an area with two counts once', () => {
  const made = ['copper-mine-1', 'silk-mill-1', 'tea-plantation-1', 'fishing-ground-1'] as const
  const traded = ['bank', 'church', 'customs', 'port'] as const
  const built = (id: AchievementId, production: number, trade: number) =>
    achievable(id, (g) => {
      for (const area of made.slice(0, production)) shop(g, 0, area)
      for (const area of traded.slice(0, trade)) house(g, 0, area)
      if (trade > 0) shop(g, 0, 'bank', 3)
      shop(g, 1, 'port')
    })
  built('achievement-c1', 3, 4).refuses(0, 'achievement-c1', '2.11')
  built('achievement-c1', 4, 0).play(0, 'achievement-c1')
  built('achievement-c2', 4, 3).refuses(0, 'achievement-c2', '2.11')
  built('achievement-c2', 0, 4).play(0, 'achievement-c2')
  built('achievement-c3', 3, 1).refuses(0, 'achievement-c3', '2.11')
  built('achievement-c3', 3, 2).play(0, 'achievement-c3')
  built('achievement-c4', 2, 2).refuses(0, 'achievement-c4', '2.11')
  built('achievement-c4', 2, 3).play(0, 'achievement-c4')
})

test('[2.17] an order takes all its goods and gives its reward', () => {
  const t = atExtra((g, lay) => {
    lay(g.seats[0].hand, 'order-13', 'order-23')
    g.seats[0].goods = { copper: 1, silk: 2, tea: 2, fish: 0 }
  })
  const done = t.refuses(0, 'order-23', '2.17').play(0, 'order-13')
  expect(done.g.seats[0]).toMatchObject({
    goods: { copper: 0, silk: 0, tea: 0, fish: 0 },
    points: 6,
    yen: 6,
    imports: 0,
  })
  expect(done.g.seats[0].fulfilled.of).toEqual(['order-13'])
  const imported = atExtra((g, lay) => {
    lay(g.seats[0].hand, 'order-23')
    g.seats[0].goods = { copper: 0, silk: 4, tea: 0, fish: 4 }
  }).play(0, 'order-23')
  expect(imported.g.seats[0]).toMatchObject({ points: 4, yen: 4, imports: 2 })
})

test('[2.18] worked example: a British technology and a British order bring a British agent', () => {
  const t = atExtra((g, lay) => {
    own(g, lay, 0, 'ball')
    lay(g.seats[0].hand, 'order-17', 'order-14')
    g.seats[0].goods = { copper: 1, silk: 1, tea: 6, fish: 1 }
  }).play(0, 'order-17')
  expect(t.g.seats[0].agents).toEqual(['great-britain'])
  expect(t.g.agents['great-britain']).toBe(2)
  const third = t.play(0, 'order-14')
  expect(third.g.seats[0].agents).toHaveLength(1)
})

test('[2.18] the fourth symbol brings a second agent; orders in hand do not count', () => {
  const t = atExtra((g, lay) => {
    own(g, lay, 0, 'ball', 'station', 'university')
    lay(g.seats[0].hand, 'order-17', 'order-42')
  }).play(0, 'order-17')
  expect(t.g.seats[0].agents).toEqual(['great-britain'])
})

test('[2.19] no agent is left, none is got', () => {
  const t = atExtra((g, lay) => {
    own(g, lay, 0, 'ball')
    lay(g.seats[0].hand, 'order-17')
    g.agents['great-britain'] = 0
  }).play(0, 'order-17')
  expect(t.g.seats[0].agents).toEqual([])
  expect(t.g.agents['great-britain']).toBe(0)
})

test('[2.20] points are counted on past 100', () => {
  const t = atExtra((g, lay) => {
    lay(g.seats[0].hand, 'order-17')
    g.seats[0].points = 99
  }).play(0, 'order-17')
  expect(t.g.seats[0].points).toBe(103)
})

test('[2.8] in the next turn another agent may be used', () => {
  const t = town(2, (g) => {
    g.seats[0].agents = ['france', 'germany']
    post(g, 0, 'bank')
    post(g, 0, 'silk-mill-1')
    return [turn({ seat: 0 }), turn({ seat: 0 })]
  })
  const next = t.plays(0, 'use-agent', 'bank', 'port', 'done', 'recall', 'done', 'end-turn')
  expect(next.plays(0, 'use-agent', 'silk-mill-1').g.seats[0].agents).toEqual([])
})

test('[2.12] every card has its own first player, and all cards of a stack the same values', () => {
  const t = town(2, (g, lay) => {
    lay(g.achievements, 'achievement-b1')
    g.seats[0].yen = 10
    g.seats[1].achieved = [1]
    return extra({ seat: 0 })
  }).play(0, 'achievement-b1')
  expect(t.g.seats[0].points).toBe(9)
  const values = ACHIEVEMENTS.map(({ stack, first, later }) => `${stack} ${first}/${later}`)
  expect(new Set(values)).toEqual(new Set(['a 8/6', 'b 9/7', 'c 10/8']))
})

test('[2.18] two orders of a country bring its agent without any technology', () => {
  const t = atExtra((g, lay) => {
    lay(g.seats[0].hand, 'order-17', 'order-14')
    g.seats[0].goods = { copper: 1, silk: 1, tea: 6, fish: 1 }
  }).plays(0, 'order-17', 'order-14')
  expect(t.g.seats[0].agents).toEqual(['great-britain'])
})
