import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const never = ['**/node_modules/**', '**/dist/**']
/** Rules, words and what is drawn of them keep nothing between two calls, so their tests share one world. */
const pure = ['{kernel,table,bots}/**/*.test.ts', 'games/**/*.test.{ts,tsx}', 'web/src/**/*.test.{ts,tsx}']
/** These put something else in the place of a module. */
const disguised = ['games/*/table/{part,places}.test.tsx', 'table/faults.test.ts']

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    slowTestThreshold: 2_000,
    projects: [
      {
        extends: true,
        test: { name: 'together', include: pure, exclude: [...never, ...disguised], isolate: false },
      },
      { extends: true, test: { name: 'disguised', include: disguised, exclude: never } },
      // Houses, threads and programs each get a world of their own.
      {
        extends: true,
        test: { name: 'apart', include: ['**/*.test.{ts,tsx}'], exclude: [...never, ...pure] },
      },
    ],
  },
})
