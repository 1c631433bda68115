import { chromium } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { findBrowser, launchArguments, launchOptions } from './browser.mjs'

describe('the browser of the tests', () => {
  const given = process.env['CHROMIUM_PATH']
  afterEach(() => {
    if (given === undefined) delete process.env['CHROMIUM_PATH']
    else process.env['CHROMIUM_PATH'] = given
  })

  test('starts, keeps two contexts apart and draws a page', { timeout: 120_000 }, async () => {
    const browser = await chromium.launch(await launchOptions())
    const contexts = [await browser.newContext(), await browser.newContext()]
    for (const [i, context] of contexts.entries()) {
      const page = await context.newPage()
      await page.setContent(`<main><button>Seat ${i}</button></main>`)
      expect(await page.getByRole('button').textContent()).toBe(`Seat ${i}`)
      expect((await page.screenshot()).length).toBeGreaterThan(1000)
    }
    await browser.close()
  })

  test('a CHROMIUM_PATH that does not exist is refused by name', async () => {
    process.env['CHROMIUM_PATH'] = '/no/such/chromium'
    await expect(findBrowser()).rejects.toThrow('CHROMIUM_PATH names /no/such/chromium')
  })

  test('never runs as a single process', () => {
    expect(launchArguments).not.toContain('--single-process')
  })
})
