import { takeDown } from '@machiya/games'
import { given, type Lay } from '@machiya/kernel/testing'
import {
  dice,
  isOver,
  shuffleBy,
  type Chance,
  type Game,
  type Pick,
  type Pile,
  type Seat,
  type Task,
  type Whole,
} from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { describe, expect, test } from 'vitest'
import {
  blank,
  chosenIn,
  endOf,
  isPassed,
  isSettled,
  laidIn,
  lay,
  liftFrom,
  movedTo,
  offersIn,
  onlyIn,
  press,
  previewIn,
  relay,
  takeAway,
  viewBehind,
  viewIn,
  type Draft,
} from './draft.ts'

const GAMES = ['yedo', 'edo', 'yokohama'] as const
const games = Object.fromEntries(
  await Promise.all(GAMES.map(async (name) => [name, (await takeDown(name)).game] as const)),
) as Record<(typeof GAMES)[number], Game>

const advanceAny = (game: Game, g: Whole, chance: Chance): void => {
  const waiting = game.waitingFor(g)
  const seat = waiting[chance(waiting.length)] as Seat
  const open = game.legal(g, seat, [])
  game.advance(g, seat, open[chance(open.length)] as Pick)
}

/** Positions along random games, each with a seat that is asked. */
const positionsOf = function* (game: Game, every: number) {
  for (const seats of [2, 4]) {
    const chance = dice(`draft ${game.name} ${seats}`)
    const g = game.start(seats, {}, sha256(`draft ${game.name} ${seats}`))
    for (let moves = 0; moves < 900 && !isOver(g); moves++) {
      if (moves % every === 0) for (const seat of game.waitingFor(g)) yield { g: game.copy(g), seat }
      advanceAny(game, g, chance)
    }
  }
}

/** A step of a plan that was laid before the draft began cannot be taken back in any order. */
const openIn = (draft: Draft): Pick[] =>
  offersIn(draft).flatMap(({ pick, no }) => (no || pick === 'back' ? [] : [pick]))
const picksOf = ({ laid }: Draft): Pick[] => laid.map(({ pick }) => pick)
const setOf = ({ laid }: Draft): string[] => laid.map(({ task, pick }) => `${task} ${pick}`).sort()

/** A draft of random picks, each one open or passed by when it is pressed. */
const pressed = (draft: Draft, most: number, chance: Chance): Draft => {
  const open = openIn(draft)
  if (most === 0 || endOf(draft) !== null || open.length === 0) return draft
  return pressed(press(draft, open[chance(open.length)] as Pick), most - 1, chance)
}

/** The table after the line in earnest, as the seat sees it. A line tells all that its picks told, a stage only what the last did. */
const inEarnest = (game: Game, g: Whole, seat: Seat, draft: Draft): object => {
  const { position, refusal } = game.playLine(g, { seat, picks: picksOf(draft) })
  if (refusal) throw new Error(`${refusal.sentence} [${refusal.rule}] ${picksOf(draft).join(' ')}`)
  return { ...game.view(position, seat), told: [] }
}

describe.each(GAMES)('%s', (name) => {
  const game = games[name]

  test('in whatever order things are laid, the line is legal and holds them all', () => {
    const chance = dice(`orders ${name}`)
    let shuffled = 0
    for (const { g, seat } of positionsOf(game, 7)) {
      const start = blank(game, game.view(g, seat))
      const wished = pressed(start, 9, chance)
      if (wished.laid.length < 2) continue
      for (let i = 0; i < 2; i++, shuffled++) {
        const draft = shuffleBy([...wished.laid], chance).reduce(lay, start)
        expect(setOf(draft)).toEqual(setOf(wished))
        expect(draft.waiting).toEqual([])
        inEarnest(game, g, seat, draft)
      }
    }
    expect(shuffled).toBeGreaterThan(60)
  })

  test('what is pressed and taken away again, in any order, leaves a line that does what the board shows', () => {
    const chance = dice(`presses ${name}`)
    let taken = 0
    for (const { g, seat } of positionsOf(game, 9)) {
      let draft = blank(game, game.view(g, seat))
      for (let i = 0; i < 12; i++) {
        const lifts = draft.laid.length > 0 && chance(4) === 0
        if (lifts) taken++
        draft = lifts ? takeAway(draft, chance(draft.laid.length)) : pressed(draft, 1, chance)
      }
      if (draft.laid.length === 0) continue
      const then = inEarnest(game, g, seat, draft)
      const end = endOf(draft)
      if (end === null || end === 'handed-on') expect({ ...viewBehind(draft), told: [] }).toEqual(then)
    }
    expect(taken).toBeGreaterThan(50)
  })

  test('a draft goes along with what others do, or says what no longer fits', () => {
    const chance = dice(`others ${name}`)
    let kept = 0
    let lost = 0
    for (const { g, seat } of positionsOf(game, 9)) {
      const draft = pressed(blank(game, game.view(g, seat)), 6, chance)
      if (draft.laid.length === 0) continue
      const others = game.waitingFor(g).filter((other) => other !== seat)
      const other = others[0] ?? seat
      game.advance(g, other, game.legal(g, other, [])[0] as Pick)
      const then = movedTo(draft, game.view(g, seat))
      expect(setOf({ ...then, laid: [...then.laid, ...then.dropped] })).toEqual(setOf(draft))
      if (then.laid.length > 0) inEarnest(game, g, seat, then)
      if (then.dropped.length > 0) lost++
      else kept++
    }
    expect(lost).toBeGreaterThan(5)
    expect(kept + lost).toBeGreaterThan(60)
  })
})

/** A draft of seat 0 at a table that asks this. */
const draftAt = (
  name: (typeof GAMES)[number],
  tasks: Task | readonly Task[],
  arrange: (g: never, lays: Lay) => void = () => {},
) => {
  const game = games[name]
  const { g } = given(game, { seats: 4 }, (table, lays) => {
    arrange(table as never, lays)
    return tasks
  })
  return { g, draft: blank(game, game.view(g, 0)) }
}

type Town = {
  areas: string[]
  achievements: Pile
  seats: { yen: number; assistants: number[]; goods: Record<string, number> }[]
}
const rich = (g: Town): void => void Object.assign(g.seats[0] as object, { yen: 30 })
const manned = (g: Town): void => {
  g.areas = ['dock', 'bank', ...g.areas.filter((area) => area !== 'dock' && area !== 'bank')]
  g.seats[0]?.assistants.splice(0, 2, 1, 1)
}
const EXTRA: Task = { task: 'extra', a: { seat: 0 } }
const SLIPS: readonly [string, Task, Pick, Pick, ((g: Town) => void)?][] = [
  [
    'assistants after a shop',
    { task: 'transfer', a: { seat: 0, left: 3, from: 0 } },
    'shop',
    'assistant',
    rich,
  ],
  ['copper after tea', { task: 'any-good', a: { seat: 0, left: 2, from: -1 } }, 'tea', 'copper'],
  [
    'a sale after a purchase',
    { task: 'exchange', a: { seat: 0, left: 2, from: 0 } },
    'buy-tea',
    'sell-silk',
    rich,
  ],
  [
    'the dock after the bank in a recall',
    { task: 'recall-assistants', a: { seat: 0, from: 0 } },
    'bank',
    'dock',
    manned,
  ],
  [
    'an area before the last one',
    { task: 'placement', a: { seat: 0, placed: 0, last: -1 } },
    'bank',
    'dock',
    manned,
  ],
]

test.each(SLIPS)('yokohama: %s is slipped in', (_what, task, first, second, arrange) => {
  const { g, draft } = draftAt('yokohama', [task, EXTRA], arrange)
  const one = press(draft, first)
  expect(isPassed(one, second)).toBe(true)
  const both = press(one, second)
  expect(picksOf(both)).toEqual([second, first])
  expect(both.dropped).toEqual([])
  expect(previewIn(one, [second])?.after).toEqual(viewBehind(both))
  inEarnest(games.yokohama, g, 0, both)
})

test('the dock can still be slipped in when the bank was the last assistant to recall', () => {
  const { draft } = draftAt('yokohama', { task: 'movement', a: { seat: 0 } }, manned)
  const recalled = press(press(draft, 'recall'), 'bank')
  expect(picksOf(press(recalled, 'dock'))).toEqual(['recall', 'dock', 'bank'])
})

test('nothing is passed by that would push out what is laid', () => {
  const { draft } = draftAt('yokohama', { task: 'any-good', a: { seat: 0, left: 2, from: -1 } })
  const both = press(press(draft, 'silk'), 'tea')
  expect(offersIn(both).some(({ pick }) => pick === 'copper')).toBe(false)
})

const ROUND: Task = { task: 'round', a: {} }
const PLAN = ['basic-1:take-rice', 'basic-2:travel', 'basic-3:recruit', '2+0', '1+0', '0+0', 'ready']

test('edo: a plan is laid in any order, and what is not asked yet waits', () => {
  const { g, draft } = draftAt('edo', ROUND)
  const chance = dice('plans')
  for (let i = 0; i < 60; i++) {
    const plan = shuffleBy([...PLAN], chance).reduce(
      (now, pick) => lay(now, { task: 'plan', a: {}, pick }),
      draft,
    )
    expect(setOf(plan)).toEqual(PLAN.map((pick) => `plan ${pick}`).sort())
    expect(endOf(plan)).toBe('closed')
    inEarnest(games.edo, g, 0, plan)
  }
  const early = relay(draft, ['2+0', 'basic-1:take-rice'])
  expect([laidIn(early), early.waiting.map(({ pick }) => pick)]).toEqual([['basic-1:take-rice'], ['2+0']])
  const whole = relay(draft, PLAN.slice(0, 6))
  expect(onlyIn(whole)).toBe('ready')
  expect(offersIn(whole).map(({ pick }) => pick)).toEqual(['ready'])
})

test('edo: one card taken out of a plan leaves the others, and says what no longer fits', () => {
  const { draft } = draftAt('edo', ROUND)
  const plan = relay(draft, PLAN.slice(0, 6))
  const less = liftFrom(plan, 'basic-2:travel')
  expect(picksOf(less)).toEqual(['basic-1:take-rice', 'basic-3:recruit'])
  expect(less.dropped.map(({ pick }) => pick)).toEqual(['2+0', '1+0', '0+0'])
})

test('a pick that ends the rehearsal is chosen, and another one takes its place', () => {
  const { draft } = draftAt(
    'edo',
    { task: 'turn', a: { seat: 0, card: 1, moved: [], merchant: false } },
    (g: { seats: { ryo: number; faceDown: number; plan: { value: unknown } }[] }) =>
      Object.assign(g.seats[0] as object, {
        ryo: 9,
        faceDown: 1,
        plan: { owner: 0, value: { actions: ['basic-1:take-rice'], officials: ['1+0'] } },
      }),
  )
  const turned = press(draft, 'turn-up')
  expect([chosenIn(turned), endOf(turned), viewIn(turned)]).toEqual(['turn-up', 'shown', draft.table])
  expect(picksOf(press(turned, 'merchant'))).toEqual(['merchant'])
})

const WON = 'achievement-a1'
const skilled = (g: Town, lays: Lay): void => {
  Object.assign(g.seats[0] as object, { goods: { copper: 9, silk: 0, tea: 0, fish: 0 } })
  lays(g.achievements, WON)
}

test('what is done before the end of a turn goes before it', () => {
  const { draft } = draftAt('yokohama', EXTRA, skilled)
  expect(picksOf(press(press(draft, 'end-turn'), WON))).toEqual([WON, 'end-turn'])
})

test('a decision is settled when something else is asked, or the same anew, or others have heard of it', () => {
  const placement: Task = { task: 'placement', a: { seat: 0, placed: 0, last: -1 } }
  const { draft } = draftAt('yokohama', placement)
  const [area] = openIn(draft)
  const one = press(draft, area as Pick)
  expect([isSettled(one), isSettled(press(one, 'done'))]).toEqual([false, true])
  const { draft: extra } = draftAt('yokohama', EXTRA, skilled)
  expect(isSettled(press(extra, WON))).toBe(true)
  const plan = relay(draftAt('edo', ROUND).draft, PLAN.slice(0, 6))
  expect([isSettled(plan), isSettled(press(plan, 'ready'))]).toEqual([false, true])
})
