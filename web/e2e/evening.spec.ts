import type { Browser, Page } from '@playwright/test'
import { moveOnce } from './company.ts'
import { openHouse, type OwnHouse } from './house.ts'
import { another, axe, CALM, expect, noErrors, noSidewaysScroll, picture, set, test } from './player.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let house: OwnHouse
test.beforeAll(async () => {
  house = await openHouse({ EVENINGS: 'noughts' })
})
test.afterAll(() => house.close())

const guest = async (browser: Browser, name: string, settings: object = {}, more = {}): Promise<Page> => {
  const page = await another(browser, { baseURL: house.url, ...more })
  await set(page, { ...CALM, name, ...settings })
  await page.goto('/')
  return page
}

const playOut = async (page: Page): Promise<void> => {
  await page.waitForSelector('.frame')
  while ((await page.locator('.end').count()) === 0) {
    await page.waitForSelector('.offer[data-state="open"], .end')
    if ((await page.locator('.end').count()) === 0) await moveOnce(page)
  }
}

test('tonight’s deal at a house: one try, then the list with the games of the others and a print; what it brought stands under Me', async ({
  browser,
}) => {
  const anna = await guest(browser, 'Anna')
  const part = anna.locator('.evening-part').filter({ hasText: 'Tonight’s deal' })
  await expect(part).toContainText('Nobody has played it yet.')
  await part.getByRole('button', { name: 'Play tonight’s deal' }).click()
  await anna.waitForSelector('.frame')
  await anna.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(anna.getByRole('dialog')).not.toContainText('Let the house play for me')
  await anna.keyboard.press('Escape')
  await anna.goto('/')
  await part.getByRole('link', { name: 'Go on playing' }).click()
  await playOut(anna)
  await expect(anna.getByRole('button', { name: 'Play again' })).toHaveCount(0)

  const ben = await guest(browser, 'Ben', { locale: 'de' }, PHONE)
  await ben.locator('.evening-part summary').filter({ hasText: 'Das Spiel des Abends' }).click()
  await expect(ben.locator('.tonight-list')).toContainText('Eine Person hat es gespielt.')
  await expect(ben.locator('.tonight-list')).not.toContainText('Anna')
  await ben.getByRole('button', { name: 'Das Spiel des Abends spielen' }).click()
  await ben.waitForSelector('.frame')
  await ben.goto('/')

  await anna.goto('/')
  await expect(part.locator('.evening-score')).toContainText('your result, 1st of 1')
  await expect(part.locator('[data-you]')).toContainText('Anna (you)')
  await axe(anna)
  await noSidewaysScroll(anna)
  await picture(anna, 'tonight')
  const print = anna.waitForEvent('download')
  await part.getByRole('button', { name: 'Share' }).click()
  expect((await print).suggestedFilename()).toMatch(/^machiya-noughts-\d{4}-\d\d-\d\d\.png$/)
  await part.getByRole('link', { name: 'Replay of Anna' }).click()
  await expect(anna.getByRole('slider')).toBeVisible()

  await anna.goto('/me')
  await expect(anna.locator('.mine-table').first()).toContainText('Two')
  await expect(anna.locator('.mine-best')).toContainText('Tonight’s deal')
  await expect(anna.locator('.mine-rating [data-you]')).toContainText('1 game')
  await axe(anna)
  await anna.getByLabel('Reckon how well I play').click()
  await expect(anna.getByText('Saved.')).toBeVisible()
  await anna.reload()
  await expect(anna.locator('.mine-best')).toBeVisible()
  await expect(anna.locator('.mine-rating')).toHaveCount(0)

  await ben.locator('.evening-part summary').filter({ hasText: 'Das Spiel des Abends' }).click()
  await ben.getByRole('link', { name: 'Weiterspielen' }).click()
  await playOut(ben)
  await ben.goto('/')
  await ben.locator('.evening-part summary').filter({ hasText: 'Das Spiel des Abends' }).click()
  await expect(ben.locator('.tonight-list')).toContainText('Anna')
  await expect(ben.locator('.tonight-list [data-you]')).toContainText('Ben (du)')
  await axe(ben)
  await noSidewaysScroll(ben)
  await picture(ben, 'tonight-phone')
  await ben.goto('/me')
  await expect(ben.locator('.mine-rating [data-you]')).toContainText('1 Partie')
  await axe(ben)
  await noSidewaysScroll(ben)
  await picture(ben, 'me-phone')
  for (const page of [anna, ben]) noErrors(page)
})

test('without a house tonight’s deal is this device’s own: the first try stands, and it can be practised', async ({
  player,
}) => {
  await set(player, CALM)
  await player.route('**/api/evening', (route) => route.abort())
  await player.goto('/')
  const part = player.locator('.evening-part').filter({ hasText: 'Tonight’s deal' })
  await expect(part).toContainText('on this device')
  await part.getByRole('button', { name: 'Play tonight’s deal' }).click()
  await player.waitForSelector('.frame')
  await expect(player.locator('.seat')).toHaveCount(4)
  await player.goto('/')
  await expect(part.getByRole('link', { name: 'Go on playing' })).toBeVisible()
  noErrors(player, /ERR_|Failed to/)
})
