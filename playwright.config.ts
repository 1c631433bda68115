import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './house/browser.mjs'

/** E2E_PORT keeps two of these apart on one machine. */
const port = Number(process.env['E2E_PORT'] ?? 4173)
const onPhone = /\.phone\.spec\.ts/
const hasServer = existsSync(new URL('server/main.ts', import.meta.url))

export default defineConfig({
  testDir: 'web/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/machiya/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: await launchOptions(),
    trace: 'on-first-retry',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'desktop', testIgnore: onPhone, use: { ...devices['Desktop Chrome'] } },
    { name: 'phone', testMatch: onPhone, use: { ...devices['Pixel 7'] } },
  ],
  ...(hasServer
    ? {
        webServer: {
          command: 'node house/start.mjs',
          env: {
            PORT: String(port),
            HOST: '127.0.0.1',
            DATA: mkdtempSync(join(tmpdir(), 'machiya-e2e-')),
            RATE_ADDRESS: '100000',
          },
          url: `http://127.0.0.1:${port}/`,
          timeout: 240_000,
        },
      }
    : {}),
})
