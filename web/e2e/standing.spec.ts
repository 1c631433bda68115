/** Standing answers at a table of two in the house: pressed in the question, kept there, ended under Orders. */
import { deal, lay, moveOnce, sitDown, whoIsAsked } from './company.ts'
import { CALM, expect, noErrors, picture, set, test } from './player.ts'
import type { Page } from '@playwright/test'

const STANDING = '.yedo-standing'
const isOpen = async (page: Page): Promise<boolean> => (await page.locator(STANDING).count()) > 0

/** Both go on until the host may answer with a card. */
const untilAsked = async (host: Page, friend: Page): Promise<void> => {
  while (!(await isOpen(host))) {
    const asked = await whoIsAsked(host, friend)
    if (!asked || (await isOpen(host))) break
    await moveOnce(asked)
  }
  await expect(host.locator(STANDING)).toBeVisible()
}
const orders = async (page: Page): Promise<void> => {
  await page.locator('.tabs button', { hasText: 'Orders' }).click()
}

test('yedo: passing for this round is said once in the question, is kept by the house and can be ended', async ({
  player,
  browser,
}) => {
  await set(player, CALM)
  const friend = await sitDown(browser, await lay(player, 'yedo'), 'Ben', CALM)
  await deal(player, friend)
  await untilAsked(player, friend)
  const answers = player.locator(`${STANDING} button`)
  await expect(answers.filter({ hasText: 'this phase' })).toBeVisible()
  await picture(player, 'standing')
  await answers.filter({ hasText: 'this round' }).press('Enter')
  await expect(player.locator(STANDING)).toHaveCount(0)
  await player.reload()
  await player.waitForSelector('.frame')
  await orders(player)
  await expect(player.locator('.orders li')).toHaveCount(1)
  await expect(player.locator('.orders li')).toContainText(/pass/i)
  await picture(player, 'standing-orders')
  await player.locator('.orders li button').click()
  await expect(player.locator('.orders li')).toHaveCount(0)
  noErrors(player)
  noErrors(friend)
})
