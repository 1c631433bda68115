/**
 * Every connection: what was answered is on disk, and readers do not wait for the writer.
 * 32 MB of log before it is folded back: fewer pauses in play, and a start reads it in a moment.
 */
export const PRAGMAS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;
  PRAGMA wal_autocheckpoint = 8000`
