/** Backups: everything kept, as lines of JSON, from one moment. They fit either engine, so they are also how to move. */
import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Kysely, Transaction } from 'kysely'
import { readConfig, type Config } from './config.ts'
import { SCHEMA_VERSION } from './store/migrations.ts'
import { TABLES, type Schema } from './store/schema.ts'
import { openSqlite } from './store/sqlite.ts'
import { openStore, type Store } from './store/store.ts'
import { newId } from './tokens.ts'

export { readConfig }

type Name = keyof Schema
type Head = { readonly machiya: 'backup'; readonly schema: number; readonly made: number }

/** Beside a running house: SQLite lets a second program read and write, one after the other. */
export const openBeside = (config: Config): Promise<Store> =>
  config.DATABASE_URL
    ? openStore({ databaseUrl: config.DATABASE_URL, file: config.file })
    : openSqlite(config.file, false)

/** The large ones are read a table at a time, so that no backup needs much memory. */
const BY_TABLE: readonly Name[] = ['event', 'chat', 'seat']

async function* rowsOf(db: Kysely<Schema>, name: Name, tables: readonly string[]): AsyncGenerator<object> {
  if (!BY_TABLE.includes(name)) {
    yield* await db.selectFrom(name).selectAll().execute()
    return
  }
  for (const id of tables)
    yield* await db
      .selectFrom(name as 'event')
      .selectAll()
      .where('table_id', '=', id)
      .execute()
}

async function* linesOf(db: Kysely<Schema>, count: () => void): AsyncGenerator<string> {
  const head: Head = { machiya: 'backup', schema: SCHEMA_VERSION, made: Date.now() }
  yield `${JSON.stringify(head)}\n`
  const tables = (await db.selectFrom('tables').select('id').execute()).map(({ id }) => id)
  for (const name of TABLES)
    for await (const row of rowsOf(db, name, tables)) {
      count()
      yield `${JSON.stringify([name, row])}\n`
    }
}

const atOneMoment = <T>(store: Store, act: (db: Transaction<Schema>) => Promise<T>): Promise<T> => {
  const transaction = store.db.transaction()
  return (
    store.engine === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
  ).execute(act)
}

/** Written beside and renamed: a backup is whole or not there. Answers with the number of its rows. */
export const backup = async (config: Config, file: string): Promise<number> => {
  const store = await openBeside(config)
  let rows = 0
  const count = (): void => void rows++
  try {
    await atOneMoment(store, (db) =>
      pipeline(
        Readable.from(linesOf(db, count)),
        createGzip(),
        createWriteStream(`${file}.part`, { mode: 0o600 }),
      ),
    )
    await rename(`${file}.part`, file)
    return rows
  } finally {
    await store.close()
  }
}

const headOf = (line: string | undefined): void => {
  let head: Partial<Head> = {}
  try {
    head = JSON.parse(line ?? '') as Partial<Head>
  } catch {
    // said below
  }
  if (head.machiya !== 'backup') throw new Error('this is not a backup: its first line should say so')
  if (!head.schema || head.schema > SCHEMA_VERSION)
    throw new Error(
      `this backup is of version ${head.schema}; this program restores versions up to ${SCHEMA_VERSION}`,
    )
}

const BATCH = 50
const fill = async (db: Transaction<Schema>, lines: AsyncIterable<string>): Promise<number> => {
  let rows = 0
  let batch: object[] = []
  let name: Name = 'person'
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await db.insertInto(name).values(batch).execute()
    batch = []
  }
  for await (const line of lines) {
    const [into, row] = JSON.parse(line) as [Name, object]
    if (!TABLES.includes(into)) throw new Error(`this backup holds '${into}', which is not known here`)
    if (into !== name || batch.length >= BATCH) await flush()
    name = into
    batch.push(row)
    rows++
  }
  await flush()
  return rows
}

const setMeta = async (db: Transaction<Schema>, key: string, value: string): Promise<void> => {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((it) => it.column('key').doUpdateSet({ value }))
    .execute()
}

/** Whatever else fails on the way lies in the file: cut short, or written by something else. */
const damaged = (cause: unknown): Error => {
  const { message } = cause instanceof Error ? cause : new Error(String(cause))
  return message.startsWith('this ')
    ? new Error(message, { cause })
    : new Error(`this backup is damaged (${message}), and nothing was changed`, { cause })
}

/** A file that cannot be read or unpacked fails where its lines are asked for, and nowhere else. */
const linesIn = async function* (file: string): AsyncGenerator<string> {
  const packed = createReadStream(file)
  const unpacked = packed.pipe(createGunzip()).setEncoding('utf8')
  packed.on('error', (cause) => unpacked.destroy(cause))
  let rest = ''
  for await (const chunk of unpacked) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/** Columns that an older backup lacks get their standard value. All or nothing, also on a running house: it notices the new epoch, and everybody gets whole views again. */
export const restore = async (config: Config, file: string): Promise<number> => {
  const store = await openBeside(config)
  const lines = linesIn(file)
  try {
    headOf((await lines.next()).value)
    return await store.db.transaction().execute(async (db) => {
      for (const name of TABLES) await db.deleteFrom(name).execute()
      const rows = await fill(db, lines)
      await setMeta(db, 'epoch', newId())
      await setMeta(db, 'schema', String(SCHEMA_VERSION))
      return rows
    })
  } catch (cause) {
    throw damaged(cause)
  } finally {
    await lines.return(undefined)
    await store.close()
  }
}
