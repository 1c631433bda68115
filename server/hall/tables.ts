/** Laying a table and dealing. */
import { commit, mix, type Choices } from '@machiya/kernel'
import type { CompiledQuery } from 'kysely'
import { problem } from '../problems.ts'
import type { Clock, NewTable, SeatPlan, TableChange, TableInfo, TableMade } from '../protocol.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { guarded, unit } from '../store/store.ts'
import { digestOf, newId, newSeed, newToken } from '../tokens.ts'
import { change, editionQuery, seatQuery } from './change.ts'
import { isZone } from './clock.ts'
import { companyOf } from './company.ts'
import type { House } from './context.ts'
import { liveTable, inTurn, reloadRows, type LiveTable } from './live-table.ts'
import { demandHost, isHere, tableInfo, type Who } from './info.ts'
import { viewMessage } from './join.ts'
import { keepEvent } from './keep.ts'
import { tellTable } from './tell.ts'

type Maker = { readonly id: string; readonly name: string }

type Asked = { readonly game: string; readonly seats: number; readonly options: Choices }
export const fitOptions = async (
  house: House,
  asked: Asked,
): Promise<{ options: Choices; revision: number }> => {
  const fitted = await house.rules.ask('options', asked)
  if ('broken' in fitted) throw problem('bad-request', `this table cannot be laid: ${fitted.broken}`)
  if ('refusal' in fitted)
    throw problem('bad-request', `this table cannot be laid: ${fitted.refusal.sentence}`)
  return fitted
}

const checkClock = (clock: Clock): void => {
  if (clock.kind === 'days' && clock.quiet && !isZone(clock.quiet.zone))
    throw problem('bad-request', `'${clock.quiet.zone}' is no time zone; one is 'Europe/Berlin'`)
}
const checkPlan = ({ mySeat, seats, clock }: NewTable): void => {
  if (mySeat !== null && seats[mySeat]?.kind !== 'person')
    throw problem('bad-request', `mySeat ${mySeat} must be one of the seats for people, or null`)
  checkClock(clock)
}

export const botName = (level: string): string => level.charAt(0).toUpperCase() + level.slice(1)
/** How a seat is played that is laid like this; nothing of it for a person's. */
export const playedBy = (plan: SeatPlan): Pick<SeatRow, 'kind' | 'level' | 'manner'> =>
  plan.kind === 'bot'
    ? { kind: plan.kind, level: plan.level, manner: plan.manner ?? null }
    : { kind: plan.kind, level: null, manner: null }
export const seatRow = (
  table: string,
  seat: number,
  plan: SeatPlan,
  token: string,
  maker?: Maker,
): SeatRow => ({
  table_id: table,
  seat,
  ...playedBy(plan),
  person: maker?.id ?? null,
  name: plan.kind === 'bot' ? botName(plan.level) : (maker?.name ?? ''),
  link_digest: digestOf(token),
  code_digest: null,
  away: 0,
  salt: null,
  orders: '[]',
})

const tableRow = (
  asked: NewTable,
  host: string,
  fitted: { options: Choices; revision: number },
): TableRow => {
  const secret = newSeed()
  return {
    id: newId(),
    game: asked.game,
    revision: fitted.revision,
    options: JSON.stringify(fitted.options),
    title: asked.title,
    listed: asked.listed ? 1 : 0,
    status: 'gathering',
    clock: JSON.stringify(asked.clock),
    host,
    secret,
    commitment: commit(secret),
    watch_digest: '',
    created: Date.now(),
    started: null,
    ended: null,
    undo_asked: null,
    end_asked: null,
    deeds: '[]',
    result: null,
    sources: null,
    evening: null,
    rematch: null,
    webhook: null,
    hints: asked.hints ? 1 : 0,
    code_digest: null,
    edition: 1,
  }
}

/** Whoever sits at the host's own device plays from there, under a name of their own. */
export const besides = (plan: SeatPlan, { id }: Pick<Maker, 'id'>): Maker | undefined =>
  plan.kind === 'person' && plan.beside !== undefined ? { id, name: plan.beside } : undefined

export type Laid = { readonly made: TableMade; readonly live: LiveTable }
type Also = {
  /** By seat: whoever sat at the table before, as at a rematch. */
  readonly people?: readonly (Maker | undefined)[]
  /** What is settled otherwise than at most tables. */
  readonly settled?: Partial<TableRow>
  /** Only if this is kept the table is, too. */
  readonly claim?: CompiledQuery
}
export const layTable = async (
  house: House,
  host: Maker,
  asked: NewTable,
  { people = [], settled = {}, claim }: Also = {},
): Promise<Laid> => {
  checkPlan(asked)
  const watch = newToken()
  const { game, options } = asked
  const fitted = await fitOptions(house, { game, options, seats: asked.seats.length })
  const row = { ...tableRow(asked, host.id, fitted), watch_digest: digestOf(watch), ...settled }
  const tokens = asked.seats.map(newToken)
  const seats = asked.seats.map((plan, seat) =>
    seatRow(
      row.id,
      seat,
      plan,
      tokens[seat] as string,
      people[seat] ?? (seat === asked.mySeat ? host : besides(plan, host)),
    ),
  )
  const { db } = house.store
  const queries = [
    db.insertInto('tables').values(row).compile(),
    ...seats.map((seat) => db.insertInto('seat').values(seat).compile()),
  ]
  const kept = await house.store.commit(claim ? guarded(claim, ...queries) : unit(...queries))
  if (!kept) throw problem('refused', 'this table was laid already')
  const live = await liveTable(house, row.id)
  const links = seats.flatMap(({ kind, seat }) =>
    kind === 'person' ? [{ seat, token: tokens[seat] as string }] : [],
  )
  return { live, made: { table: tableInfo(house, live, { person: host.id }), links, watch } }
}

const optionsFor = async (house: House, { row, seats }: LiveTable, options: Choices) => {
  const fitted = await fitOptions(house, { game: row.game, seats: seats.length, options })
  return { options: JSON.stringify(fitted.options) }
}

const flag = (is: boolean): number => (is ? 1 : 0)
export const changeTable = async (
  house: House,
  id: string,
  who: Who,
  asked: TableChange,
): Promise<TableInfo> => {
  const { title, listed, hints, options, clock } = asked
  const isSettled = [hints, options, clock].some((each) => each !== undefined)
  const live = await change(house, id, async (live) => {
    demandHost(live, who)
    if (isSettled && live.row.status !== 'gathering')
      throw problem('refused', 'hints, options and clock are settled before the deal')
    if (clock) checkClock(clock)
    return {
      table: {
        ...(title === undefined ? {} : { title }),
        ...(listed === undefined ? {} : { listed: flag(listed) }),
        ...(hints === undefined ? {} : { hints: flag(hints) }),
        ...(clock === undefined ? {} : { clock: JSON.stringify(clock) }),
        ...(options === undefined ? {} : await optionsFor(house, live, options)),
      },
    }
  })
  return tableInfo(house, live, who)
}

export const saltsOf = (seats: readonly SeatRow[]): string[] =>
  seats.flatMap(({ salt }) => (salt === null ? [] : [salt]))

/** Deals. Whoever has not come is stood in for by a bot until they do; a program that waits at its chair has come. */
const deal = async (house: House, live: LiveTable): Promise<void> => {
  const { row, seats } = live
  if (row.status !== 'gathering') throw problem('refused', 'the game has begun already')
  const empty = seats.filter(
    ({ kind, person, seat }) => kind === 'person' && person === null && !isHere(house, live, seat),
  )
  for (const seat of empty) seat.away = 1
  const made = await house.rules.ask('start', {
    table: live.id,
    game: row.game,
    seats: seats.length,
    options: JSON.parse(row.options) as Choices,
    seed: mix(row.secret, saltsOf(seats)),
    company: companyOf(live),
  })
  if ('broken' in made) {
    await reloadRows(house, live)
    throw problem('broken', `the rules failed to deal: ${made.broken}`)
  }
  const before = [
    editionQuery(house, live, { status: 'playing', revision: live.revision, started: Date.now() }),
    ...empty.map(({ seat }) => seatQuery(house, live, { seat, away: 1 })),
  ]
  const kept = await keepEvent(house, live, made, null, before)
  await reloadRows(house, live)
  if (!kept) throw problem('late', 'the table changed meanwhile: please try again')
}

/** Those who were waiting at the table get their first view when the cards are dealt. */
const sendViews = async (house: House, live: LiveTable): Promise<void> => {
  for (const listener of live.listeners) listener.say(await viewMessage(house, live, listener.seat))
}

/** Deals at once, whoever has come. */
export const dealNow = (house: House, live: LiveTable): Promise<void> => inTurn(live, () => deal(house, live))

export const startTable = async (house: House, id: string, who: Who): Promise<TableInfo> => {
  const live = await liveTable(house, id)
  await inTurn(live, async () => {
    demandHost(live, who)
    await deal(house, live)
    await sendViews(house, live)
    tellTable(house, live)
  })
  house.tell({ kind: 'info', table: id, node: house.node })
  return tableInfo(house, live, who)
}
