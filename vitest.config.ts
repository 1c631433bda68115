import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{kernel,table,bots,server,cli,house,bench}/**/*.test.ts',
      'games/**/*.test.{ts,tsx}',
      'web/src/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    slowTestThreshold: 2_000,
  },
})
