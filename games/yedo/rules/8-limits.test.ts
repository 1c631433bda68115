import { expect, test } from 'vitest'
import { yedo } from '../index.ts'
import { clans, own, stand } from '../testing.ts'
import { act, freshTurn } from './7-action.ts'
import { drawAction, drawBonus, drawMission, drawWeapon, honour, forfeit } from './8-gains.ts'
import { reduce } from './8-limits.ts'

test('[8.10] four missions, three action cards, two bonus cards, four weapons', () => {
  const over = (kind: 'mission' | 'action' | 'bonus' | 'weapon', ...faces: readonly string[]) =>
    clans(2, (g, lay) => {
      const { missions, actions, bonuses, weapons } = g.seats[0]
      lay({ mission: missions, action: actions, bonus: bonuses, weapon: weapons }[kind], ...faces.slice(1))
      if (kind === 'mission') lay(g.missions.green, faces[0] as string)
      if (kind === 'action') lay(g.actions, faces[0] as string)
      if (kind === 'bonus') lay(g.bonuses, faces[0] as string)
      if (kind === 'weapon') lay(g.weapons, faces[0] as string)
      if (kind === 'mission') return drawMission(g, 0, 'green')
      return kind === 'action' ? drawAction(g, 0) : kind === 'bonus' ? drawBonus(g, 0) : drawWeapon(g, 0)
    })
  over('mission', 'green/a-silent-dart', 'red/the-jesuit', 'red/the-treasurer', 'red/web-of-fans').settled()
  const five = over(
    'mission',
    'green/a-silent-dart',
    'red/the-jesuit',
    'red/the-treasurer',
    'red/web-of-fans',
    'red/crush-the-ronin',
  )
  expect(five.open(0)).toHaveLength(5)
  expect(five.play(0, 'red/the-jesuit').settled().g.seats[0].missions.of).toHaveLength(4)
  over('action', 'haggling', 'safe-house', 'stand-down').settled()
  over('action', 'haggling', 'safe-house', 'stand-down', 'twin-strike').play(0, 'haggling').settled()
  over('bonus', 'tireless', 'no-blood').settled()
  over('bonus', 'tireless', 'no-blood', 'many-arts').play(0, 'tireless').settled()
  over('weapon', 'doku', 'doku', 'nawa', 'yumi').settled()
  const arms = over('weapon', 'katana', 'doku', 'doku', 'yumi', 'shuko')
  expect(arms.open(0)).toEqual(['katana', 'doku', 'yumi', 'shuko'])
  arms.play(0, 'doku').settled()
})

test('[8.11] an action card may be played instead of being discarded', () => {
  const t = clans(2, (g, lay) => {
    lay(g.seats[0].actions, 'rice-stipend', 'haggling', 'safe-house', 'twin-strike')
    return reduce({ seat: 0, kind: 'action' })
  })
  t.refuses(0, 'play:safe-house', '8.1')
  expect(t.play(0, 'play:rice-stipend').settled().g.seats[0]).toMatchObject({ mon: 17 })
  const turn = clans(2, (g, lay) => {
    g.phase = 'action'
    stand(g, 0, 'shogun')
    g.turn = { ...freshTurn(0), at: 'shogun' }
    lay(g.seats[0].actions, 'poem-for-the-court', 'haggling', 'safe-house', 'double-time')
    return reduce({ seat: 0, kind: 'action' })
  })
  expect(turn.play(0, 'play:poem-for-the-court').settled().g.seats[0].prestige).toBe(3)
})

test('[8.12] missions and bonus cards go face down under their deck, weapons face up on the discard', () => {
  const { g } = clans(2, (each, lay) => {
    lay(
      each.seats[0].missions,
      'red/the-jesuit',
      'red/the-treasurer',
      'red/web-of-fans',
      'red/crush-the-ronin',
      'black/march-on-osaka',
    )
    lay(each.seats[0].bonuses, 'tireless', 'no-blood', 'many-arts')
    lay(each.seats[0].weapons, 'doku', 'doku', 'nawa', 'yumi', 'shuko')
    return [
      reduce({ seat: 0, kind: 'mission' }),
      reduce({ seat: 0, kind: 'bonus' }),
      reduce({ seat: 0, kind: 'weapon' }),
    ]
  })
    .plays(0, 'black/march-on-osaka', 'tireless', 'nawa')
    .settled()
  expect([g.missions.black.of.at(-1), g.bonuses.of.at(-1), g.discard.of]).toEqual([
    'black/march-on-osaka',
    'tireless',
    ['nawa'],
  ])
  expect(yedo.view(g, 1).missions.black.of.at(-1)).toBe('black/?')
  expect(yedo.view(g, 0).missions.black.of.at(-1)).toBe('black/march-on-osaka')
})

test('[8.13] one blessing, three geisha, one annex of each type', () => {
  const at = (spot: 'temple' | 'red-light' | 'tavern') =>
    clans(2, (g) => {
      g.phase = 'action'
      stand(g, 0, spot)
      g.turn = { ...freshTurn(0), at: spot }
      Object.assign(g.seats[0], { blessed: true, geisha: 3, mon: 50, prestige: 9 })
      own(g, 0, 'dojo')
      return act({ seat: 0, errand: 0 })
    })
  at('temple').refuses(0, 'blessing', '7.31')
  at('red-light').refuses(0, 'geisha-prestige', '8.13')
  at('tavern').refuses(0, 'build-dojo', '8.13').play(0, 'build-yashiki').settled()
})

test('[8.14] prestige points and mon never fall below 0', () => {
  const { g } = clans(2, (each) => {
    honour(each, 0, -5, 'events')
    forfeit(each, 0, 50)
    return []
  })
  expect(g.seats[0]).toMatchObject({ prestige: 0, mon: 0 })
})

test('[8.39] what was seen stays known until a shuffle or an unseen choice', () => {
  const t = clans(2, (g, lay) => {
    g.phase = 'action'
    stand(g, 0, 'gates')
    g.turn = { ...freshTurn(0), at: 'gates' }
    lay(g.actions, 'feint', 'haggling', 'safe-house')
    return act({ seat: 0, errand: 0 })
  }).plays(0, 'foresight-action', 'feint', 'safe-house')
  const drawn = clans(
    2,
    (g) => Object.assign(g, { actions: t.g.actions, seats: t.g.seats }) && drawAction(g, 1),
  ).settled()
  expect(yedo.view(drawn.g, 0).seats[1].actions.of).toEqual(['haggling'])
  expect(yedo.view(drawn.g, 0).actions.of.slice(0, 2)).toEqual(['safe-house', 'feint'])
})

test('[8.40] goods and the backs of cards lie open, their faces only to their owner', () => {
  const { g } = clans(3, (each, lay) => {
    own(each, 0, 'dojo')
    Object.assign(each.seats[0], { mon: 7, geisha: 2, blessed: true, blackmail: true, prestige: 5 })
    lay(each.seats[0].weapons, 'katana', 'doku')
    lay(each.seats[0].actions, 'feint', 'haggling')
    lay(each.seats[0].bonuses, 'tireless')
    lay(each.seats[0].missions, 'green/a-silent-dart', 'red/the-jesuit')
    return []
  })
  const goods = { mon: 7, geisha: 2, blessed: true, blackmail: true, prestige: 5, house: 2, reserve: 2 }
  for (const viewer of [1, 2, 'public'] as const)
    expect(yedo.view(g, viewer).seats[0]).toMatchObject({
      ...goods,
      annexes: { dojo: 1 },
      weapons: { of: ['katana', 'doku'] },
      actions: { of: ['?', '?'] },
      bonuses: { of: ['?'] },
      missions: { of: ['green/?', 'red/?'] },
    })
  expect(yedo.view(g, 0).seats[0]).toMatchObject({
    ...goods,
    actions: { of: ['feint', 'haggling'] },
    missions: { of: ['green/a-silent-dart', 'red/the-jesuit'] },
  })
})
