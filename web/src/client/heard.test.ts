import type { Game, Pick, Seat } from '@machiya/kernel'
import { noughts } from '@machiya/kernel/fixtures/noughts'
import type { ServerMessage, TableInfo } from '@machiya/server/protocol'
import { lay, playLine, shownTo as shownBy, takeBack, type Advance, type Refused } from '@machiya/table'
import { expect, test } from 'vitest'
import {
  handOn,
  hear,
  lift,
  lookAgain,
  lookAway,
  nothingHeard,
  shownTo,
  stateOf,
  viewersIn,
  withLog,
  withShown,
  type Heard,
} from './heard.ts'

const game = noughts as unknown as Game
const ear = { game, at: 7 }
const ID = 'table-1'

const infoOf = (you: readonly boolean[], change: Partial<TableInfo> = {}): TableInfo => ({
  id: ID,
  game: 'noughts',
  revision: 1,
  options: {},
  title: 'Test',
  listed: false,
  hints: false,
  status: 'playing',
  clock: { kind: 'none' },
  seats: you.map((mine, seat) => ({
    seat,
    kind: 'person',
    level: null,
    manner: null,
    name: `P${seat}`,
    taken: true,
    here: true,
    away: false,
    you: mine,
    host: false,
    salt: null,
    bank: null,
    deadline: null,
  })),
  youHost: false,
  watchers: 0,
  commitment: '',
  secret: null,
  number: 0,
  waiting: [0],
  created: 0,
  moved: 0,
  now: 7,
  undoAsked: null,
  deeds: [],
  evening: null,
  endAsked: null,
  result: null,
  rematch: null,
  edition: 1,
  ...change,
})

/** A real table and those who listen to it. */
const seatedAt = (...you: readonly boolean[]) => {
  const chairs = you.map(() => ({ plays: 'person', orders: [] }) as const)
  const company = { chairs, viewers: [0, 1] as Seat[] }
  const [table] = lay(game, game.start(you.length, {}, '5a'.repeat(32)), company)
  const say = (advance: Advance | Refused): ServerMessage[] => {
    if ('refusal' in advance) throw new Error(advance.refusal.sentence)
    return advance.deliveries.map(({ viewer, changes, told, back, ...rest }) => ({
      type: 'delta',
      table: ID,
      seat: viewer as Seat,
      changes: JSON.parse(changes),
      told: JSON.parse(told),
      back: JSON.parse(back),
      ...rest,
    }))
  }
  return {
    table,
    view: (seat: Seat): ServerMessage =>
      ({ type: 'view', table: ID, seat, era: 'a', orders: [], ...shownBy(table, seat) }) as never,
    move: (pick: Pick) => {
      const [seat = 0] = game.waitingFor(table.position)
      return say(playLine(table, { seat, picks: [pick] }, company))
    },
    undo: (seat: Seat) => say(takeBack(table, { seat, number: table.position.number }, company)),
  }
}
const hearAll = (heard: Heard, messages: readonly ServerMessage[]): Heard =>
  messages.reduce((now, said) => hear(now, said, ear), heard)
const begin = (info: TableInfo): Heard => hear(nothingHeard(ID, true), { type: 'table', table: info }, ear)
const picksOf = ({ table }: ReturnType<typeof seatedAt>): Pick[] => {
  const [seat = 0] = game.waitingFor(table.position)
  return game.legal(table.position, seat, [])
}

test('changes make of what was seen what is to be seen, tell it, and say what may be taken back', () => {
  const at = seatedAt(true, false)
  const [pick = ''] = picksOf(at)
  const heard = hearAll(begin(infoOf([true, false])), [at.view(0), ...at.move(pick)])
  const { view, seq, log, undo } = shownTo(heard, 0)
  expect(view).toEqual(game.view(at.table.position, 0))
  expect(seq).toBe(1)
  expect(log).toMatchObject([{ number: 1, mover: 0, at: 7 }])
  expect(undo.steps).toMatchObject([{ pick }])
})

test('what was taken back leaves the log', () => {
  const at = seatedAt(true, false)
  const [pick = ''] = picksOf(at)
  const heard = hearAll(begin(infoOf([true, false])), [at.view(0), ...at.move(pick), ...at.undo(0)])
  expect(shownTo(heard, 0)).toMatchObject({ log: [], cuts: 1, undo: { steps: [] } })
  expect(shownTo(heard, 0).view).toEqual(game.view(at.table.position, 0))
})

test('a delivery that is heard twice counts once, and one that is missing has to be asked for', () => {
  const at = seatedAt(true, false)
  const start = at.view(0)
  const [first = '', second = ''] = picksOf(at)
  const [one, two] = [at.move(first), at.move(second)]
  const heard = hearAll(begin(infoOf([true, false])), [start, ...one])
  expect(hearAll(heard, one)).toEqual(heard)
  const gap = hearAll(begin(infoOf([true, false])), [start, ...two])
  expect(gap.behind).toBe(true)
  expect(shownTo(gap, 0).seq).toBe(0)
})

test('what happens while somebody looks elsewhere is told on return, and nothing before it', () => {
  const at = seatedAt(true, false)
  const [first = '', second = '', third = ''] = picksOf(at)
  const before = hearAll(begin(infoOf([true, false])), [at.view(0), ...at.move(first)])
  const away = lookAway({ ...before, eyes: 0 })
  const after = lookAgain(hearAll(away, at.move(second)))
  expect(stateOf(after)).toMatchObject({ read: 1, caughtUp: 2 })
  expect(stateOf(hearAll(after, at.move(third)))).toMatchObject({ read: 1, caughtUp: 2 })
})

test('a whole view that leaves moves out makes the log incomplete; the log of the table completes it', () => {
  const at = seatedAt(true, false)
  const known = withShown(hearAll(begin(infoOf([true, false])), [at.view(0)]), 0, { whole: true })
  for (const pick of picksOf(at).slice(0, 2)) at.move(pick)
  const heard = hearAll(known, [at.view(0)])
  expect(shownTo(heard, 0).whole).toBe(false)
  const entries = [1, 2].map((number) => ({ number, mover: 1 - (number % 2), at: 3, tidings: [] }))
  const full = withLog(heard, 0, { number: 2, entries })
  expect(shownTo(full, 0)).toMatchObject({ whole: true, log: entries, read: 1 })
})

test('the log of the table takes the place of what was heard, and what came since stays', () => {
  const entry = (number: number, at = 0) => ({ number, mover: 1 as const, at, tidings: [] })
  const heard = withShown(begin(infoOf([true, false])), 0, { log: [entry(2), entry(3), entry(4)], read: 1 })
  const full = withLog(heard, 0, { number: 3, entries: [entry(1, 10), entry(2, 20)] })
  expect(shownTo(full, 0)).toMatchObject({ log: [entry(1, 10), entry(2, 20), entry(4)], read: 1 })
})

test('deadlines are told in the time of the house, and read by the clock of the device', () => {
  const slow = 600_000
  const told = infoOf([true, false], { clock: { kind: 'live', bank: 60, increment: 5 }, now: slow + 40 })
  const seats = told.seats.map((chair) => ({ ...chair, deadline: chair.seat === 0 ? slow + 60_000 : null }))
  const heard = hear(nothingHeard(ID, true), { type: 'table', table: { ...told, seats } }, { game, at: 90 })
  expect(stateOf(heard).chairs.map(({ deadline }) => deadline)).toEqual([60_000, null])
})

test('moves bring the clocks along', () => {
  const at = seatedAt(true, false)
  const clock = { banks: [50_000, 60_000], deadlines: [null, 9], now: 7 }
  const moved = at.move(picksOf(at)[0] ?? '').map((said) => ({ ...said, clock }) as ServerMessage)
  const live = infoOf([true, false], { clock: { kind: 'live', bank: 60, increment: 5 } })
  const heard = hearAll(begin(live), [seatedAt(true, false).view(0), ...moved])
  expect(stateOf(heard).chairs).toMatchObject([
    { bank: 50_000, deadline: null },
    { bank: 60_000, deadline: 9 },
  ])
})

test('one person at the device needs no curtain; several get one whenever another of them is asked', () => {
  const alone = seatedAt(true, false)
  const one = handOn(hearAll(begin(infoOf([true, false])), [alone.view(0)]), game)
  expect([one.eyes, one.curtain]).toEqual([0, null])

  const at = seatedAt(true, true)
  const info = infoOf([true, true])
  const first = handOn(hearAll(begin(info), [at.view(0), at.view(1)]), game)
  expect(viewersIn(first)).toEqual([0, 1])
  expect(stateOf(first)).toMatchObject({ seat: null, curtain: 0, view: null, log: [], orders: [] })
  const played = lift(first, 0)
  expect(stateOf(played)).toMatchObject({ seat: 0, curtain: null, view: { viewer: 0 } })
  const next = handOn(hearAll(played, at.move(picksOf(at)[0] ?? '')), game)
  expect(stateOf(next)).toMatchObject({ seat: null, curtain: 1, view: null })
  expect(stateOf(lift(next, 1))).toMatchObject({ seat: 1, view: { viewer: 1 }, read: -1, caughtUp: 1 })
  expect(shownTo(next, 0).read).toBe(1)
})

test('before a table can be seen its own word says who is asked', () => {
  const heard = handOn(begin(infoOf([true, true], { waiting: [1] })), game)
  expect(heard.curtain).toBe(1)
  expect(handOn(begin(infoOf([true, true], { status: 'gathering' })), game)).toMatchObject({
    eyes: 0,
    curtain: null,
  })
})

test('older lines of a talk may come after newer ones, and none comes twice', () => {
  const line = (id: number) => ({ id, at: id, name: 'Ren', seat: 1, text: `line ${id}` })
  const said = [3, 1, 2, 1].map((id) => ({ type: 'chat', table: ID, line: line(id) }) as const)
  expect(hearAll(begin(infoOf([true])), said).chat?.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(stateOf(nothingHeard(ID, false)).chat).toBeNull()
})
