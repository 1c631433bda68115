import type { Browser, Page } from '@playwright/test'
import { deal, lay, sitDown } from './company.ts'
import { another, axe, expect, FAST, noErrors, picture, set, test } from './player.ts'

/** A browser notes every answer that is not 200 as an error of its own. */
const REFUSED = /Failed to load resource/

/** A friend sits down at the player's table, and that player sees it. */
const withBen = async (player: Page, browser: Browser): Promise<Page> => {
  await set(player, FAST)
  const friend = await sitDown(browser, await lay(player, 'noughts'), 'Ben')
  await expect(player.locator('.gathering')).toContainText('Ben')
  return friend
}

const codeOf = async (page: Page): Promise<string> => {
  await page.getByText('My way back to this seat').click()
  return (await page.locator('.way-back').textContent()) ?? ''
}
const comeBackBy = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Code of the seat').fill(code)
  await page.getByRole('button', { name: 'Take the seat' }).click()
}

test('a chair that nobody has taken has a name at the table', async ({ player }) => {
  await set(player, FAST)
  await lay(player, 'noughts')
  await player.getByRole('button', { name: /Deal now/ }).click()
  await player.waitForSelector('.frame')
  await expect(player.locator('.frame')).toContainText('Ren')
  noErrors(player)
})

test('whoever lost their sign-in takes the seat again by its code, and a host is host again', async ({
  player,
  browser,
}) => {
  const friend = await withBen(player, browser)
  const code = await codeOf(player)
  expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/)
  const link = await player.getByRole('textbox', { name: 'Link to my seat' }).inputValue()
  await axe(player)
  await picture(player, 'way-back')
  const elsewhere = await another(browser)
  await set(elsewhere, { ...FAST, name: 'Hanna' })
  await elsewhere.goto('/me')
  await comeBackBy(elsewhere, code)
  await expect(elsewhere.getByRole('button', { name: 'Deal', exact: true })).toBeVisible()
  await expect(player.getByRole('heading', { name: 'This table is not here' })).toBeVisible()
  await player.goto(link)
  await player.locator('.join-form button[type="submit"]').first().click()
  await deal(player, friend)
  for (const page of [player, friend, elsewhere]) noErrors(page, REFUSED)
})

test('whoever lost the cookie but not the browser comes back by the code, too', async ({
  player,
  browser,
}) => {
  const friend = await withBen(player, browser)
  const code = await codeOf(friend)
  await friend.context().clearCookies()
  await friend.reload()
  await friend.getByRole('link', { name: 'Come back by code' }).click()
  await friend.getByRole('button', { name: 'I have sat here before' }).click()
  await comeBackBy(friend, code)
  await expect(friend.locator('.gathering')).toContainText('Ben (you)')
  await deal(player, friend)
  for (const page of [player, friend]) noErrors(page, REFUSED)
})

test('a second link pasted into the same tab is read', async ({ player, browser }) => {
  await set(player, FAST)
  const link = await lay(player, 'noughts')
  const friend = await another(browser)
  await set(friend, { ...FAST, name: 'Ben' })
  await friend.goto(link.replace(/#.*/, `#${'A'.repeat(32)}`))
  await friend.locator('.join-form button[type="submit"]').first().click()
  await expect(friend.getByRole('alert')).toBeVisible()
  await friend.goto(link)
  await friend.locator('.join-form button[type="submit"]').first().click()
  await expect(friend.locator('.gathering')).toContainText('Ben')
  noErrors(friend, REFUSED)
})

test('whoever let somebody play for them is back by one press', async ({ player, browser }) => {
  const friend = await withBen(player, browser)
  await deal(player, friend)
  await friend.getByRole('button', { name: 'Table', exact: true }).click()
  await friend.getByRole('button', { name: 'Let the house play for me' }).click()
  await friend.keyboard.press('Escape')
  await expect(friend.locator('.table-notice')).toContainText('plays for you')
  await axe(friend)
  await picture(friend, 'stood-in-for')
  await friend.getByRole('button', { name: 'Play on myself' }).click()
  await expect(friend.locator('.table-notice')).toHaveCount(0)
  noErrors(friend)
})
