import type { Page } from '@playwright/test'
import { deal, lay, moveOnce, sitDown, whoIsAsked } from './company.ts'
import { CALM, expect, noErrors, picture, set, test } from './player.ts'

/** As if another tab had come to the front, or this one again. */
const look = (page: Page, state: 'visible' | 'hidden'): Promise<unknown> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('the tab says whose turn it is, and what happened while one looked elsewhere is told on return', async ({
  player,
  browser,
}) => {
  await set(player, CALM)
  const friend = await sitDown(browser, await lay(player, 'noughts'), 'Ben', CALM)
  await expect(player.locator('.gathering')).toContainText('Ben')
  await deal(player, friend)
  const first = await whoIsAsked(player, friend)
  const [asked, other] = first === player ? [player, friend] : [friend, player]
  const name = first === player ? 'Hanna' : 'Ben'
  await expect(asked).toHaveTitle(/^● Your turn · Noughts and crosses/)
  await expect(other).toHaveTitle(new RegExp(`^Waiting for ${name} · Noughts and crosses`))
  await expect(asked.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:/)
  await expect(other.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon.svg')
  await look(other, 'hidden')
  await moveOnce(asked)
  await expect(other).toHaveTitle(/^● Your turn/)
  await expect(other.locator('.reel')).toHaveCount(0)
  await look(other, 'visible')
  await expect(other.locator('.reel')).toContainText(name)
  await picture(other, 'looked-elsewhere')
  await other.getByRole('button', { name: 'Skip' }).click()
  await moveOnce(other)
  await expect(asked).toHaveTitle(/^● Your turn/)
  await asked.goto('/')
  await expect(asked).toHaveTitle(/^Machiya/)
  for (const page of [player, friend]) noErrors(page)
})
