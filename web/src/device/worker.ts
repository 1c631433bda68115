/** The table in its own thread: rules and bots never make the page wait. It speaks as a house does over its socket. */
import { isGame, takeDown } from '@machiya/games'
import type { Seat } from '@machiya/kernel'
import type { Answer, ClientMessage, ServerMessage } from '@machiya/server/protocol'
import { isSecret, type Refused } from '@machiya/table'
import { hex } from '../parts/chance.ts'
import { openBots } from './bots.ts'
import { eventsOf, keepTable, lastEventsOf, tableOf } from './storage.ts'
import * as tables from './table.ts'

/** Beside what any house is told: how long a bot's move is left to be seen. */
export type DeviceMessage =
  | ClientMessage
  | { readonly type: 'pace'; readonly id: string; readonly ms: number }

const THINKS_MS = 350
const HURRIES_MS = 80
const COACH_MS = 1200

const bots = openBots(() => new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' }))

let pace = 500
let opening: Promise<tables.Open | undefined> | undefined
let written: Promise<unknown> = Promise.resolve()
let running = false

const post = (...frame: readonly ServerMessage[]): void => self.postMessage(frame)
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

const open = async (id: string): Promise<tables.Open | undefined> => {
  const row = await tableOf(id)
  if (!row || !isGame(row.game)) return undefined
  const [{ game }, events] = await Promise.all([takeDown(row.game), lastEventsOf(row)])
  return tables.openTable(game, row, events)
}

/** Told at once, and kept before anything follows from it. */
const happen = async (table: tables.Open, { frame, events }: tables.Step): Promise<void> => {
  if (frame.length) post(...frame)
  const { row } = table
  written = written.then(() => keepTable(row, events))
  await written
}

/** How long a move is left to be seen: nobody can see an answer in secret. */
const showsFor = ({ table }: tables.Open): number => (isSecret(table) ? 0 : pace)

/** One move of one bot; false when nobody but people is waited for. */
const botPlays = async (open: tables.Open): Promise<boolean> => {
  const seat = tables.botToMove(open)
  if (seat === undefined) return false
  const { n, position } = open.table
  const began = performance.now()
  const { pick, leaves, next } = await bots.move(
    tables.askedOf(open, seat, pace === 0 ? HURRIES_MS : THINKS_MS, hex(16)),
  )
  if (open.table.n !== n) return true
  open.meant.set(seat, next)
  if (leaves && tables.staysOn(open)) {
    tables.letStay(open, seat)
    return true
  }
  await pause(Math.max(0, showsFor(open) - (performance.now() - began)))
  if (open.table.n !== n) return true
  const task = open.table.game.task(position)?.task ?? ''
  const made = tables.play(open, { seat, picks: [pick], number: position.number, task }, Date.now())
  if ('refusal' in made) throw new Error(`a bot was refused: ${made.refusal.sentence} [${made.refusal.rule}]`)
  await happen(open, made)
  return true
}

const botsPlay = async (open: tables.Open): Promise<void> => {
  if (running) return
  running = true
  try {
    while (await botPlays(open));
  } finally {
    running = false
  }
}

type Said<K extends ClientMessage['type']> = Extract<ClientMessage, { type: K }>
/** As a house would send it. */
type Told = Omit<NonNullable<Extract<Answer, { ok: true }>['hint']>, 'number'>
type Reply = Partial<Extract<Answer, { ok: true }>> | Refused

const done = async (open: tables.Open, made: tables.Step | Refused): Promise<Reply> => {
  if ('refusal' in made) return made
  await happen(open, made)
  return {}
}

const join = async (open: tables.Open, { seat }: Said<'join'>): Promise<Reply> => {
  post(...tables.join(open, seat as Seat | null))
  return done(open, tables.goOn(open, Date.now()))
}

const hint = async (open: tables.Open, { seat: asked }: Said<'hint'>): Promise<Reply> => {
  const seat = asked as Seat
  const { game, position } = open.table
  const hint = game.waitingFor(position).includes(seat)
    ? await bots.hint(tables.askedOf(open, seat, COACH_MS, hex(16)))
    : null
  return hint ? { hint: { ...(hint as Told), number: position.number } } : {}
}

const log = async ({ table, row }: tables.Open, { seat }: Said<'log'>): Promise<Reply> => {
  await written
  return { log: tables.wholeLog(table.game, await eventsOf(row.id), seat as Seat | null) } as Reply
}

const answer = (open: tables.Open, said: ClientMessage): Reply | Promise<Reply> => {
  switch (said.type) {
    case 'join':
      return join(open, said)
    case 'move':
      return done(open, tables.play(open, { ...said, seat: said.seat as Seat }, Date.now()))
    case 'undo':
      return done(open, tables.undo(open, said.seat as Seat, said.number, Date.now()))
    case 'orders':
      return done(open, tables.command(open, said.seat as Seat, said.orders, Date.now()))
    case 'hint':
      return hint(open, said)
    case 'log':
      return log(open, said)
    case 'leave':
    case 'hello':
    case 'chat':
    case 'ping':
      return {}
  }
}

const NOT_HERE = { code: 'not-found', sentence: 'This table is not kept on this device' }
const refused = ({ refusal, at }: Refused) => ({
  code: 'refused',
  ...refusal,
  ...(at === undefined ? {} : { at }),
})

const hear = async (said: DeviceMessage): Promise<void> => {
  const { id } = said
  if (said.type === 'pace') return void (pace = said.ms)
  if ('table' in said) opening ??= open(said.table)
  const table = await opening
  if (!table) return post({ type: 'answer', id, ok: false, ...NOT_HERE })
  const reply = await answer(table, said)
  post(
    'refusal' in reply
      ? { type: 'answer', id, ok: false, ...refused(reply) }
      : { ...reply, type: 'answer', id, ok: true },
  )
  await botsPlay(table)
}

self.addEventListener('message', ({ data }: MessageEvent<DeviceMessage>) => {
  hear(data).catch(reportError)
})
