import { expect, test } from 'vitest'
import { yedo } from '../index.ts'
import { clans, own, type Arrange } from '../testing.ts'
import { auction, bidding, knockDown, payFor } from './2-bidding.ts'

const sale = (seats: number, arrange: (...a: Parameters<Arrange>) => void = () => {}) =>
  clans(seats, (g, lay) => {
    arrange(g, lay)
    return auction()
  })

test('[2.1] each says whether he takes part; the egress pays 3 mon', () => {
  const t = clans(3, () => bidding())
    .play(0, 'join')
    .play(1, 'egress')
  expect(t.g.seats[1].mon).toBe(15)
  expect(t.g.track).toEqual([0, 2])
  expect(t.play(2, 'egress').asks()).toBe('announce')
})

test('[2.2] the announcer bids exactly the minimum', () => {
  const t = sale(4)
  expect(t.play(0, 'annex').g.sale).toMatchObject({ price: 5, leader: 0 })
  expect(t.play(0, 'geisha').g.sale.price).toBe(5)
  for (const lot of ['action', 'bonus', 'weapon', 'disciple', 'mission'])
    expect(t.play(0, lot).g.sale.price).toBe(3)
})

test('[2.3] nobody announces or bids what he cannot pay', () => {
  const t = sale(4, (g) => {
    g.seats[0].mon = 4
    g.seats[1].mon = 4
    g.seats[2].mon = 3
  }).refuses(0, 'annex', '2.3')
  const bids = t.play(0, 'weapon')
  expect(bids.open(1)).toEqual(['pass', 4])
  bids.play(1, 'pass').refuses(2, 4, '2.3')
})

test('[2.4] the others each once bid more or pass, in the order of the track', () => {
  const t = sale(4).play(0, 'weapon').play(1, 5)
  expect(t.open(2)).toEqual(['pass', 6, 7, 8, 9, 10, 11, 12])
  const last = t.play(2, 'pass').play(3, 6)
  expect(yedo.waitingFor(last.g)).toEqual([0])
  expect(last.play(0, 'pass').g.sale).toMatchObject({ price: 6, leader: 3 })
})

test('[2.4] bids far above are reached a dozen at a time, and the smaller ones stay open', () => {
  const t = sale(4, (g) => (g.seats[1].mon = 40)).play(0, 'weapon')
  expect(t.open(1)).toHaveLength(1 + 12 + 1)
  const far = t.plays(1, 'more', 'more')
  expect(far.open(1)).toEqual(['pass', ...Array.from({ length: 36 }, (_, i) => 4 + i), 'more'])
  expect(far.play(1, 30).g.sale.price).toBe(30)
  expect(far.play(1, 4).g.sale.price).toBe(4)
  expect(far.play(1, 'more').open(1)).toEqual(['pass', ...Array.from({ length: 37 }, (_, i) => 4 + i)])
})

test('[2.5] an announcer whom nobody topped has won without being asked', () => {
  const t = sale(4).play(0, 'disciple').play(1, 'pass').play(2, 'pass').play(3, 'pass')
  expect(t.g.seats[0]).toMatchObject({ mon: 9, house: 3, reserve: 1 })
  expect(t.asks()).toBe('announce')
})

test('[2.6] the winner pays, leaves the track and takes no further part', () => {
  const t = sale(4).play(0, 'disciple').play(1, 7).play(2, 'pass').play(3, 'pass').play(0, 'pass')
  expect(t.g.seats[1]).toMatchObject({ mon: 5, house: 3 })
  expect(t.g.track).toEqual([0, 2, 3])
  const next = t.play(0, 'geisha')
  expect(yedo.waitingFor(next.g)).toEqual([2])
})

test('[2.7] a category that was won is closed', () => {
  const t = sale(4).play(0, 'disciple').play(1, 'pass').play(2, 'pass').play(3, 'pass')
  t.refuses(1, 'disciple', '2.7')
  expect(t.g.closed).toEqual(['disciple'])
})

test('[2.8] who is to announce may drop out without money', () => {
  const t = sale(4, (g) => (g.seats[0].mon = 2))
  expect(t.open(0)).toEqual(['egress'])
  const out = t.play(0, 'egress')
  expect(out.g.seats[0].mon).toBe(2)
  expect(yedo.waitingFor(out.g)).toEqual([1])
})

test('[2.9] the phase ends when nobody is left on the track', () => {
  sale(4).play(0, 'egress').play(1, 'egress').play(2, 'egress').play(3, 'egress').settled()
})

test('[2.10] a winner who cannot pay loses all and the category stays open', () => {
  const { g } = clans(4, (each) => {
    each.track = [0]
    each.sale = { lot: 'disciple', price: 9, leader: 0, bidders: 1 }
    each.seats[0].mon = 5
    return payFor({ seat: 0, part: 'disciple' })
  }).settled()
  expect(g.seats[0]).toMatchObject({ mon: 0, house: 2 })
  expect(g.closed).toEqual([])
  expect(g.track).toEqual([])
})

test('[2.11] the price is due even if there is nothing to get', () => {
  const { g } = sale(4, (each) => {
    each.track = [0]
    each.seats[0].reserve = 0
    each.seats[0].house = 4
  })
    .play(0, 'disciple')
    .settled()
  expect(g.seats[0]).toMatchObject({ mon: 9, house: 4 })
})

/** Seat 0 alone on the track wins a category and keeps the first of three. */
const alone = (lot: string, arrange: (...a: Parameters<Arrange>) => void = () => {}) =>
  sale(4, (g, lay) => {
    g.track = [0]
    arrange(g, lay)
  }).play(0, lot)

test('[2.12] action cards: three drawn, one kept, two under the deck', () => {
  const t = alone('action', (g, lay) => lay(g.actions, 'feint', 'haggling', 'safe-house'))
  expect(t.open(0)).toEqual(['feint', 'haggling', 'safe-house'])
  const { g } = t.play(0, 'haggling').settled()
  expect(g.seats[0].actions.of).toEqual(['haggling'])
  expect(g.actions.of.slice(-2)).toEqual(['feint', 'safe-house'])
  expect(yedo.view(g, 1).actions.of.slice(-2)).toEqual(['?', '?'])
})

test('[2.13] bonus cards: the two rejected go under the bonus deck', () => {
  const t = alone('bonus', (g, lay) => lay(g.bonuses, 'tireless', 'no-blood', 'many-arts'))
  const { g } = t.play(0, 'no-blood').settled()
  expect(g.seats[0].bonuses.of).toEqual(['no-blood'])
  expect(g.bonuses.of.slice(-2)).toEqual(['many-arts', 'tireless'])
})

test('[2.14] weapons: the two rejected go face up on the discard', () => {
  const t = alone('weapon', (g, lay) => lay(g.weapons, 'doku', 'nawa', 'nawa'))
  expect(t.open(0)).toEqual(['doku', 'nawa'])
  const { g } = t.play(0, 'doku').settled()
  expect(g.seats[0].weapons.of).toEqual(['doku'])
  expect(g.discard.of).toEqual(['nawa', 'nawa'])
})

test('[2.15] an annex and 2 prestige points, or only the points', () => {
  const t = alone('annex', (g) => {
    own(g, 0, 'dojo')
    g.annexes.yashiki = 0
  })
  t.refuses(0, 'dojo', '8.13').refuses(0, 'yashiki', '2.15')
  const { g } = t.play(0, 'karesansui').settled()
  expect(g.seats[0].annexes.karesansui).toBe(1)
  expect([g.annexes.karesansui, g.seats[0].prestige, g.seats[0].mon]).toEqual([2, 3, 7])
  const none = alone('annex', (each) => own(each, 0, 'dojo', 'yashiki', 'karesansui', 'kobudo-ryu')).settled()
  expect(none.g.seats[0].prestige).toBe(3)
})

test('[2.16] a geisha and 2 prestige points, or only the points', () => {
  const { g } = alone('geisha').settled()
  expect([g.seats[0].geisha, g.geisha, g.seats[0].prestige]).toEqual([1, 5, 3])
  const full = alone('geisha', (each) => (each.seats[0].geisha = 3)).settled()
  expect([full.g.seats[0].geisha, full.g.seats[0].prestige]).toEqual([3, 3])
  const soldOut = alone('geisha', (each) => (each.geisha = 0)).settled()
  expect([soldOut.g.seats[0].geisha, soldOut.g.seats[0].prestige]).toEqual([0, 3])
})

test('[2.17] a disciple comes home from the reserve', () => {
  expect(alone('disciple').settled().g.seats[0]).toMatchObject({ house: 3, reserve: 1 })
})

test('[2.18] three missions of a deck, or what it has', () => {
  const t = alone('mission', (g, lay) => {
    lay(g.seats[1].completed, ...g.missions.black.of.slice(), ...g.missions.red.of.slice(0, 16))
    lay(g.missions.green, 'green/a-silent-dart')
  })
  t.refuses(0, 'black', '2.18')
  expect(t.play(0, 'green').open(0)).toHaveLength(3)
  const two = t.play(0, 'red')
  expect(two.open(0)).toHaveLength(2)
  const { g } = two.play(0, two.open(0)[1] as string).settled()
  expect(g.missions.red.of).toEqual([two.open(0)[0]])
  expect(g.seats[0].missions.of).toEqual([two.open(0)[1]])
})

test('[2.19] two or three players announce main categories', () => {
  const t = sale(3)
  expect(t.open(0)).toEqual(['white', 'black', 'red', 'egress'])
  expect(t.play(0, 'black').g.sale.price).toBe(5)
  expect(t.play(0, 'white').g.sale.price).toBe(3)
  expect(t.play(0, 'red').g.sale.price).toBe(3)
})

test('[2.20] the winner of a main category chooses a part, and all of it is closed', () => {
  const t = sale(2, (g) => (g.seats[0].reserve = 0))
    .play(0, 'red')
    .play(1, 'pass')
  expect(t.open(0)).toEqual(['disciple', 'mission'])
  const next = t.play(0, 'disciple')
  expect(next.g.closed).toEqual(['red'])
  expect(next.g.seats[0]).toMatchObject({ mon: 9, house: 2 })
  next.refuses(1, 'red', '2.7')
})

test('[2.6] the worked example: Blue wins the weapons for 7', () => {
  const [yellow, blue, green] = [0, 1, 2] as const
  const t = sale(4, (g, lay) => {
    g.track = [blue, green]
    g.closed = ['bonus', 'geisha']
    g.seats[blue].mon = 10
    g.seats[green].mon = 9
    lay(g.weapons, 'katana', 'yumi', 'shuko')
  })
  const bids = t.refuses(blue, 'bonus', '2.7').play(blue, 'weapon')
  expect(bids.open(green)).toEqual(['pass', 4, 5, 6, 7, 8, 9])
  const won = bids.play(green, 6).play(blue, 7)
  expect(won.g.seats[blue].mon).toBe(3)
  const after = won.play(blue, 'katana')
  expect(after.g.seats[blue].weapons.of).toEqual(['katana'])
  const { g } = after.play(green, 'disciple').settled()
  expect(g.seats[green].mon).toBe(6)
  expect(g.track).not.toContain(yellow)
})

test('[2.6] with cards in hand the winner is asked before he pays', () => {
  clans(4, (g, lay) => {
    g.track = [0]
    g.sale = { lot: 'disciple', price: 4, leader: 0, bidders: 1 }
    lay(g.seats[0].actions, 'feint')
    return knockDown()
  })
    .play(0, 'disciple')
    .settled()
})
