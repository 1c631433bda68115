import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { another, axe, CALM, expect, noErrors, noSidewaysScroll, picture, set, test } from './player.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** A review gives itself three quarters of a minute; the machine of a test has others to serve. */
const REVIEWED = 120_000

/** Brings a recorded game into the house, and answers with the address of its review. */
const bringIn = async (page: Page, game: string, record: string): Promise<string> => {
  await page.goto('/me')
  await page.locator('.me-form .button').first().click()
  const file = join(import.meta.dirname, '../../games', game, 'records', `${record}.txt`)
  await page.locator('.me-file input').setInputFiles(file)
  await page.waitForURL('**/replay/*')
  return page.url().replace('/replay/', '/review/')
}

const worked = (page: Page): Promise<number> =>
  page.locator('.review-head progress').evaluate((bar: HTMLProgressElement) => bar.value)
const marked = (page: Page): Promise<number> => page.locator('.curve-mark').count()
const judged = async (page: Page): Promise<number> =>
  (await page.locator('.review-counts').innerText()).match(/\d+/g)?.reduce((sum, n) => sum + Number(n), 0) ??
  0
/** How many moves are judged in the review that is kept here. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('machiya-reviews')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('reviews').objectStore('reviews').getAll()
          reading.onsuccess = () => {
            const [first] = reading.result as { readonly review: { readonly verdicts: readonly unknown[] } }[]
            opening.result.close()
            done(first?.review.verdicts.length ?? 0)
          }
        }
      }),
  )

test('a game of four is reviewed: the curve at once, a bar that moves, marks with reasons, and all of it kept', async ({
  player,
}) => {
  await set(player, CALM)
  const address = await bringIn(player, 'yokohama', 'four-players')
  await player.goto(address)
  await expect(player.locator('.curve polyline')).toHaveCount(4)
  const began = await worked(player)
  expect(began).toBeLessThan(0.5)
  await expect.poll(() => worked(player)).toBeGreaterThan(began)
  await axe(player)
  await expect.poll(() => marked(player), { timeout: REVIEWED }).toBeGreaterThan(0)
  await player.getByRole('button', { name: 'Next weak move' }).click()
  const said = player.locator('.review-said')
  await expect(said.getByRole('heading', { level: 2 })).toContainText('gave away')
  await expect(said.locator('.review-pair tr')).toHaveCount(2)
  await expect(said.locator('.review-why')).toContainText(/\.$/)
  await expect(said.locator('.review-why')).not.toContainText(/undefined|NaN|[a-z]-\d|\d\.\d/)
  await expect(player.locator('.review-moves [aria-current]')).toBeVisible()
  await axe(player)
  await picture(player, 'review')

  const here = player.url()
  await player.keyboard.press('Escape')
  await player.locator('body').press('ArrowRight')
  await expect.poll(() => player.url()).not.toBe(here)
  await player.locator('body').press('ArrowLeft')
  await expect.poll(() => player.url()).toBe(here)

  const known = await judged(player)
  await expect.poll(() => kept(player)).toBeGreaterThanOrEqual(known)
  await player.goto('/')
  await player.goto(here)
  await expect(player.locator('.curve polyline')).toHaveCount(4)
  await expect.poll(() => judged(player)).toBeGreaterThanOrEqual(known)
  await player.getByRole('button', { name: 'Try it yourself from here' }).click()
  await player.waitForURL('**/table/solo-*')
  await expect(player.locator('.top-title')).toContainText('counts for nothing')
  noErrors(player)
})

test('on a phone, in German: curve, board and sentence, the moves behind a tab', async ({ browser }) => {
  const page = await another(browser, PHONE)
  await set(page, { ...CALM, locale: 'de', name: 'Hanna' })
  const address = await bringIn(page, 'yedo', 'four-clans-samurai')
  await page.goto(`${address}?seat=2`)
  await expect(page.locator('.curve polyline')).toHaveCount(4)
  await expect.poll(() => marked(page), { timeout: REVIEWED }).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Nächster schwacher Zug' }).click()
  await expect(page.locator('.review-said h2')).toContainText(/gab .*her/)
  await expect(page.locator('.review-why')).not.toContainText(/undefined|NaN|[a-z]-\d/)
  await noSidewaysScroll(page)
  await axe(page)
  await picture(page, 'review-phone')
  await page.getByRole('button', { name: 'Züge', exact: true }).click()
  await expect(page.locator('.review-moves [aria-current]')).toBeVisible()
  await noSidewaysScroll(page)
  await axe(page)
  noErrors(page)
})
