import { dice, seatsOf, type Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { edo } from '../index.ts'
import { crewOf } from '../picks.ts'
import { bare, layPlan, station, stock, turnUp, type Laid } from '../testing.ts'
import { round } from './2-planning.ts'

const QUIET: Laid = ['basic-1:take-money', 'basic-2:travel', 'basic-3:recruit', '1+0', '0+0', '0+0']

const planning = (arrange: Parameters<typeof bare>[0] = () => [], options = {}) =>
  bare((g, lay) => {
    arrange(g, lay)
    return round()
  }, options)

const plannedBy = (seats: readonly Seat[], laid: Laid, table = planning()) =>
  seats.reduce((at, seat) => layPlan(at, seat, laid), table)

/** The next seat turns its card and waives what it would do. */
const turned = (table: ReturnType<typeof planning>): typeof table => {
  const [seat] = edo.waitingFor(table.g) as [Seat]
  const at = turnUp(table, seat)
  const waive = at.open(seat).find((pick) => pick === 'done' || pick === 0)
  return at.asks() === 'turn' || waive === undefined ? at : at.play(seat, waive)
}

test('[2.1] planning, execution, wages and income, then the next round', () => {
  let at = planning((g) => {
    station(g.seats[0], 'edo')
    g.startPlayer = 0
    return []
  })
  const phases = ['plan']
  at = plannedBy([0, 1, 2], QUIET, at)
  phases.push(at.asks() ?? '')
  for (const card of [1, 2, 3])
    for (const seat of seatsOf(at.g)) {
      at = turnUp(at, seat)
      if (card === 1) at = at.play(seat, 1)
    }
  phases.push(at.asks() ?? '')
  at = at.play(0, 'call-all')
  phases.push(at.asks() ?? '')
  expect(phases).toEqual(['plan', 'turn', 'pay-wages', 'plan'])
  expect(at.g.round).toBe(2)
})

test('[2.2] all plan at once, and nothing of a plan is seen before its card is turned', () => {
  const at = planning()
  expect(edo.waitingFor(at.g)).toEqual([0, 1, 2])
  const before = edo.view(at.g, 1)
  const after = at.play(0, 'basic-1:take-rice')
  expect(edo.view(after.g, 1)).toEqual(before)
  const laid = plannedBy([0, 1, 2], QUIET, at)
  expect(edo.view(laid.g, 1).seats[0].plan.value).toBe('?')
  expect(edo.view(laid.g, 1).seats[0].turned).toEqual([])
})

test('[2.2] what others imagine is always a plan the player could have laid, the true one among them', () => {
  const laid = layPlan(planning(), 0, [
    'basic-2:travel',
    'basic-3:recruit',
    'basic-1:take-rice',
    '2+0',
    '1+0',
    '2+0',
  ])
  let at = plannedBy([1, 2], QUIET, laid)
  while (at.g.seats[0].faceDown > 1) at = turned(at)
  const chance = dice('imagine')
  const worlds = edo.imaginer(edo.view(at.g, 1))
  const guesses = Array.from({ length: 400 }, () => worlds(chance).seats[0].plan.value)
  expect(guesses).toContainEqual(at.g.seats[0].plan.value)
  for (const { actions, officials } of guesses) {
    expect(actions.every((pick) => pick.startsWith('basic-1:'))).toBe(true)
    expect(officials.every((pick) => crewOf(pick).own <= 2 && crewOf(pick).count <= 2)).toBe(true)
  }
})

test('[2.3] exactly three permits, in the order they are laid', () => {
  const at = planning().plays(0, 'basic-3:recruit', 'basic-1:take-rice')
  expect(at.open(0)).not.toContain('ready')
  const laid = at.plays(0, 'basic-2:trade', '0+0', '0+0', '0+0')
  expect(laid.open(0)).toEqual(['ready', 'back'])
  expect(laid.g.seats[0].plan.value.actions).toEqual([
    'basic-3:recruit',
    'basic-1:take-rice',
    'basic-2:trade',
  ])
})

test('[2.4] one action of each permit', () => {
  planning()
    .play(0, 'basic-1:take-rice')
    .refuses(0, 'basic-1:take-money', '2.4')
    .play(0, 'basic-3:take-money')
})

test('[2.5] as many officials as the action shows, and no more', () => {
  const at = planning((g) => {
    g.seats[0].whites = 4
    return []
  }).plays(0, 'basic-2:travel', 'basic-1:take-money', 'basic-3:recruit')
  expect(at.open(0)).toContain('2+1')
  expect(at.open(0)).not.toContain('2+2')
  expect(at.play(0, '3+0').open(0)).toContain('2+2')
  expect(at.plays(0, '3+0', '2+2').open(0)).toEqual(['0+0', '0+1', 'back'])
})

test('[2.6] a card without officials lapses', () => {
  const at = plannedBy(
    [0, 1, 2],
    ['basic-1:take-money', 'basic-2:travel', 'basic-3:recruit', '0+0', '0+0', '0+0'],
  )
  const seat = at.g.startPlayer
  const after = turnUp(at, seat)
  expect(after.g.seats[seat].ryo).toBe(0)
  expect(edo.waitingFor(after.g)).not.toEqual([seat])
})

test('[2.7] own officials off the board and white ones, each once', () => {
  const at = planning((g) => {
    station(g.seats[0], 'edo', 'izu', 'izu')
    g.seats[0].whites = 1
    return []
  }).plays(0, 'basic-1:take-money', 'basic-2:travel', 'basic-3:recruit')
  at.refuses(0, '3+0', '2.7').refuses(0, '3+1', '2.7')
  expect(at.open(0)).toEqual(['0+0', '1+0', '2+0', '0+1', '1+1', '2+1', 'back'])
  at.play(0, '1+1').refuses(0, '2+0', '2.7').refuses(0, '0+1', '2.7')
})

test('[2.8] hard building takes officials in pairs', () => {
  const at = planning().plays(0, 'basic-1:build-hard', 'basic-2:travel', 'basic-3:recruit')
  expect(at.open(0)).toEqual(['0+0', '2+0', '4+0', 'back'])
  at.refuses(0, '1+0', '2.8').refuses(0, '3+0', '2.8')
  const without = at.play(0, '4+0')
  without.play(0, '1+0').refuses(0, '1+0', '2.7')
})

test('[2.8] a white official completes the pair of an own one', () => {
  const at = planning((g) => {
    g.seats[0].whites = 1
    return []
  }).plays(0, 'basic-1:build-hard', 'basic-2:travel', 'basic-3:recruit')
  expect(at.open(0)).toEqual(['0+0', '2+0', '4+0', '1+1', '3+1', 'back'])
  at.refuses(0, '0+1', '2.8').refuses(0, '2+1', '2.8')
})

test('[2.9] a special permit taken now is planned from the next round on', () => {
  let at = planning((g, lay) => {
    g.startPlayer = 0
    lay(g.specials, 'special-8')
    stock(g.seats[0], { ryo: 5 })
    return []
  })
  at = layPlan(at, 0, ['basic-3:development', 'basic-1:take-money', 'basic-2:travel', '1+0', '0+0', '0+0'])
  at = turnUp(plannedBy([1, 2], QUIET, at), 0).play(0, 'special-8')
  expect([at.g.seats[0].specials.of, at.g.seats[0].means.specials]).toEqual([['special-8'], 0])
  while (at.asks() === 'turn') at = turned(at)
  expect([at.asks(), at.g.round]).toEqual(['plan', 2])
  expect(at.open(0)).toContain('special-8:architect')
  expect(at.open(1)).not.toContain('special-8:architect')
})

test('[2.10] a white official recruited now is set from the next round on', () => {
  let at = planning((g) => {
    g.startPlayer = 0
    stock(g.seats[0], { rice: 1 })
    return []
  })
  at = layPlan(at, 0, ['basic-3:recruit', 'basic-1:take-money', 'basic-2:travel', '1+0', '0+0', '0+0'])
  at = plannedBy([1, 2], QUIET, at)
  at = turnUp(at, 0).play(0, 'recruit')
  expect([at.g.seats[0].whites, at.g.seats[0].means.white]).toEqual([1, 0])
})

test('[2.11] a plan can be changed step by step until everybody is ready', () => {
  const at = planning().plays(
    0,
    'basic-1:take-rice',
    'back',
    'basic-1:take-money',
    'basic-2:trade',
    'basic-3:recruit',
  )
  const changed = at.plays(0, '2+0', 'back', '3+0', '1+0', '1+0', 'back', '0+0', 'ready')
  expect(changed.g.seats[0].plan.value).toEqual({
    actions: ['basic-1:take-money', 'basic-2:trade', 'basic-3:recruit'],
    officials: ['3+0', '1+0', '0+0'],
  })
})

test('[2.12] who is ready may take the plan up again while another is not', () => {
  const at = plannedBy([0, 1], QUIET)
  expect(edo.waitingFor(at.g)).toEqual([2])
  const again = at.play(0, 'reopen')
  expect(edo.waitingFor(again.g)).toEqual([0, 2])
  expect(layPlan(again.plays(0, 'back', '1+0', 'ready'), 2, QUIET).asks()).toBe('turn')
})
