import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHouse } from './house.ts'
import { another, CALM, expect, FAST, noErrors, OPEN, set, test } from './player.ts'

test.use({ serviceWorkers: 'allow' })

test('the page starts and plays with the network off', async ({ player, context }) => {
  await set(player, FAST)
  await player.goto('/')
  // Everything is kept before the service worker counts as ready.
  await player.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await player.reload()
  await player.getByRole('button', { name: 'Play now: Yokohama', exact: true }).click()
  await player.waitForSelector(OPEN)
  await player.locator(OPEN).first().click()
  await expect(player.locator('.log .entry').first()).toBeVisible()
  await player.reload()
  await player.waitForSelector(OPEN)
  await player.getByRole('button', { name: 'What would you do?' }).click()
  await expect(player.locator('.hint')).toBeVisible()
  await player.locator('.tabs button', { hasText: 'Rules' }).click()
  await expect(player.locator('.rule').first()).toBeVisible()
  await player.goto('/learn/yedo')
  await expect(player.locator('.lesson-step')).toBeVisible()
  await context.setOffline(false)
  noErrors(player, /ERR_INTERNET_DISCONNECTED|Failed to fetch/)
})

/** Makes what lies in a folder another edition, as a build with one changed file would. */
const renew = (folder: string): void => {
  const worker = join(folder, 'sw.js')
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/EDITION = '\w+'/, "EDITION = 'next'"))
  for (const pressed of ['.br', '.gz']) rmSync(`${worker}${pressed}`)
}

test('a new edition of the page waits until it is taken, and leaves nothing of the old one', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'machiya-edition-'))
  cpSync('web/dist', folder, { recursive: true })
  const house = await openHouse({ WEB: folder })
  try {
    const page = await another(browser, { baseURL: house.url })
    const kept = () => page.evaluate(() => caches.keys())
    await set(page, CALM)
    await page.goto('/')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const [old] = await kept()
    await page.reload()
    renew(folder)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
    await expect(page.locator('.update-notice')).toBeVisible()
    expect(await kept()).toEqual([old, 'machiya-next'])
    const reloaded = page.waitForEvent('load')
    await page.locator('.update-notice .button').click()
    await reloaded
    await expect(page.locator('.print').first()).toBeVisible()
    await expect(page.locator('.update-notice')).toHaveCount(0)
    await expect.poll(kept).toEqual(['machiya-next'])
    noErrors(page)
  } finally {
    house.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
