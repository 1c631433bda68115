import { expect, test } from 'vitest'
import type { AreaId } from '../data/areas.ts'
import type { TechnologyId } from '../data/technologies.ts'
import { placeOf } from '../places.ts'
import { NONE } from '../position.ts'
import { own, post, president, shop, town, type Arrange } from '../testing.ts'
import { extra } from './2-extra.ts'
import { movement } from './4-movement.ts'

const moving = (arrange: (...args: Parameters<Arrange>) => void = () => {}, seats = 4) =>
  town(seats, (g, lay) => {
    arrange(g, lay)
    return [movement({ seat: 0 }), extra({ seat: 0 })]
  })
const areaOf = (t: ReturnType<typeof moving>): AreaId | undefined => t.g.areas[t.g.seats[0].president]
const places = (t: ReturnType<typeof moving>) => t.open(0).filter((pick) => pick !== 'recall')

test('[4.1] take back, set, or walk', () => {
  const supply = moving((g) => post(g, 0, 'copper-mine-1'))
  expect(supply.open(0)).toEqual(['copper-mine-1', 'recall'])
  expect(areaOf(supply.play(0, 'copper-mine-1'))).toBe('copper-mine-1')
  const walk = moving((g) => {
    post(g, 0, 'copper-mine-1')
    president(g, 0, 'dock')
  })
  expect(walk.open(0)).toEqual(['copper-mine-1', 'recall'])
  expect(walk.play(0, 'recall').g.seats[0].president).toBe(NONE)
})

test('[4.2] a legal place has an own assistant and no opposing president', () => {
  const t = moving((g) => {
    post(g, 0, 'bank')
    post(g, 0, 'church')
    president(g, 2, 'church')
    shop(g, 0, 'port')
  })
  expect(places(t)).toEqual(['bank'])
  t.refuses(0, 'church', '4.2').refuses(0, 'port', '4.2').refuses(0, 'dock', '4.2')
})

test('[4.3] any number of assistants from any areas come back with the president', () => {
  const t = moving((g) => {
    post(g, 0, 'port', 2)
    post(g, 0, 'bank', 3)
    president(g, 0, 'port')
    g.church[0] = 0
  }).play(0, 'recall')
  expect(t.open(0)).toEqual(['port', 'bank', 'all', 'done'])
  const some = t.plays(0, 'port', 'bank', 'bank', 'done')
  expect(some.g.seats[0].supply.assistant).toBe(3 + 3)
  expect(some.g.seats[0].assistants[placeOf(some.g, 'bank')]).toBe(1)
  expect(t.play(0, 'all').g.seats[0].supply.assistant).toBe(8)
  expect(t.play(0, 'done').g.seats[0].supply.assistant).toBe(3)
  expect(t.play(0, 'all').g.church[0]).toBe(0)
  const withoutPresident = moving((g) => post(g, 0, 'bank')).plays(0, 'recall', 'bank')
  expect(withoutPresident.g.seats[0].supply.assistant).toBe(8)
  expect(withoutPresident.asks()).toBe('extra')
})

test('[4.4] after taking back the turn goes on with the second extra phase', () => {
  const t = moving((g) => {
    post(g, 0, 'bank', 4)
    president(g, 0, 'bank')
  }).plays(0, 'recall', 'done')
  expect(t.asks()).toBe('extra')
  expect(t.g.seats[0].yen).toBe(4)
})

test('[4.5] from the supply to any legal place, free of charge', () => {
  const t = moving((g) => {
    for (const area of ['copper-mine-1', 'silk-mill-2', 'customs'] as const) post(g, 0, area)
    g.seats[0].yen = 0
  })
  expect(places(t)).toEqual(['copper-mine-1', 'customs', 'silk-mill-2'])
  expect(t.play(0, 'silk-mill-2').g.seats[0].yen).toBe(0)
})

const SQUARE: readonly AreaId[] = [
  ...(['tea-plantation-1', 'laboratory', 'bank', 'port', 'dock'] as const),
  ...(['employment-agency', 'silk-mill-1', 'church', 'customs'] as const),
  ...(['chinatown', 'copper-mine-1', 'canal'] as const),
  ...(['fishing-ground-1', 'fishing-ground-2'] as const),
]

test('[4.6] worked example: from the tea plantation through the agency to the silk mill for 1 yen', () => {
  const t = town(
    3,
    (g) => {
      president(g, 0, 'tea-plantation-1')
      post(g, 0, 'employment-agency')
      post(g, 0, 'silk-mill-1')
      president(g, 1, 'employment-agency')
      return [movement({ seat: 0 }), extra({ seat: 0 })]
    },
    SQUARE,
  )
  t.refuses(0, 'laboratory', '4.2').refuses(0, 'employment-agency', '4.2')
  const done = t.play(0, 'silk-mill-1')
  expect(areaOf(done)).toBe('silk-mill-1')
  expect(done.g.seats.map(({ yen }) => yen)).toEqual([3, 5, 4])
})

test('[4.6] every area on the way needs an own assistant; shops do not help', () => {
  const far = (way: (...args: Parameters<Arrange>) => void) =>
    moving((g, lay) => {
      president(g, 0, 'copper-mine-1')
      post(g, 0, 'fishing-ground-1')
      way(g, lay)
    })
  far((g) => shop(g, 0, 'research-centre')).refuses(0, 'fishing-ground-1', '4.6')
  far((g) => post(g, 0, 'research-centre')).play(0, 'fishing-ground-1')
})

test('[4.7] each opposing president on the way is paid, or the way is closed', () => {
  const past = (yen: number) =>
    moving((g) => {
      president(g, 0, 'copper-mine-1')
      for (const area of ['research-centre', 'fishing-ground-1', 'employment-agency'] as const)
        post(g, 0, area)
      president(g, 1, 'research-centre')
      president(g, 2, 'fishing-ground-1')
      president(g, 3, 'fishing-ground-1')
      g.seats[0].yen = yen
    })
  past(2).refuses(0, 'employment-agency', '4.6')
  expect(
    past(3)
      .play(0, 'employment-agency')
      .g.seats.map(({ yen }) => yen),
  ).toEqual([0, 5, 5, 5])
})

test('[4.8] the canal is crossed for 1 yen to the bank', () => {
  const across = (yen: number) =>
    moving((g) => {
      president(g, 0, 'church')
      post(g, 0, 'bank')
      g.seats[0].yen = yen
    })
  across(0).refuses(0, 'bank', '4.6')
  const t = across(1).play(0, 'bank')
  expect(t.g.seats.map(({ yen }) => yen)).toEqual([0 + 2, 4, 4, 4])
})

test('[4.9] nobody ends on the canal', () => {
  moving((g) => president(g, 0, 'church')).refuses(0, 'canal', '4.9')
  moving().refuses(0, 'canal', '4.9')
})

test('[4.10] nobody goes back to where the walk began', () => {
  const t = moving((g) => {
    president(g, 0, 'church')
    post(g, 0, 'church', 2)
    post(g, 0, 'dock')
  })
  t.refuses(0, 'church', '4.10')
  expect(places(t)).toEqual(['dock'])
})

test('[4.11] where nothing can be reached the president must be taken back', () => {
  const t = moving((g) => {
    president(g, 0, 'church')
    post(g, 0, 'church')
    post(g, 0, 'port')
  })
  expect(t.open(0)).toEqual(['recall'])
  expect(moving().open(0)).toEqual(['recall'])
})

test('[4.12] of several ways the player chooses whom to pay, but never to pay more than needed', () => {
  const t = town(
    3,
    (g) => {
      president(g, 0, 'tea-plantation-1')
      for (const area of ['employment-agency', 'laboratory', 'silk-mill-1'] as const) post(g, 0, area)
      president(g, 1, 'employment-agency')
      president(g, 2, 'laboratory')
      return movement({ seat: 0 })
    },
    SQUARE,
  ).play(0, 'silk-mill-1')
  expect(t.asks()).toBe('way')
  expect(t.open(0)).toEqual(['pay+seat-2', 'pay+seat-3'])
  expect(t.play(0, 'pay+seat-3').g.seats.map(({ yen }) => yen)).toEqual([3, 4, 5])
  expect(t.play(0, 'pay+seat-2').g.seats.map(({ yen }) => yen)).toEqual([3, 5, 4])
  const free = town(
    3,
    (g) => {
      president(g, 0, 'tea-plantation-1')
      for (const area of ['employment-agency', 'laboratory', 'silk-mill-1'] as const) post(g, 0, area)
      president(g, 1, 'employment-agency')
      return movement({ seat: 0 })
    },
    SQUARE,
  ).play(0, 'silk-mill-1')
  expect(free.g.seats.map(({ yen }) => yen)).toEqual([4, 4, 4])
})

test('[4.13] the postal service ends at opposing presidents, who are paid', () => {
  const t = moving((g, lay) => {
    own(g, lay, 0, 'postal-service')
    president(g, 0, 'church')
    post(g, 0, 'dock')
    president(g, 1, 'dock')
  }).play(0, 'dock')
  expect(areaOf(t)).toBe('dock')
  expect(t.g.seats.map(({ yen }) => yen)).toEqual([3, 5, 4, 4])
  const fromSupply = (yen: number) =>
    moving((g, lay) => {
      own(g, lay, 0, 'postal-service')
      post(g, 0, 'silk-mill-1')
      president(g, 1, 'silk-mill-1')
      president(g, 2, 'silk-mill-1')
      g.seats[0].yen = yen
    })
  fromSupply(1).refuses(0, 'silk-mill-1', '4.7')
  expect(
    fromSupply(2)
      .play(0, 'silk-mill-1')
      .g.seats.map(({ yen }) => yen),
  ).toEqual([0, 5, 5, 4])
})

test('[4.13] with the postal service the fee may be out of reach, or the way, never the president', () => {
  const owner = (yen: number, area: AreaId) =>
    moving((g, lay) => {
      own(g, lay, 0, 'postal-service')
      president(g, 0, 'church')
      post(g, 0, area)
      president(g, 1, area)
      g.seats[0].yen = yen
    })
  owner(0, 'dock').refuses(0, 'dock', '4.7')
  owner(1, 'dock').play(0, 'dock')
  owner(4, 'port').refuses(0, 'port', '4.6')
})

test('[4.14] with the stagecoach presidents on the way are free, with the postal service also at the end', () => {
  const coach = (...more: readonly TechnologyId[]) =>
    moving((g, lay) => {
      own(g, lay, 0, 'stagecoach', ...more)
      president(g, 0, 'copper-mine-1')
      for (const area of ['research-centre', 'fishing-ground-1'] as const) post(g, 0, area)
      president(g, 1, 'research-centre')
      g.seats[0].yen = 0
    })
  coach().refuses(0, 'research-centre', '4.2')
  expect(
    coach()
      .play(0, 'fishing-ground-1')
      .g.seats.map(({ yen }) => yen),
  ).toEqual([0, 4, 4, 4])
  expect(areaOf(coach('postal-service').play(0, 'research-centre'))).toBe('research-centre')
  moving((g, lay) => {
    own(g, lay, 0, 'stagecoach')
    president(g, 0, 'church')
    post(g, 0, 'bank')
    g.seats[0].yen = 0
  }).refuses(0, 'bank', '4.6')
})

test('[4.15] the tramway goes straight to any legal place', () => {
  const t = moving((g, lay) => {
    own(g, lay, 0, 'tramway')
    president(g, 0, 'copper-mine-1')
    for (const area of ['tea-plantation-1', 'silk-mill-2', 'bank'] as const) post(g, 0, area)
    president(g, 1, 'bank')
    g.seats[0].yen = 0
  })
  expect(places(t)).toEqual(['tea-plantation-1', 'silk-mill-2'])
  t.refuses(0, 'bank', '4.2')
})

test('[4.16] the owner of the station goes straight there, past presidents and free', () => {
  const toStation = (assistants: number, owner: boolean) =>
    moving((g, lay) => {
      if (owner) own(g, lay, 0, 'station')
      g.station = placeOf(g, 'silk-mill-2')
      president(g, 0, 'copper-mine-1')
      post(g, 0, 'silk-mill-2', assistants)
      president(g, 1, 'silk-mill-2')
      g.seats[0].yen = 0
    })
  const t = toStation(1, true).play(0, 'silk-mill-2')
  expect(t.g.seats[0]).toMatchObject({ yen: 0, goods: { silk: 1 + 2 } })
  toStation(0, true).refuses(0, 'silk-mill-2', '4.2')
  toStation(1, false).refuses(0, 'silk-mill-2', '4.2')
  moving((g, lay) => {
    own(g, lay, 0, 'station')
    g.station = placeOf(g, 'bank')
    president(g, 0, 'bank')
    post(g, 0, 'bank')
  }).refuses(0, 'bank', '4.10')
})
