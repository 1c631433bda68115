/** What others do is shown where it happens: any press ends it, nothing waits for it, and whoever wants calm reads it. */
import { CALM, expect, noErrors, OPEN, picture, set, sitDown, test } from './player.ts'
import type { Page } from '@playwright/test'

const SLIP = '.staged-slip'

/** Takes the first offer until something was staged, or for so many moves. */
const playOn = async (page: Page, moves: number): Promise<boolean> => {
  for (let move = 0; move < moves; move++) {
    const shown = page.locator(SLIP).first()
    await page.locator(`${OPEN}, ${SLIP}`).first().waitFor()
    if (await shown.isVisible()) return true
    await page.locator(OPEN).first().press('Enter')
  }
  return page.locator(SLIP).first().isVisible()
}

/** How many things are still shown two pictures after a key. */
const afterAKey = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return document.querySelectorAll('.staging > *').length
  })

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('a move of others is told beside its place while my input goes on, and a press ends it', async ({
    player,
  }) => {
    await set(player, { ...CALM, motion: 'auto', pace: 1000, confirm: false })
    await sitDown(player, 'edo', ['apprentice', 'apprentice'])
    expect(await playOn(player, 20)).toBe(true)
    await picture(player, 'staging')
    await expect(player.locator('.staging')).toHaveCSS('pointer-events', 'none')
    await expect(player.locator('.staging')).toHaveAttribute('aria-hidden', 'true')
    await expect(async () => expect(await afterAKey(player)).toBe(0)).toPass()
    noErrors(player)
  })
})

test('calm: nothing is staged, and the log tells the same in order', async ({ player }) => {
  await set(player, { ...CALM, pace: 0, confirm: false })
  await sitDown(player, 'edo', ['apprentice', 'apprentice'])
  expect(await playOn(player, 4)).toBe(false)
  await expect(player.locator('.log')).toContainText(/starts in/)
  noErrors(player)
})
