import type { Pick, Task, Viewer } from '@machiya/kernel'
import { askOf, offerOf, plainTeller, tidingOf } from '@machiya/kernel/words'
import type { Table } from '@machiya/kernel/testing'
import { expect, test } from 'vitest'
import { MISSIONS } from '../data/missions.ts'
import { words, yedo } from '../index.ts'
import type { Yedo } from '../position.ts'
import { prep } from '../rules/1-setup.ts'
import { auction, bidding } from '../rules/2-bidding.ts'
import { takeEffect } from '../rules/3-event.ts'
import { haggle, tradePhase } from '../rules/6-trade.ts'
import { acting, clans, holding, own, stand, type Lays } from '../testing.ts'

const NAMES = ['Ann', 'Ben', 'Cho', 'Dan']
/** How these picks are called in both languages. */
const called = ({ g }: Table<Yedo>, ...picks: readonly Pick[]) =>
  [words.en, words.de].map((each) =>
    picks.map((pick) =>
      offerOf(each, yedo.task(g) as Task, { pick }, plainTeller(each, NAMES), yedo.view(g, 0)),
    ),
  )
const asked = ({ g }: Table<Yedo>) =>
  [words.en, words.de].map((each) => askOf(each, yedo.task(g) as Task, plainTeller(each, NAMES)))
const told = ({ g }: Table<Yedo>, viewer: Viewer = 'all') =>
  [words.en, words.de].map((each) =>
    yedo.tidings(g, viewer).map((tiding) => tidingOf(each, tiding, plainTeller(each, NAMES))),
  )

test('[9.2] the text of a mission says so if it ends the game', () => {
  const ending = ({ effects }: { effects: { [id: string]: string } }, sentence: string) =>
    MISSIONS.map(({ id }) => id).filter((id) => effects[id]?.endsWith(sentence))
  expect(ending(words.en, 'The game ends after this round.')).toEqual(['black/kill-the-shogun'])
  expect(ending(words.de, 'Das Spiel endet nach dieser Runde.')).toEqual(['black/kill-the-shogun'])
})

test('[3.11] an audience promises no point, for the Shogun may be displeased', () => {
  for (const { names } of [words.en, words.de]) expect(names['audience']).not.toMatch(/\d/)
})

const stocked: Lays = (g, lay) => {
  for (const id of ['stall-1', 'stall-2', 'stall-3', 'stall-4', 'stall-5'] as const)
    lay(g.weapons, ...g.stalls[id].of)
  lay(g.stalls['stall-1'], 'nawa')
  lay(g.stalls['stall-4'], 'yumi')
}

test('[7.27] a stall is called by what lies there and what it costs this clan', () => {
  const t = acting('market', stocked)
  expect(called(t, 'stall-1', 'stall-2', 'stall-4')).toEqual([
    ['Stall 1: Nawa for 8 mon', 'Stall 2: empty', 'Stall 4: Yumi for 6 mon'],
    ['Stand 1: Nawa für 8 Mon', 'Stand 2: leer', 'Stand 4: Yumi für 6 Mon'],
  ])
  const dearer = acting('market', (g, lay) => {
    stocked(g, lay)
    own(g, 0, 'kobudo-ryu')
    g.event = 'arms-edict'
  })
  expect(called(dearer, 'stall-1')).toEqual([['Stall 1: Nawa for 7 mon'], ['Stand 1: Nawa für 7 Mon']])
})

test('[8.22] prices are told as Haggling leaves them', () => {
  const market = acting('market', (g, lay) => {
    stocked(g, lay)
    lay(g.seats[0].actions, 'haggling')
  }).play(0, 'play:haggling')
  expect(called(market, 'stall-1', 'stall-4')[0]).toEqual([
    'Stall 1: Nawa for 5 mon',
    'Stall 4: Yumi for 3 mon',
  ])
  const red = (cut: number) =>
    called(
      acting('red-light', (g) => (g.turn.cut = cut)),
      'geisha-mon',
      'buy-action',
    )
  expect(red(0)[0]).toEqual(['Recruit a geisha for 8 mon', 'Buy an action card for 4 mon'])
  expect(red(3)).toEqual([
    ['Recruit a geisha for 5 mon', 'Buy an action card for 1 mon'],
    ['Eine Geisha anheuern für 5 Mon', 'Eine Aktionskarte kaufen für 1 Mon'],
  ])
})

test('[3.11] prices are told as the event leaves them', () => {
  const at = (...[spot, event]: [Parameters<typeof acting>[0], Yedo['event']]) =>
    acting(spot, (g) => {
      g.event = event
      g.church = 4
    })
  expect(called(at('red-light', 'strict-okiya'), 'geisha-mon', 'geisha-prestige')[0]).toEqual([
    'Recruit a geisha for 10 mon',
    'Recruit a geisha for 3 prestige points',
  ])
  expect(called(at('tavern', 'dear-timber'), 'build-dojo')[0]).toEqual(['Build the Dojo for 14 mon'])
  expect(called(at('harbor', 'black-ship-sails-in'), 'luxury-1', 'luxury-3', 'church')).toEqual([
    [
      'Luxury: buy 1 prestige point for 3 mon',
      'Luxury: buy 3 prestige points for 7 mon',
      'Visit the church: 4 mon',
    ],
    [
      'Luxusgüter: 1 Prestigepunkt kaufen für 3 Mon',
      'Luxusgüter: 3 Prestigepunkte kaufen für 7 Mon',
      'In die Kirche gehen: 4 Mon',
    ],
  ])
  expect(called(at('shogun', null), 'audience')[0]).toEqual(['Audience: 1 prestige point'])
  expect(called(at('shogun', 'shoguns-displeasure'), 'audience')[0]).toEqual([
    'Audience: the Shogun grants nothing',
  ])
  expect(called(at('gates', null), 'recruit')).toEqual([
    ['Recruit a disciple for 7 mon'],
    ['Einen Diener anheuern für 7 Mon'],
  ])
})

test('[7.28] a sale says what it brings', () => {
  const t = acting('market', (g, lay) => lay(g.seats[0].actions, 'feint'))
  expect(called(t, 'sell:feint')).toEqual([['Sell Feint for 2 mon'], ['„Finte“ verkaufen für 2 Mon']])
})

test('[2.1] [2.2] [2.8] what taking part, announcing and dropping out cost or bring', () => {
  const part = clans(4, () => bidding())
  expect(called(part, 'egress')).toEqual([['Take the egress for 3 mon'], ['Aussetzen für 3 Mon']])
  const announcing = clans(4, () => auction())
  expect(called(announcing, 'geisha', 'egress')).toEqual([
    ['Geisha for 5 mon', 'Drop out, without mon'],
    ['Geisha für 5 Mon', 'Aussteigen, ohne Mon'],
  ])
})

test('[2.4] who passes in an auction is told', () => {
  const t = clans(4, () => auction())
    .play(0, 'geisha')
    .play(1, 'pass')
  expect(told(t)).toEqual([['Ben passes'], ['Ben passt']])
})

test('[1.19] [3.10] [7.29] what the church gets and gives is told', () => {
  const prepared = clans(2, (g) => {
    Object.assign(g, { round: 4, church: 3 })
    return prep()
  })
  expect(told(prepared)).toEqual([
    ['Round 5 begins', 'The church gets 1 mon and holds 4'],
    ['Runde 5 beginnt', 'Die Kirche bekommt 1 Mon, dort liegen jetzt 4'],
  ])
  const generous = clans(2, (g, lay) => {
    lay(g.current, 'generous-congregation')
    return takeEffect()
  })
  expect(told(generous)[0]).toEqual(['The church gets 3 mon and holds 6'])
  const visited = acting('harbor', (g) => (g.church = 4)).play(0, 'church')
  expect(told(visited)[0]).toContain('Ann takes the 4 mon on the church')
})

test('[1.21] the patrol does not leave without a word', () => {
  const last = clans(2, (g) => {
    Object.assign(g, { round: 10, church: 3 })
    return prep()
  })
  expect(told(last)).toEqual([
    ['Round 11 begins', 'The church gets 1 mon and holds 4', 'The patrol leaves the game'],
    ['Runde 11 beginnt', 'Die Kirche bekommt 1 Mon, dort liegen jetzt 4', 'Der Wächter verlässt das Spiel'],
  ])
})

test('[6.5] a proposal is told in kind, and a closed deal to each as he knows its cards', () => {
  const open = clans(4, (g, lay) => {
    for (const seat of [0, 1, 2] as const) stand(g, seat, 'tavern')
    lay(g.seats[0].actions, 'feint')
    g.seats[1].geisha = 1
    return tradePhase()
  })
  expect(told(open)).toEqual([
    ['Trade in the Tavern: Ann, Ben and Cho'],
    ['Handel (Taverne): Ann, Ben und Cho'],
  ])
  const t = open.plays(0, 'to-1', 'give:feint', 'take:geisha', 'take:mon-1')
  expect(called(t, 'take:geisha', 'give:feint', 'take:action')).toEqual([
    ['Ask for a geisha', 'Give Feint', 'Ask for an action card'],
    ['Verlangen: eine Geisha', 'Geben: Finte', 'Verlangen: eine Aktionskarte'],
  ])
  const sent = t.play(0, 'send')
  expect(told(sent)).toEqual([
    ['Ann offers Ben an action card for a geisha and 1 mon'],
    ['Ann bietet Ben: eine Aktionskarte gegen eine Geisha und 1 Mon'],
  ])
  expect(called(sent, 'accept-0', 'refuse-0')).toEqual([
    ['Accept the deal of Ann: get an action card for a geisha and 1 mon', 'Refuse the deal of Ann'],
    [
      'Den Handel von Ann annehmen: eine Aktionskarte gegen eine Geisha und 1 Mon',
      'Den Handel von Ann ablehnen',
    ],
  ])
  const closed = sent.play(1, 'accept-0')
  expect(told(closed, 1)[0]).toEqual(['Ann hands Ben: Feint', 'Ben hands Ann: 1 geisha and 1 mon'])
  expect(told(closed, 2)[1]).toEqual(['Ann gibt Ben: eine Aktionskarte', 'Ben gibt Ann: 1 Geisha und 1 Mon'])
})

test('[6.4] [6.11] a present, a request, less of something, and how many proposals are left', () => {
  const open = clans(4, (g, lay) => {
    for (const seat of [0, 1] as const) stand(g, seat, 'market')
    lay(g.seats[0].weapons, 'nawa')
    g.seats[0].proposals = 9
    g.seats[1].proposals = 11
    return haggle({ at: 'market' })
  })
  const given = open.plays(0, 'to-1', 'give:nawa', 'take:mon-1')
  expect(called(given, 'keep:nawa', 'leave:mon-1')).toEqual([
    ['Give less: Nawa', 'Ask for less: 1 mon'],
    ['Weniger geben: Nawa', 'Weniger verlangen: 1 Mon'],
  ])
  expect(told(given.plays(0, 'leave:mon-1', 'send'))).toEqual([
    ['Ann offers Ben Nawa for nothing', 'Ann can make 2 more proposals in this trade'],
    ['Ann bietet Ben: Nawa gegen nichts', 'Ann kann in diesem Handel noch 2 Vorschläge machen'],
  ])
  expect(told(open.plays(1, 'to-0', 'take:nawa', 'send'))).toEqual([
    ['Ben asks Ann for Nawa', 'Ben can make no more proposals in this trade'],
    ['Ben erbittet von Ann: Nawa', 'Ben kann in diesem Handel keinen Vorschlag mehr machen'],
  ])
})

test('[6.4] a proposal of an earlier revision, told with the mon of both sides in one figure, is read as before', () => {
  const a = { seat: 0, to: 1, gives: ['nawa'], wants: [], mon: -3 }
  expect(tidingOf(words.en, { tiding: 'proposed', a }, plainTeller(words.en, NAMES))).toBe(
    'Ann offers Ben Nawa for 3 mon',
  )
})

test('[8.3] who is asked for an answer is asked about a card', () => {
  const t = holding('poem-for-the-court', ['shogun'], (g, lay) => lay(g.seats[1].actions, 'walls-have-ears'))
  expect(asked(t.play(0, 'play:poem-for-the-court'))).toEqual([
    'Answer Poem for the Court of Ann?',
    'Antwortest du auf „Gedicht für den Hof“ von Ann?',
  ])
})

test('[7.22] a foresight is told with its cards only to those who saw them', () => {
  const t = acting('temple', (g, lay) =>
    lay(g.missions.green, 'green/a-silent-dart', 'green/whispers-at-the-gate-2', 'green/the-banquet-menu'),
  ).play(0, 'foresight-green')
  expect(told(t, 1)).toEqual([
    ['Ann looks at the top 3 green missions'],
    ['Ann sieht die obersten 3 grünen Missionen an'],
  ])
  expect(told(t, 0)[0]).toEqual([
    'Ann looks at the top 3 green missions: A Silent Dart, The Banquet Menu, Whispers at the Gate',
  ])
})

test('[3.6] [8.16] a district that closes or opens is told', () => {
  const shut = clans(2, (g, lay) => {
    lay(g.current, 'gates-barred')
    return takeEffect()
  })
  expect(told(shut)).toEqual([['Closed this round: Gates'], ['In dieser Runde geschlossen: Tore']])
})
