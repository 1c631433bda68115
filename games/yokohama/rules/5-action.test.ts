import type { Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import type { AreaId } from '../data/areas.ts'
import { placeOf, powerAt, tileAt } from '../places.ts'
import type { Yokohama } from '../position.ts'
import { house, own, post, president, shop, siteOn, tileOn, town, type Arrange } from '../testing.ts'
import { act } from './5-action.ts'

const acting = (area: AreaId, arrange: (...args: Parameters<Arrange>) => void, seats = 4, seat: Seat = 0) =>
  town(seats, (g, lay) => {
    arrange(g, lay)
    return act({ seat, at: placeOf(g, area) })
  })
/** The silk mill of the rulebook's examples: president, three assistants and a shop. */
const silkMill = (g: Yokohama): void => {
  president(g, 0, 'silk-mill-1')
  post(g, 0, 'silk-mill-1', 3)
  shop(g, 0, 'silk-mill-1')
}

test('[5.1] worked example: president, three assistants and a shop are power 5 and give 4 silk', () => {
  const t = acting('silk-mill-1', silkMill)
  expect(t.told.find(({ tiding }) => tiding === 'acted')?.a).toMatchObject({ power: 5 })
  expect(t.g.seats[0].goods.silk).toBe(1 + 4)
})

test('[5.1] president, assistant, shop, trading house and station count 1 each; those of others do not', () => {
  town(3, (g) => {
    const at = placeOf(g, 'bank')
    const powers = [powerAt(g, 0, at)]
    const add = (change: () => void) => {
      change()
      powers.push(powerAt(g, 0, at))
    }
    add(() => president(g, 0, 'bank'))
    add(() => post(g, 0, 'bank'))
    add(() => shop(g, 0, 'bank', 2))
    add(() => house(g, 0, 'bank'))
    expect(powers).toEqual([0, 1, 2, 3, 4])
    house(g, 1, 'bank')
    shop(g, 1, 'bank', 1)
    post(g, 1, 'bank', 3)
    expect(powerAt(g, 0, at)).toBe(3)
    g.station = at
    expect([powerAt(g, 0, at), powerAt(g, 2, at)]).toEqual([4, 1])
    return []
  })
})

test('[5.2] power above 5 counts as 5', () => {
  const t = acting('bank', (g) => post(g, 0, 'bank', 7))
  expect(t.g.seats[0].yen).toBe(4 + 5)
})

test('[5.3] the trading house of another gets 1 yen, the own one nothing', () => {
  const rented = (owner: Seat, yenBefore = 4) =>
    acting('bank', (g) => {
      post(g, 0, 'bank')
      house(g, owner, 'bank')
      g.seats[0].yen = yenBefore
    }).g.seats.map(({ yen }) => yen)
  expect(rented(2)).toEqual([5, 4, 5, 4])
  expect(rented(0)).toEqual([6, 4, 4, 4])
})

test('[5.4] goods must be taken, what costs something may be declined', () => {
  expect(
    acting('tea-plantation-1', (g) => post(g, 0, 'tea-plantation-1', 2)).settled().g.seats[0].goods.tea,
  ).toBe(3)
  for (const area of ['chinatown', 'church', 'customs', 'employment-agency', 'laboratory'] as const)
    acting(area, (g) => post(g, 0, area, 3))
      .play(0, 'done')
      .settled()
  const port = acting('port', (g) => post(g, 0, 'port', 2))
  expect(port.offers(0).map(({ pick }) => pick)).not.toContain('done')
})

test('[5.5] worked example: the tile of the silk mill brings an import and stays, used, with its owner', () => {
  const t = acting('silk-mill-1', (g, lay) => {
    silkMill(g)
    tileOn(g, lay, 'silk-mill-1', 'tile-1')
  })
  expect(t.asks()).toBe('take-tile')
  const taken = t.play(0, 'take-tile')
  expect(taken.g.seats[0].imports).toBe(1)
  expect(taken.g.seats[0].tiles.of).toEqual(['tile-1'])
  expect(tileAt(taken.g, placeOf(taken.g, 'silk-mill-1'))).toBeUndefined()
  expect(t.play(0, 'done').g.seats[0].imports).toBe(0)
})

test('[5.5] no tile below power 5, none where it is gone', () => {
  expect(acting('bank', (g) => post(g, 0, 'bank', 4)).asks()).toBe('build')
  const gone = acting('bank', (g, lay) => {
    post(g, 0, 'bank', 5)
    const at = g.tilePlaces.indexOf(placeOf(g, 'bank'))
    lay(g.seats[1].tiles, g.tiles.of[at] ?? '')
    g.tilePlaces.splice(at, 1)
  })
  expect(gone.asks()).toBe('build')
})

test('[5.5] every kind of tile gives what it says', () => {
  const take = (tile: Parameters<typeof tileOn>[3]) =>
    acting('bank', (g, lay) => {
      post(g, 0, 'bank', 5)
      g.seats[0].yen = 0
      tileOn(g, lay, 'bank', tile)
    }).play(0, 'take-tile')
  expect(take('tile-5').g.seats[0].points).toBe(3)
  expect(take('tile-8').g.seats[0].yen).toBe(5 + 3)
  expect(take('tile-11').g.seats[0].goods.copper).toBe(1 + 2)
  expect(take('tile-12').g.seats[0].goods.silk).toBe(1 + 2)
  expect(take('tile-13').g.seats[0].goods.tea).toBe(1 + 3)
  expect(take('tile-14').g.seats[0].goods.fish).toBe(1 + 3)
  expect(take('tile-15').asks()).toBe('any-good')
  expect(take('tile-17').asks()).toBe('transfer')
  expect(take('tile-19').asks()).toBe('pick-mover')
})

test('[5.6] building needs power 4 and a piece in the supply, and happens once', () => {
  acting('bank', (g) => post(g, 0, 'bank', 3)).settled()
  const t = acting('bank', (g, lay) => {
    post(g, 0, 'bank', 4)
    siteOn(g, lay, 'bank', 'site-1')
  })
  t.refuses(0, 'house', '5.6')
  t.play(0, 'shop-2').settled()
  acting('bank', (g) => {
    post(g, 0, 'bank', 4)
    g.seats[0].supply.shop = 0
    g.seats[0].supply.house = 1
  }).refuses(0, 'shop-1', '5.6')
  acting('bank', (g) => {
    post(g, 0, 'bank', 4)
    g.seats[0].supply.shop = 0
  }).settled()
})

test('[5.7] one shop a player and area, on a free site, for its reward', () => {
  const t = acting('bank', (g, lay) => {
    post(g, 0, 'bank', 4)
    shop(g, 1, 'bank', 0)
    siteOn(g, lay, 'bank', 'site-2')
  })
  const built = t.refuses(0, 'shop-1', '5.7').play(0, 'shop-2').settled()
  expect(built.g.seats[0]).toMatchObject({ points: 4, supply: { shop: 1 } })
  expect(t.play(0, 'shop-3').g.seats[0].yen).toBe(4 + 4 + 2)
})

test('[5.7] worked example: who has a shop in the silk mill cannot build another', () => {
  acting('silk-mill-1', (g) => {
    silkMill(g)
    g.seats[0].supply.house = 1
  })
    .play(0, 'done')
    .refuses(0, 'shop-2', '5.7')
    .refuses(0, 'shop-1', '5.7')
})

test('[5.8] worked example: the trading house of the silk mill brings 9 points, with or without a shop', () => {
  const build = (withShop: boolean) =>
    acting('silk-mill-1', (g, lay) => {
      president(g, 0, 'silk-mill-1')
      post(g, 0, 'silk-mill-1', 4)
      if (withShop) shop(g, 0, 'silk-mill-1')
      g.seats[0].supply.house = 1
      siteOn(g, lay, 'silk-mill-1', 'site-20')
    })
      .plays(0, 'done', 'house')
      .settled()
  for (const withShop of [true, false]) {
    const t = build(withShop)
    expect(t.g.seats[0]).toMatchObject({ points: 9, supply: { house: 0 } })
    expect(t.g.houses[placeOf(t.g, 'silk-mill-1')]).toBe(0)
  }
  acting('bank', (g) => {
    post(g, 0, 'bank', 4)
    house(g, 1, 'bank')
    g.seats[0].supply.house = 1
  }).refuses(0, 'house', '5.8')
})

test('[5.9] the canal has no site to build on', () => {
  town(3, (g) => {
    expect(g.sites.of).toHaveLength(g.areas.length - 1)
    expect(g.tilePlaces).not.toContain(placeOf(g, 'canal'))
    return []
  })
})

test('[5.10] worked example: all three assistants return from the silk mill, the president stays', () => {
  const t = acting('silk-mill-1', silkMill).play(0, 'done').settled()
  expect(t.g.seats[0].supply.assistant).toBe(8)
  expect(t.g.seats[0].assistants[placeOf(t.g, 'silk-mill-1')]).toBe(0)
  expect(t.g.areas[t.g.seats[0].president]).toBe('silk-mill-1')
})

test('[5.11] with the telephone one assistant may stay', () => {
  const t = acting('tea-plantation-1', (g, lay) => {
    own(g, lay, 0, 'telephone')
    post(g, 0, 'tea-plantation-1', 3)
  })
  expect(t.asks()).toBe('may-stay')
  expect(t.play(0, 'one-stays').g.seats[0].supply.assistant).toBe(7)
  expect(t.play(0, 'all-return').settled().g.seats[0].supply.assistant).toBe(8)
})

test('[5.11] where nobody is left nobody can stay', () => {
  const t = acting('church', (g, lay) => {
    own(g, lay, 0, 'telephone')
    president(g, 0, 'church')
    post(g, 0, 'church')
    g.seats[0].imports = 1
  })
  t.plays(0, 'church-1', 'import', 'copper', 'from-area', 'done').settled()
})

test('[5.16] mining engineering adds one copper to every receipt', () => {
  const mine = (assistants: number) =>
    acting('copper-mine-1', (g, lay) => {
      own(g, lay, 0, 'mining-engineering')
      post(g, 0, 'copper-mine-1', assistants)
    }).g.seats[0].goods.copper
  expect([mine(2), mine(3)]).toEqual([1, 1 + 1 + 1])
  const tile = (id: Parameters<typeof tileOn>[3]) =>
    acting('bank', (g, lay) => {
      own(g, lay, 0, 'mining-engineering')
      post(g, 0, 'bank', 5)
      tileOn(g, lay, 'bank', id)
    }).play(0, 'take-tile')
  expect(tile('tile-11').g.seats[0].goods.copper).toBe(1 + 2 + 1)
  expect(tile('tile-15').plays(0, 'copper', 'copper').g.seats[0].goods.copper).toBe(1 + 2 + 1)
  expect(tile('tile-15').plays(0, 'copper', 'tea').g.seats[0].goods).toMatchObject({ copper: 3, tea: 2 })
  const site = acting('bank', (g, lay) => {
    own(g, lay, 0, 'mining-engineering')
    post(g, 0, 'bank', 4)
    siteOn(g, lay, 'bank', 'site-7')
  })
  expect(site.play(0, 'shop-1').g.seats[0].goods.copper).toBe(1 + 1 + 1)
  expect(site.plays(0, 'shop-4', 'copper').g.seats[0].goods.copper).toBe(1 + 1 + 1)
})

test('[5.17] gas light and electric light', () => {
  const lit = acting('bank', (g, lay) => {
    own(g, lay, 0, 'gas-light', 'electric-light')
    post(g, 0, 'bank', 4)
    g.seats[0].supply.house = 1
    siteOn(g, lay, 'bank', 'site-1')
  })
  expect(lit.play(0, 'shop-2').g.seats[0].points).toBe(3 + 2)
  expect(lit.play(0, 'house').g.seats[0].points).toBe(5 + 3)
})
