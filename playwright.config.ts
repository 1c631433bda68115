import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './house/browser.mjs'

/** E2E_PORT keeps two of these apart on one machine. */
const port = Number(process.env['E2E_PORT'] ?? 4173)
const longest = /whole-games\.spec\.ts/
/** Only with MACHIYA_LONG: for an hour in which nobody waits. */
const long = /\.long\.spec\.ts/
const onPhone = /\.phone\.spec\.ts/

export default defineConfig({
  testDir: 'web/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  retries: 1,
  reporter: [['dot'], ['json', { outputFile: 'node_modules/.cache/machiya/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: await launchOptions(),
    // Both cost every test as much as the test itself, so only one that failed pays.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // A service worker fetches the whole page for every new browser; tests about it let it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'whole games', testMatch: longest, use: { ...devices['Desktop Chrome'] } },
    { name: 'desktop', testIgnore: [longest, long, onPhone], use: { ...devices['Desktop Chrome'] } },
    { name: 'phone', testMatch: onPhone, use: { ...devices['Pixel 7'] } },
    ...(process.env['MACHIYA_LONG']
      ? [{ name: 'long', testMatch: long, use: { ...devices['Desktop Chrome'] } }]
      : []),
  ],
  webServer: {
    command: 'node house/start.mjs',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA: mkdtempSync(join(tmpdir(), 'machiya-e2e-')),
      RATE_ADDRESS: '100000',
      BOT_MS: '50',
      NOTICE_SECONDS: '1',
      WEBHOOK_PRIVATE: 'true',
    },
    url: `http://127.0.0.1:${port}/`,
    timeout: 240_000,
  },
})
