/** The house over HTTP. Every fault has a sentence that says what was wrong. */
import type {
  Fault,
  NewTable,
  Orders,
  Person,
  Replay,
  Sat,
  TableInfo,
  TableLines,
  TableMade,
  Welcome,
} from '@machiya/server/protocol'
import type { Seat } from '@machiya/kernel'
import type { Line } from '../lobby/MyTables.tsx'

export type Failed = { readonly code: string; readonly sentence: string }
export type Reply<T> =
  | { readonly ok: T; readonly failed?: never }
  | { readonly failed: Failed; readonly ok?: never }

const OFFLINE: Failed = { code: 'offline', sentence: '' }

const call = async <T>(method: string, path: string, body?: unknown, token?: string): Promise<Reply<T>> => {
  try {
    const reply = await fetch(`/api/${path}`, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
    const json = (await reply.json()) as unknown
    return reply.ok ? { ok: json as T } : { failed: (json as Fault).error }
  } catch {
    return { failed: OFFLINE }
  }
}

/** Whether this browser has a cookie of the house; asking first would fill the console with refusals. */
const KNOWN = 'machiya.known'
const isKnown = (): boolean => localStorage.getItem(KNOWN) !== null

/** Becomes a guest of this name, or takes the name if one is a guest already. */
export const beGuest = async (name: string): Promise<Reply<Person>> => {
  if (isKnown()) {
    const renamed = await call<Person>('PATCH', 'me', { name })
    if (renamed.ok) return renamed
  }
  const { ok, failed } = await call<Welcome>('POST', 'guests', { name })
  if (failed) return { failed }
  localStorage.setItem(KNOWN, ok.person.id)
  return { ok: ok.person }
}

export const layTable = (table: Partial<NewTable>): Promise<Reply<TableMade>> => call('POST', 'tables', table)
export const tableInfo = (id: string, token?: string): Promise<Reply<TableInfo>> =>
  call('GET', `tables/${id}`, undefined, token)
export const sit = (id: string, token: string): Promise<Reply<Sat>> =>
  call('POST', `tables/${id}/sit`, { token })
export const startTable = (id: string): Promise<Reply<TableInfo>> => call('POST', `tables/${id}/start`)
export const rematchTable = (id: string): Promise<Reply<TableMade>> => call('POST', `tables/${id}/rematch`)
export const askUndo = (id: string, seat: Seat, number: number): Promise<Reply<TableInfo>> =>
  call('POST', `tables/${id}/undo`, { seat, number })
export const consentUndo = (id: string, seat: Seat, agree: boolean): Promise<Reply<TableInfo>> =>
  call('POST', `tables/${id}/undo/consent`, { seat, agree })
export const ordersOf = (id: string, seat: Seat): Promise<Reply<Orders>> =>
  call('GET', `tables/${id}/orders/${seat}`)
export const setOrders = (id: string, orders: Orders): Promise<Reply<Orders>> =>
  call('PUT', `tables/${id}/orders/${orders.seat}`, orders)
export const replayOf = (id: string, seat: Seat | 'all' | 'public'): Promise<Reply<Replay>> =>
  call('GET', `tables/${id}/replay${seat === 'public' ? '' : `?seat=${seat}`}`)

const lineOf = ({ table, mySeats }: TableLines['tables'][number]): Line => ({
  id: table.id,
  game: table.game,
  title: table.title,
  names: table.seats.map(({ name }) => name),
  waiting: table.waiting as Seat[],
  mine: mySeats as Seat[],
  over: table.status === 'over',
  moved: table.moved,
  here: false,
})

/** My tables on the server; none where there is no server or nobody is known there. */
export const myRemoteTables = async (): Promise<Line[]> => {
  if (!isKnown() || !navigator.onLine) return []
  const [open, over] = await Promise.all([
    call<TableLines>('GET', 'me/tables'),
    call<TableLines>('GET', 'me/history'),
  ])
  return [...(open.ok?.tables ?? []), ...(over.ok?.tables ?? [])].map(lineOf)
}

/** The secrets of the seats are shown once; the host's page keeps them. */
const linksKey = (id: string): string => `machiya.links.${id}`
export const keepLinks = ({ table, links }: TableMade): void =>
  localStorage.setItem(linksKey(table.id), JSON.stringify(links))
export const linksOf = (id: string): TableMade['links'] => {
  try {
    return JSON.parse(localStorage.getItem(linksKey(id)) ?? '[]') as TableMade['links']
  } catch {
    return []
  }
}
/** The secret stands behind #, where no server and no referrer sees it. */
export const linkTo = (id: string, token: string): string => `${location.origin}/join/${id}#${token}`
