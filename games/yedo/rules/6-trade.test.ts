import { expect, test } from 'vitest'
import { yedo } from '../index.ts'
import { clans, disciplesOf, stand, stocked, trade } from '../testing.ts'
import { assigning } from './4-assigning.ts'
import { blankDeal } from './6-deals.ts'
import { tradePhase } from './6-trade.ts'

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

test('[6.5] cards lie face down, and wanted cards are chosen by their owner', () => {
  const t = trade('tavern', (g, lay) => {
    stocked(g, lay)
    lay(g.seats[1].missions, 'red/the-treasurer')
  }).plays(0, 'to-1', 'give:feint', 'take:red', 'send')
  for (const viewer of [1, 2] as const)
    expect(yedo.view(t.g, viewer).seats[0]).toMatchObject({
      deal: { gives: { cards: ['action'] } },
      laid: { value: '?' },
      actions: { of: ['?'] },
    })
  const chosen = t.play(1, 'accept-0')
  expect(chosen.open(1)).toEqual(['red/the-jesuit', 'red/the-treasurer'])
  expect(chosen.g.seats[1].deal).toMatchObject({ to: 0, wants: { cards: ['action'] } })
  const { g } = chosen.play(1, 'red/the-treasurer')
  expect(g.seats[0].missions.of).toEqual(['green/a-silent-dart', 'red/the-treasurer'])
  expect(g.seats[1].actions.of).toEqual(['feint', 'haggling'])
})

test('[6.6] accepted, refused, countered or withdrawn', () => {
  const sent = trade('tavern', stocked).plays(0, 'to-1', 'give:feint', 'take:doku', 'send')
  expect(sent.open(1)).toEqual(['done', 'accept-0', 'counter-0', 'refuse-0', 'to-0'])
  const refused = sent.play(1, 'refuse-0')
  expect(refused.g.seats[0].deal).toBeNull()
  expect(refused.g.seats[0].actions.of).toEqual(['feint'])
  const withdrawn = sent.play(0, 'withdraw')
  expect(withdrawn.g.seats[0].actions.of).toEqual(['feint'])
  expect(withdrawn.open(1)).not.toContain('accept-0')
})

test('[6.6] a counter-offer starts from the same terms turned round, and anything in it can be changed', () => {
  const sent = trade('tavern', stocked).plays(
    0,
    'to-1',
    'give:feint',
    'give:mon-5',
    'take:doku',
    'take:red',
    'send',
  )
  const counter = sent.play(1, 'counter-0')
  expect(counter.g.seats[1].draft.value?.deal).toEqual({
    to: 0,
    gives: { mon: 0, geisha: 0, weapons: ['doku'], cards: [] },
    wants: { mon: 5, geisha: 0, weapons: [], cards: ['action'] },
  })
  expect(counter.play(1, 'drop').open(1)).toContain('accept-0')
  const less = counter.plays(1, 'leave:action', 'leave:mon-1', 'keep:doku', 'give:red/the-jesuit', 'send')
  expect(less.g.seats[1].deal).toMatchObject({
    gives: { weapons: [], cards: ['red'] },
    wants: { mon: 4, cards: [] },
  })
  expect(less.g.seats[0].deal).toBeNull()
  expect(less.told.map(({ tiding }) => tiding)).toEqual(['refused', 'proposed'])
})

test('[6.6] one proposal a player: a new one takes its place, and so does accepting another', () => {
  const crossed = trade('tavern', stocked, [0, 1, 2])
    .plays(0, 'to-2', 'give:feint', 'take:mon-1', 'send')
    .plays(1, 'to-0', 'give:doku', 'take:nawa', 'send')
  const accepted = crossed.play(0, 'accept-1')
  expect(accepted.g.seats[0]).toMatchObject({
    deal: null,
    actions: { of: ['feint'] },
    weapons: { of: ['doku'] },
  })
  const drafting = crossed.plays(0, 'to-1', 'give:feint')
  expect(drafting.open(2)).toContain('accept-0')
  const replaced = drafting.play(0, 'send')
  expect(replaced.told.map(({ tiding }) => tiding)).toEqual(['refused', 'withdrew', 'proposed'])
  expect(replaced.open(2)).not.toContain('accept-0')
  expect(replaced.g.seats[0]).toMatchObject({ deal: { to: 1, gives: { cards: ['action'] } } })
})

test('[6.6] a proposal that comes while one drafts can be answered at once', () => {
  const busy = trade('tavern', stocked)
    .plays(1, 'to-0', 'give:haggling')
    .plays(0, 'to-1', 'give:feint', 'take:doku', 'send')
  expect(busy.open(1)).toEqual(
    expect.arrayContaining(['take:nawa', 'drop', 'accept-0', 'counter-0', 'refuse-0']),
  )
  expect(busy.play(1, 'refuse-0').g.seats[1].draft.value?.deal.to).toBe(0)
  const { g } = busy.play(1, 'accept-0')
  expect(g.seats[1]).toMatchObject({ draft: { value: null }, laid: { value: { actions: [] } } })
  expect(g.seats[1].actions.of).toEqual(['feint', 'haggling'])
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
  const late = t.plays(0, 'to-1', 'take:doku').play(1, 'accept-2').refuses(0, 'send', '6.7')
  late.plays(0, 'leave:doku', 'give:mon-5', 'give:nawa', 'send')
  trade('market', (g) => {
    const deal = blankDeal(1)
    g.seats[0].deal = { ...deal, gives: { ...deal.gives, weapons: ['katana'] } }
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

test('[6.11] dropping costs nothing; after twelve proposals it is enough, and the table is told before', () => {
  let t = trade('market')
  for (let i = 0; i < 20; i++) t = t.plays(0, 'to-1', 'give:nawa', 'drop')
  expect(t.g.seats[0].proposals).toBe(0)
  const left: unknown[] = []
  for (let i = 0; i < 12; i++) {
    t = t.plays(0, 'to-1', 'give:nawa', 'send')
    left.push(t.told.find(({ tiding }) => tiding === 'proposals-left')?.a['left'])
  }
  expect(left).toEqual([...Array.from({ length: 8 }), 3, 2, 1, 0])
  t.refuses(0, 'to-1', '6.11')
    .plays(1, 'to-0', 'give:doku', 'send')
    .refuses(0, 'counter-1', '6.11')
    .play(0, 'accept-1')
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

test('[6.16] what was arranged while assigning binds nobody', () => {
  const t = clans(2, () => assigning())
  expect(t.offers(0).filter(({ pick }) => /^(to|give|take)/.test(String(pick)))).toEqual([])
  const { g } = clans(2, (each) => {
    for (const seat of [0, 1] as const) stand(each, seat, 'market')
    return tradePhase()
  })
  expect(g.seats.map(({ deal, proposals }) => [deal, proposals])).toEqual([
    [null, 0],
    [null, 0],
  ])
})
