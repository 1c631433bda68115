import { describe, expect, expectTypeOf, test } from 'vitest'
import { noughts } from './fixtures/noughts/index.ts'
import { teahouse } from './fixtures/teahouse/index.ts'
import * as tea from './fixtures/teahouse/rules.ts'
import {
  again,
  defineGame,
  list,
  open,
  reason,
  rulesFor,
  text,
  type Beside,
  type Next,
  type PositionOf,
  type Seat,
  type TaskOf,
} from './src/index.ts'
import { sha256 } from './src/sha256.ts'
import { given, table } from './testing.ts'
import type { TasksOf } from './src/rules.ts'

const SEED = sha256('rules')
const shape = { done: open(list(text)) }
type Diary = PositionOf<typeof shape, Record<never, never>>
const { step, choice } = rulesFor<Diary>()
const write = step<{ what: string }>('write', (g, { what }): Next => void g.done.push(what))
const twice = step('twice', (g): Next =>
  g.done.length < 4 ? [write({ what: 'a' }), again, write({ what: 'z' })] : [],
)
const ODD = reason('7', 'Only even numbers')
/** A blot may be made beside any decision, once. */
const blotting: Beside<Diary, { seat: Seat }, 'blot'> = {
  options: (g, _a, say) => say('blot', g.done.includes('blot') && ODD),
  play: (_g, _a, pick) => (pick === 'blot' ? [write({ what: 'blot' }), again] : undefined),
}
const count = choice<{ seat: Seat }, number, 'blot'>('count', {
  beside: blotting,
  options: (_g, _a, say) => [0, 1, 2, 3].forEach((pick) => say(pick, pick % 2 === 1 && ODD)),
  play: (_g, _a, pick): Next => write({ what: String(pick) }),
})
type Tasks = TaskOf<{ write: typeof write; twice: typeof twice; count: typeof count; helper: () => void }>
const DIARY = {
  name: 'diary',
  revision: 1,
  seats: [2, 2] as [number, number],
  options: {},
  shape,
  box: () => ({}),
  rules: { write, twice, count },
  opening: write({ what: 'begun' }),
  standing: () => [
    [3, 1],
    [3, 1],
  ],
  scoring: () => ({}),
}
const diary = defineGame(DIARY)

describe('the agenda', () => {
  test('[K24] what a rule returns happens in reading order, before what was there', () => {
    const at = given(diary, {}, () => [
      write({ what: '1' }),
      write({ what: '2' }),
      write({ what: '3' }),
    ]).settled()
    expect(at.g.done).toEqual(['begun', '1', '2', '3'])
  })

  test('[K24] again is the same task once more, where it stands', () => {
    expect(given(diary, {}, () => twice()).g.done).toEqual(['begun', 'a', 'a', 'a', 'z', 'z', 'z'])
  })

  test('[K1] a position is plain JSON and its tasks are not edited', () => {
    const g = teahouse.start(3, {}, SEED)
    expect(JSON.parse(JSON.stringify(g))).toEqual(g)
    const before = JSON.stringify(g.agenda)
    const later = table(teahouse, g).play(teahouse.waitingFor(g)[0] as Seat, 'pass').g
    expect(JSON.stringify(g.agenda)).toBe(before)
    expect(later.agenda[0]).toBe(g.agenda[0])
  })

  test('[K19] what is done beside a decision is said and played with it, and then it is asked again', () => {
    const at = given(diary, {}, () => count({ seat: 1 })).refuses(1, 3, '7')
    expect(at.open(1)).toEqual([0, 2, 'blot'])
    const blotted = at.play(1, 'blot').refuses(1, 'blot', '7')
    expect(blotted.play(1, 2).settled().g.done).toEqual(['begun', 'blot', '2'])
  })

  test('[K19] the compiler knows the tasks of a game, their arguments and their picks', () => {
    expectTypeOf<Tasks['task']>().toEqualTypeOf<'write' | 'twice' | 'count'>()
    expectTypeOf<Extract<Tasks, { task: 'write' }>['a']>().toEqualTypeOf<{ what: string }>()
    expectTypeOf<TasksOf<{ count: typeof count }>['count']['pick']>().toEqualTypeOf<number | 'blot'>()
    expectTypeOf<TasksOf<{ drawIncome: typeof count }>>().toHaveProperty('draw-income')
    expect(() => defineGame({ ...DIARY, rules: { ...DIARY.rules, tally: count } })).toThrow(
      "'count' is exported as 'tally'",
    )
  })
})

describe('legality', () => {
  test('[K19] [K3] a taken cell refuses with its rule, and a finished game everything', () => {
    const at = table(noughts, noughts.start(2, {}, SEED))
      .play(0, 4)
      .refuses(1, 4, '2')
      .refuses(0, 1, 'K3')
    expect(at.offers(1).filter(({ no }) => no)).toEqual([
      { pick: 4, no: { rule: '2', sentence: 'Something stands there already' } },
    ])
    at.play(1, 0).play(0, 2).play(1, 1).play(0, 6).settled().refuses(1, 8, 'K3')
  })

  test('[K14] a move that answers another position is refused', () => {
    const g = noughts.start(2, {}, SEED)
    expect(noughts.play(g, { seat: 0, pick: 0, number: g.number + 1 }).refusal?.rule).toBe('K14')
    expect(noughts.play(g, { seat: 0, pick: 0, task: 'bid' }).refusal?.rule).toBe('K14')
    const { position } = noughts.play(g, { seat: 0, pick: 0, number: g.number, task: 'mark' })
    expect(position && noughts.play(position, { seat: 0, pick: 0, number: g.number }).refusal?.rule).toBe(
      'K14',
    )
  })

  test('[K23] equal rows share a place, and ties are broken in order', () => {
    expect(diary.standing(diary.start(2, {}, SEED)).map(({ place }) => place)).toEqual([1, 1])
    const ranks = given(teahouse, { seats: 3 }, (g) => {
      g.seats[0].points = 5
      g.seats[1].points = 7
      g.seats[2].points = 7
      g.seats[2].coins = 9
      return []
    })
    expect(teahouse.standing(ranks.g).map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ])
  })

  test('[K23] seats that have lost share the last place and score nothing; where all have, nobody is first', () => {
    const ranks = (...rows: (readonly number[] | null)[]) => {
      const game = defineGame({ ...DIARY, seats: [4, 4], standing: () => rows })
      return game
        .standing(game.start(4, {}, SEED))
        .map(({ seat, place, score, lost = false }) => [seat, place, score, lost])
    }
    expect(ranks(null, [3], null, [-2])).toEqual([
      [1, 1, 3, false],
      [3, 2, -2, false],
      [0, 4, 0, true],
      [2, 4, 0, true],
    ])
    expect(ranks(null, null, null, null).map(([, place]) => place)).toEqual([4, 4, 4, 4])
  })
})

describe('floors', () => {
  const planning = () => given(teahouse, { seats: 3 }, () => tea.plan())

  test('[K25] seats speak in any order until all have closed', () => {
    const at = planning().plays(2, 'draw', 'draw').plays(0, 'serve', 'draw', 'ready').play(2, 'ready')
    expect(teahouse.waitingFor(at.g)).toEqual([1])
    at.plays(1, 'foresee', 'foresee', 'ready').settled()
  })

  test('[K25] a closed seat may reopen by an offer', () => {
    const at = planning().plays(0, 'draw', 'draw', 'ready').play(0, 'change')
    expect(teahouse.waitingFor(at.g)).toEqual([0, 1, 2])
    at.refuses(0, 'ready', '3.1')
  })

  test('[K25] what a pick of an open floor returns happens above it', () => {
    const at = given(teahouse, { seats: 3 }, (_g, lay) => {
      lay(_g.seats[0].hand, 'green/gyokuro')
      return tea.haggle()
    })
      .play(0, 'green/gyokuro@2')
      .play(1, 'buy-0')
    expect(at.asks()).toBe('thank')
    expect(at.play(0, 'bow').asks()).toBe('haggle')
  })

  test('[K14] an open floor refuses an answer to earlier terms', () => {
    const at = given(teahouse, { seats: 3 }, () => tea.haggle())
    const { number } = at.g
    const after = at.play(0, 'done').g
    expect(teahouse.play(after, { seat: 1, pick: 'done', number }).refusal?.rule).toBe('K14')
  })

  test('[K14] on a floor that hides, answers to the same floor stand, answers to an earlier one do not', () => {
    const at = planning()
    const { number } = at.g
    const after = at.plays(0, 'draw', 'draw', 'ready').g
    expect(after.number).toBe(number + 1)
    expect(teahouse.play(after, { seat: 1, pick: 'draw', number }).position).toBeDefined()
    expect(teahouse.play(after, { seat: 1, pick: 'draw', number: number - 1 }).refusal?.rule).toBe('K14')
  })

  test('[K12] nobody learns of an unseen pick on an open floor, and answers to the same position stand', () => {
    const at = given(teahouse, { seats: 3 }, (g, lay) => {
      lay(g.seats[0].hand, 'green/gyokuro')
      return tea.haggle()
    }).play(1, 'done')
    const after = at.play(0, 'weigh-green/gyokuro').refuses(0, 'weigh-green/gyokuro', '5.1')
    for (const viewer of [1, 2, 'public'] as const)
      expect(teahouse.view(after.g, viewer)).toEqual(teahouse.view(at.g, viewer))
    expect(teahouse.view(after.g, 0).seats[0].weighed.value).toBe('green/gyokuro')
    const { number } = at.g
    expect(teahouse.play(after.g, { seat: 2, pick: 'done', number }).position?.number).toBe(number + 1)
  })

  test('[K12] nobody sees a hidden answer before its floor shows it', () => {
    const window = given(teahouse, { seats: 3 }, (g, lay) => {
      lay(g.table, 'green/sencha')
      lay(g.seats[1].hand, 'green/bancha')
      return [tea.spoil({ server: 0 }), tea.settleServing({ seat: 0 })]
    })
    const after = window.play(1, 'green/bancha')
    for (const viewer of [0, 2, 'public'] as const)
      expect(teahouse.view(after.g, viewer)).toEqual(teahouse.view(window.g, viewer))
    expect(teahouse.waitingFor(teahouse.view(after.g, 0))).toEqual([1, 2])
    expect(teahouse.waitingFor(teahouse.view(after.g, 1))).toEqual([2])
    expect(after.play(2, 'pass').settled().g.discard.of).toEqual(['green/sencha', 'green/bancha'])
  })

  test('[K13] [K11] closing a floor that hides cannot be taken back', () => {
    const before = planning()
      .plays(0, 'draw', 'draw', 'ready')
      .plays(1, 'draw', 'draw', 'ready')
      .plays(2, 'draw', 'draw')
    const after = before.play(2, 'ready')
    expect(after.g.revealed).toBeGreaterThan(before.g.revealed)
    expect(teahouse.undo(after.g, before.g, 2).refusal?.rule).toBe('K11')
  })
})
