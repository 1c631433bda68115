import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHouse } from './house.ts'
import { another, CALM, expect, noErrors, set, test } from './player.ts'

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
    await expect(page.locator('.fresh')).toBeVisible()
    expect(await kept()).toEqual([old, 'machiya-next'])
    const reloaded = page.waitForEvent('load')
    await page.locator('.fresh .button').click()
    await reloaded
    await expect(page.locator('.print').first()).toBeVisible()
    await expect(page.locator('.fresh')).toHaveCount(0)
    await expect.poll(kept).toEqual(['machiya-next'])
    noErrors(page)
  } finally {
    house.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
