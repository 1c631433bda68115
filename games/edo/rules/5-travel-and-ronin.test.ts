import type { Lay } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import type { ActionId } from '../data/actions.ts'
import type { LocationId } from '../data/locations.ts'
import type { SpaceId } from '../by-id.ts'
import { edo } from '../index.ts'
import type { G } from '../position.ts'
import { bare, station, stock } from '../testing.ts'
import { round } from './2-planning.ts'
import { turn } from './3-execution.ts'
import { haunts, stir, travel } from './5-travel-and-ronin.ts'
import { build } from './6-building.ts'
import { income } from './9-reckoning.ts'

const RONIN = { ronin: true }
type Crew = { own?: number; other?: number; action?: ActionId }

const travelling = (
  { own = 0, other = 0, action = 'travel' }: Crew,
  arrange: (g: G, lay: Lay) => void,
  options = {},
) =>
  bare((g, lay) => {
    arrange(g, lay)
    return travel({ seat: 0, action, own, other, drove: false })
  }, options)

const stirring = (ronin: SpaceId[], tiles: LocationId[], seats = 3) =>
  bare(
    (g, lay) => {
      g.ronin = [...ronin].sort()
      lay(g.bag, ...tiles)
      return stir({ seat: 0 })
    },
    RONIN,
    seats,
  )

test('[5.1] official by official, each for one use', () => {
  const at = travelling({ own: 2 }, () => {}).play(0, 'send')
  expect(at.asks()).toBe('send-to')
  const next = at.play(0, 'usui')
  expect(next.asks()).toBe('travel')
  expect(next.plays(0, 'move', 'usui', 'edo', 'done').settled().g.seats[0].samurai).toEqual(['edo'])
})

test('[5.2] an own official goes to a border post', () => {
  const at = travelling({ own: 1 }, () => {}).play(0, 'send')
  expect(at.open(0)).toEqual(['usui', 'hakone', 'nakoso'])
  expect(at.play(0, 'hakone').settled().g.seats[0].samurai).toEqual(['hakone'])
})

test('[5.3] white and black officials are not sent', () => {
  const at = travelling({ own: 1, other: 1 }, () => {}).plays(0, 'send', 'usui')
  at.refuses(0, 'send', '5.3').plays(0, 'move', 'usui', 'izu', 'done').settled()
})

test('[5.4] other uses take foreign officials first, so that own ones can still be sent', () => {
  const at = travelling({ own: 1, other: 1 }, (g) => station(g.seats[0], 'edo'))
  const after = at.plays(0, 'move', 'edo', 'izu', 'done', 'send', 'nakoso').settled()
  expect(after.g.seats[0].samurai).toEqual(['izu', 'nakoso'])
})

test('[5.5] up to two own samurai go anywhere without cost', () => {
  const at = travelling({ other: 1 }, (g) => station(g.seats[0], 'edo', 'edo', 'izu')).play(0, 'move')
  expect(at.open(0)).toEqual(['edo', 'izu'])
  const two = at.plays(0, 'edo', 'usui', 'izu', 'boso').settled()
  expect([two.g.seats[0].samurai, two.g.seats[0].ryo]).toEqual([['boso', 'edo', 'usui'], 0])
  expect(at.plays(0, 'edo', 'usui', 'done').settled().g.seats[0].samurai).toEqual(['edo', 'izu', 'usui'])
  travelling({ other: 1 }, () => {}).refuses(0, 'move', '5.5')
})

test('[5.6] a samurai just sent can be moved at once', () => {
  const at = travelling({ own: 2 }, () => {}).plays(0, 'send', 'usui', 'move', 'usui', 'sakura', 'done')
  expect(at.settled().g.seats[0].samurai).toEqual(['sakura'])
})

test('[5.7] travel never moves the merchant', () => {
  const at = travelling({ own: 3 }, (g) => station(g.seats[0], 'edo'))
  expect(at.open(0)).toEqual(['send', 'move', 'done'])
  expect(at.play(0, 'move').open(0)).toEqual(['edo'])
})

test('[5.8] great travel sends to any open space and moves three', () => {
  const at = travelling({ own: 1, other: 1, action: 'great-travel' }, (g) => {
    station(g.seats[0], 'edo', 'edo', 'edo')
    g.covered = ['boso']
    g.closed = ['sakura']
  })
  const sent = at.play(0, 'send').refuses(0, 'boso', '5.8').refuses(0, 'sakura', '5.8').play(0, 'izu')
  const moved = sent.plays(0, 'move', 'edo', 'boso', 'edo', 'sakura', 'edo', 'tama').settled()
  expect(moved.g.seats[0].samurai).toEqual(['boso', 'izu', 'sakura', 'tama'])
})

test('[5.9] at the beginning of a round the start player moves a ronin', () => {
  const at = bare((g) => {
    g.startPlayer = 2
    g.ronin = ['boso', 'izu', 'sagami']
    return round()
  }, RONIN)
  expect([at.asks(), edo.waitingFor(at.g)]).toEqual(['stir', [2]])
})

test('[5.10] rulebook: all apart, or all together, any ronin may go', () => {
  expect(stirring(['boso', 'izu', 'sagami'], ['location-city']).open(0)).toEqual(['boso', 'izu', 'sagami'])
  expect(stirring(['boso', 'boso', 'boso'], ['location-city']).open(0)).toEqual(['boso'])
})

test('[5.10] rulebook: with two together, the lone ronin on the stone space must go', () => {
  stirring(['sakura', 'sakura', 'izu'], ['location-rice']).refuses(0, 'sakura', '5.10').play(0, 'izu')
})

test('[5.11] the tile names the kind of space, a choice tile leaves it to the player', () => {
  const rice = stirring(['boso', 'izu', 'sakura'], ['location-rice']).play(0, 'boso')
  expect(rice.open(0)).toEqual(['sagami', 'kasumigaura'])
  const choice = stirring(['boso', 'izu', 'sakura'], ['location-choice']).play(0, 'boso')
  expect(choice.open(0)).toEqual(['rice', 'wood', 'stone', 'city'])
  expect(choice.play(0, 'stone').settled().g.ronin).toEqual(['izu', 'izu', 'sakura'])
})

test('[5.12] a ronin never goes to Edo', () => {
  const at = stirring(['boso', 'izu', 'sagami'], ['location-city']).play(0, 'boso')
  expect(at.open(0)).toEqual(['utsunomiya', 'odawara', 'sakura'])
})

test('[5.13] a ronin leaves its space', () => {
  const at = stirring(['boso', 'izu', 'sagami'], ['location-wood']).play(0, 'boso').settled()
  expect(at.g.ronin).toEqual(['chichibu', 'izu', 'sagami'])
})

test('[5.14] a ronin joins others on a space of the kind', () => {
  const at = stirring(['boso', 'izu', 'sakura'], ['location-city']).play(0, 'boso').settled()
  expect(at.g.ronin).toEqual(['izu', 'sakura', 'sakura'])
  const two = stirring(['boso', 'odawara', 'sakura'], ['location-city']).play(0, 'boso')
  expect(two.open(0)).toEqual(['odawara', 'sakura'])
})

test('[5.14] not where it comes from: of three together one goes elsewhere', () => {
  const at = stirring(['sakura', 'sakura', 'sakura'], ['location-city']).play(0, 'sakura')
  expect(at.open(0)).toEqual(['utsunomiya', 'odawara'])
})

test('[5.15] never to a covered space or a closed city', () => {
  const { g } = bare(
    (g) => {
      g.covered = ['oya', 'nasu', 'kumagaya']
      g.closed = ['mito']
      g.ronin = ['boso', 'izu', 'sagami']
      return stir({ seat: 0 })
    },
    RONIN,
    4,
  )
  expect(haunts(g, 'boso', 'wood')).toEqual(['chichibu'])
  expect(haunts(g, 'boso', 'city')).toEqual(['utsunomiya', 'sakura', 'odawara', 'kofu'])
})

test('[5.16] of several spaces the player chooses', () => {
  const at = stirring(['boso', 'izu', 'sagami'], ['location-city']).play(0, 'izu')
  expect(at.asks()).toBe('ronin-to')
  expect(at.play(0, 'odawara').settled().g.ronin).toEqual(['boso', 'odawara', 'sagami'])
})

test('[5.17] the tile goes back into the bag, and nobody knows where', () => {
  const at = stirring(['boso', 'izu', 'sagami'], ['location-wood']).play(0, 'boso').settled()
  expect([at.g.bag.of.length, at.g.drawn.of.length]).toEqual([7, 0])
  expect(new Set(edo.view(at.g, 0).bag.of)).toEqual(new Set(['?']))
})

const building = (ronin: SpaceId[]) =>
  bare((g) => {
    g.ronin = ronin
    station(g.seats[0], 'sakura')
    stock(g.seats[0], { wood: 2, stone: 1, ryo: 5 })
    return build({ seat: 0, action: 'build-easy', left: 1, used: [] })
  }, RONIN)

test('[5.18] one ronin in a city does nothing, two stop all building', () => {
  building(['boso', 'izu', 'sakura']).play(0, 'house@sakura').settled()
  building(['boso', 'sakura', 'sakura']).refuses(0, 'house@sakura', '5.18')
  building(['sakura', 'sakura', 'sakura']).refuses(0, 'house@sakura', '5.18')
})

test('[5.19] three ronin stop the income, two do not', () => {
  const paid = (ronin: SpaceId[]) =>
    bare((g) => {
      g.ronin = ronin
      g.sites.sakura = ['house-0']
      return income()
    }, RONIN).g.seats[0].ryo
  expect(paid(['sakura', 'sakura', 'sakura'])).toBe(0)
  expect(paid(['boso', 'sakura', 'sakura'])).toBeGreaterThan(7)
})

const driving = (own: SpaceId[], ronin: SpaceId[], tiles: LocationId[], crew: Crew = { other: 1 }) =>
  travelling(
    crew,
    (g, lay) => {
      station(g.seats[0], ...own)
      g.ronin = [...ronin].sort()
      lay(g.bag, ...tiles)
    },
    RONIN,
  )

test('[5.20] one official of a card drives off, the others do something else', () => {
  const at = driving(['izu', 'izu'], ['izu', 'boso', 'sagami'], ['location-city'], { other: 2 })
  const after = at.plays(0, 'drive-off', 'izu', 'sakura')
  expect(after.asks()).toBe('travel')
  after.refuses(0, 'drive-off', '5.20').plays(0, 'move', 'izu', 'edo', 'done').settled()
})

test('[5.21] rulebook: one samurai walks for 1 ryo, two more come free, and the ronin are gone', () => {
  const window = turn({ seat: 0, card: 1, moved: [], merchant: false })
  const walked = bare((g) => {
    station(g.seats[0], 'koiwa', 'edo', 'edo')
    stock(g.seats[0], { ryo: 1 })
    g.ronin = ['izu', 'sakura', 'sakura']
    return window
  }, RONIN).plays(0, 'koiwa', 'sakura')
  expect([walked.g.seats[0].samurai, walked.g.seats[0].ryo]).toEqual([['edo', 'edo', 'sakura'], 0])
  const at = driving(
    ['edo', 'edo', 'sakura'],
    ['izu', 'sakura', 'sakura'],
    ['location-stone', 'location-wood'],
  )
  const naming = at.play(0, 'drive-off').play(0, 'sakura')
  naming.refuses(0, 'done', '5.22')
  const after = naming.plays(0, 'edo', 'edo', 'boso').settled()
  expect(after.g.seats[0].samurai).toEqual(['sakura', 'sakura', 'sakura'])
  expect(after.g.ronin).toEqual(['boso', 'izu', 'izu'])
  expect(after.g.seats[0].roninTiles).toBe(1)
})

test('[5.21] two also with great travel', () => {
  const at = driving(['edo', 'edo', 'edo'], ['sakura', 'boso', 'sagami'], ['location-stone'], {
    other: 1,
    action: 'great-travel',
  })
  const after = at.plays(0, 'drive-off', 'sakura', 'edo', 'edo')
  expect(after.asks()).toBe('ronin-to')
})

test('[5.22] only where the player can outnumber the ronin', () => {
  driving(['izu', 'edo'], ['izu', 'izu', 'boso'], [])
    .play(0, 'drive-off')
    .refuses(0, 'izu', '5.22')
    .play(0, 'boso')
  driving(['izu', 'edo', 'edo'], ['izu', 'izu', 'boso'], []).play(0, 'drive-off').play(0, 'izu')
  driving(['edo'], ['izu', 'boso', 'sagami'], []).refuses(0, 'drive-off', '5.22')
})

test('[5.22] equal numbers drive nobody off', () => {
  const at = driving(['izu', 'edo'], ['izu', 'boso', 'sagami'], ['location-city']).plays(
    0,
    'drive-off',
    'izu',
  )
  at.refuses(0, 'done', '5.22').plays(0, 'edo', 'sakura').settled()
})

test('[5.23] one tile for each ronin, and they go back after the last', () => {
  const at = driving(['izu', 'izu', 'izu'], ['izu', 'izu', 'boso'], ['location-city', 'location-rice'])
  const first = at.plays(0, 'drive-off', 'izu')
  expect([first.asks(), first.g.drawn.of]).toEqual(['ronin-to', ['location-city']])
  const second = first.play(0, 'sakura')
  expect(second.g.drawn.of.length).toBe(2)
  const after = second.play(0, 'sagami').settled()
  expect([after.g.bag.of.length, after.g.ronin]).toEqual([7, ['boso', 'sagami', 'sakura']])
})

test('[5.24] ronin tiles: none for one, 1 for two, 2 for three', () => {
  const won = (ronin: SpaceId[], tiles: LocationId[], ...picks: string[]) =>
    driving(['izu', 'izu', 'izu', 'izu'], ronin, tiles)
      .plays(0, 'drive-off', 'izu', ...picks)
      .settled().g.seats[0].roninTiles
  expect(won(['izu', 'boso', 'sagami'], ['location-wood'])).toBe(0)
  expect(won(['izu', 'izu', 'sagami'], ['location-rice', 'location-wood'], 'boso')).toBe(1)
  const all: LocationId[] = ['location-rice', 'location-wood', 'location-city']
  expect(won(['izu', 'izu', 'izu'], all, 'sagami', 'boso', 'sakura')).toBe(2)
})

test('[5.25] when the ronin tiles are used up, driving off gives none', () => {
  const last = (left: number) =>
    travelling(
      { other: 1 },
      (g, lay) => {
        station(g.seats[0], 'izu', 'izu', 'izu', 'izu')
        g.ronin = ['izu', 'izu', 'izu']
        g.roninTiles = left
        lay(g.bag, 'location-rice', 'location-wood', 'location-city')
      },
      RONIN,
    ).plays(0, 'drive-off', 'izu', 'sagami', 'boso', 'sakura').g
  expect([last(1).seats[0].roninTiles, last(1).roninTiles]).toEqual([1, 0])
  expect(last(0).seats[0].roninTiles).toBe(0)
})
