import { dice, look, type Seat } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { expect, test } from 'vitest'
import { yedo } from '../index.ts'
import { clans, stand, type Lays } from '../testing.ts'
import { tradePhase } from './6-trade.ts'

/** Three clans in the tavern; the first holds two action cards and two missions, of which the others know some. */
const tavern = (arrange: Lays = () => {}) =>
  clans(4, (g, lay) => {
    for (const seat of [0, 1, 2] as const) stand(g, seat, 'tavern')
    lay(g.seats[0].actions, 'feint', 'haggling')
    lay(g.seats[0].missions, 'red/the-jesuit', 'red/the-treasurer')
    lay(g.seats[1].weapons, 'doku')
    lay(g.seats[1].actions, 'safe-house')
    look(g, 1, g.seats[0].actions, 'feint')
    look(g, 2, g.seats[0].missions, 'red/the-jesuit')
    arrange(g, lay)
    return tradePhase()
  })
type Table = ReturnType<typeof tavern>
const known = ({ g }: Table, viewer: Seat) => {
  const { actions, missions } = yedo.view(g, viewer).seats[0]
  return [...actions.of, ...missions.of]
}
const BY_ONE = ['?', 'feint', 'red/?', 'red/?']
const BY_TWO = ['?', '?', 'red/?', 'red/the-jesuit']

test('[8.39] cards laid in a draft, and taken back, stay as well known as they were', () => {
  const draft = tavern().plays(0, 'to-1', 'give:feint', 'give:red/the-treasurer', 'take:doku')
  for (const at of [draft, draft.play(0, 'drop'), draft.play(0, 'send').play(0, 'withdraw')]) {
    expect(known(at, 1)).toEqual(BY_ONE)
    expect(known(at, 2)).toEqual(BY_TWO)
  }
  expect(known(draft.play(0, 'send').play(1, 'refuse-0'), 2)).toEqual(BY_TWO)
  expect(known(draft.play(0, 'send').play(1, 'counter-0'), 2)).toEqual(BY_TWO)
})

test('[8.39] when the deal closes its two sides know what went and what stayed; the others lose sight', () => {
  const closed = tavern().plays(0, 'to-1', 'give:haggling', 'take:doku', 'send').play(1, 'accept-0')
  expect(yedo.view(closed.g, 1).seats[0].actions.of).toEqual(['feint'])
  expect(yedo.view(closed.g, 0).seats[1].actions.of).toEqual(['?', 'haggling'])
  const mixed = tavern().plays(0, 'to-1', 'give:red/the-treasurer', 'take:doku', 'send').play(1, 'accept-0')
  expect(yedo.view(mixed.g, 2).seats[0].missions.of).toEqual(['red/?'])
  expect(yedo.view(mixed.g, 2).seats[1].missions.of).toEqual(['red/?'])
})

test('[6.4] nobody else sees a draft; the proposal shows its terms, and of its cards the backs', () => {
  const draft = tavern().plays(0, 'to-1', 'give:feint', 'give:red/the-jesuit', 'take:doku')
  for (const viewer of [1, 2, 'public'] as const)
    expect(yedo.view(draft.g, viewer).seats[0]).toMatchObject({
      draft: { value: '?' },
      laid: { value: '?' },
      deal: null,
    })
  expect(yedo.view(draft.g, 0).seats[0].draft.value).toMatchObject({
    deal: { to: 1, wants: { weapons: ['doku'] } },
    laid: { actions: [0], bonuses: [], missions: [0] },
  })
  const made = draft.play(0, 'send')
  expect(made.told.at(-1)).toMatchObject({
    tiding: 'proposed',
    a: { gives: ['action', 'red/?'], wants: ['doku'] },
  })
  for (const viewer of [1, 2, 'public'] as const)
    expect(yedo.view(made.g, viewer).seats[0]).toMatchObject({
      deal: { to: 1, gives: { cards: ['action', 'red'] }, wants: { weapons: ['doku'] } },
      laid: { value: '?' },
    })
})

test('[6.5] a card that lies in a proposal is not played; another of the hand is', () => {
  const t = tavern((g, lay) => lay(g.seats[0].actions, 'change-of-orders', 'rice-stipend'))
  const draft = t.plays(0, 'to-1', 'give:rice-stipend', 'take:doku')
  const sent = draft.play(0, 'send').refuses(0, 'play:rice-stipend', '6.5')
  const played = sent.play(0, 'play:change-of-orders').play(1, 'pass')
  expect(played.g.seats[0].laid.value.actions).toEqual([2])
  const { g } = played.play(1, 'accept-0')
  expect(g.seats[0].actions.of).toEqual(['feint', 'haggling'])
  expect(g.seats[1].actions.of).toEqual(['rice-stipend', 'safe-house'])
  const windowed = sent.plays(1, 'to-2', 'give:safe-house').play(0, 'withdraw')
  expect(windowed.open(0)).toContain('play:rice-stipend')
})

test('[6.5] a card that is only drafted can be played, and leaves the draft', () => {
  const t = tavern((g, lay) => lay(g.seats[0].actions, 'change-of-orders', 'rice-stipend'))
  const draft = t.plays(0, 'to-1', 'give:change-of-orders', 'give:rice-stipend', 'take:doku')
  const { g } = draft.play(0, 'play:change-of-orders').play(1, 'pass')
  expect(g.seats[0].draft.value).toMatchObject({
    deal: { gives: { cards: ['action'] } },
    laid: { actions: [2] },
  })
  expect(g.seats[0].actions.of[2]).toBe('rice-stipend')
})

test('[6.8] a deal that closes takes the drafts of both sides with it, for their hands are others now', () => {
  const sent = tavern().plays(0, 'to-1', 'give:feint', 'take:doku', 'send').plays(0, 'to-2', 'give:haggling')
  const { g } = sent.plays(1, 'to-2', 'give:safe-house').play(1, 'accept-0')
  expect(g.seats.map(({ draft }) => draft.value)).toEqual([null, null, null, null])
})

test('[6.5] of two equal cards one can be laid and the other played', () => {
  const t = clans(2, (g, lay) => {
    for (const seat of [0, 1] as const) stand(g, seat, 'tavern')
    lay(g.seats[0].actions, 'fresh-shipment', 'fresh-shipment', 'haggling')
    return tradePhase()
  })
  const laid = t.plays(0, 'to-1', 'give:fresh-shipment', 'take:mon-1')
  const { g } = laid.play(0, 'play:fresh-shipment').play(0, 'send').play(1, 'accept-0')
  expect(g.seats[0].actions.of).toEqual(['haggling'])
  expect(g.seats[1].actions.of).toEqual(['fresh-shipment'])
  const both = t.plays(0, 'to-1', 'give:fresh-shipment', 'give:fresh-shipment')
  expect(both.open(0).filter((pick) => String(pick).startsWith('give:'))).toEqual([
    'give:mon-5',
    'give:mon-1',
    'give:haggling',
  ])
  both.play(0, 'send').refuses(0, 'play:fresh-shipment', '6.5')
})

test('[6.5] who imagines a proposal lays any cards with the backs that lie there', () => {
  const { g } = tavern().plays(0, 'to-1', 'give:haggling', 'give:red/the-jesuit', 'take:action', 'send')
  const worlds = Array.from({ length: 20 }, (_, i) => yedo.imagine(yedo.view(g, 1), dice(sha256(String(i)))))
  for (const world of worlds) {
    yedo.advance(world, 1, 'accept-0')
    yedo.advance(world, 1, 'safe-house')
    expect(
      world.seats.slice(0, 2).map(({ actions, missions }) => [actions.of.length, missions.of.length]),
    ).toEqual([
      [2, 1],
      [1, 1],
    ])
  }
  expect(new Set(worlds.map((world) => world.seats[1].actions.of[0])).size).toBeGreaterThan(1)
})

test('[6.8] the worked example: Red and Green in the tavern', () => {
  const [red, green, blue] = [0, 1, 2] as const
  const t = clans(4, (g, lay) => {
    for (const seat of [red, green, blue]) stand(g, seat, 'tavern')
    lay(g.seats[red].weapons, 'nawa')
    lay(g.seats[green].weapons, 'doku')
    lay(g.seats[red].bonuses, 'tireless')
    g.seats[green].geisha = 1
    return tradePhase()
  })
  const proposed = t.plays(red, 'to-1', 'give:nawa', 'give:tireless', 'take:doku', 'take:geisha', 'send')
  const countered = proposed.plays(green, 'counter-0', 'take:mon-5', 'take:mon-1', 'send')
  expect(countered.g.seats[green].deal).toMatchObject({
    gives: { weapons: ['doku'], geisha: 1 },
    wants: { weapons: ['nawa'], cards: ['bonus'], mon: 6 },
  })
  const { g } = countered.play(red, 'accept-1').play(red, 'tireless')
  expect(g.seats[red]).toMatchObject({ mon: 6, geisha: 1, weapons: { of: ['doku'] }, bonuses: { of: [] } })
  expect(g.seats[green]).toMatchObject({
    mon: 18,
    geisha: 0,
    weapons: { of: ['nawa'] },
    bonuses: { of: ['tireless'] },
  })
  expect(yedo.view(g, blue).seats[green].bonuses.of).toEqual(['?'])
})
