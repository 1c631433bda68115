import type { Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { yedo } from '../index.ts'
import { clans, disciplesOf, stand, type Arrange } from '../testing.ts'
import { blankDeal } from './6-deals.ts'
import { tradePhase } from './6-trade.ts'

const trade = (
  at: 'market' | 'tavern',
  arrange: (...a: Parameters<Arrange>) => void = () => {},
  traders: readonly Seat[] = [0, 1],
) =>
  clans(4, (g, lay) => {
    for (const seat of traders) stand(g, seat, at)
    lay(g.seats[0].weapons, 'nawa')
    lay(g.seats[1].weapons, 'doku')
    arrange(g, lay)
    return tradePhase()
  })

test('[6.1] the market first, then the tavern, with at least two clans', () => {
  expect(trade('market', () => {}, [0]).asks()).toBeUndefined()
  const both = clans(3, (g) => {
    for (const seat of [0, 1] as const) stand(g, seat, 'market', 'tavern')
    return tradePhase()
  })
  expect(yedo.task(both.g)?.a).toEqual({ at: 'market' })
  const tavern = both.play(1, 'done').play(0, 'done')
  expect(yedo.task(tavern.g)?.a).toEqual({ at: 'tavern' })
  tavern.play(0, 'done').play(1, 'done').settled()
  expect(yedo.waitingFor(both.g)).toEqual([0, 1])
})

test('[6.1] who has moved his last disciple away trades no more', () => {
  const stays = trade('market', (g, lay) => lay(g.seats[0].actions, 'feint'))
  const gone = stays
    .plays(1, 'to-0', 'give:doku', 'take:nawa', 'send')
    .plays(0, 'play:feint', 'market', 'gates')
  gone.refuses(0, 'accept-1', '6.1').refuses(0, 'counter-1', '6.1').refuses(0, 'to-1', '6.1')
  gone.play(1, 'withdraw').refuses(1, 'to-0', '6.1').play(0, 'done').play(1, 'done').settled()
  stays
    .plays(1, 'to-0', 'give:doku')
    .plays(0, 'play:feint', 'market', 'gates')
    .play(1, 'take:nawa')
    .refuses(1, 'send', '6.1')
})

const stocked: Arrange = (g, lay) => {
  g.seats[0].geisha = 1
  g.seats[1].geisha = 1
  lay(g.seats[0].actions, 'feint')
  lay(g.seats[0].bonuses, 'tireless')
  lay(g.seats[0].missions, 'green/a-silent-dart')
  lay(g.seats[1].actions, 'haggling')
  lay(g.seats[1].missions, 'red/the-jesuit')
  return []
}

test('[6.2] the market trades weapons and mon, the tavern all the rest too', () => {
  const market = trade('market', stocked).play(0, 'to-1')
  const terms = (t: ReturnType<typeof trade>) => t.open(0).filter((pick) => pick !== 'play:feint')
  expect(terms(market)).toEqual([
    'give:nawa',
    'give:mon-5',
    'give:mon-1',
    'take:doku',
    'take:mon-5',
    'take:mon-1',
    'drop',
  ])
  const tavern = trade('tavern', stocked).play(0, 'to-1')
  expect(terms(tavern)).toEqual([
    'give:nawa',
    'give:geisha',
    'give:feint',
    'give:tireless',
    'give:green/a-silent-dart',
    'give:mon-5',
    'give:mon-1',
    'take:doku',
    'take:geisha',
    'take:action',
    'take:red',
    'take:mon-5',
    'take:mon-1',
    'drop',
  ])
})

test('[6.3] annexes, blessings, disciples and completed missions are never named', () => {
  const t = trade('tavern', (g, lay) => {
    g.seats[0].blessed = true
    g.seats[0].annexes.dojo = 1
    lay(g.seats[0].completed, 'red/the-jesuit')
  }).play(0, 'to-1')
  expect(t.open(0).filter((pick) => /dojo|bless|disciple|jesuit/.test(String(pick)))).toEqual([])
})

test('[6.4] both sides must give something, and mon flows one way', () => {
  const t = trade('market').plays(0, 'to-1', 'give:nawa').refuses(0, 'send', '6.4')
  t.plays(0, 'take:mon-5', 'send')
  trade('market').plays(0, 'to-1', 'give:mon-1').refuses(0, 'take:mon-5', '6.4').plays(0, 'take:doku', 'send')
})

test('[6.4] things are named in any order, and a deal is the same however it was said', () => {
  const drafted = (...picks: readonly string[]) =>
    trade('market', (g, lay) => {
      lay(g.seats[0].weapons, 'katana')
      lay(g.seats[1].weapons, 'yumi')
    }).plays(0, 'to-1', ...picks).g.seats[0].draft.value
  const there = drafted('give:mon-1', 'take:yumi', 'give:nawa', 'give:mon-5', 'take:doku', 'give:katana')
  expect(there).toMatchObject({ giveMon: 6, giveWeapons: ['katana', 'nawa'], takeMon: 0 })
  expect(drafted('give:katana', 'give:nawa', 'give:mon-5', 'give:mon-1', 'take:doku', 'take:yumi')).toEqual(
    there,
  )
})

test('[6.5] cards lie face down, and wanted cards are chosen by their owner', () => {
  const t = trade('tavern', (g, lay) => {
    stocked(g, lay)
    lay(g.seats[1].missions, 'red/the-treasurer')
  }).plays(0, 'to-1', 'give:feint', 'take:red', 'send')
  for (const viewer of [1, 2] as const)
    expect(yedo.view(t.g, viewer).seats[0]).toMatchObject({
      backs: ['action'],
      laid: { value: '?' },
      actions: { of: ['?'] },
    })
  const chosen = t.play(1, 'accept-0')
  expect(chosen.open(1)).toEqual(['red/the-jesuit', 'red/the-treasurer'])
  const { g } = chosen.play(1, 'red/the-treasurer')
  expect(g.seats[0].missions.of).toEqual(['green/a-silent-dart', 'red/the-treasurer'])
  expect(g.seats[1].actions.of).toEqual(['feint', 'haggling'])
})

test('[6.6] accepted, refused, countered or withdrawn', () => {
  const sent = trade('tavern', stocked).plays(0, 'to-1', 'give:feint', 'take:doku', 'send')
  expect(sent.open(1)).toEqual(
    ['done', 'accept-0', 'counter-0', 'refuse-0', 'to-0', 'to-2'].filter((pick) => pick !== 'to-2'),
  )
  const refused = sent.play(1, 'refuse-0')
  expect(refused.g.seats[0].deal).toBeNull()
  expect(refused.g.seats[0].actions.of).toEqual(['feint'])
  const withdrawn = sent.play(0, 'withdraw')
  expect(withdrawn.g.seats[0].actions.of).toEqual(['feint'])
  expect(withdrawn.open(1)).not.toContain('accept-0')
  const counter = sent.play(1, 'counter-0')
  expect(counter.g.seats[1].draft.value).toMatchObject({ to: 0, giveWeapons: ['doku'], takeActions: 1 })
  const dropped = counter.play(1, 'drop')
  expect(dropped.g.seats[1].draft.value).toBeNull()
})

test('[6.6] who accepts or makes a counter-offer withdraws his own proposal', () => {
  const crossed = trade('tavern', stocked, [0, 1, 2])
    .plays(0, 'to-2', 'give:feint', 'take:mon-1', 'send')
    .plays(1, 'to-0', 'give:doku', 'take:nawa', 'send')
  const accepted = crossed.play(0, 'accept-1')
  expect(accepted.g.seats[0]).toMatchObject({
    deal: null,
    actions: { of: ['feint'] },
    weapons: { of: ['doku'] },
  })
  const countered = crossed.play(0, 'counter-1')
  expect(countered.g.seats[0]).toMatchObject({
    deal: null,
    draft: { value: { to: 1, giveWeapons: ['nawa'], takeWeapons: ['doku'] } },
    actions: { of: ['feint'] },
  })
  expect(countered.open(2)).not.toContain('accept-0')
})

test('[6.6] a proposal that comes while one drafts can be answered at once', () => {
  const busy = trade('tavern', stocked)
    .plays(1, 'to-0', 'give:haggling')
    .plays(0, 'to-1', 'give:feint', 'take:doku', 'send')
  expect(busy.open(1)).toEqual(
    expect.arrayContaining(['take:nawa', 'drop', 'accept-0', 'counter-0', 'refuse-0']),
  )
  expect(busy.play(1, 'refuse-0').g.seats[1].draft.value).toMatchObject({ to: 0 })
  const { g } = busy.play(1, 'accept-0')
  expect(g.seats[1]).toMatchObject({ draft: { value: null }, laid: { value: { actions: [] } } })
  expect(g.seats[1].actions.of).toEqual(['feint', 'haggling'])
})

test('[6.6] a counter-offer can ask for any more mon, also past a full five', () => {
  const raised = (start: number, ...more: readonly string[]) => {
    const ones = Array.from({ length: start % 5 }, () => 'take:mon-1')
    const fives = start >= 5 ? ['take:mon-5'] : []
    const sent = trade('market').plays(0, 'to-1', 'give:nawa', ...fives, ...ones, 'send')
    return sent.plays(1, 'counter-0', ...more).g.seats[1].draft.value?.giveMon
  }
  expect(raised(4, 'give:mon-1')).toBe(5)
  expect(raised(8, 'give:mon-1', 'give:mon-1')).toBe(10)
  expect(raised(4, 'give:mon-5', 'give:mon-1')).toBe(10)
})

test('[6.7] a proposal stands only while both sides have what it names', () => {
  const t = trade('market', (g) => (g.seats[1].mon = 5), [0, 1, 2])
    .plays(0, 'to-1', 'give:nawa', 'take:mon-5', 'send')
    .plays(2, 'to-1', 'give:mon-1', 'take:doku', 'send')
  expect(t.open(1)).toContain('accept-0')
  const spent = trade('market', (g) => (g.seats[1].mon = 5), [0, 1, 2])
    .plays(0, 'to-1', 'give:nawa', 'take:mon-5', 'send')
    .plays(1, 'to-2', 'give:mon-5', 'drop')
  expect(spent.open(1)).toContain('accept-0')
  const gone = t.play(1, 'accept-2').plays(2, 'to-1', 'give:doku', 'take:mon-5', 'send').play(1, 'accept-2')
  gone.refuses(1, 'accept-0', '6.7').play(1, 'refuse-0')
  trade('market', (g) => {
    g.seats[0].deal = { ...blankDeal(1), giveWeapons: ['katana'], takeMon: 1 }
  }).refuses(1, 'accept-0', '6.7')
})

test('[6.8] everything changes hands at once; each sees what he got, and the giver still knows', () => {
  const { g } = trade('tavern', (each, lay) => lay(each.seats[0].bonuses, 'tireless'))
    .plays(0, 'to-1', 'give:tireless', 'take:doku', 'send')
    .play(1, 'accept-0')
  expect(g.seats[0].weapons.of.slice().sort()).toEqual(['doku', 'nawa'])
  expect(yedo.view(g, 1).seats[1].bonuses.of).toEqual(['tireless'])
  expect(yedo.view(g, 0).seats[1].bonuses.of).toEqual(['tireless'])
  expect(yedo.view(g, 2).seats[1].bonuses.of).toEqual(['?'])
})

test('[6.9] nobody ends with more than three geisha; other excess is reduced at once', () => {
  trade('tavern', (g) => {
    g.seats[0].geisha = 1
    g.seats[1].geisha = 3
  })
    .plays(0, 'to-1', 'give:geisha', 'take:doku')
    .refuses(0, 'send', '6.9')
  const t = trade('market', (g, lay) => lay(g.seats[0].weapons, 'katana', 'yumi', 'shuko'))
    .plays(0, 'to-1', 'give:mon-5', 'take:doku', 'send')
    .play(1, 'accept-0')
  expect(t.asks()).toBe('give-up')
  const { g } = t.play(0, 'yumi')
  expect(g.seats[0].weapons.of).toHaveLength(4)
})

test('[6.10] who is done takes no more part, and proposals to and by him lapse', () => {
  const t = trade('tavern', stocked).plays(0, 'to-1', 'give:feint', 'take:doku', 'send').play(1, 'done')
  expect(t.g.seats[0].deal).toBeNull()
  expect(t.g.seats[0].actions.of).toEqual(['feint'])
  t.refuses(0, 'to-1', '6.10')
  expect(t.open(1)).toEqual([])
  t.play(0, 'done').settled()
  const own = trade('tavern', stocked).plays(0, 'to-1', 'give:feint', 'take:doku', 'send').play(0, 'done')
  expect(own.g.seats[0]).toMatchObject({ deal: null, actions: { of: ['feint'] } })
})

test('[6.10] a draft that was never made lapses without a word', () => {
  const left = trade('market').plays(0, 'to-1', 'give:nawa').play(1, 'done')
  expect(left.g.seats[0].draft.value).toBeNull()
  expect(left.told.map(({ tiding }) => tiding)).toEqual(['done-trading'])
  const made = trade('market').plays(0, 'to-1', 'give:nawa', 'take:doku', 'send').play(1, 'done')
  expect(made.told.map(({ tiding }) => tiding)).toEqual(['refused', 'done-trading'])
})

test('[6.11] three proposals and counter-offers each', () => {
  const t = trade('market').plays(0, 'to-1', 'drop', 'to-1', 'drop', 'to-1', 'drop')
  t.refuses(0, 'to-1', '6.11')
  t.plays(1, 'to-0', 'give:doku', 'take:nawa', 'send').refuses(0, 'counter-1', '6.11').play(0, 'accept-1')
})

test('[6.12] the disciples stay where they are', () => {
  const { g } = trade('market')
    .plays(0, 'to-1', 'give:nawa', 'take:doku', 'send')
    .play(1, 'accept-0')
    .play(0, 'done')
    .play(1, 'done')
    .settled()
  expect(g.spaces.filter((owner) => owner >= 0)).toEqual([0, 1])
  expect(disciplesOf(g, 0)).toBe(4)
})

test('[6.13] Curfew skips the trade', () => {
  expect(trade('market', (g) => (g.event = 'curfew')).asks()).toBeUndefined()
})
