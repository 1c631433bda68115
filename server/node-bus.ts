/** Telling the other nodes by PostgreSQL's notifications: only that something changed, never what. */
import { Client } from 'pg'
import type { Logger } from 'pino'
import { gatherNotes } from './store/notes.ts'
import { CHANNEL } from './store/postgres.ts'
import type { Config } from './config.ts'
import type { Note } from './hall/context.ts'

export type NodeBus = { send(note: Note): void; close(): Promise<void> }
type Hears = (note: Note) => void

const parse = (text: string | undefined, hears: Hears): void => {
  try {
    if (text) for (const note of [JSON.parse(text) as Note | Note[]].flat()) hears(note)
  } catch {
    // somebody else's message on our channel
  }
}

const AGAIN_MS = 1000
/** Listens on a connection of its own, and on a new one whenever that breaks. */
const byPostgres = async (url: string, log: Logger, hears: Hears): Promise<NodeBus> => {
  let client: Client
  let isClosed = false
  const listen = async (): Promise<void> => {
    client = new Client({ connectionString: url })
    client.on('notification', ({ payload }) => parse(payload, hears))
    client.on('error', (cause) => log.warn({ err: cause }, 'lost the notifications of the database'))
    client.on('end', () => {
      if (!isClosed) setTimeout(() => void retry(), AGAIN_MS)
    })
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
  }
  /** A line that could not be opened ends like one that broke, and only its end asks for the next. */
  const retry = async (): Promise<void> => {
    if (!isClosed) await listen().catch(() => client.end().catch(() => undefined))
  }
  await listen().catch((cause: unknown) => {
    isClosed = true
    throw cause
  })
  const notes = gatherNotes((text) => client.query('SELECT pg_notify($1, $2)', [CHANNEL, text]))
  return {
    send: (note) => notes.put(JSON.stringify(note)),
    close: async () => {
      isClosed = true
      await notes.settle()
      await client.end().catch(() => undefined)
    },
  }
}

/** One node alone has nobody to tell. */
export const openNodeBus = async ({ DATABASE_URL }: Config, log: Logger, hears: Hears): Promise<NodeBus> =>
  DATABASE_URL ? byPostgres(DATABASE_URL, log, hears) : { send: () => {}, close: async () => {} }
