/** Games as they were played: replayed from a viewer's knowledge, written out, and brought in again. */
import { mix, reveal, type Viewer } from '@machiya/kernel'
import { parseRecord, printRecord, type GameRecord } from '@machiya/kernel/record'
import { movesOf, type Advance } from '@machiya/table'
import { problem } from '../problems.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { unit, type Store } from '../store/store.ts'
import { digestOf, newId, newToken } from '../tokens.ts'
import type { House } from './context.ts'
import { demandPlayed, demandShown } from './evenings.ts'
import { liveTable, type LiveTable } from './live-table.ts'
import { demandLook, demandReplay, demandSeat, tableInfo, type Who } from './info.ts'
import { eventRow, insertEvent } from './keep.ts'
import { eventsSince } from './position.ts'
import { inLane } from './slow-lane.ts'
import { saltsOf, seatRow } from './tables.ts'
import { isPlain, type LogAsk, type TableInfo } from '../protocol.ts'

const eyesOf = (live: LiveTable, who: Who, asked: number | 'all' | 'public'): Viewer => {
  demandReplay(live, who)
  if (asked === 'public') return asked
  if (asked !== 'all') return demandSeat(live, who, asked)
  if (live.row.status !== 'over') throw problem('refused', 'all hands are shown only after the end')
  return asked
}

/** As JSON: the first view and what changed, move by move, as this viewer saw it then. */
export const replayFor = async (
  house: House,
  id: string,
  who: Who,
  asked: number | 'all' | 'public',
): Promise<string> => {
  const live = await liveTable(house, id)
  const viewer = eyesOf(live, who, asked)
  await demandPlayed(house, live, who)
  if (!live.tip) throw problem('refused', 'the game has not begun')
  const told = await inLane(house, who, async () => {
    const events = await eventsSince(house, id, 0)
    return house.rules.ask('history', { game: live.row.game, events, viewer, after: 0 })
  })
  if ('broken' in told) throw problem('broken', 'this game could not be replayed')
  const steps = told.steps.map(
    ({ at, changes, told: tidings }) => `{"at":${at},"changes":${withTold(changes, tidings)}}`,
  )
  return `{"viewer":${JSON.stringify(viewer)},"first":${told.first},"steps":[${steps.join(',')}]}`
}
/** As JSON: everything told so far, as this viewer heard it. */
export const logFor = async (
  house: House,
  id: string,
  who: Who,
  { seat, watch }: LogAsk,
): Promise<string> => {
  const live = await liveTable(house, id)
  demandLook(live, who, watch)
  const viewer = seat === null ? 'public' : demandSeat(live, who, seat)
  if (!live.tip) return '{"number":-1,"entries":[]}'
  const told = await inLane(house, who, async () => {
    const events = await eventsSince(house, id, 0)
    return house.rules.ask('log', { game: live.row.game, events, viewer })
  })
  if ('broken' in told) throw problem('broken', 'the log of this game could not be made')
  return told.log
}

/** What was told is one more change of the view. */
const withTold = (changes: string, told: string): string =>
  `${changes.slice(0, -1)}${changes === '[]' ? '' : ','}["=",["told"],${told}]]`

/** A table as far as it was played. Its seed is in it: for others only after the end. */
export const wholeRecord = async (
  { db }: Store,
  row: TableRow,
  seats: readonly SeatRow[],
): Promise<GameRecord> => ({
  game: row.game,
  revision: row.revision,
  seats: seats.length,
  options: JSON.parse(row.options) as GameRecord['options'],
  names: seats.map(({ name }) => name),
  commitment: row.commitment,
  salts: saltsOf(seats),
  seed: row.secret,
  moves: movesOf(
    await db
      .selectFrom('event')
      .select(['kind', 'seat', 'task', 'pick'])
      .where('table_id', '=', row.id)
      .orderBy('n')
      .execute(),
  ),
})

export const exportRecord = async (house: House, id: string, who: Who): Promise<string> => {
  const live = await liveTable(house, id)
  demandReplay(live, who)
  demandShown(live)
  if (live.row.status !== 'over') throw problem('refused', 'the record is written when the game is over')
  return printRecord(await wholeRecord(house.store, live.row, live.seats))
}

const readRecord = (text: string): GameRecord & { seed: string } => {
  try {
    const record = parseRecord(text)
    if (!record.seed) throw new Error('it must name its seed, as records of finished games do')
    if (!reveal(record.seed, record.commitment))
      throw new Error('its seed is not the one it was committed to')
    if ((record.salts?.length ?? 0) > record.seats) throw new Error('it has more salts than seats')
    return { ...record, seed: record.seed }
  } catch (cause) {
    throw problem('bad-record', `this record cannot be read: ${cause instanceof Error ? cause.message : ''}`)
  }
}

const rowOf = (record: GameRecord & { seed: string }, host: string, last: Advance): TableRow => ({
  id: newId(),
  game: record.game,
  revision: record.revision,
  options: JSON.stringify(record.options),
  title: '',
  listed: 0,
  status: 'over',
  clock: '{"kind":"none"}',
  host,
  secret: record.seed,
  commitment: record.commitment,
  watch_digest: digestOf(newToken()),
  created: Date.now(),
  started: Date.now(),
  ended: Date.now(),
  undo_asked: null,
  end_asked: null,
  deeds: '[]',
  result: JSON.stringify(last.result),
  sources: JSON.stringify(last.sources),
  evening: null,
  rematch: null,
  webhook: null,
  hints: 0,
  code_digest: null,
  edition: 1,
})

const plainName = (name = ''): string => (isPlain(name) ? name.slice(0, 40) : '')

/** A finished game from elsewhere, played again by the rules here, to look at. */
export const importRecord = async (
  house: House,
  person: { readonly id: string },
  text: string,
): Promise<TableInfo> => {
  const record = readRecord(text)
  const seed = mix(record.seed, record.salts ?? [])
  const played = await inLane(house, { person: person.id }, () => house.rules.ask('record', { record, seed }))
  if ('broken' in played) throw problem('bad-record', `this record cannot be played: ${played.broken}`)
  if ('refusal' in played)
    throw problem('bad-record', `this record cannot be played: ${played.refusal.sentence}`)
  const last = played.advances.at(-1)
  if (!last?.result) throw problem('bad-record', 'this record stops before the end of its game')
  const row = rowOf(record, person.id, last)
  const { db, commit } = house.store
  const seats = Array.from({ length: record.seats }, (_, seat) => ({
    ...seatRow(row.id, seat, { kind: 'person' }, newToken()),
    name: plainName(record.names?.[seat]),
    salt: record.salts?.[seat] ?? null,
  }))
  await commit(
    unit(
      db.insertInto('tables').values(row).compile(),
      ...seats.map((seat) => db.insertInto('seat').values(seat).compile()),
      ...played.advances.map((made) =>
        insertEvent(house, eventRow(row.id, made, { message: null, clock: null, at: row.created })),
      ),
    ),
  )
  return tableInfo(house, await liveTable(house, row.id), { person: person.id })
}
