/** Questions for an evening: found in games, checked, graded. */
export type { Job, Result } from './job.ts'
export { gathered, keptIn, searchAll } from './run.ts'
