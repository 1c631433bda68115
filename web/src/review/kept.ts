/** Reviews that were worked out on this device, kept beside its tables; the oldest make room. */
import type { Review } from '@machiya/bots/review'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

export type KeptReview = {
  readonly table: string
  readonly seat: number
  readonly at: number
  /** How much of the work is done, up to 1. */
  readonly done: number
  readonly review: Review
}
type Schema = DBSchema & {
  reviews: { key: [string, number]; value: KeptReview; indexes: { at: number } }
}

const MOST = 40

let opened: Promise<IDBPDatabase<Schema>> | undefined
const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('machiya-reviews', 1, {
    upgrade: (db) =>
      void db.createObjectStore('reviews', { keyPath: ['table', 'seat'] }).createIndex('at', 'at'),
    terminated: () => (opened = undefined),
  }))

export const reviewKept = async (table: string, seat: number): Promise<KeptReview | undefined> =>
  (await database()).get('reviews', [table, seat])

export const keepReview = async (kept: KeptReview): Promise<void> => {
  const tx = (await database()).transaction('reviews', 'readwrite')
  await tx.store.put(kept)
  const keys = await tx.store.index('at').getAllKeys()
  await Promise.all([...keys.slice(0, -MOST).map((key) => tx.store.delete(key)), tx.done])
}
