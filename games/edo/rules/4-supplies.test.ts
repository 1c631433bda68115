import { expect, test } from 'vitest'
import type { ActionId } from '../data/actions.ts'
import { PERMIT, SPECIAL_IDS, type SpaceId } from '../by-id.ts'
import type { G } from '../position.ts'
import { bare, station, stock, stockOf } from '../testing.ts'
import { collect, develop, gather, recruit } from './4-supplies.ts'

const collecting = (action: ActionId, left: number, rice = 0) =>
  bare((g) => {
    stock(g.seats[0], { rice })
    return collect({ seat: 0, action, left })
  })

const gathering = (
  action: ActionId,
  left: number,
  arrange: (g: G) => void,
  options: { ronin?: boolean } = {},
  seats = 3,
) =>
  bare(
    (g) => {
      arrange(g)
      return gather({ seat: 0, action, left, used: [] })
    },
    options,
    seats,
  )

const wood = (g: G, ...others: SpaceId[]) => {
  station(g.seats[0], 'boso')
  station(g.seats[1], ...others)
}

test('[4.1] 5 ryo for each activation', () => {
  expect(collecting('take-money', 4).play(0, 4).settled().g.seats[0].ryo).toBe(20)
  expect(collecting('take-money', 1).play(0, 1).settled().g.seats[0].ryo).toBe(5)
})

test('[4.2] 1 rice for each activation', () => {
  expect(collecting('take-rice', 4).play(0, 4).settled().g.seats[0].rice).toBe(4)
})

test('[4.3] nobody owns more than ten: the rest is lost', () => {
  expect(collecting('take-rice', 4, 8).play(0, 4).settled().g.seats[0].rice).toBe(10)
  expect(collecting('take-rice', 2, 8).play(0, 2).settled().g.seats[0].rice).toBe(10)
  const full = gathering('gather-wood', 2, (g) => {
    wood(g)
    stock(g.seats[0], { wood: 9 })
  }).play(0, 'boso')
  expect(full.g.seats[0].wood).toBe(10)
  gathering('gather-wood', 1, (g) => {
    wood(g)
    stock(g.seats[0], { wood: 10 })
  }).refuses(0, 'boso', '4.3')
})

test('[4.4] a white official costs 1 rice', () => {
  const recruiting = (rice: number) =>
    bare((g) => {
      stock(g.seats[0], { rice })
      return recruit({ seat: 0, rice: 1 })
    })
  recruiting(0).refuses(0, 'recruit', '3.10')
  const { g } = recruiting(1).play(0, 'recruit').settled()
  expect([g.seats[0].whites, g.seats[0].rice, g.whites]).toEqual([1, 0, 11])
})

test('[4.5] without white officials in the supply nobody is recruited', () => {
  bare((g) => {
    g.whites = 0
    stock(g.seats[0], { rice: 1 })
    return recruit({ seat: 0, rice: 1 })
  })
    .refuses(0, 'recruit', '4.5')
    .play(0, 'done')
    .settled()
})

test('[4.6] a special permit costs 5 ryo, and the display is refilled', () => {
  const developing = (ryo: number) =>
    bare((g, lay) => {
      stock(g.seats[0], { ryo })
      lay(g.specials, 'special-3')
      return develop({ seat: 0, ryo: 5 })
    })
  developing(4).refuses(0, 'special-3', '3.10')
  const before = developing(5)
  const { g } = before.play(0, 'special-3').settled()
  expect(g.seats[0].specials.of).toEqual(['special-3'])
  expect([g.seats[0].ryo, g.specials.of.length]).toEqual([0, before.g.specials.of.length])
  expect(g.specialStack.of.length).toBe(before.g.specialStack.of.length - 1)
  const laid = before.play(0, 'special-3').told.filter(({ tiding }) => tiding === 'laid-special')
  expect(laid.map(({ a }) => a['card'])).toEqual([g.specials.of.at(-1)])
})

test('[4.6] a stack that is used up leaves the display shorter', () => {
  const { g } = bare((g, lay) => {
    lay(g.seats[1].specials, ...SPECIAL_IDS.filter((id) => id !== 'special-3'))
    stock(g.seats[0], { ryo: 5 })
    lay(g.specials, ...g.specialStack.of)
    return develop({ seat: 0, ryo: 5 })
  }).play(0, 'special-3')
  expect(g.specials.of).toEqual([])
})

test('[4.7] without special permits development does nothing and costs nothing', () => {
  const at = bare((g, lay) => {
    lay(g.seats[1].specials, ...SPECIAL_IDS)
    stock(g.seats[0], { ryo: 5 })
    return develop({ seat: 0, ryo: 5 })
  })
  expect(at.open(0)).toEqual(['done'])
  expect(at.play(0, 'done').settled().g.seats[0].ryo).toBe(5)
})

test('[4.8] every special permit shows two actions', () => {
  expect(SPECIAL_IDS.map((id) => PERMIT[id].actions.length)).toEqual(SPECIAL_IDS.map(() => 2))
})

test('[4.9] gathering takes a samurai on a space of the resource, each once', () => {
  const at = gathering('gather-wood', 3, (g) => station(g.seats[0], 'boso', 'chichibu', 'izu', 'edo'))
  expect(at.open(0)).toEqual(['boso', 'chichibu', 'done'])
  at.play(0, 'boso').refuses(0, 'boso', '4.9').play(0, 'chichibu').refuses(0, 'chichibu', '4.9')
})

test('[4.10] alone 3, two 2, three 1, four nothing', () => {
  const yields = (others: SpaceId[]) => gathering('gather-wood', 1, (g) => wood(g, ...others))
  expect(yields([]).play(0, 'boso').settled().g.seats[0].wood).toBe(3)
  expect(yields(['boso']).play(0, 'boso').g.seats[0].wood).toBe(2)
  expect(yields(['boso', 'boso']).play(0, 'boso').g.seats[0].wood).toBe(1)
  yields(['boso', 'boso', 'boso']).refuses(0, 'boso', '4.10').play(0, 'done').settled()
})

test('[4.10] rulebook: two blue and one yellow samurai give blue 1 wood', () => {
  const { g } = gathering('gather-wood', 1, (g) => {
    station(g.seats[0], 'boso', 'boso')
    station(g.seats[1], 'boso')
  }).play(0, 'boso')
  expect(g.seats[0].wood).toBe(1)
})

test('[4.11] rulebook: two activations with two samurai on one space give 4 wood', () => {
  const { g } = gathering('gather-wood', 2, (g) => station(g.seats[0], 'boso', 'boso'))
    .plays(0, 'boso', 'boso')
    .settled()
  expect(g.seats[0].wood).toBe(4)
})

test('[4.11] rulebook: alone on one space and with a rival on another give 5 wood', () => {
  const { g } = gathering('gather-wood', 2, (g) => {
    station(g.seats[0], 'boso', 'chichibu')
    station(g.seats[1], 'chichibu')
  })
    .plays(0, 'boso', 'chichibu')
    .settled()
  expect(g.seats[0].wood).toBe(5)
})

test('[4.12] the merchant does not lower a yield', () => {
  const { g } = gathering('gather-wood', 1, (g) => {
    wood(g)
    g.merchant = 'boso'
  }).play(0, 'boso')
  expect(g.seats[0].wood).toBe(3)
})

test('[4.13] ronin and the samurai of an unused colour lower a yield', () => {
  const haunted = gathering(
    'gather-wood',
    1,
    (g) => {
      wood(g)
      g.ronin = ['boso', 'izu', 'sakura']
    },
    { ronin: true },
  )
  expect(haunted.play(0, 'boso').g.seats[0].wood).toBe(2)
  const forTwo = gathering('gather-wood', 1, (g) => wood(g), { ronin: true }, 2)
  expect(forTwo.play(0, 'boso').g.seats[0].wood).toBe(2)
})

test('[4.14] a covered space gives nothing', () => {
  gathering('gather-wood', 1, (g) => {
    wood(g)
    g.covered = ['boso']
  }).refuses(0, 'boso', '4.14')
})

test('[4.15] great money: 10 ryo for each activation', () => {
  expect(collecting('great-money', 3).play(0, 3).settled().g.seats[0].ryo).toBe(30)
})

test('[4.16] great rice: 2 rice for each activation', () => {
  expect(collecting('great-rice', 3).play(0, 3).settled().g.seats[0].rice).toBe(6)
})

test('[4.17] free recruiting needs no rice', () => {
  const { g } = bare(() => recruit({ seat: 0, rice: 0 }))
    .play(0, 'recruit')
    .settled()
  expect(g.seats[0].whites).toBe(1)
})

test('[4.18] rich gathering gives one more where anything is gathered', () => {
  const rich = (others: SpaceId[]) => gathering('rich-wood', 1, (g) => wood(g, ...others))
  expect(rich([]).play(0, 'boso').g.seats[0].wood).toBe(4)
  expect(rich(['boso', 'boso']).play(0, 'boso').g.seats[0].wood).toBe(2)
  rich(['boso', 'boso', 'boso']).refuses(0, 'boso', '4.10')
  const stone = gathering('rich-stone', 1, (g) => station(g.seats[0], 'izu'))
  const rice = gathering('rich-rice', 1, (g) => station(g.seats[0], 'sagami'))
  expect([stone.play(0, 'izu').g.seats[0].stone, rice.play(0, 'sagami').g.seats[0].rice]).toEqual([4, 4])
})

test('[4.19] free gathering takes what each space gives', () => {
  const { g } = gathering('free-gathering', 3, (g) => station(g.seats[0], 'boso', 'izu', 'sagami'))
    .plays(0, 'boso', 'izu', 'sagami')
    .settled()
  expect(stockOf(g.seats[0])).toEqual([3, 3, 3, 0])
})
