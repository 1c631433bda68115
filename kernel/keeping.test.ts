import { describe, expect, test } from 'vitest'
import { playContract } from './contract.ts'
import { noughts } from './fixtures/noughts/index.ts'
import { teahouse } from './fixtures/teahouse/index.ts'
import {
  beganBefore,
  dealtBy,
  defineGame,
  faceDown,
  number,
  open,
  rulesFor,
  unpack,
  type Next,
  type PositionOf,
  type Seat,
} from './src/index.ts'
import { parseRecord, printRecord, replay, type GameRecord } from './record.ts'
import { sha256 } from './src/sha256.ts'

const SEED = sha256('keeping')
const saved = (): Record<string, unknown> => JSON.parse(JSON.stringify(teahouse.start(2, {}, SEED)))
const broken = (change: (all: never) => void): Record<string, unknown> => {
  const all = saved()
  change(all as never)
  return all
}

describe('saves', () => {
  test('[K15] a save loads into the same position', () => {
    const g = teahouse.start(3, { rounds: 'long' }, SEED)
    expect(teahouse.load(JSON.parse(JSON.stringify(g)))).toEqual(g)
    expect(teahouse.hash(teahouse.copy(g))).toBe(teahouse.hash(g))
  })

  test.each([
    [
      'a missing field',
      (g: { round?: number }) => delete g.round,
      'round: expected a whole number, got nothing',
    ],
    [
      'a wrong type',
      ({ seats }: { seats: { coins: unknown }[] }) => Object.assign(seats[1] ?? {}, { coins: 'many' }),
      'seats[1].coins: expected a whole number, got "many"',
    ],
    ['an unknown field', (g: { moon: number }) => (g.moon = 1), 'moon: expected no such field'],
    [
      'an unknown task',
      ({ agenda }: { agenda: { task: string }[] }) => Object.assign(agenda[0] ?? {}, { task: 'dance' }),
      'agenda[0].task: expected the name of a rule, got "dance"',
    ],
    [
      'a tiding without its arguments',
      (g: { told: unknown }) => (g.told = [{ tiding: 'drew', a: null }]),
      'told[0].a: expected an object, got null',
    ],
    [
      'a task without its arguments',
      ({ agenda }: { agenda: { a: unknown }[] }) => Object.assign(agenda[0] ?? {}, { a: 7 }),
      'agenda[0].a: expected an object, got 7',
    ],
    [
      'another game',
      (g: { about: { game: string } }) => (g.about.game = 'chess'),
      'about.game: expected \'teahouse\', got "chess"',
    ],
    [
      'a later revision',
      (g: { about: { revision: number } }) => (g.about.revision = 9),
      'about.revision: expected revision 2, got 9',
    ],
    [
      'a choice of nobody',
      ({ agenda }: { agenda: { a: { seat: number } }[] }) =>
        Object.assign(agenda.at(-1)?.a ?? {}, { seat: 2 }),
      'a.seat: expected a seat at this table, got 2',
    ],
    [
      'more seats than the game has',
      (g: { about: { seats: number } }) => (g.about.seats = 5),
      'about.seats: expected 2 to 4 seats, got 5',
    ],
    ['too few seats', (g: { seats: unknown[] }) => g.seats.pop(), 'seats: expected 2 seats'],
    [
      'a pile without marks',
      (g: { lot: { seen: number[] } }) => g.lot.seen.pop(),
      'lot.seen: expected a mark for each of 1 faces',
    ],
    [
      'a wrong option',
      (g: { about: { options: { rounds: string } } }) => (g.about.options.rounds = 'endless'),
      'about.options.rounds: expected one of short, long',
    ],
    ['a view', (g: { viewer: number }) => (g.viewer = 0), 'viewer: expected a position, not a view'],
  ] as const)('[K21] %s is refused with its place', (_name, change, message) => {
    expect(() => teahouse.load(broken(change as never))).toThrow(message)
  })

  test('[K21] nonsense is refused', () => {
    for (const nonsense of [null, 7, 'text', [], {}])
      expect(() => teahouse.load(nonsense)).toThrow('about.game: expected')
  })

  test('[K21] a save of an earlier revision is brought up to date', () => {
    const shape = { coins: open(number) }
    type Purse = PositionOf<typeof shape, Record<never, never>>
    const { choice } = rulesFor<Purse>()
    const wait = choice<{ seat: Seat }>('wait', { options: (_g, _a, say) => say('on'), play: (): Next => {} })
    const up = (old: Record<string, unknown>) => {
      const { money, ...rest } = old
      return { ...rest, coins: money }
    }
    const purse = defineGame({
      name: 'purse',
      revision: 2,
      seats: [2, 2],
      options: {},
      shape,
      box: () => ({}),
      rules: { wait },
      opening: wait({ seat: 0 }),
      standing: () => [],
      scoring: () => ({}),
      migrations: [{ to: 2, what: 'money is called coins', up }],
    })
    const { coins, ...now } = purse.start(2, {}, SEED)
    const old = { ...now, about: { ...now.about, revision: 1 }, money: 5 + coins }
    expect(purse.load(old).coins).toBe(5)
    const unsaid = { ...old, about: { game: 'purse', revision: 1, seats: 2, options: {} } }
    expect(purse.load(unsaid).about).toMatchObject({ revision: 2, since: 1 })
    expect(purse.load(JSON.parse(JSON.stringify(purse.load(unsaid)))).about.since).toBe(1)
    expect(() => purse.load({ ...old, about: { ...old.about, revision: 0 } })).toThrow(
      'can be brought to 2, got 0',
    )
  })
})

test('[K21] seats and options are checked without dealing, and what was not chosen is filled in', () => {
  expect(teahouse.about(2, {})).toEqual(teahouse.start(2, {}, SEED).about)
  expect(teahouse.about(4, { rounds: 'long' }).options).toEqual({ rounds: 'long' })
  expect(() => teahouse.about(5, {})).toThrow('seats: expected 2 to 4 seats, got 5')
  expect(() => teahouse.about(2, { rounds: 'endless' })).toThrow(
    'options.rounds: expected one of short, long',
  )
  expect(() => teahouse.about(2, { moon: 'full' })).toThrow('options.moon: expected no such field')
})

describe('records', () => {
  const { record, end } = playContract({ game: teahouse, seats: 3, seed: 'record', care: 0 })
  const print = printRecord(record)

  test('[K21] [K22] a game, its record too, is played to its end by the rules it began with', () => {
    const shape = { coins: open(number) }
    type Purse = PositionOf<typeof shape, Record<never, never>>
    const { choice } = rulesFor<Purse>()
    const spend = choice<{ seat: Seat }>('spend', {
      options: (g, _a, say) => say(beganBefore(g, 2) ? 'one' : 'two'),
      play: (): Next => {},
    })
    const purse = defineGame({
      name: 'purse',
      revision: 2,
      seats: [2, 2],
      options: {},
      shape,
      box: () => ({}),
      rules: { spend },
      opening: spend({ seat: 0 }),
      standing: () => [],
      scoring: () => ({}),
      migrations: [{ to: 2, what: 'two are spent', up: (saved) => saved }],
    })
    const now = purse.start(2, {}, SEED)
    expect(purse.legal(now, 0, [])).toEqual(['two'])
    const saved = { ...now, about: { game: 'purse', revision: 1, seats: 2, options: {} } }
    expect(purse.legal(purse.load(saved), 0, [])).toEqual(['one'])
    const of = (revision: number, pick: string): GameRecord => ({
      game: 'purse',
      revision,
      seats: 2,
      options: {},
      commitment: '',
      moves: [{ seat: 0, task: 'spend', pick }],
    })
    for (const [revision, pick] of [
      [1, 'one'],
      [2, 'two'],
    ] as const)
      expect(replay(purse, of(revision, pick), SEED)).toHaveLength(2)
    expect(() => replay(purse, of(3, 'two'), SEED)).toThrow(
      'since: expected a revision from 1 to 2 of purse, got 3',
    )
  })

  test('[K21] a game is dealt from the box that it began with', () => {
    const shape = { cards: faceDown<string>('card') }
    const { step } = rulesFor<PositionOf<typeof shape, Record<never, never>>>()
    const rows = [{ id: 'third', since: 3, instead: 'second' }, { id: 'same' }]
    const earlier = [{ id: 'first' }, { id: 'second', since: 2, instead: 'first' }]
    const boxOf = (since: number) => ({ card: dealtBy(rows, earlier, since) })
    const deal = step('deal', (g) => unpack(g.cards, boxOf(g.about.since).card))
    const cards = defineGame({
      name: 'cards',
      revision: 3,
      seats: [2, 2],
      options: {},
      shape,
      box: (_seats, _options, since) => boxOf(since),
      rules: { deal },
      opening: deal({}),
      standing: () => [],
      scoring: () => ({}),
    })
    expect(cards.box(2, {})).toEqual({ card: ['third', 'same'] })
    for (const [since, card] of [
      [1, 'first'],
      [2, 'second'],
      [3, 'third'],
    ] as const) {
      const g = cards.start(2, {}, SEED, since)
      expect(g.cards.of).toEqual([card, 'same'])
      expect(cards.census(cards.imagine(cards.view(g, 0)))).toEqual(cards.census(g))
    }
  })

  test('[K21] a row that came later is never dealt for want of the row it stands for', () => {
    const deal = () => dealtBy([{ id: 'new', since: 2, instead: 'mistyped' }], [{ id: 'old' }], 1)
    expect(deal).toThrow("new came with revision 2; no earlier row is 'mistyped'")
  })

  test('[K22] printing and parsing gives the same record, and replaying it the same position', () => {
    expect(parseRecord(print)).toEqual(record)
    expect(
      teahouse.hash(replay(teahouse, parseRecord(print), record.seed as string).at(-1) as typeof end),
    ).toBe(teahouse.hash(end))
  })

  test('[K22] comments and blank lines are let be', () => {
    const remarked = print.replace(/\n(\d )/g, '\n\n# a remark\n$1')
    expect(parseRecord(remarked).moves).toEqual(record.moves)
  })

  test.each([
    [1, 'machiya record 2', "line 1: expected 'machiya record 1'"],
    [4, 'seats: 99', 'line 4: expected seats to be a number of seats'],
    [5, 'options: nothing', 'line 5: expected a JSON value'],
    [12, '9 bid pass', "line 12: expected a seat from 1 to 3, got '9'"],
    [17, 'what is this line', "line 17: expected a move such as '2 assign harbour-1'"],
  ])('[K22] a bad line %i is refused by its number', (line, wrong, message) => {
    expect(() =>
      parseRecord(
        print
          .split('\n')
          .with(line - 1, wrong)
          .join('\n'),
      ),
    ).toThrow(message)
  })

  test('[K22] a record of another game, or with a move that does not fit, is refused', () => {
    expect(() => replay(noughts as never, record, SEED)).toThrow("a record of 'teahouse', not of 'noughts'")
    const wrong = { ...record, moves: record.moves.with(1, { seat: 0, task: 'bid', pick: 'all' }) }
    expect(() => replay(teahouse, wrong, record.seed as string)).toThrow('move 2 (1 bid all)')
  })

  test('[K22] a record without its commitment is refused', () => {
    expect(() => parseRecord(print.replace(/commitment.*\n/, ''))).toThrow("the field 'commitment'")
  })
})
