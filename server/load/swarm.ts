/** Many tables of mixed games played to the end by scripted clients, which then check that nothing was lost. */
import { isGame, takeDown } from '@machiya/games'
import { dice, type Chance, type Game, type Offer, type Pick, type Seat, type View } from '@machiya/kernel'
import type { TableMade } from '../protocol.ts'
import { callerWith, connectClient, guestAt, type Caller, type Client } from '../testing/client.ts'
import { SETTLING_MS, verify, wait } from './verify.ts'

export type SwarmPlan = {
  /** Where to call and connect now: changes when a server comes back elsewhere. */
  readonly url: () => string
  /** Where the sockets of a table's seat connect, if not there. */
  readonly socketUrl?: (table: number, seat: number) => string
  readonly tables: number
  readonly games: readonly string[]
  readonly seats: number
  /** People take so long over a decision on average, from a third of it to three times it; nobody thinks unless told. */
  readonly thinkMs?: number
  /** So long they play before anything is counted. */
  readonly warmMs?: number
  /** Processor seconds that those who serve have spent so far. */
  readonly meter?: () => number
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
export type Made = { readonly task: string; readonly pick: Pick }
type Seated = { readonly client: Client; readonly made: Made[]; readonly chance: Chance; busy: boolean }
export type Table = {
  readonly id: string
  readonly game: Game
  readonly longest: number
  readonly thinkMs: number
  readonly seats: Seated[]
  /** When the last word was said that led to this position, and who has seen it: what is hidden shows with the last answer. */
  readonly sent: Map<number, { at: number; seen: Set<number> }>
  /** From each word to its answer. */
  readonly answerMs: number[]
  isOver: boolean
}
export type Cpu = { readonly served: number; readonly asked: number }
export type SwarmResult = {
  readonly tables: number
  readonly moves: number
  readonly seconds: number
  /** Processor seconds while they played: of those who serve, and of this program. */
  readonly cpu: Cpu
  /** From a move to every seat, and to its own answer. */
  readonly latencies: number[]
  readonly answerMs: number[]
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
  const { socketUrl } = plan
  const seated = seats.map((_, seat) => ({
    client: connectClient(socketUrl ? () => socketUrl(index, seat) : plan.url, host.token, {
      nudgeMs,
      retryMs,
    }),
    made: [],
    chance: dice(`${index} ${seat}`),
    busy: false,
  }))
  const { longest = 1, thinkMs = 0 } = plan
  return { id: table.id, game, longest, thinkMs, seats: seated, sent: new Map(), answerMs: [], isOver: false }
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

const isAsked = ({ id, game, seats }: Table, seat: Seat): boolean => {
  const view = seats[seat]?.client.seen(id, seat)?.view
  return view !== undefined && game.waitingFor(view).includes(seat)
}

/** Most decisions are quick, some take long. */
const think = (thinkMs: number): Promise<void> =>
  new Promise((done) => setTimeout(done, (thinkMs / 3) * 9 ** Math.random()))

/** What the seat says to the position as it is now, unless others were quicker. */
const speak = async (table: Table, seat: Seat, faults: string[]): Promise<void> => {
  const { client, made, chance } = table.seats[seat] as Seated
  const view = client.seen(table.id, seat)?.view as View
  const line = chosen(table, seat, view, chance)
  const [first] = line
  if (!first || table.isOver) return
  const at = performance.now()
  if (!table.sent.get(view.number + 1)?.seen.size) table.sent.set(view.number + 1, { at, seen: new Set() })
  const picks = line.map(({ pick }) => pick)
  const { task } = first
  const answer = await client.say({ type: 'move', table: table.id, seat, number: view.number, task, picks })
  table.answerMs.push(performance.now() - at)
  if (answer.ok) made.push(...line)
  else if (answer.code !== 'late' && answer.code !== 'refused')
    faults.push(`${table.game.name}: ${answer.sentence}`)
}

const act = async (table: Table, seat: Seat, faults: string[]): Promise<void> => {
  const seated = table.seats[seat] as Seated
  if (seated.client.seen(table.id, seat)?.view.agenda.length === 0) table.isOver = true
  if (seated.busy || table.isOver || !isAsked(table, seat)) return
  seated.busy = true
  if (table.thinkMs > 0) await think(table.thinkMs)
  await speak(table, seat, faults)
  seated.busy = false
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

type Count = { readonly moves: number; readonly seconds: number; readonly cpu: Cpu }
type Played = Count & {
  readonly inTime: boolean
  readonly latencies: number[]
  readonly faults: string[]
}
const startMeter = ({ meter }: SwarmPlan): (() => Cpu) => {
  const own = process.cpuUsage()
  const served = meter?.() ?? 0
  return () => {
    const { user, system } = process.cpuUsage(own)
    return { served: (meter?.() ?? 0) - served, asked: (user + system) / 1e6 }
  }
}

/** Counts from now on; what was measured before is forgotten. */
const startCount = (plan: SwarmPlan, tables: readonly Table[], latencies: number[]): (() => Count) => {
  latencies.length = 0
  for (const { answerMs } of tables) answerMs.length = 0
  const before = movesMade(tables)
  const began = performance.now()
  const readCpu = startMeter(plan)
  return () => ({
    moves: movesMade(tables) - before,
    seconds: (performance.now() - began) / 1000,
    cpu: readCpu(),
  })
}

const playAll = async (
  plan: SwarmPlan,
  tables: readonly Table[],
  during?: (tables: readonly Table[]) => Promise<void>,
): Promise<Played> => {
  const latencies: number[] = []
  const faults: string[] = []
  let readCount = startCount(plan, tables, latencies)
  const warmed = setTimeout(() => {
    readCount = startCount(plan, tables, latencies)
  }, plan.warmMs ?? 0)
  const trouble = during?.(tables)
  for (const table of tables) void play(table, latencies, faults)
  const isEnough = (): boolean => plan.isEnough?.(tables) ?? false
  const inTime = await wait(() => tables.every(allSawTheEnd) || isEnough(), plan.limitMs)
  clearTimeout(warmed)
  const count = readCount()
  const silent = await comeToRest(tables)
  await trouble
  return { ...count, inTime, latencies, faults: [...faults, ...silent] }
}

export const swarm = async (
  plan: SwarmPlan,
  during?: (tables: readonly Table[]) => Promise<void>,
): Promise<SwarmResult> => {
  const { host, tables } = await layTables(plan)
  const { inTime, moves, seconds, cpu, latencies, faults } = await playAll(plan, tables, during)
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
    moves,
    seconds,
    cpu,
    latencies,
    answerMs: tables.flatMap(({ answerMs }) => answerMs),
    deltaBytes: clients.flatMap(({ counts }) => counts.deltaBytes),
    connections: clients.reduce((sum, { counts }) => sum + counts.connections, 0),
    wholeViews: clients.reduce((sum, { counts }) => sum + counts.views, 0),
    stopped: inTime ? cut.length : 0,
    unfinished: unfinished.map(whereItStuck),
    faults,
  }
}
