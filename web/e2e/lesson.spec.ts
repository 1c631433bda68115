/** A first game that is taught by doing: what is ringed is pressed until the first success. */
import type { Page } from '@playwright/test'
import { axe, expect, noErrors, picture, test } from './player.ts'

/** Presses the middle of the ring, or goes on where there is only something to read. */
const follow = async (page: Page): Promise<void> => {
  const on = page.locator('.lesson-buttons .button-ink')
  if ((await on.count()) > 0) return on.click()
  const box = await page.locator('.lesson-ring').boundingBox()
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const stepOf = async (page: Page): Promise<number> =>
  Number((await page.locator('.lesson-step').textContent())?.match(/\d+/)?.[0])

/** A step takes some presses; the ring is drawn again after each. */
const followTo = async (page: Page, step: number): Promise<void> => {
  await expect(async () => {
    if ((await stepOf(page)) < step) await follow(page)
    expect(await stepOf(page)).toBe(step)
  }).toPass({ intervals: [700], timeout: 90_000 })
}

test('the first order is shipped by pressing what is ringed; something else is answered; it goes on where it was left', async ({
  player,
}) => {
  await player.goto('/learn/yokohama')
  await expect(player.locator('.lesson')).toContainText('Step 1 of 14')
  await followTo(player, 4)
  await axe(player)
  await picture(player, 'lesson-yokohama')
  await player.locator('.zone [data-pick="bank"]').first().click()
  await expect(player.locator('.lesson-later')).toContainText('Later. First: Place three assistants.')
  await followTo(player, 8)
  await player.reload()
  await expect(player.locator('.lesson')).toContainText('Step 8 of 14')
  await player.getByRole('button', { name: 'Step back' }).click()
  await expect(player.locator('.lesson')).toContainText('Step 7 of 14')
  await followTo(player, 13)
  await expect(player.locator('.lesson')).toContainText('Your first order is on its way')
  await follow(player)
  await player.getByRole('button', { name: 'Play on from here' }).click()
  await player.waitForURL(/table\/solo-/)
  noErrors(player)
})
