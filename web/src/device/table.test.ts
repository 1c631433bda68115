import { takeDown } from '@machiya/games'
import { dice, isOver, type Game, type Pick, type Seat } from '@machiya/kernel'
import { noughts } from '@machiya/kernel/fixtures/noughts'
import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import { ANSWERED, lay, shownTo } from '@machiya/table'
import { expect, test } from 'vitest'
import type { DeviceChair, EventRow, TableRow } from './rows.ts'
import {
  askedOf,
  botToMove,
  command,
  companyOf,
  eventRow,
  goOn,
  infoOf,
  join,
  letStay,
  openTable,
  play,
  staysOn,
  undo,
  wholeLog,
  type Open,
  type Step,
} from './table.ts'

const tea = teahouse as unknown as Game
const squares = noughts as unknown as Game
const SEED = '5a'.repeat(32)
type Level = null | 'apprentice'

/** A table just dealt, and everything that was kept of it so far. */
const dealt = (game: Game, levels: readonly Level[]): { open: Open; events: EventRow[] } => {
  const chairs = levels.map((level, i) => ({ name: `P${i}`, level }))
  const row: TableRow = {
    id: 'solo-1',
    game: game.name,
    title: 'Test',
    chairs,
    options: {},
    seed: SEED,
    n: 0,
    begun: 0,
    moved: 0,
    over: false,
    waiting: [],
    orders: chairs.map(() => []),
  }
  const [, start] = lay(game, game.start(chairs.length, {}, SEED), companyOf(row))
  const events = [eventRow(row.id, start, 0)]
  return { open: openTable(game, row, events), events }
}

type Laid = ReturnType<typeof dealt>
const kept = ({ events }: Laid, made: ReturnType<typeof play>): Step => {
  if ('refusal' in made) throw new Error(made.refusal.sentence)
  events.push(...made.events)
  return made
}
const act = (laid: Laid, seat: Seat, ...picks: readonly Pick[]): Step => {
  const { game, position } = laid.open.table
  const task = game.task(position)?.task ?? ''
  return kept(laid, play(laid.open, { seat, picks, number: position.number, task }, 1))
}
const openPicks = ({ open: { table } }: Laid, seat: Seat): Pick[] =>
  table.game.legal(table.position, seat, [])
const asked = ({ open: { table } }: Laid): Seat => table.game.waitingFor(table.position)[0] ?? 0

const randomly = (laid: Laid, moves: number): void => {
  const chance = dice(`device ${laid.events.length}`)
  for (let i = 0; i < moves && !isOver(laid.open.table.position); i++) {
    const picks = openPicks(laid, asked(laid))
    act(laid, asked(laid), picks[chance(picks.length)] ?? '')
  }
}

test('a table survives being put away and taken out again, at any moment', () => {
  const laid = dealt(tea, [null, 'apprentice', 'apprentice'])
  for (let rounds = 0; !isOver(laid.open.table.position) && rounds < 80; rounds++) {
    randomly(laid, 5)
    const kept = JSON.parse(JSON.stringify([laid.open.row, laid.events])) as [TableRow, EventRow[]]
    const again = openTable(tea, ...kept)
    expect(again.row).toMatchObject({ n: again.table.n, over: isOver(again.table.position) })
    expect(again.table.position).toEqual(laid.open.table.position)
    expect(shownTo(again.table, 0)).toEqual(shownTo(laid.open.table, 0))
  }
  expect(infoOf(laid.open.row)).toMatchObject({ status: 'over', waiting: [] })
})

test('whoever joins is told of the table and shown their own view', () => {
  const { open } = dealt(tea, ['apprentice', null])
  const [info, view] = join(open, 1)
  expect(info).toMatchObject({ type: 'table', table: { id: 'solo-1', hints: true, commitment: '' } })
  expect(infoOf(open.row).seats.map(({ you }) => you)).toEqual([false, true])
  expect(view).toMatchObject({ type: 'view', seat: 1, seq: 0, view: tea.view(open.table.position, 1) })
  expect(join(open, null)[1]).toMatchObject({ seat: null, orders: [] })
})

test('a partner is asked in its manner; one that sat down before there were manners in none', () => {
  const { open } = dealt(tea, ['apprentice', 'apprentice'])
  const [first, second] = open.row.chairs
  open.row = { ...open.row, chairs: [{ ...(first as DeviceChair), manner: 'sly' }, second as DeviceChair] }
  expect(([0, 1] as const).map((seat) => askedOf(open, seat, 1, '').manner)).toEqual(['sly', undefined])
  expect(infoOf(open.row).seats.map(({ manner }) => manner)).toEqual(['sly', null])
})

test('undo takes back one move of mine, names what it takes back, and cuts the log', () => {
  const laid = dealt(squares, [null, null])
  const seat = asked(laid)
  join(laid.open, seat)
  const [pick = ''] = openPicks(laid, seat)
  const before = { ...laid.open.table.position, number: 0, told: null }
  expect(act(laid, seat, pick).frame).toMatchObject([{ type: 'delta', seq: 1, back: { steps: [{ pick }] } }])
  expect(wholeLog(squares, laid.events, seat).entries).toHaveLength(1)
  const { number } = laid.open.table.position
  const { frame } = kept(laid, undo(laid.open, seat, number, 2))
  expect(frame).toMatchObject([{ type: 'delta', seq: 2, cut: 0, back: { steps: [] } }])
  expect(wholeLog(squares, laid.events, seat).entries).toEqual([])
  expect({ ...laid.open.table.position, number: 0, told: null }).toEqual(before)
})

test('a line of picks is one event, and one that fails anywhere is none', async () => {
  const { game } = await takeDown('edo')
  const laid = dealt(game, [null, null, null])
  while (openPicks(laid, asked(laid)).length < 2)
    act(laid, asked(laid), openPicks(laid, asked(laid))[0] ?? '')
  const { n, position } = laid.open.table
  const said = { seat: asked(laid), number: position.number, task: game.task(position)?.task ?? '' }
  const [pick = ''] = openPicks(laid, said.seat)
  expect(play(laid.open, { ...said, picks: [pick, 'nonsense'] }, 1)).toMatchObject({ at: 1 })
  expect(play(laid.open, { ...said, picks: [pick], number: -1 }, 1)).toMatchObject({
    refusal: { rule: 'K14' },
  })
  expect(laid.open.table.n).toBe(n)
})

test('the log begins with what was told before the first event that is kept', () => {
  const laid = dealt(tea, [null, null])
  const old = { number: -3, mover: null, at: 0, tidings: [] }
  const past = { moves: [], replayable: false, logs: [[old], []] }
  const events = [{ ...(laid.events[0] as EventRow), past }, ...laid.events.slice(1)]
  expect(wholeLog(tea, events, 0).entries[0]).toEqual(old)
  expect(wholeLog(tea, events, 1).entries).not.toContainEqual(old)
})

test('a standing order answers when it fits, only then, and the log says so', () => {
  const laid = dealt(squares, [null, null])
  const seat = asked(laid)
  join(laid.open, seat)
  const task = squares.task(laid.open.table.position)?.task ?? ''
  const [pick = ''] = openPicks(laid, seat)
  expect(command(laid.open, seat, [{ task: 'another', picks: [pick] }], 1).events).toEqual([])
  const { frame, events } = command(laid.open, seat, [{ task, picks: [pick] }], 1)
  laid.events.push(...events)
  expect(frame).toMatchObject([
    { told: expect.arrayContaining([{ tiding: ANSWERED, a: { seat, why: 'order' } }]) },
  ])
  expect(laid.open.row.orders[seat]).toEqual([{ task, picks: [pick] }])
  expect(wholeLog(squares, laid.events, seat).entries).toHaveLength(1)
})

test('the last free square is taken without asking, in one step with what led to it, and the table is over', () => {
  const laid = dealt(squares, [null, 'apprentice'])
  const line = [0, 1, 2, 4, 3, 5, 7, 6, 8]
  join(laid.open, 0)
  if (asked(laid) === 1) line.reverse()
  let last: Step = { frame: [], events: [] }
  while (!isOver(laid.open.table.position)) {
    const free = openPicks(laid, asked(laid))
    const next = line.find((square) => free.includes(square) || free.includes(String(square)))
    last = act(laid, asked(laid), free.find((pick) => String(pick) === String(next)) ?? free[0] ?? '')
  }
  expect(laid.open.row).toMatchObject({ over: true, waiting: [] })
  expect(last.frame.at(-1)).toMatchObject({ type: 'table', table: { status: 'over' } })
})

test('on an open floor a bot stays for the people there, and is asked again when it hears something', () => {
  const laid = dealt(tea, [null, 'apprentice'])
  while (tea.task(laid.open.table.position)?.task !== 'haggle')
    act(laid, asked(laid), openPicks(laid, asked(laid))[0] ?? '')
  expect(staysOn(laid.open)).toBe(true)
  expect(botToMove(laid.open)).toBe(1)
  letStay(laid.open, 1)
  expect(botToMove(laid.open)).toBeUndefined()
  act(laid, 0, openPicks(laid, 0).find((pick) => String(pick).includes('@')) ?? '')
  expect(botToMove(laid.open)).toBe(1)
  letStay(laid.open, 1)
  act(laid, 0, 'done')
  expect(staysOn(laid.open)).toBe(false)
  expect(botToMove(laid.open)).toBe(1)
})

test('a table that is only opened goes on by itself as far as nobody needs to be asked', () => {
  const laid = dealt(squares, [null, null])
  expect(goOn(laid.open, 1)).toEqual({ frame: [], events: [] })
})

test('a bot is told the view of the seat it plays and what it meant itself, and nothing else', () => {
  const { open } = dealt(tea, [null, 'apprentice'])
  const meant = [{ task: 'brew', pick: 'sencha' }]
  open.meant.set(1, meant)
  const asked = askedOf(open, 1, 20, 'a')
  expect(asked.seen).toEqual(tea.view(open.table.position, 1))
  expect(asked.meant).toBe(meant)
  expect(Object.keys(asked).sort()).toEqual([
    'entropy',
    'game',
    'level',
    'manner',
    'meant',
    'ms',
    'seat',
    'seen',
  ])
})
