/** What a client may say on the socket, and what is done about it. Every message is answered. */
import type { Seat } from '@machiya/kernel'
import { demandLetIn } from '../hall/bans.ts'
import type { House } from '../hall/context.ts'
import { liveTable, inTurn, type LiveTable, type Listener, type Outcome } from '../hall/live-table.ts'
import { hintFor } from '../hall/hints.ts'
import { demandLook, demandSeat, NOBODY, ownSeats, type Who } from '../hall/info.ts'
import { join, leave, mayJoin, viewerOf, viewMessage } from '../hall/join.ts'
import { isLate, outcomeOf, playMove, undoMove } from '../hall/moves.ts'
import { logFor } from '../hall/records.ts'
import { setOrders } from '../hall/seats.ts'
import { linesSince, mutedBy, say } from '../hall/talk.ts'
import { readJson } from '../json.ts'
import { personOf, whoHas } from '../people/people.ts'
import { problem, problemOf } from '../problems.ts'
import { ClientMessage } from '../protocol.ts'
import {
  isOpen,
  isWithinRate,
  joinedKey,
  push,
  pushDone,
  pushProblem,
  type Connection,
} from './connection.ts'

type Said<K extends ClientMessage['type']> = Extract<ClientMessage, { type: K }>
type Handler<K extends ClientMessage['type']> = (
  house: House,
  connection: Connection,
  said: Said<K>,
) => Promise<void>

const whoIs = ({ who }: Connection): Who => {
  if (!who)
    throw problem(
      'not-signed-in',
      'say who you are first: connect with the cookie or send hello with a token',
    )
  return who
}

/** A program may play several seats on one line: it says hello once for each. */
const both = (known: Who | undefined, more: Who): Who => ({
  person: more.person ?? known?.person ?? null,
  links: [...(known?.links ?? []), ...(more.links ?? [])].slice(-MOST_LINKS),
})
const MOST_LINKS = 1000

const hello: Handler<'hello'> = async (house, connection, { id, token }) => {
  const who = await whoHas(house, token)
  if (!who) throw problem('not-signed-in', 'this token opens nothing here: it may have been replaced')
  demandLetIn(house, connection.address, who.person)
  connection.who = both(connection.who, who)
  pushDone(connection, id)
}

const drop = (house: House, connection: Connection, key: string): void => {
  const joined = connection.joined.get(key)
  if (joined) leave(house, joined.live, joined.listener)
  connection.joined.delete(key)
}

const enter: Handler<'join'> = async (house, connection, { id, table, seat, seen, chat, watch }) => {
  const who = connection.who ?? NOBODY
  const live = await liveTable(house, table)
  const joining = { who, seat: seat as Seat | null, seen, watch }
  mayJoin(live, joining)
  const muted = await mutedBy(house, live, who.person)
  const listener: Listener = {
    viewer: viewerOf(joining.seat),
    seat: joining.seat,
    person: who.person,
    who,
    watch,
    say: (message) => push(connection, message),
    muted,
  }
  const key = joinedKey(table, seat)
  const ready = (): boolean => {
    drop(house, connection, key)
    if (!isOpen(connection)) return false
    connection.joined.set(key, { live, listener })
    return true
  }
  await join(house, live, { ...joining, listener, ready })
  await live.stale?.()
  for (const line of await linesSince(house, live, chat ?? 0, muted))
    push(connection, JSON.stringify({ type: 'chat', table, line }))
  pushDone(connection, id)
}

const exit: Handler<'leave'> = async (house, connection, { id, table }) => {
  for (const [key, { live }] of connection.joined) if (live.id === table) drop(house, connection, key)
  pushDone(connection, id)
}

/** Whoever answered an earlier position gets the present one with the refusal, in its place among the deltas. */
const answer = async (
  house: House,
  connection: Connection,
  live: LiveTable,
  seat: Seat,
  id: string,
  outcome: Outcome,
): Promise<void> => {
  if (!('problem' in outcome)) return pushDone(connection, id, 'seq', outcome.seq)
  if (isLate(outcome)) await inTurn(live, async () => push(connection, await viewMessage(house, live, seat)))
  house.log.info({ table: live.id, seat, ...outcome.problem }, 'a move was refused')
  pushProblem(connection, id, outcome.problem)
}

const move: Handler<'move'> = async (house, connection, { id, table, seat: asked, number, task, picks }) => {
  const live = await liveTable(house, table)
  const seat = demandSeat(live, whoIs(connection), asked)
  const outcome = await playMove(house, live, { seat, picks, number, task }, id).catch(outcomeOf)
  await answer(house, connection, live, seat, id, outcome)
}

const undo: Handler<'undo'> = async (house, connection, { id, table, seat: asked, number }) => {
  const live = await liveTable(house, table)
  const seat = demandSeat(live, whoIs(connection), asked)
  const outcome = await undoMove(house, live, seat, number, id).catch(outcomeOf)
  await answer(house, connection, live, seat, id, outcome)
}

const orders: Handler<'orders'> = async (house, connection, { id, table, ...given }) => {
  await setOrders(house, table, whoIs(connection), given)
  pushDone(connection, id)
}

const hint: Handler<'hint'> = async (house, connection, { id, table, seat }) => {
  const given = await hintFor(house, table, whoIs(connection), seat)
  pushDone(connection, id, 'hint', JSON.stringify(given))
}

const log: Handler<'log'> = async (house, connection, { id, table, ...asked }) => {
  const who = connection.who ?? { person: null, address: connection.address }
  pushDone(connection, id, 'log', await logFor(house, table, who, asked))
}

const chat: Handler<'chat'> = async (house, connection, { id, table, text }) => {
  const who = whoIs(connection)
  const live = await liveTable(house, table)
  demandLook(live, who)
  await say(house, live, who, await speakerOf(house, live, who), { text, id })
  pushDone(connection, id)
}

/** A holder of a seat's link speaks under the name of the seat. */
export const speakerOf = async (
  house: House,
  live: LiveTable,
  who: Who,
): Promise<{ id: string; name: string }> => {
  if (who.person !== null) return personOf(house, who)
  const [seat] = ownSeats(live, who)
  if (seat === undefined) return personOf(house, who)
  return { id: `seat ${live.id} ${seat}`, name: live.seats[seat]?.name ?? '' }
}

const ping: Handler<'ping'> = async (_house, connection, { id }) => pushDone(connection, id)

const handlers: { readonly [K in ClientMessage['type']]: Handler<K> } = {
  hello,
  join: enter,
  leave: exit,
  move,
  undo,
  orders,
  hint,
  log,
  chat,
  ping,
}

const idIn = (raw: unknown): string | null => {
  const id = (raw as { id?: unknown } | null)?.id
  return typeof id === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(id) ? id : null
}

const parse = (text: string): unknown => {
  try {
    return readJson(text)
  } catch {
    throw problem('bad-request', 'a frame is one JSON object, such as {"type":"ping","id":"1"}')
  }
}

const check = (raw: unknown): ClientMessage => {
  const read = ClientMessage.safeParse(raw)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw problem('bad-request', `${issue?.path.join('.') || 'message'}: ${issue?.message ?? 'does not fit'}`)
}

const NOTHING = (): void => undefined
/** From a hello on frames wait for each other, so that what came after it knows who is speaking. */
const inOrder = async (connection: Connection, act: () => Promise<void>): Promise<void> => {
  const turn = connection.greeting ? connection.greeting.then(act) : act()
  const settled = turn.then(NOTHING, NOTHING)
  connection.greeting = settled
  await turn.finally(() => {
    if (connection.greeting === settled) connection.greeting = undefined
  })
}

/** Takes one frame. Nothing a client sends can throw out of here. */
export const receive = async (house: House, connection: Connection, text: string): Promise<void> => {
  let id: string | null = null
  try {
    if (!isWithinRate(connection, house.config.RATE_SOCKET, Date.now()))
      throw problem('too-many', `at most ${house.config.RATE_SOCKET} messages a second`)
    const raw = parse(text)
    id = idIn(raw)
    const said = check(raw)
    const act = (): Promise<void> => handlers[said.type](house, connection, said as never)
    await (said.type === 'hello' || connection.greeting ? inOrder(connection, act) : act())
  } catch (cause) {
    const known = problemOf(cause)
    if (!known || (cause as Error).cause) house.log.error({ err: cause }, 'a message failed')
    if (known) house.log.info({ person: connection.who?.person ?? null, ...known }, 'refused on a socket')
    pushProblem(
      connection,
      id,
      known ?? { code: 'broken', sentence: 'the house failed over this; please try again' },
    )
  }
}
