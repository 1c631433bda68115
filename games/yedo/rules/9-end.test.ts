import { expect, test } from 'vitest'
import { type BonusCardId, BONUS_CARDS } from '../data/bonus-cards.ts'
import { yedo } from '../index.ts'
import { clans, own, stand, type Arrange } from '../testing.ts'
import { round } from './1-setup.ts'
import { activation } from './7-action.ts'
import { finalScoring, scoreBonus } from './9-end.ts'

const over = (arrange: (...a: Parameters<Arrange>) => void, seats = 3) =>
  clans(seats, (g, lay) => {
    arrange(g, lay)
    return finalScoring()
  }).settled()

test('[9.1] the game ends after round 11', () => {
  const after = (played: number) =>
    clans(2, (g) => {
      g.round = played
      return round()
    })
  expect(after(10).asks()).toBe('take-part')
  expect(after(11).settled().g.phase).toBe('end')
})

test('[9.2] killing the Shogun ends the game when the round is finished', () => {
  const { g } = clans(2, (each) => {
    each.round = 4
    each.ending = true
    return round()
  }).settled()
  expect([g.phase, g.round]).toEqual(['end', 4])
})

test('[9.2] after the Shogun is dead everyone still activates his disciples', () => {
  const id = 'black/kill-the-shogun'
  const t = clans(2, (g, lay) => {
    Object.assign(g, { round: 4, phase: 'action' })
    Object.assign(g.seats[0], { house: 4, reserve: 0, geisha: 2, blessed: true })
    stand(g, 0, 'shogun', 'bower-1', 'temple')
    stand(g, 1, 'gates')
    lay(g.seats[0].weapons, 'katana', 'shuriken', 'metsubushi')
    own(g, 0, 'dojo', 'yashiki')
    lay(g.seats[0].missions, id)
    return [activation({ last: null }), round()]
  }).plays(0, 'temple', id)
  expect([t.g.ending, t.g.seats[0].prestige, t.g.seats[0].reserve]).toEqual([true, 25, 1])
  const { g } = t
    .plays(1, 'gates', 'beg-1')
    .plays(0, 'shogun', 'audience')
    .plays(0, 'bower-1', 'nothing')
    .settled()
  expect([g.phase, g.round, g.seats[0].prestige, g.seats[1].mon]).toEqual(['end', 4, 26, 15])
})

test('[9.3] bonus cards are shown and scored', () => {
  const { g } = over((each, lay) => {
    lay(each.seats[0].bonuses, 'pious-clan', 'house-of-fans')
    each.seats[0].blessed = true
    each.seats[0].geisha = 2
  })
  expect(g.seats[0].prestige).toBe(1 + 2 + 2)
  expect(yedo.view(g, 'public').seats[0].scored.of.slice().sort()).toEqual(['house-of-fans', 'pious-clan'])
  expect(yedo.scoring(g)['bonus-cards']).toEqual([4, 0, 0])
})

const WARFARE = [
  'green/drill-the-militia',
  'green/escort-the-tribute',
  'red/crush-the-ronin',
  'black/march-on-osaka',
] as const
const warfare = (mine: number, theirs: number) =>
  over((g, lay) => {
    lay(g.seats[0].bonuses, 'lord-of-war')
    lay(g.seats[0].completed, ...WARFARE.slice(0, mine))
    lay(g.seats[1].completed, ...WARFARE.slice(4 - theirs))
  }).g.seats.map(({ prestige }) => prestige - 1)

test('[9.4] the worked example: most warfare missions 4, tied 2, beaten nothing', () => {
  expect(warfare(2, 1)).toEqual([4, 0, 0])
  expect(warfare(2, 2)).toEqual([2, 0, 0])
  expect(warfare(1, 2)).toEqual([0, 0, 0])
  expect(warfare(0, 0)).toEqual([0, 0, 0])
})

test('[9.5] no mission of a category needs three missions in all', () => {
  const none = (...completed: string[]) =>
    over((g, lay) => {
      lay(g.seats[0].bonuses, 'no-blood')
      lay(g.seats[0].completed, ...completed)
    }).g.seats[0].prestige - 1
  expect(none('green/rice-for-the-poor', 'green/the-banquet-menu')).toBe(0)
  expect(none('green/rice-for-the-poor', 'green/the-banquet-menu', 'red/the-jesuit')).toBe(3)
  expect(none('green/rice-for-the-poor', 'green/a-silent-dart', 'red/the-jesuit')).toBe(0)
})

test('[9.6] cards for assets, up to their limit', () => {
  const worth = (card: BonusCardId, arrange: (...a: Parameters<Arrange>) => void) =>
    scoreBonus(over(arrange).g, 0, card)
  expect(worth('house-of-fans', (g) => (g.seats[0].geisha = 3))).toBe(3)
  expect(worth('grand-estate', (g) => own(g, 0, 'dojo', 'yashiki'))).toBe(2)
  expect(worth('arms-collector', (g, lay) => lay(g.seats[0].weapons, 'doku', 'doku', 'nawa'))).toBe(2)
  expect(worth('heavy-purse', (g) => (g.seats[0].mon = 14))).toBe(2)
  expect(worth('heavy-purse', (g) => (g.seats[0].mon = 60))).toBe(4)
  expect(worth('full-house', (g) => Object.assign(g.seats[0], { house: 4, reserve: 0 }))).toBe(3)
  expect(worth('full-house', () => {})).toBe(0)
  expect(worth('pious-clan', () => {})).toBe(0)
})

test('[9.6] how many disciples or blessings a card wants stands in its row', () => {
  const tasks = BONUS_CARDS.flatMap(({ id, task }) => (task.kind === 'has' ? [{ id, task }] : []))
  expect(tasks.map(({ task }) => [task.of, task.count])).toEqual([
    ['disciples', 4],
    ['blessings', 1],
  ])
  const { g } = over((each) => Object.assign(each.seats[0], { house: 3, reserve: 1, blessed: true }))
  const lowered = (by: number) =>
    tasks.map(({ id, task }) => {
      const { count } = task
      Object.assign(task, { count: count - by })
      const points = scoreBonus(g, 0, id)
      Object.assign(task, { count })
      return points
    })
  expect([lowered(0), lowered(1), lowered(-1)]).toEqual([
    [0, 2],
    [3, 2],
    [0, 0],
  ])
})

test('[9.7] cards for variety', () => {
  const worth = (card: BonusCardId, ...completed: string[]) =>
    scoreBonus(over((g, lay) => lay(g.seats[0].completed, ...completed)).g, 0, card)
  const four = ['green/the-banquet-menu', 'green/rice-for-the-poor', 'red/the-jesuit', 'red/crush-the-ronin']
  expect([worth('many-arts', ...four), worth('many-arts', ...four.slice(1))]).toEqual([4, 0])
  expect([worth('many-colours', ...four), worth('many-colours', ...four, 'black/march-on-osaka')]).toEqual([
    0, 3,
  ])
})

test('[9.8] a Blackmail not used gives 2 prestige points', () => {
  const { g } = over((each) => (each.seats[1].blackmail = true))
  expect(g.seats.map(({ prestige }) => prestige)).toEqual([1, 3, 1])
})

test('[9.9] most prestige points win, ties go to the one farther up', () => {
  const { g } = over((each) => {
    each.order = [2, 0, 1]
    each.seats[0].prestige = 20
    each.seats[2].prestige = 20
    each.seats[1].prestige = 21
  })
  expect(yedo.standing(g).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ])
})

test.each(BONUS_CARDS.filter(({ task }) => task.kind === 'most').map(({ id }) => id))(
  '[9.4] %s: alone, tied, beaten',
  (card) => {
    const missions = [
      'green/the-banquet-menu',
      'yellow/border-skirmish-2',
      'red/the-jesuit',
      'black/the-imperial-seal',
      'red/the-treasurer',
    ]
    const twins = [
      'green/whispers-at-the-gate-2',
      'yellow/siege-drill',
      'red/the-star-of-yoshiwara',
      'black/empty-the-mint',
      'red/the-bishops-last-mass',
    ]
    const worth = (mine: boolean, theirs: boolean) =>
      scoreBonus(
        over((g, lay) => {
          for (const [seat, rich, done] of [
            [0, mine, missions],
            [1, theirs, twins],
          ] as const) {
            g.seats[seat].mon = rich ? 9 : 0
            if (!rich) continue
            g.seats[seat].geisha = 1
            own(g, seat, 'dojo')
            lay(g.seats[seat].weapons, 'doku')
            lay(g.seats[seat].completed, ...done)
          }
          g.seats[2].mon = 0
        }).g,
        0,
        card,
      )
    const row = BONUS_CARDS.find(({ id }) => id === card)
    expect(worth(true, false)).toBe(row?.prestige)
    expect(worth(true, true)).toBe(row && 'tied' in row ? row.tied : NaN)
    expect(worth(false, true)).toBe(0)
  },
)
