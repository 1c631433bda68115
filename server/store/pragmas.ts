/** How every connection to SQLite is set up, and how its log is laid out. */

/** So many pages of log before it is folded back into the file; then it is written over from its beginning. */
const LOG_PAGES = 2000
const PAGE_BYTES = 4096
/** What was answered is on disk, and readers do not wait for the writer. */
export const PRAGMAS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;
  PRAGMA wal_autocheckpoint = ${LOG_PAGES}`

/**
 * A file that keeps its length is on disk several times sooner than one that grows. What does not fit a small cache is
 * written to the log before it is taken back, so the log has its full length from the start and nothing in it.
 */
export const STRETCH_LOG = `PRAGMA cache_size = 10; BEGIN IMMEDIATE; CREATE TABLE room (zeros);
  INSERT INTO room VALUES (zeroblob(${LOG_PAGES * PAGE_BYTES * 1.2})); ROLLBACK; PRAGMA cache_size = -2000`
