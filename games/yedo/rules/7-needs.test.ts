import { expect, test } from 'vitest'
import type { Yedo } from '../position.ts'
import { needsNo } from './7-needs.ts'
import { man, onMission, own, stand, type Arrange } from '../testing.ts'

test('[7.5] the activated disciple stands in a district of the standard requirements', () => {
  const armed: Arrange = (g, lay) => {
    lay(g.seats[0].weapons, 'nawa')
    stand(g, 0, 'tavern')
    return []
  }
  onMission('green/the-banquet-menu', 'market', armed).refuses(0, 'green/the-banquet-menu', '7.5')
  onMission('green/the-banquet-menu', 'tavern', armed).play(0, 'green/the-banquet-menu').settled()
})

test('[7.6] every district needs a disciple, a district shown twice needs two', () => {
  const armed: Arrange = (g, lay) => {
    lay(g.seats[0].weapons, 'katana', 'yumi')
    return []
  }
  onMission('yellow/border-skirmish-2', 'gates', armed).refuses(0, 'yellow/border-skirmish-2', '7.6')
  onMission('yellow/border-skirmish-2', 'gates', (g, lay) => {
    armed(g, lay)
    stand(g, 0, 'gates')
  })
    .play(0, 'yellow/border-skirmish-2')
    .settled()
  const bonus = onMission('green/the-banquet-menu', 'tavern', (g, lay) => {
    lay(g.seats[0].weapons, 'nawa')
    stand(g, 0, 'market')
  }).play(0, 'green/the-banquet-menu')
  expect(bonus.settled().g.seats[0].mon).toBe(12 + 7 + 4)
})

test('[7.7] weapons, annexes and geisha are owned and kept', () => {
  const id = 'yellow/the-pilgrims-companion'
  const full: Arrange = (g, lay) => {
    stand(g, 0, 'temple')
    lay(g.seats[0].weapons, 'metsubushi')
    own(g, 0, 'yashiki')
    g.seats[0].geisha = 1
    return []
  }
  const lacking = (spoil: (g: Yedo) => void) =>
    onMission(id, 'market', (g, lay) => {
      full(g, lay)
      spoil(g)
    })
  lacking((g) => (g.seats[0].geisha = 0)).refuses(0, id, '7.7')
  lacking((g) => (g.seats[0].annexes.yashiki = 0)).refuses(0, id, '7.7')
  onMission(id, 'market', (g) => {
    stand(g, 0, 'temple')
    own(g, 0, 'yashiki')
    g.seats[0].geisha = 1
  }).refuses(0, id, '7.7')
  const { g } = onMission(id, 'market', full).plays(0, id, 'decline').settled()
  expect(g.seats[0]).toMatchObject({ geisha: 1, annexes: { yashiki: 1 }, weapons: { of: ['metsubushi'] } })
})

test('[7.8] a blessing is returned and mon is paid', () => {
  const id = 'red/the-foreign-confessor'
  const ready: Arrange = (g) => {
    stand(g, 0, 'temple')
    own(g, 0, 'yashiki', 'karesansui')
    return []
  }
  onMission(id, 'harbor', ready).refuses(0, id, '7.8')
  const { g } = onMission(id, 'harbor', (each, lay) => {
    ready(each, lay)
    each.seats[0].blessed = true
    each.blessings = 1
  })
    .play(0, id)
    .settled()
  expect([g.seats[0].blessed, g.blessings, g.seats[0].prestige]).toEqual([false, 2, 8])
  const rice = onMission('green/rice-for-the-poor', 'market', (each, lay) =>
    lay(each.seats[0].weapons, 'metsubushi'),
  )
  const paid = rice.plays(0, 'green/rice-for-the-poor', 'take').settled().g
  expect(paid.seats[0]).toMatchObject({ mon: 12 + 5 - 3, prestige: 1 + 2 + 2 })
})

test('[7.9] special requirements', () => {
  const whispers = (tavern: boolean) =>
    onMission('green/whispers-at-the-gate-2', 'gates', (g) => {
      stand(g, 0, 'tavern')
      if (tavern) stand(g, 1, 'tavern')
    }).play(0, 'green/whispers-at-the-gate-2').g.seats[0].actions.of.length
  expect([whispers(false), whispers(true)]).toEqual([0, 1])
  const clockmaker = (church: number) =>
    onMission('yellow/the-clockmakers-crate-2', 'harbor', (g, lay) => {
      stand(g, 0, 'harbor')
      lay(g.seats[0].weapons, 'metsubushi', 'shuriken')
      g.church = church
    }).play(0, 'yellow/the-clockmakers-crate-2').g.church
  expect([clockmaker(3), clockmaker(4)]).toEqual([3, 0])
  const gambling = (...cards: string[]) =>
    onMission('yellow/the-gambling-den-2', 'tavern', (g, lay) => {
      stand(g, 0, 'red-light')
      lay(g.seats[0].weapons, 'fukiya', 'shuriken')
      lay(g.seats[0].actions, ...cards)
    }).play(0, 'yellow/the-gambling-den-2').g.seats[0].mon
  expect([gambling('feint'), gambling('feint', 'haggling')]).toEqual([20, 24])
  const captain = (district: 'gates' | 'harbor', onBoard = true) =>
    onMission('red/the-captain-of-the-watch', 'gates', (g, lay) => {
      stand(g, 0, 'tavern')
      own(g, 0, 'kobudo-ryu')
      lay(g.seats[0].weapons, 'katana', 'shuriken')
      g.patrol.district = district
      g.patrol.onBoard = onBoard
    }).play(0, 'red/the-captain-of-the-watch').g.seats[0].prestige
  expect([captain('harbor'), captain('gates'), captain('gates', false)]).toEqual([7, 10, 7])
  const campaign = (reserve: number) =>
    onMission('red/campaign-for-the-shogun', 'gates', (g, lay) => {
      stand(g, 0, 'shogun', 'market')
      own(g, 0, 'dojo')
      lay(g.seats[0].weapons, 'yumi')
      Object.assign(g.seats[0], { reserve, house: 1 - reserve })
    }).play(0, 'red/campaign-for-the-shogun').g.seats[0].prestige
  expect([campaign(1), campaign(0)]).toEqual([7, 10])
})

const dancer = (arrange: (...a: Parameters<Arrange>) => void) =>
  onMission('yellow/the-masked-dancer', 'tavern', (g, lay) => {
    stand(g, 0, 'red-light')
    lay(g.seats[0].weapons, 'doku')
    arrange(g, lay)
  })

test('[7.10] a disciple on the Yashiki counts as a missing geisha and goes home', () => {
  dancer((g) => own(g, 0, 'yashiki')).refuses(0, 'yellow/the-masked-dancer', '7.7')
  const { g } = dancer((each) => man(each, 0, 'yashiki'))
    .play(0, 'yellow/the-masked-dancer')
    .settled()
  expect(g.seats[0]).toMatchObject({ geisha: 0, house: 2, annexes: { yashiki: 1 }, prestige: 1 + 2 + 2 })
  const rich = dancer((each) => {
    man(each, 0, 'yashiki')
    each.seats[0].geisha = 1
  }).play(0, 'yellow/the-masked-dancer')
  expect(rich.g.seats[0].annexes.yashiki).toBe(2)
})

test('[7.11] a disciple on the Karesansui counts as a missing blessing and goes home', () => {
  const id = 'red/the-foreign-confessor'
  const { g } = onMission(id, 'harbor', (each) => {
    stand(each, 0, 'temple')
    own(each, 0, 'yashiki')
    man(each, 0, 'karesansui')
  })
    .play(0, id)
    .settled()
  expect(g.seats[0]).toMatchObject({ house: 2, annexes: { karesansui: 1 }, prestige: 8 })
  expect(g.blessings).toBe(2)
})

test('[7.12] a stand-in serves once, in either half, and what it stands for counts for both', () => {
  const heir = onMission('green/a-silent-dart', 'red-light', (g, lay) => {
    lay(g.seats[0].weapons, 'fukiya')
    man(g, 0, 'yashiki')
  }).play(0, 'green/a-silent-dart')
  expect(heir.open(0)).toEqual(['take', 'decline'])
  const taken = heir.play(0, 'take').settled()
  expect(taken.g.seats[0]).toMatchObject({ prestige: 1 + 2 + 1, annexes: { yashiki: 1 } })
  const fans = onMission('red/web-of-fans', 'red-light', (g, lay) => {
    stand(g, 0, 'shogun', 'tavern')
    man(g, 0, 'yashiki')
    lay(g.seats[0].weapons, 'doku')
  })
  fans.refuses(0, 'red/web-of-fans', '7.7')
})

test('[7.12] a stand-in of the standard half still counts in the bonus half, and only once', () => {
  const { g } = onMission('red/the-jesuit', 'harbor', (each) =>
    Object.assign(each.turn, { yashiki: 1, karesansui: 1 }),
  )
  expect(needsNo(g, 0, { geisha: 1, blessing: 1 })).toBe(false)
  expect(needsNo(g, 0, { geisha: 2 })).toMatchObject({ rule: '7.7' })
})
