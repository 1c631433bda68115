import { expect, test } from 'vitest'
import { MISSION } from '../by-id.ts'
import { type Spot } from '../whereabouts.ts'
import { MISSIONS } from '../data/missions.ts'
import type { Needs } from '../data/rows.ts'
import { yedo } from '../index.ts'
import type { Yedo } from '../position.ts'
import { clans, onMission, own, stand, type Arrange } from '../testing.ts'
import { act, endTurn, freshTurn } from './7-action.ts'

test('[7.13] the worked example: 3 prestige points, an action card and 10 mon', () => {
  const id = 'yellow/the-pilgrims-companion'
  const t = onMission(id, 'temple', (g, lay) => {
    stand(g, 0, 'market')
    lay(g.seats[0].weapons, 'metsubushi')
    own(g, 0, 'yashiki')
    g.seats[0].geisha = 1
    lay(g.actions, 'safe-house')
  }).plays(0, id, 'decline')
  const { g } = t.settled()
  expect(g.seats[0]).toMatchObject({
    prestige: 4,
    mon: 22,
    actions: { of: ['safe-house'] },
    completed: { of: [id] },
  })
  expect(g.seats[0].earned).toMatchObject({ start: 1, missions: 3 })
})

test('[7.13] the standard reward comes first and may help with the bonus half', () => {
  const monks = onMission('red/the-warrior-monks', 'temple', (g, lay) => {
    stand(g, 0, 'gates')
    own(g, 0, 'kobudo-ryu')
    lay(g.seats[0].weapons, 'shuko', 'yumi')
  }).play(0, 'red/the-warrior-monks')
  expect(monks.settled().g.seats[0].blessed).toBe(true)
  const rice = onMission('green/rice-for-the-poor', 'market', (g, lay) => {
    lay(g.seats[0].weapons, 'metsubushi')
    g.seats[0].mon = 0
  }).plays(0, 'green/rice-for-the-poor', 'take')
  expect(rice.settled().g.seats[0].mon).toBe(2)
})

test('[7.14] the bonus half may be declined if it costs something, and never comes alone', () => {
  const t = onMission('green/rice-for-the-poor', 'market', (g, lay) => lay(g.seats[0].weapons, 'metsubushi'))
  const declined = t.plays(0, 'green/rice-for-the-poor', 'decline').settled()
  expect(declined.g.seats[0]).toMatchObject({ mon: 17, prestige: 3 })
  onMission('green/rice-for-the-poor', 'market').refuses(0, 'green/rice-for-the-poor', '7.7')
  const unmet = onMission('green/the-hidden-retreat', 'temple', (g, lay) => lay(g.seats[0].weapons, 'shuko'))
  expect(unmet.play(0, 'green/the-hidden-retreat').settled().g.seats[0].prestige).toBe(2)
})

test('[7.15] rewards: a mission of a deck of choice, a bonus card, a weapon of the market, the church', () => {
  const eyes = onMission('yellow/eyes-in-the-castle-2', 'tavern', (g, lay) => {
    stand(g, 0, 'shogun')
    g.seats[0].geisha = 1
    lay(g.seats[0].weapons, 'nawa', 'metsubushi')
    lay(g.missions.red, 'red/the-jesuit')
  }).plays(0, 'yellow/eyes-in-the-castle-2', 'red')
  expect(eyes.settled().g.seats[0].missions.of).toEqual(['red/the-jesuit'])
  const gold = onMission('red/gold-of-the-black-ship', 'harbor', (g, lay) => {
    stand(g, 0, 'market', 'gates')
    own(g, 0, 'kobudo-ryu')
    lay(g.seats[0].weapons, 'shuriken', 'metsubushi')
    lay(g.bonuses, 'tireless')
    g.church = 4
  }).play(0, 'red/gold-of-the-black-ship')
  expect(gold.settled().g.seats[0]).toMatchObject({ mon: 12 + 12 + 4, bonuses: { of: ['tireless'] } })
  const raid = onMission('yellow/armory-raid', 'gates', (g, lay) => {
    stand(g, 0, 'market')
    own(g, 0, 'kobudo-ryu')
    lay(g.seats[0].weapons, 'shuko')
    lay(g.stalls['stall-1'], 'katana')
  }).play(0, 'yellow/armory-raid')
  raid.refuses(0, 'stall-2', '7.15')
  expect(raid.play(0, 'stall-1').settled().g.seats[0]).toMatchObject({
    mon: 18,
    weapons: { of: ['katana', 'shuko'] },
  })
})

test('[7.16] a reward that swaps the patrol is carried out', () => {
  const { g } = onMission('yellow/the-rivals-envoy', 'tavern', (each, lay) => {
    stand(each, 0, 'harbor')
    lay(each.seats[0].weapons, 'yumi', 'katana')
    each.patrol.color = 'blue'
  })
    .play(0, 'yellow/the-rivals-envoy')
    .settled()
  expect(g.patrol.color).toBe('red')
})

const screen = (reserve: number) =>
  clans(2, (g, lay) => {
    g.phase = 'action'
    Object.assign(g.seats[0], { house: 4 - reserve, reserve, geisha: 1 })
    stand(g, 0, 'red-light', 'shogun')
    g.turn = { ...freshTurn(0), at: 'red-light' }
    own(g, 0, 'yashiki')
    lay(g.seats[0].weapons, 'katana', 'fukiya')
    lay(g.seats[0].missions, 'red/death-behind-the-screen')
    return [act({ seat: 0, errand: 0 }), endTurn({ seat: 0 })]
  }).play(0, 'red/death-behind-the-screen').g.seats[0]

test('[7.17] a disciple sent to the reserve, unless two are there', () => {
  expect(screen(1)).toMatchObject({ reserve: 2, house: 1 })
  expect(screen(2)).toMatchObject({ reserve: 2, house: 1 })
})

test('[7.18] the completed mission lies face down, and everyone has seen it', () => {
  const { g } = onMission('green/the-banquet-menu', 'tavern', (each, lay) =>
    lay(each.seats[0].weapons, 'nawa'),
  ).play(0, 'green/the-banquet-menu')
  for (const viewer of [0, 1, 'public'] as const)
    expect(yedo.view(g, viewer).seats[0].completed.of).toEqual(['green/the-banquet-menu'])
  expect(yedo.view(g, 1).seats[0].completed.sees).toBe(0)
})

test('[7.19] a reward that cannot be had has no effect', () => {
  const raid = onMission('yellow/armory-raid', 'gates', (g, lay) => {
    stand(g, 0, 'market')
    own(g, 0, 'kobudo-ryu')
    lay(g.seats[0].weapons, 'shuko')
    lay(g.seats[1].weapons, ...g.stalls['stall-4'].of, ...g.stalls['stall-5'].of)
    for (const id of ['stall-4', 'stall-5'] as const) Object.assign(g.stalls[id], { of: [], seen: [] })
  }).play(0, 'yellow/armory-raid')
  expect(raid.settled().g.seats[0].prestige).toBe(3)
  const monks = onMission('red/the-warrior-monks', 'temple', (g, lay) => {
    stand(g, 0, 'gates')
    own(g, 0, 'kobudo-ryu')
    lay(g.seats[0].weapons, 'shuko', 'yumi')
    g.seats[0].blessed = true
  }).play(0, 'red/the-warrior-monks')
  expect(monks.settled().g.blessings).toBe(2)
})

const SPOT: { readonly [district: string]: readonly Spot[] } = { castle: ['shogun', 'bakufu'] }
const spotFor = (district: string, nth: number): Spot => (SPOT[district]?.[nth] ?? district) as Spot

/** Everything that both halves of a mission ask for. */
const provide = (g: Yedo, lay: Parameters<Arrange>[1], needs: Needs): void => {
  needs.districts?.forEach((district, i, all) =>
    stand(g, 0, spotFor(district, all.slice(0, i).filter((d) => d === district).length)),
  )
  lay(g.seats[0].weapons, ...(needs.weapons ?? []))
  own(g, 0, ...(needs.annexes ?? []))
  g.seats[0].geisha = Math.max(g.seats[0].geisha, needs.geisha ?? 0)
  if (needs.blessing) g.seats[0].blessed = true
  if (needs.special === 'another-in-tavern') stand(g, 1, 'tavern')
  if (needs.special === 'two-action-cards') lay(g.seats[0].actions, 'ambush', 'cutpurse')
}

test.each(MISSIONS.map(({ id }) => id))('[7.15] %s gives both its rewards', (id) => {
  const { needs, reward, bonusNeeds, bonusReward } = MISSION[id]
  let t = clans(
    5,
    (g, lay) => {
      g.phase = 'action'
      Object.assign(g.seats[0], { house: 4, reserve: 0, mon: 50 })
      g.church = 5
      provide(g, lay, needs)
      provide(g, lay, bonusNeeds)
      g.patrol.district = needs.districts?.[0] ?? 'gates'
      lay(g.seats[0].missions, id)
      g.turn = { ...freshTurn(0), at: spotFor(needs.districts?.[0] ?? '', 0) }
      return act({ seat: 0, errand: 0 })
    },
    'samurai',
  ).play(0, id)
  while (t.asks() !== undefined) t = t.play(0, t.open(0).at(t.asks() === 'bonus' ? 0 : -1) as string)
  const church = reward.church || bonusReward.church ? 5 : 0
  const clan = t.settled().g.seats[0]
  expect(clan.prestige - 1).toBe((reward.prestige ?? 0) + (bonusReward.prestige ?? 0))
  expect(clan.mon - 50).toBe((reward.mon ?? 0) + (bonusReward.mon ?? 0) + church - (bonusNeeds.pay ?? 0))
  expect(clan.completed.of).toEqual([id])
  expect(t.g.ending).toBe(id === 'black/kill-the-shogun')
})
