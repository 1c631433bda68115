import type { Whole } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { yedo } from '../index.ts'
import type { Yedo } from '../position.ts'
import { stocked, trade } from '../testing.ts'

const VIEWERS = [1, 2, 3, 'public'] as const
const others = (g: Whole<Yedo>) => VIEWERS.map((viewer) => yedo.view(g, viewer))

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
    'give:mon-5',
    'give:mon-1',
    'give:feint',
    'give:tireless',
    'give:green/a-silent-dart',
    'take:doku',
    'take:geisha',
    'take:mon-5',
    'take:mon-1',
    'take:action',
    'take:red',
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

test('[6.4] any bundle for any bundle, and mon on either side', () => {
  const rich = trade('tavern', (g, lay) => {
    stocked(g, lay)
    lay(g.seats[0].weapons, 'katana', 'katana')
    lay(g.seats[1].missions, 'red/the-treasurer')
  })
  const { g } = rich
    .plays(
      0,
      'to-1',
      'give:katana',
      'give:katana',
      'give:geisha',
      'give:tireless',
      'give:mon-5',
      'give:mon-1',
    )
    .plays(0, 'take:doku', 'take:red', 'take:red', 'take:mon-1', 'take:action', 'send')
    .play(1, 'accept-0')
    .plays(1, 'haggling', 'red/the-jesuit', 'red/the-treasurer')
  expect(g.seats[0]).toMatchObject({
    mon: 7,
    geisha: 0,
    weapons: { of: ['doku', 'nawa'] },
    bonuses: { of: [] },
  })
  expect(g.seats[0].missions.of).toEqual(['green/a-silent-dart', 'red/the-jesuit', 'red/the-treasurer'])
  expect(g.seats[1]).toMatchObject({ mon: 17, geisha: 2, weapons: { of: ['katana', 'katana'] } })
})

test('[6.4] one side may be empty, but not both', () => {
  const draft = trade('market').play(0, 'to-1').refuses(0, 'send', '6.4')
  const given = draft.plays(0, 'give:nawa', 'send').play(1, 'accept-0')
  expect(given.g.seats[1].weapons.of.slice().sort()).toEqual(['doku', 'nawa'])
  expect(given.told.map(({ tiding }) => tiding)).toEqual(['handed'])
  const asked = draft.plays(0, 'take:mon-5', 'send')
  expect(asked.open(1)).toContain('accept-0')
  expect(
    asked
      .play(1, 'accept-0')
      .g.seats.slice(0, 2)
      .map(({ mon }) => mon),
  ).toEqual([17, 7])
})

test('[6.4] what was laid can be taken away again, thing by thing', () => {
  const start = trade('tavern', (g, lay) => {
    stocked(g, lay)
    lay(g.seats[0].actions, 'feint')
  }).play(0, 'to-1')
  const full = start
    .plays(
      0,
      'give:nawa',
      'give:geisha',
      'give:mon-5',
      'give:mon-1',
      'give:feint',
      'give:feint',
      'give:tireless',
    )
    .plays(0, 'take:doku', 'take:geisha', 'take:mon-5', 'take:action', 'take:red')
  expect(full.open(0).filter((pick) => /^(keep|leave):/.test(String(pick)))).toEqual([
    'keep:nawa',
    'keep:geisha',
    'keep:mon-5',
    'keep:mon-1',
    'keep:feint',
    'keep:tireless',
    'leave:doku',
    'leave:geisha',
    'leave:mon-5',
    'leave:mon-1',
    'leave:action',
    'leave:red',
  ])
  const emptied = full
    .plays(
      0,
      'keep:feint',
      'keep:mon-5',
      'keep:nawa',
      'keep:tireless',
      'keep:geisha',
      'keep:feint',
      'keep:mon-1',
    )
    .plays(0, 'leave:mon-1', 'leave:red', 'leave:doku', 'leave:action', 'leave:geisha')
  expect(emptied.g.seats[0].draft.value?.deal.wants.mon).toBe(4)
  const again = emptied.plays(0, 'leave:mon-1', 'leave:mon-1', 'leave:mon-1', 'leave:mon-1')
  expect(again.g.seats[0].draft.value).toEqual(start.g.seats[0].draft.value)
})

test('[6.4] things are named in any order, and a deal is the same however it was said', () => {
  const drafted = (...picks: readonly string[]) =>
    trade('market', (g, lay) => {
      lay(g.seats[0].weapons, 'katana')
      lay(g.seats[1].weapons, 'yumi')
    }).plays(0, 'to-1', ...picks).g.seats[0].draft.value
  const there = drafted('give:mon-1', 'take:yumi', 'give:nawa', 'give:mon-5', 'take:doku', 'give:katana')
  expect(there?.deal).toMatchObject({ gives: { mon: 6, weapons: ['katana', 'nawa'] }, wants: { mon: 0 } })
  expect(drafted('give:katana', 'give:nawa', 'give:mon-5', 'give:mon-1', 'take:doku', 'take:yumi')).toEqual(
    there,
  )
})

test('[6.4] nobody learns that somebody drafts: no number, no tiding, nothing that anybody sees', () => {
  const before = trade('tavern', stocked, [0, 1, 2]).plays(1, 'to-0', 'give:doku', 'take:nawa', 'send')
  const steps = ['to-2', 'give:feint', 'give:mon-5', 'keep:mon-1', 'take:mon-5', 'leave:mon-5', 'drop']
  let t = before
  for (const step of [...steps, 'counter-1', 'give:tireless', 'leave:doku']) {
    t = t.play(0, step)
    expect(others(t.g), step).toEqual(others(before.g))
  }
  expect(t.g.number).toBe(before.g.number)
  expect(t.g.seats[0].draft.value?.deal).toMatchObject({
    to: 1,
    gives: { weapons: ['nawa'], cards: ['bonus'] },
  })
  expect(yedo.view(t.play(0, 'send').g, 2).seats[0].deal?.gives.cards).toEqual(['bonus'])
})

test('[6.4] what others answered while one drafted stands', () => {
  const before = trade('market')
  const drafting = before.plays(0, 'to-1', 'give:nawa')
  const { position } = yedo.play(drafting.g, { seat: 1, pick: 'done', number: before.g.number })
  expect(position?.seats[0].draft.value).toBeNull()
})

test('[6.4] a whole proposal is one line, and a refused one leaves nothing behind', () => {
  const { g } = trade('market')
  const line = (...picks: string[]) => yedo.playLine(g, { seat: 0, number: g.number, picks })
  const { position } = line('to-1', 'give:nawa', 'take:mon-5', 'send')
  expect(position?.number).toBe(g.number + 1)
  expect(position?.seats[0].deal).toMatchObject({ to: 1, gives: { weapons: ['nawa'] }, wants: { mon: 5 } })
  const refused = line('to-1', 'send')
  expect(refused).toMatchObject({ at: 1, refusal: { rule: '6.4' } })
})

test('[6.14] nobody trades in secret: all hear what kinds of things are offered and change hands', () => {
  const sent = trade('tavern', stocked, [0, 1, 2]).plays(
    0,
    'to-1',
    'give:feint',
    'take:red',
    'take:mon-1',
    'send',
  )
  const heard = (t: typeof sent) => yedo.tidings(t.g, 'public')
  expect(heard(sent)).toEqual([
    { tiding: 'proposed', a: { seat: 0, to: 1, gives: ['action'], wants: ['red/?'], mon: 0, asks: 1 } },
  ])
  const closed = sent.play(1, 'accept-0').play(1, 'red/the-jesuit')
  expect(heard(closed).map(({ a }) => a)).toEqual([
    { seat: 0, to: 1, mon: 0, geisha: 0, weapons: [], actions: ['?'], bonuses: [], missions: [] },
    { seat: 1, to: 0, mon: 1, geisha: 0, weapons: [], actions: [], bonuses: [], missions: ['red/?'] },
  ])
})

test('[6.15] a proposal tells of its cards nothing but their backs', () => {
  const { g } = trade('tavern', stocked).plays(0, 'to-1', 'give:tireless', 'give:green/a-silent-dart', 'send')
  for (const seen of others(g)) {
    expect(seen.seats[0].deal?.gives.cards).toEqual(['bonus', 'green'])
    expect(JSON.stringify(seen)).not.toMatch(/tireless|a-silent-dart/)
  }
})
