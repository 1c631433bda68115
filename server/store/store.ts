/** One interface over both engines: reads by Kysely, writes in units that are kept together or not at all. */
import type { CompiledQuery, Kysely } from 'kysely'
import { openPostgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'

/** Queries that are kept together. If `guarded`, nothing is kept unless the first one touches a row. */
export type Unit = { readonly guarded: boolean; readonly queries: readonly CompiledQuery[] }

export type Store = {
  readonly engine: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  /**
   * Resolves when the unit is on disk: true if kept, false if its guard touched nothing.
   * Where several nodes share the engine they hear the note once the unit is kept, unless this node ends first.
   */
  commit(unit: Unit, note?: string): Promise<boolean>
  /** A query that changes rows and returns them, kept by itself. */
  fetch<T>(query: CompiledQuery<T>): Promise<readonly T[]>
  close(): Promise<void>
}

export const openStore = (place: { databaseUrl?: string | undefined; file: string }): Promise<Store> =>
  place.databaseUrl ? openPostgres(place.databaseUrl) : openSqlite(place.file)

/** A unit of queries that need no guard. */
export const unit = (...queries: CompiledQuery[]): Unit => ({ guarded: false, queries })
export const guarded = (...queries: CompiledQuery[]): Unit => ({ guarded: true, queries })
