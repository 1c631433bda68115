import type { Game, Seat } from '@machiya/kernel'
import type { ClientMessage, ServerMessage } from '@machiya/server/protocol'
import { lay, logOf } from '@machiya/table'
import { beforeAll, expect, test, vi } from 'vitest'
import type { EventRow, TableRow } from '../device/rows.ts'
import * as tables from '../device/table.ts'
import { takeDown } from '../games.ts'
import { openClient } from './client.ts'
import { questions, type Hooks, type Place } from './line.ts'

const ID = 'solo-000000000001'
let game: Game
beforeAll(async () => {
  ;({ game } = await takeDown('noughts'))
})

/** A table, and a client that hears of it a turn of the event loop later. */
const laidFor = (...people: readonly boolean[]) => {
  const chairs = people.map((person, i) => ({
    name: `P${i}`,
    level: person ? null : ('apprentice' as const),
  }))
  const orders = chairs.map(() => [])
  const base = { id: ID, game: 'noughts', title: 'Test', chairs, options: {}, seed: '', n: 0, orders }
  const row: TableRow = { ...base, begun: 0, moved: 0, over: false, waiting: [0] }
  const [, start] = lay(game, game.start(chairs.length, {}, '5a'.repeat(32)), tables.companyOf(row))
  const events: EventRow[] = [tables.eventRow(ID, start, 0)]
  const open = tables.openTable(game, row, events)
  const said: ClientMessage[] = []
  let hooks: Hooks | undefined

  const tell = (frame: readonly ServerMessage[]): void => {
    if (frame.length) hooks?.heard(settle(frame))
  }
  const done = (made: ReturnType<typeof tables.play>) => {
    if ('refusal' in made) return { ok: false, code: 'refused', ...made.refusal } as const
    events.push(...made.events)
    tell(made.frame)
    return { ok: true } as const
  }
  const answer = (message: ClientMessage) => {
    if (message.type === 'join') tell(tables.join(open, message.seat as Seat | null))
    if (message.type === 'move') return done(tables.play(open, { ...message, seat: message.seat as Seat }, 1))
    if (message.type === 'undo') return done(tables.undo(open, message.seat as Seat, message.number, 1))
    if (message.type === 'orders') return done(tables.command(open, message.seat as Seat, message.orders, 1))
    if (message.type === 'log')
      return { ok: true, log: logOf(game, events, (message.seat as Seat) ?? 'public') } as never
    return { ok: true } as const
  }
  const { ask, settle } = questions<ClientMessage>((message) => {
    said.push(message)
    setTimeout(() => tell([{ type: 'answer', id: message.id, ...answer(message) }]))
  })
  const place: Place = {
    talks: false,
    open: (given) => {
      hooks = given
      void given.entered(tables.infoOf(row)).then(() => given.opened())
      return { ask, close: () => undefined }
    },
    drawn: () => undefined,
    recall: () => Promise.resolve({}),
    remember: vi.fn<Place['remember']>(),
    whyGone: () => Promise.resolve('unknown'),
    rematch: () => Promise.resolve('/'),
    undoRequests: null,
  }
  /** Whoever is asked plays, and perhaps nobody hears of it. */
  const act = ({ silently }: { readonly silently: boolean }): void => {
    const { position } = open.table
    const [seat = 0] = game.waitingFor(position)
    const picks = game.legal(position, seat, []).slice(0, 1)
    const task = game.task(position)?.task ?? ''
    const made = tables.play(open, { seat, picks, number: position.number, task }, 1)
    done(silently ? { ...made, frame: [] } : made)
  }
  const client = openClient(ID, place)
  client.open()
  return { client, place, open, said, act }
}
type Laid = ReturnType<typeof laidFor>
const now = ({ client }: Laid) => client.store.getState()
const shows = (laid: Laid, state: object) => vi.waitFor(() => expect(now(laid)).toMatchObject(state))
const anyPick = ({ open: { table } }: Laid) => {
  const [seat = 0] = game.waitingFor(table.position)
  return game.legal(table.position, seat, [])[0] ?? ''
}

test('whoever comes sees the table, plays, takes back, and is told why something is refused', async () => {
  const laid = laidFor(true, true)
  await shows(laid, { status: 'playing', curtain: 0, seat: null, view: null })
  laid.client.lift(0)
  await shows(laid, { seat: 0, view: { viewer: 0, number: 0 } })
  const pick = anyPick(laid)
  expect(await laid.client.play(['nonsense'])).toMatchObject({ sentence: expect.stringContaining('offers') })
  expect(await laid.client.play([pick])).toBeNull()
  expect(now(laid)).toMatchObject({ seat: null, curtain: 1, view: null })
  laid.client.lift(1)
  await shows(laid, { seat: 1, log: [{ mover: 0 }], read: -1, caughtUp: 1 })
  expect(laid.said.filter(({ type }) => type === 'join')).toHaveLength(2)
})

test('undo is offered as the table says, and its moves leave the log', async () => {
  const laid = laidFor(true, false)
  await shows(laid, { seat: 0, view: { number: 0 } })
  const pick = anyPick(laid)
  expect(await laid.client.undo()).toMatchObject({ rule: 'K11' })
  await laid.client.play([pick])
  await shows(laid, { undo: { steps: [{ pick }] }, log: [{ number: 1 }] })
  expect(await laid.client.undo()).toBeNull()
  await shows(laid, { undo: { steps: [] }, log: [] })
})

test('what was not heard is made up for, and the log is whole again', async () => {
  const laid = laidFor(true, false)
  await shows(laid, { view: { number: 0 } })
  laid.act({ silently: true })
  laid.act({ silently: false })
  await shows(laid, { view: { number: 2 }, log: [{ number: 1 }, { number: 2 }] })
  expect(laid.said.filter(({ type }) => type === 'join')).toHaveLength(2)
})

test('what is kept of a visit is what was seen', async () => {
  const laid = laidFor(true, false)
  await shows(laid, { view: { number: 0 } })
  expect(laid.place.remember).toHaveBeenLastCalledWith(0, expect.objectContaining({ view: now(laid).view }))
})

test('orders are known here at once, and told to the table', async () => {
  const laid = laidFor(true, false)
  await shows(laid, { view: { number: 0 } })
  const orders = [{ task: 'another', picks: ['1'] }]
  laid.client.command(orders)
  expect(now(laid).orders).toEqual(orders)
  await vi.waitFor(() => expect(laid.open.row.orders[0]).toEqual(orders))
})
