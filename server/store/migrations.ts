/** The database brought up to date, one numbered step after the other; a newer one is refused. */
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

type Step = (db: Kysely<Schema>) => Promise<void>
type Columns = { readonly [column: string]: 'text' | 'bigint' | 'text!' | 'bigint!' }

const create = async (
  db: Kysely<Schema>,
  table: string,
  key: readonly string[],
  columns: Columns,
): Promise<void> => {
  let made = db.schema.createTable(table)
  for (const [column, type] of Object.entries(columns))
    made = made.addColumn(column, type.startsWith('text') ? 'text' : 'bigint', (it) =>
      type.endsWith('!') ? it.notNull() : it,
    )
  await made.addPrimaryKeyConstraint(`${table}_key`, key as never).execute()
}

const people: Step = async (db) => {
  await create(db, 'person', ['id'], {
    id: 'text!',
    name: 'text!',
    mail: 'text',
    created: 'bigint!',
    seen: 'bigint!',
  })
  await create(db, 'session', ['digest'], {
    digest: 'text!',
    person: 'text!',
    created: 'bigint!',
    seen: 'bigint!',
  })
  await create(db, 'passkey', ['id'], {
    id: 'text!',
    person: 'text!',
    public_key: 'text!',
    counter: 'bigint!',
    transports: 'text!',
    created: 'bigint!',
  })
  await create(db, 'challenge', ['challenge'], { challenge: 'text!', person: 'text', expires: 'bigint!' })
  await create(db, 'push', ['digest'], {
    digest: 'text!',
    person: 'text!',
    subscription: 'text!',
    created: 'bigint!',
  })
}

const tables: Step = async (db) => {
  await create(db, 'tables', ['id'], {
    id: 'text!',
    game: 'text!',
    revision: 'bigint!',
    options: 'text!',
    title: 'text!',
    listed: 'bigint!',
    status: 'text!',
    clock: 'text!',
    host: 'text!',
    secret: 'text!',
    commitment: 'text!',
    watch_digest: 'text!',
    created: 'bigint!',
    started: 'bigint',
    ended: 'bigint',
    undo_asked: 'text',
    result: 'text',
    rematch: 'text',
    webhook: 'text',
    edition: 'bigint!',
  })
  await create(db, 'seat', ['table_id', 'seat'], {
    table_id: 'text!',
    seat: 'bigint!',
    kind: 'text!',
    level: 'text',
    person: 'text',
    name: 'text!',
    link_digest: 'text!',
    away: 'bigint!',
    salt: 'text',
    orders: 'text!',
  })
  await create(db, 'event', ['table_id', 'n'], {
    table_id: 'text!',
    n: 'bigint!',
    kind: 'text!',
    seat: 'bigint',
    task: 'text',
    pick: 'text',
    message: 'text',
    number: 'bigint!',
    heard: 'text!',
    waiting: 'text!',
    owed: 'text!',
    changes: 'text!',
    snapshot: 'text',
    clock: 'text',
    at: 'bigint!',
  })
}

const talk: Step = async (db) => {
  await create(db, 'chat', ['table_id', 'id'], {
    table_id: 'text!',
    id: 'bigint!',
    person: 'text!',
    seat: 'bigint',
    name: 'text!',
    text: 'text!',
    at: 'bigint!',
  })
  await create(db, 'note', ['table_id', 'person'], { table_id: 'text!', person: 'text!', text: 'text!' })
  await create(db, 'mute', ['table_id', 'person', 'seat'], {
    table_id: 'text!',
    person: 'text!',
    seat: 'bigint!',
  })
  await create(db, 'job', ['id'], {
    id: 'text!',
    kind: 'text!',
    table_id: 'text',
    payload: 'text!',
    run_at: 'bigint!',
    lease_until: 'bigint!',
    attempts: 'bigint!',
  })
}

const indexes: Step = async (db) => {
  await db.schema.createIndex('seat_person').on('seat').column('person').execute()
  await db.schema.createIndex('seat_link').on('seat').column('link_digest').execute()
  await db.schema.createIndex('session_person').on('session').column('person').execute()
  await db.schema.createIndex('tables_listed').on('tables').columns(['listed', 'status']).execute()
  await db.schema.createIndex('job_due').on('job').column('run_at').execute()
}

const hintsAndLanguages: Step = async (db) => {
  const { schema } = db
  await schema
    .alterTable('tables')
    .addColumn('hints', 'bigint', (it) => it.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('person')
    .addColumn('locale', 'text', (it) => it.notNull().defaultTo('en'))
    .execute()
  await schema.alterTable('chat').addColumn('message', 'text').execute()
}

const waysBack: Step = async ({ schema }) => {
  await schema.alterTable('seat').addColumn('code_digest', 'text').execute()
  await schema.createIndex('seat_by_code').on('seat').column('code_digest').execute()
}

const endingsAndBans: Step = async (db) => {
  await db.schema.alterTable('tables').addColumn('end_asked', 'text').execute()
  await create(db, 'ban', ['subject'], { subject: 'text!', created: 'bigint!' })
}

const manners: Step = async ({ schema }) => {
  await schema.alterTable('seat').addColumn('manner', 'text').execute()
}

const evenings: Step = async (db) => {
  const { schema } = db
  const table = schema.alterTable('tables')
  await table.addColumn('deeds', 'text', (it) => it.notNull().defaultTo('[]')).execute()
  for (const column of ['sources', 'evening', 'code_digest']) await table.addColumn(column, 'text').execute()
  await schema
    .alterTable('person')
    .addColumn('rated', 'bigint', (it) => it.notNull().defaultTo(1))
    .execute()
  await create(db, 'evening', ['day', 'game'], { day: 'text!', game: 'text!', secret: 'text!' })
  await create(db, 'attempt', ['day', 'person'], {
    day: 'text!',
    person: 'text!',
    game: 'text!',
    table_id: 'text!',
  })
}

/** Append only: a step that has been released is never changed. */
const STEPS: readonly Step[] = [
  async (db) => {
    await people(db)
    await tables(db)
    await talk(db)
    await indexes(db)
  },
  hintsAndLanguages,
  waysBack,
  endingsAndBans,
  manners,
  evenings,
]
export const SCHEMA_VERSION = STEPS.length

const versionOf = async (db: Kysely<Schema>): Promise<number> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', 'schema').executeTakeFirst()
  return Number(row?.value ?? 0)
}

const prepare = (db: Kysely<Schema>): Promise<void> =>
  db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('key', 'text', (it) => it.primaryKey())
    .addColumn('value', 'text', (it) => it.notNull())
    .execute()

/** Runs inside one transaction, which the engine holds against other nodes. */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  await prepare(db)
  const version = await versionOf(db)
  if (version > SCHEMA_VERSION)
    throw new Error(
      `this database is of version ${version}, and this program knows versions up to ${SCHEMA_VERSION}: ` +
        'start a newer program, or restore a backup made by this one',
    )
  for (const step of STEPS.slice(version)) await step(db)
  await db
    .insertInto('meta')
    .values({ key: 'epoch', value: '0' })
    .onConflict((it) => it.doNothing())
    .execute()
  await db
    .insertInto('meta')
    .values({ key: 'schema', value: String(SCHEMA_VERSION) })
    .onConflict((it) => it.column('key').doUpdateSet({ value: String(SCHEMA_VERSION) }))
    .execute()
}
