/** Telling the other nodes by PostgreSQL's notifications: all of them on one channel, and each on its own. */
import { Client } from 'pg'
import type { Logger } from 'pino'
import { gatherNotes, type Bundle } from './store/notes.ts'
import type { Config } from './config.ts'
import type { Heard, Note } from './hall/context.ts'

export type NodeBus = { send(note: Note, to?: string): void; close(): Promise<void> }
type Ends = {
  readonly node: string
  hears(note: Heard): void
  /** It listens, perhaps again after notes were lost. */
  again(): void
}

const ALL = 'machiya'
export const channelOf = (node: string): string => `${ALL} ${node}`

const parse = (text: string | undefined, hears: Ends['hears']): void => {
  try {
    if (text) for (const note of JSON.parse(text) as Heard[]) hears(note)
  } catch {
    // somebody else's message on our channel
  }
}

/** All together are one transaction. */
export const notify = (client: Client, bundles: readonly Bundle[]): Promise<unknown> => {
  const calls = bundles.map((_, i) => `pg_notify($${i * 2 + 1}, $${i * 2 + 2})`)
  const values = bundles.flatMap(({ channel, text }) => [channel, text])
  return client.query({ name: `notify ${calls.length}`, text: `SELECT ${calls.join(', ')}`, values })
}

const AGAIN_MS = 1000
/** Listens on a connection of its own, and on a new one whenever that breaks. Nobody waits for the disk before a note goes out. */
const byPostgres = async (url: string, log: Logger, { node, hears, again }: Ends): Promise<NodeBus> => {
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
    await client.query(`SET synchronous_commit = off; LISTEN ${ALL}; LISTEN "${channelOf(node)}"`)
    again()
  }
  const retry = async (): Promise<void> => {
    if (!isClosed) await listen().catch(() => setTimeout(() => void retry(), AGAIN_MS))
  }
  await listen()
  const notes = gatherNotes((bundles) => notify(client, bundles))
  return {
    send: (note, to) => notes.put(to === undefined ? ALL : channelOf(to), JSON.stringify({ ...note, node })),
    close: async () => {
      isClosed = true
      await notes.settle()
      await client.end().catch(() => undefined)
    },
  }
}

/** One node alone has nobody to tell. */
export const openNodeBus = async ({ DATABASE_URL }: Config, log: Logger, ends: Ends): Promise<NodeBus> =>
  DATABASE_URL ? byPostgres(DATABASE_URL, log, ends) : { send: () => {}, close: async () => {} }
