import { expect, test } from 'vitest'
import { own, post, president, town, type Arrange } from '../testing.ts'
import { startPlacement } from './3-placement.ts'

const placing = (arrange: (...args: Parameters<Arrange>) => void = () => {}, seats = 4) =>
  town(seats, (g, lay) => {
    arrange(g, lay)
    return startPlacement(0)
  })
const standing = (g: {
  readonly areas: readonly string[]
  readonly seats: readonly { assistants: number[] }[]
}) =>
  Object.fromEntries(
    g.areas.flatMap((area, at) => (g.seats[0]?.assistants[at] ? [[area, g.seats[0].assistants[at]]] : [])),
  )

test('[3.1] one each in up to three different areas, or two in one', () => {
  const three = placing().plays(0, 'port', 'silk-mill-1', 'bank')
  expect(standing(three.settled().g)).toEqual({ port: 1, 'silk-mill-1': 1, bank: 1 })
  const two = placing().plays(0, 'bank', 'bank')
  expect(standing(two.settled().g)).toEqual({ bank: 2 })
  const one = placing().plays(0, 'bank', 'done')
  expect(standing(one.settled().g)).toEqual({ bank: 1 })
  const second = placing().plays(0, 'port', 'bank')
  expect(second.offers(0).map(({ pick }) => pick)).not.toContain('port')
  expect(second.offers(0).map(({ pick }) => pick)).not.toContain('bank')
})

test('[3.2] at least one must be placed while the supply has one', () => {
  placing().refuses(0, 'done', '3.2')
  placing((g) => {
    g.seats[0].supply.assistant = 0
  })
    .play(0, 'done')
    .settled()
})

test('[3.3] never on the canal', () => {
  placing().refuses(0, 'canal', '3.3').play(0, 'dock').refuses(0, 'canal', '3.3')
})

test('[3.4] the own president is no hindrance', () => {
  const t = placing((g) => {
    president(g, 0, 'bank')
    g.seats[0].yen = 0
  })
  expect(standing(t.plays(0, 'bank', 'bank').g)).toEqual({ bank: 2 })
})

test('[3.5] worked example: 1 yen to yellow in the laboratory, 1 to blue at the agency, none in the silk mill', () => {
  const t = placing((g) => {
    president(g, 1, 'laboratory')
    president(g, 2, 'employment-agency')
  }).plays(0, 'employment-agency', 'silk-mill-1', 'laboratory')
  expect(t.g.seats.map(({ yen }) => yen)).toEqual([2, 5, 5, 4])
})

test('[3.5] each assistant and each president costs; who cannot pay may not place', () => {
  const crowd = (yen: number) =>
    placing((g) => {
      president(g, 1, 'bank')
      president(g, 2, 'bank')
      g.seats[0].yen = yen
    })
  crowd(1).refuses(0, 'bank', '3.5')
  crowd(3).play(0, 'bank').refuses(0, 'bank', '3.5')
  expect(
    crowd(4)
      .plays(0, 'bank', 'bank')
      .g.seats.map(({ yen }) => yen),
  ).toEqual([0, 6, 6, 4])
})

test('[3.6] the placement is over when the supply is empty', () => {
  const t = placing((g) => {
    g.seats[0].supply.assistant = 2
  })
  t.plays(0, 'port', 'bank').settled()
  placing((g) => {
    g.seats[0].supply.assistant = 1
  })
    .play(0, 'port')
    .settled()
})

test('[3.6, 8.16, 8.17] mill and university together supply an assistant for the last placement', () => {
  const poor = (...technologies: ('textile-mill' | 'university')[]) =>
    placing((g, lay) => {
      for (const technology of technologies) own(g, lay, 0, technology)
      g.seats[0].supply.assistant = 1
      g.seats[0].yen = 0
    }).play(0, 'port')
  poor('university').settled()
  const t = poor('textile-mill', 'university').refuses(0, 'use-university', '8.17').refuses(0, 'bank', '3.6')
  const { g } = t.plays(0, 'use-textile-mill', 'use-university', 'bank').settled()
  expect(standing(g)).toEqual({ port: 1, bank: 1 })
  expect(g.seats[0]).toMatchObject({ yen: 1, goods: { silk: 0 } })
  t.plays(0, 'done').settled()
})

test('[3.6] after the last area no further one can follow', () => {
  placing().plays(0, 'bank', 'silk-mill-2').settled()
})

test('[3.7] the newspaper lets four go to different areas', () => {
  const t = placing((g, lay) => own(g, lay, 0, 'newspaper')).plays(0, 'port', 'silk-mill-1', 'bank')
  expect(standing(t.play(0, 'laboratory').settled().g)).toEqual({
    port: 1,
    'silk-mill-1': 1,
    bank: 1,
    laboratory: 1,
  })
  placing((g, lay) => own(g, lay, 0, 'newspaper'))
    .plays(0, 'bank', 'bank')
    .settled()
})

test('[3.8] the telegraph lets a third go next to two, at the usual fee', () => {
  const t = placing((g, lay) => {
    own(g, lay, 0, 'telegraph')
    president(g, 3, 'bank')
    g.seats[0].yen = 1
  }).plays(0, 'silk-mill-1', 'silk-mill-1')
  expect(t.asks()).toBe('telegraph')
  expect(new Set(t.open(0))).toEqual(
    new Set(['bank', 'chinatown', 'done', 'employment-agency', 'fishing-ground-1', 'tea-plantation-2']),
  )
  t.refuses(0, 'canal', '3.3')
  const done = t.play(0, 'bank').settled()
  expect(done.g.seats.map(({ yen }) => yen)).toEqual([0, 4, 4, 5])
  t.play(0, 'done').settled()
  placing((g, lay) => {
    own(g, lay, 0, 'telegraph')
    president(g, 3, 'bank')
    g.seats[0].yen = 0
  })
    .plays(0, 'silk-mill-1', 'silk-mill-1')
    .refuses(0, 'bank', '3.5')
  placing((g, lay) => {
    own(g, lay, 0, 'telegraph')
    post(g, 0, 'port', 6)
  })
    .plays(0, 'silk-mill-1', 'silk-mill-1')
    .settled()
})

test('[3.8] the third assistant may come straight from the university', () => {
  const t = placing((g, lay) => {
    own(g, lay, 0, 'telegraph', 'university')
    post(g, 0, 'port', 6)
  }).plays(0, 'silk-mill-1', 'silk-mill-1')
  t.refuses(0, 'bank', '3.6')
  expect(standing(t.plays(0, 'use-university', 'bank').settled().g)).toMatchObject({
    'silk-mill-1': 2,
    bank: 1,
  })
})
