/** Asking the rules about a table, with its kept events brought along where the thread does not hold them. */
import { SNAPSHOT_EVERY, type Kept } from '@machiya/table'
import { problem } from '../problems.ts'
import type { Broken, Missing, Op, Requests, Results } from '../rules/requests.ts'
import type { EventRow } from '../store/schema.ts'
import { companyOf } from './company.ts'
import type { House } from './context.ts'
import { inTurn, isSome, rememberEvent, tipOf, type LiveTable, type Tip } from './live-table.ts'
import { deliver } from './tell.ts'

const COLUMNS = ['n', 'kind', 'seat', 'task', 'pick', 'heard', 'changes', 'snapshot', 'at'] as const

/** The events from the last whole position at or before `n` up to the newest. */
export const eventsSince = async (house: House, table: string, n: number): Promise<Kept[]> => {
  const { db } = house.store
  const whole = db
    .selectFrom('event')
    .select((it) => it.fn.max('n').as('n'))
    .where('table_id', '=', table)
    .where('n', '<=', Math.max(0, n))
    .where('snapshot', 'is not', null)
  return db
    .selectFrom('event')
    .select(COLUMNS)
    .where('table_id', '=', table)
    .where('n', '>=', whole)
    .orderBy('n')
    .execute()
}

export const demandTip = (live: LiveTable): Tip => {
  if (!live.tip) throw problem('refused', 'the game has not begun: the host starts it')
  return live.tip
}

/** Enough to go on from, and to take back a little; what other nodes kept since is not part of it yet. */
const baseOf = async (house: House, live: LiveTable): Promise<Kept[]> => {
  const { n } = demandTip(live)
  const events = await eventsSince(house, live.id, n - SNAPSHOT_EVERY / 2)
  return events.filter((event) => event.n <= n)
}

const REST_MS = 30_000
/** A fault of the rules is this table's alone: it rests, and nobody else waits for it. */
const broke = (house: House, live: LiveTable, { broken }: Broken): Error => {
  house.metrics.broken.inc()
  house.log.error({ table: live.id, game: live.row.game, broken }, 'the rules failed')
  live.restsUntil = Date.now() + REST_MS
  return problem(
    'broken',
    'the rules failed over this; nothing was changed, and the table rests for half a minute',
  )
}

type AboutTable = Extract<Op, 'play' | 'undo' | 'rewind' | 'rewound' | 'follow' | 'alone' | 'view' | 'offers'>
type More<K extends AboutTable> = Omit<Requests[K], 'table' | 'game' | 'n' | 'base'>

export const askRules = async <K extends AboutTable>(
  house: House,
  live: LiveTable,
  op: K,
  more: More<K>,
): Promise<Exclude<Results[K], Missing>> => {
  if (Date.now() < live.restsUntil)
    throw problem('broken', 'this table rests after a fault of its rules: please try again in half a minute')
  const ask = (base?: Kept[]) =>
    house.rules.ask(op, {
      table: live.id,
      game: live.row.game,
      n: demandTip(live).n,
      base,
      ...more,
    } as unknown as Requests[K])
  let result = await ask()
  if ('missing' in result) result = await ask(await baseOf(house, live))
  if ('broken' in result) throw broke(house, live, result)
  if ('missing' in result) throw problem('late', 'the table moved on meanwhile: please try again')
  return result as Exclude<Results[K], Missing>
}

/** Asked when no move is under way: while one is, the rules are ahead of what is kept. */
export const askInTurn = <K extends AboutTable>(
  house: House,
  live: LiveTable,
  op: K,
  more: More<K>,
): Promise<Exclude<Results[K], Missing>> => inTurn(live, () => askRules(house, live, op, more))

/** Takes over what other nodes kept, and tells those who listen here. */
export const catchUp = async (house: House, live: LiveTable): Promise<void> => {
  const { db } = house.store
  const events = await db
    .selectFrom('event')
    .selectAll()
    .where('table_id', '=', live.id)
    .where('n', '>', live.tip?.n ?? -1)
    .orderBy('n')
    .execute()
  if (isSome(events)) await followEvents(house, live, events)
}

type Events = readonly [...EventRow[], EventRow]
/** The events right after those that are known here. What is done unasked is the business of the node that kept them. */
export const followEvents = async (house: House, live: LiveTable, events: Events): Promise<void> => {
  for (const event of events) rememberEvent(live, event)
  const company = { ...companyOf(live), chairs: [] }
  const known = live.tip !== null && company.viewers.length > 0
  const made = known ? await askRules(house, live, 'follow', { events, company }) : null
  live.tip = tipOf(events, live.tip)
  if (made) deliver(house, live, made.deliveries)
}
