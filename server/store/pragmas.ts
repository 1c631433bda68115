/** How every connection to SQLite is set up, and how its log is laid out. */
import { closeSync, existsSync, fstatSync, fsyncSync, openSync, writeSync } from 'node:fs'

/** So many pages of log before it is folded back into the file; then it is written over from its beginning. */
const LOG_PAGES = 2000
const PAGE_BYTES = 4096 + 24
/** What was answered is on disk, and readers do not wait for the writer. */
export const PRAGMAS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;
  PRAGMA wal_autocheckpoint = ${LOG_PAGES}`

/** Beyond its last whole frame a log may hold anything, and does whenever it starts over: a reader stops where checksums end. */
const BLOCK = 2 ** 20
const BLOCKS = Math.ceil((LOG_PAGES * PAGE_BYTES * 1.2) / BLOCK)

/** A file that keeps its length is on disk several times sooner than one that grows: the log has its full length from the start. */
export const stretchLog = (file: string): void => {
  const log = `${file}-wal`
  if (!existsSync(log)) return
  const opened = openSync(log, 'r+')
  const { size } = fstatSync(opened)
  const zeros = Buffer.alloc(BLOCK)
  for (let at = size; at < BLOCKS * BLOCK; at += BLOCK) writeSync(opened, zeros, 0, BLOCK, at)
  fsyncSync(opened)
  closeSync(opened)
}
