/** The table of contents: every rule, chapter by chapter. */
export * from './1-evening.ts'
