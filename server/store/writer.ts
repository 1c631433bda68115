/** Who writes into SQLite: a thread of its own, so that nobody waits for the disk but those whose words are being kept. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CompiledQuery } from 'kysely'
import { problem } from '../problems.ts'
import type { Unit } from './store.ts'

/** A unit as it is posted. `rows`: it is one query whose rows are wanted. */
export type Entry = {
  readonly guarded: boolean
  readonly rows: boolean
  readonly queries: readonly (readonly [statement: number, parameters: readonly unknown[]])[]
}
/** Statements go over once in words, and from then on by their number. */
export type Batch = { readonly statements: readonly string[]; readonly entries: readonly Entry[] }
export type Row = { readonly [column: string]: unknown }
/** Kept or not, the rows asked for, or why it failed. */
export type Outcome = boolean | readonly Row[] | { readonly failed: string }
type Settles = (outcome: Outcome) => void

export type Writer = {
  commit(unit: Unit): Promise<boolean>
  fetch(query: CompiledQuery): Promise<readonly Row[]>
  close(): Promise<void>
}

const gone = (cause?: unknown): Outcome => ({
  failed: cause instanceof Error ? `nothing can be kept: ${cause.message}` : 'the house is stopping',
})
/** What those whose words were not kept are told; the cause is for the host's log. */
const failure = (failed: string): Error =>
  /disk is full|ENOSPC/.test(failed)
    ? Object.assign(problem('broken', DISK_FULL), { cause: failed })
    : new Error(failed)
const DISK_FULL = 'the disk of this house is full: nothing can be kept until its host has made room'

type Post = { put(unit: Unit, rows: boolean): Promise<Outcome>; close(): Promise<void> }

/** What is put in one turn of the event loop goes over together, and is answered in the order it was put. */
const openPost = (file: string): Post => {
  let thread: Worker | undefined
  let entries: Entry[] = []
  let statements: string[] = []
  const waiting: Settles[] = []
  let isClosed = false
  let numbers = new Map<string, number>()

  const posted = ({ sql, parameters }: CompiledQuery): Entry['queries'][number] => {
    const known = numbers.get(sql)
    if (known !== undefined) return [known, parameters]
    numbers.set(sql, numbers.size)
    statements.push(sql)
    return [numbers.size - 1, parameters]
  }
  const lost = (dead: Worker, cause?: unknown): void => {
    if (dead !== thread) return
    thread = undefined
    entries = []
    statements = []
    numbers = new Map()
    for (const settle of waiting.splice(0)) settle(gone(cause))
  }
  const answer = (outcomes: readonly Outcome[]): void => {
    const answered = waiting.splice(0, outcomes.length)
    for (const [i, settle] of answered.entries()) settle(outcomes[i] ?? gone())
  }
  const begin = (): Worker => {
    const made = new Worker(new URL('../threads/writer.ts', import.meta.url), { workerData: { file } })
    made.on('message', answer)
    made.on('error', (cause) => lost(made, cause))
    made.on('exit', (code) => lost(made, new Error(`its thread ended with ${code}`)))
    return made
  }
  const flush = (): void => {
    if (entries.length === 0) return
    thread ??= begin()
    thread.postMessage({ statements, entries } satisfies Batch)
    entries = []
    statements = []
  }
  return {
    put: ({ guarded, queries }, rows) =>
      new Promise((settle) => {
        if (isClosed) return settle(gone())
        if (entries.length === 0) setImmediate(flush)
        entries.push({ guarded, rows, queries: queries.map(posted) })
        waiting.push(settle)
      }),
    close: async () => {
      flush()
      isClosed = true
      if (!thread) return
      const ended = once(thread, 'exit')
      thread.postMessage(null)
      await ended
    },
  }
}

export const openWriter = (file: string): Writer => {
  const post = openPost(file)
  const demand = async (unit: Unit, rows: boolean): Promise<boolean | readonly Row[]> => {
    const outcome = await post.put(unit, rows)
    if (typeof outcome === 'object' && 'failed' in outcome) throw failure(outcome.failed)
    return outcome
  }
  return {
    commit: async (unit) => (await demand(unit, false)) === true,
    fetch: async (query) => (await demand({ guarded: false, queries: [query] }, true)) as readonly Row[],
    close: post.close,
  }
}
