/** Many tables of mixed games played to the end by scripted clients, which then check that nothing was lost. */
import { isGame, takeDown } from '@machiya/games'
import {
  dice,
  mix,
  type Chance,
  type Game,
  type Offer,
  type Pick,
  type Seat,
  type View,
  type Whole,
} from '@machiya/kernel'
import { parseRecord, replay } from '@machiya/kernel/record'
import type { TableMade } from '../protocol.ts'
import { callerWith, connectClient, guestAt, sameView, type Caller, type Client } from '../testing/client.ts'
import { forcedIn } from './forced.ts'

export type SwarmPlan = {
  /** Where to call and connect now: changes when a server comes back elsewhere. */
  readonly url: () => string
  /** Where sockets connect, if not there. */
  readonly socketUrl?: () => string
  readonly tables: number
  readonly games: readonly string[]
  readonly seats: number
  /** How many picks a move may have; one unless told. */
  readonly longest?: number
  /** So long they play at most; what has not ended by then is told as unfinished. */
  readonly limitMs: number
  /** Say again what was not answered after so long, where frames get lost. */
  readonly nudgeMs?: number
  /** How long a lost connection waits before it tries again. */
  readonly retryMs?: number
  /** Games may stop in the middle as soon as this is so; `recordOf` then tells what was kept of them. */
  readonly isEnough?: (tables: readonly Table[]) => boolean
  /** The record of a table as far as it was played; without it the house is asked for the record of a finished game. */
  readonly recordOf?: (id: string) => Promise<string>
}
/** So long it may take until everybody has heard the last word. */
const SETTLING_MS = 60_000
type Made = { readonly task: string; readonly pick: Pick }
type Seated = { readonly client: Client; readonly made: Made[]; readonly chance: Chance; busy: boolean }
export type Table = {
  readonly id: string
  readonly game: Game
  readonly longest: number
  readonly seats: Seated[]
  readonly sent: Map<number, { at: number; seen: Set<number> }>
  isOver: boolean
}
export type SwarmResult = {
  readonly tables: number
  readonly moves: number
  readonly seconds: number
  readonly latencies: number[]
  readonly deltaBytes: number[]
  readonly connections: number
  readonly wholeViews: number
  /** Tables that were stopped in the middle, as was asked for. */
  readonly stopped: number
  /** Tables that time was too short for, and where they stood. */
  readonly unfinished: string[]
  readonly faults: string[]
}

const gameCalled = async (name: string): Promise<Game> => {
  if (!isGame(name)) throw new Error(`there is no game called '${name}'`)
  return (await takeDown(name)).game
}

const layOne = async (plan: SwarmPlan, host: Caller, index: number): Promise<Table> => {
  const game = await gameCalled(plan.games[index % plan.games.length] ?? 'noughts')
  const count = Math.max(game.seats[0], Math.min(game.seats[1], plan.seats))
  const seats = Array.from({ length: count }, () => ({ kind: 'person' }))
  const { table, links } = await host.call<TableMade>('POST', '/api/tables', { game: game.name, seats })
  for (const { token } of links) await host.call('POST', `/api/tables/${table.id}/sit`, { token })
  await host.call('POST', `/api/tables/${table.id}/start`)
  const { nudgeMs, retryMs } = plan
  const seated = seats.map((_, seat) => ({
    client: connectClient(plan.socketUrl ?? plan.url, host.token, { nudgeMs, retryMs }),
    made: [],
    chance: dice(`${index} ${seat}`),
    busy: false,
  }))
  return { id: table.id, game, longest: plan.longest ?? 1, seats: seated, sent: new Map(), isOver: false }
}

const anyOf = (offers: readonly Offer[], chance: Chance): Pick => {
  const open = offers.filter(({ no }) => !no)
  return open[chance(open.length)]?.pick ?? ''
}

/** A few picks, as far as the seat can see. */
const lineOf = (game: Game, view: View, most: number, chance: Chance): Made[] => {
  const made: Made[] = []
  for (let ahead = game.rehearse(view); !ahead.end && made.length < most;) {
    const pick = anyOf(ahead.offers(), chance)
    made.push({ task: ahead.task()?.task ?? '', pick })
    ahead = ahead.after(pick).next ?? ahead
  }
  return made
}

/** Open offers by this seat's own dice. */
const chosen = ({ game, longest }: Table, seat: Seat, view: View, chance: Chance): Made[] => {
  const task = view.agenda.at(-1)?.task
  if (task === undefined || !game.waitingFor(view).includes(seat)) return []
  if (longest > 1) return lineOf(game, view, 1 + chance(longest), chance)
  return [{ task, pick: anyOf(game.offers(view, seat), chance) }]
}

const act = async (table: Table, seat: Seat, faults: string[]): Promise<void> => {
  const seated = table.seats[seat] as Seated
  const view = seated.client.seen(table.id, seat)?.view
  if (view?.agenda.length === 0) table.isOver = true
  if (!view || seated.busy || table.isOver) return
  const made = chosen(table, seat, view, seated.chance)
  const [first] = made
  if (!first) return
  seated.busy = true
  if (!table.sent.has(view.number + 1))
    table.sent.set(view.number + 1, { at: performance.now(), seen: new Set() })
  const answer = await seated.client.say({
    type: 'move',
    table: table.id,
    seat,
    number: view.number,
    task: first.task,
    picks: made.map(({ pick }) => pick),
  })
  seated.busy = false
  if (answer.ok) seated.made.push(...made)
  else if (answer.code !== 'late' && answer.code !== 'refused')
    faults.push(`${table.game.name}: ${answer.sentence}`)
  await act(table, seat, faults)
}

const measure = (table: Table, seat: number, latencies: number[]): void => {
  const number = table.seats[seat]?.client.seen(table.id, seat)?.view.number ?? -1
  const move = table.sent.get(number)
  if (!move || move.seen.size === table.seats.length) return
  move.seen.add(seat)
  if (move.seen.size === table.seats.length) latencies.push(performance.now() - move.at)
}

const play = async (table: Table, latencies: number[], faults: string[]): Promise<void> => {
  for (const [seat, { client }] of table.seats.entries()) {
    client.onChange = () => {
      measure(table, seat, latencies)
      void act(table, seat as Seat, faults)
    }
    await client.join(table.id, seat)
    void act(table, seat as Seat, faults)
  }
}

const patiently = async <T>(call: () => Promise<T>): Promise<T> => {
  for (let tries = 0; ; tries++)
    try {
      return await call()
    } catch (cause) {
      if (tries > 100) throw cause
      await new Promise((done) => setTimeout(done, 100))
    }
}

const seesWhatIs = ({ id, game, seats }: Table, end: Whole, seat: number): boolean => {
  const seen = seats[seat]?.client.seen(id, seat)?.view
  const bare = { number: 0, told: null }
  return sameView({ ...game.view(end, seat as Seat), ...bare }, seen && { ...seen, ...bare })
}

/** Whether all that was acknowledged was kept in order, and nothing else but what the table answers by itself. */
const isAllKept = (
  made: readonly Made[],
  kept: readonly (Made & { readonly forced: boolean })[],
): boolean => {
  let next = 0
  const isOurs = ({ task, pick }: Made): boolean => task === made[next]?.task && pick === made[next]?.pick
  return kept.every((move) => (isOurs(move) ? ++next > 0 : move.forced)) && next === made.length
}

/** What was acknowledged is in the record, once and in order, and replaying it gives what everybody sees. */
const verify = async (table: Table, fetchRecord: () => Promise<string>): Promise<string[]> => {
  const record = parseRecord(await patiently(fetchRecord))
  const faults: string[] = []
  const end = replay(table.game, record, mix(record.seed ?? '', record.salts ?? [])).at(-1) as Whole
  const forced = forcedIn(table.game, record)
  const moves = record.moves.map((move, i) => ({ ...move, forced: forced[i] ?? false }))
  for (const [seat, { made }] of table.seats.entries()) {
    const kept = moves.filter((move) => move.seat === seat)
    if (!isAllKept(made, kept))
      faults.push(
        `${table.id} seat ${seat}: acknowledged ${made.length} moves, kept ${kept.length}, or not the same`,
      )
    if (!(await wait(() => seesWhatIs(table, end, seat), SETTLING_MS)))
      faults.push(`${table.id} seat ${seat}: sees something else than the record tells`)
  }
  return faults
}

const wait = async (isDone: () => boolean, limitMs: number): Promise<boolean> => {
  const end = performance.now() + limitMs
  while (!isDone()) {
    if (performance.now() > end) return false
    await new Promise((done) => setTimeout(done, 20))
  }
  return true
}

const allSawTheEnd = ({ id, seats }: Table): boolean =>
  seats.every(({ client }, seat) => client.seen(id, seat)?.view.agenda.length === 0)

const whereItStuck = ({ id, game, seats }: Table): string => {
  const told = seats.map(({ client, busy }, seat) => {
    const { view, seq } = client.seen(id, seat) ?? {}
    const waits = view ? game.waitingFor(view).join() : '-'
    return `seat ${seat}: number ${view?.number}, seq ${seq}, waits for ${waits}${busy ? ', unanswered' : ''}`
  })
  return `${game.name} ${id} did not end in time (${told.join('; ')})`
}

export const layTables = async (plan: SwarmPlan): Promise<{ host: Caller; tables: Table[] }> => {
  const host = await guestAt(plan.url(), 'swarm')
  const tables: Table[] = []
  for (let at = 0; at < plan.tables; at += 8) {
    const part = Array.from({ length: Math.min(8, plan.tables - at) }, (_, i) => layOne(plan, host, at + i))
    tables.push(...(await Promise.all(part)))
  }
  return { host, tables }
}

/** Nobody begins anything more, and what was begun is answered. */
const comeToRest = async (tables: readonly Table[]): Promise<string[]> => {
  for (const table of tables) table.isOver = true
  const isBusy = ({ seats }: Table): boolean => seats.some(({ busy }) => busy)
  await wait(() => !tables.some(isBusy), SETTLING_MS)
  return tables.filter(isBusy).map(({ id }) => `${id}: a move was never answered`)
}

export const movesMade = (tables: readonly Table[]): number =>
  tables.reduce((sum, { seats }) => seats.reduce((all, { made }) => all + made.length, sum), 0)

type Played = {
  readonly inTime: boolean
  readonly seconds: number
  readonly latencies: number[]
  readonly faults: string[]
}
const playAll = async (
  plan: SwarmPlan,
  tables: readonly Table[],
  during?: (tables: readonly Table[]) => Promise<void>,
): Promise<Played> => {
  const latencies: number[] = []
  const faults: string[] = []
  const began = performance.now()
  const trouble = during?.(tables)
  for (const table of tables) void play(table, latencies, faults)
  const isEnough = (): boolean => plan.isEnough?.(tables) ?? false
  const inTime = await wait(() => tables.every(allSawTheEnd) || isEnough(), plan.limitMs)
  const seconds = (performance.now() - began) / 1000
  const silent = await comeToRest(tables)
  await trouble
  return { inTime, seconds, latencies, faults: [...faults, ...silent] }
}

export const swarm = async (
  plan: SwarmPlan,
  during?: (tables: readonly Table[]) => Promise<void>,
): Promise<SwarmResult> => {
  const { host, tables } = await layTables(plan)
  const { inTime, seconds, latencies, faults } = await playAll(plan, tables, during)
  const cut = tables.filter((table) => !allSawTheEnd(table))
  const unfinished = inTime ? [] : cut
  const record = (id: string) => () =>
    plan.recordOf?.(id) ?? callerWith(plan.url(), host.token).call<string>('GET', `/api/tables/${id}/record`)
  for (const table of tables)
    if (plan.recordOf || !unfinished.includes(table)) faults.push(...(await verify(table, record(table.id))))
  const clients = tables.flatMap(({ seats }) => seats.map(({ client }) => client))
  for (const client of clients) client.close()
  return {
    tables: tables.length,
    moves: movesMade(tables),
    seconds,
    latencies,
    deltaBytes: clients.flatMap(({ counts }) => counts.deltaBytes),
    connections: clients.reduce((sum, { counts }) => sum + counts.connections, 0),
    wholeViews: clients.reduce((sum, { counts }) => sum + counts.views, 0),
    stopped: inTime ? cut.length : 0,
    unfinished: unfinished.map(whereItStuck),
    faults,
  }
}
