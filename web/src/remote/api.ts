/** The house over HTTP. Every fault has a sentence that says what was wrong. */
import type {
  Back,
  Done,
  Fault,
  NewTable,
  Notes,
  Person,
  Replay,
  Sat,
  SeatPlan,
  TableChange,
  TableInfo,
  TableLines,
  TableMade,
  Webhook,
  WayBack,
  Welcome,
} from '@machiya/server/protocol'
import type { Seat } from '@machiya/kernel'

export type Failed = { readonly code: string; readonly sentence: string }
export type Reply<T> =
  | { readonly ok: T; readonly failed?: never }
  | { readonly failed: Failed; readonly ok?: never }

const OFFLINE: Failed = { code: 'offline', sentence: '' }

export const call = async <T>(method: string, path: string, body?: unknown): Promise<Reply<T>> => {
  try {
    const reply = await fetch(`/api/${path}`, {
      method,
      ...(method === 'GET'
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    })
    const json = (await reply.json()) as unknown
    return reply.ok ? { ok: json as T } : { failed: (json as Fault).error }
  } catch {
    return { failed: OFFLINE }
  }
}

/** Whether this browser has a cookie of the house; asking first would fill the console with refusals. */
const KNOWN = 'machiya.known'
export const isKnown = (): boolean => localStorage.getItem(KNOWN) !== null
export const beKnown = (person: Person): void => localStorage.setItem(KNOWN, person.id)
export const beUnknown = (): void => localStorage.removeItem(KNOWN)
/** This browser was known, and the house does not know it any more. */
export const isForgotten = async (): Promise<boolean> =>
  isKnown() && (await call<Person>('GET', 'me')).failed?.code === 'not-signed-in'

/** Becomes a guest of this name, or takes the name if one is a guest already. */
export const beGuest = async (name: string): Promise<Reply<Person>> => {
  if (isKnown()) {
    const renamed = await call<Person>('PATCH', 'me', { name })
    if (renamed.ok) return renamed
  }
  const { ok, failed } = await call<Welcome>('POST', 'guests', { name })
  if (failed) return { failed }
  beKnown(ok.person)
  return { ok: ok.person }
}

export const layTable = (table: Partial<NewTable>): Promise<Reply<TableMade>> => call('POST', 'tables', table)
/** `watch` is the secret of an onlooker's link. */
export const tableInfo = (id: string, watch?: string): Promise<Reply<TableInfo>> =>
  watch ? call('POST', `tables/${id}/watch`, { token: watch }) : call('GET', `tables/${id}`)
/** Without a link: any free chair of a table that is listed. */
export const sit = (id: string, token?: string): Promise<Reply<Sat>> =>
  call('POST', `tables/${id}/sit`, token ? { token } : {})
export const changeTable = (id: string, change: TableChange): Promise<Reply<TableInfo>> =>
  call('PATCH', `tables/${id}`, change)
export const setSeat = (id: string, seat: Seat, plan: SeatPlan): Promise<Reply<TableMade>> =>
  call('PUT', `tables/${id}/seats/${seat}`, plan)
export const setChairs = (id: string, count: number): Promise<Reply<TableMade>> =>
  call('PUT', `tables/${id}/chairs`, { count })
export const handOver = (id: string, seat: Seat): Promise<Reply<TableInfo>> =>
  call('POST', `tables/${id}/host`, { seat })
export const leaveSeat = (id: string, seat: Seat): Promise<Reply<TableInfo>> =>
  call('POST', `tables/${id}/leave`, { seat })
export const returnToSeat = (id: string, seat: Seat): Promise<Reply<TableInfo>> =>
  call('POST', `tables/${id}/return`, { seat })
/** The code that leads back to my seat, or to the table that I host. */
export const makeCode = (id: string, seat: Seat | undefined): Promise<Reply<WayBack>> =>
  call('POST', `tables/${id}/code${seat === undefined ? '' : `/${seat}`}`)
export const comeBack = (code: string): Promise<Reply<Back>> => call('POST', 'return', { code })
/** Host: the house plays for somebody who is not there. */
export const standIn = (id: string, seat: Seat): Promise<Reply<TableInfo>> =>
  call('POST', `tables/${id}/stand-in`, { seat })
export const resignSeat = (id: string, seat: Seat): Promise<Reply<Done>> =>
  call('POST', `tables/${id}/resign`, { seat })
export const agreeToEnd = (id: string, seat: Seat, agree: boolean): Promise<Reply<TableInfo>> =>
  call('POST', `tables/${id}/end`, { seat, agree })
export const removeTable = (id: string): Promise<Reply<Done>> => call('DELETE', `tables/${id}`)
export const muteSeat = (id: string, seat: Seat, muted: boolean): Promise<Reply<Done>> =>
  call('POST', `tables/${id}/mute`, { seat, muted })
export const notesAt = (id: string): Promise<Reply<Notes>> => call('GET', `tables/${id}/notes`)
export const keepNotesAt = (id: string, text: string): Promise<Reply<Notes>> =>
  call('PUT', `tables/${id}/notes`, { text })
export const openTables = async (): Promise<TableInfo[]> =>
  (await call<TableLines>('GET', 'tables')).ok?.tables.map(({ table }) => table) ?? []
export const throwSalt = (id: string, seat: Seat, salt: string): Promise<Reply<TableInfo>> =>
  call('POST', `tables/${id}/salt`, { seat, salt })
export const webhookOf = (id: string): Promise<Reply<Webhook>> => call('GET', `tables/${id}/webhook`)
export const setWebhook = (id: string, url: string | null): Promise<Reply<Done>> =>
  call('PUT', `tables/${id}/webhook`, { url })
export const startTable = (id: string): Promise<Reply<TableInfo>> => call('POST', `tables/${id}/start`)
export const rematchTable = (id: string): Promise<Reply<TableMade>> => call('POST', `tables/${id}/rematch`)
export const askUndo = (id: string, seat: Seat, number: number): Promise<Reply<TableInfo>> =>
  call('POST', `tables/${id}/undo`, { seat, number })
export const consentUndo = (id: string, seat: Seat, agree: boolean): Promise<Reply<TableInfo>> =>
  call('POST', `tables/${id}/undo/consent`, { seat, agree })
export const replayOf = (id: string, seat: Seat | 'all' | 'public'): Promise<Reply<Replay>> =>
  call('GET', `tables/${id}/replay${seat === 'public' ? '' : `?seat=${seat}`}`)

/** A finished game as text; null where there is none to be had. */
export const recordOf = async (id: string): Promise<string | null> => {
  try {
    const reply = await fetch(`/api/tables/${id}/record`)
    return reply.ok ? await reply.text() : null
  } catch {
    return null
  }
}

type MyTables = { readonly open: TableLines; readonly over: TableLines }
const NO_TABLES: TableLines = { tables: [] }
/** Those that wait for me first; none where there is no house or nobody is known there. */
export const myTablesInHouse = async (): Promise<MyTables> => {
  if (!isKnown() || !navigator.onLine) return { open: NO_TABLES, over: NO_TABLES }
  const [open, over] = await Promise.all([
    call<TableLines>('GET', 'me/tables'),
    call<TableLines>('GET', 'me/history'),
  ])
  return { open: open.ok ?? NO_TABLES, over: over.ok ?? NO_TABLES }
}
