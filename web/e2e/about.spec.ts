import type { Page } from '@playwright/test'
import { GAMES } from './games.ts'
import { axe, CALM, expect, noErrors, OPEN, picture, set, sitDown, test } from './player.ts'

/** Where on the page the first thing of a kind lies that is no offer and that nothing covers. */
const placeOf = (page: Page, kind: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((selector) => {
    const box = document.querySelector('.board-glass')?.getBoundingClientRect()
    for (const thing of document.querySelectorAll(`.board-sheet ${selector}`)) {
      const { left, top, width, height } = thing.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      const isIn = box && y > box.top && y < box.bottom && x > box.left && x < box.right
      if (
        !hit ||
        !isIn ||
        width < 4 ||
        !hit.closest('.board-sheet') ||
        hit.closest('[role=button], [data-twin]')
      )
        continue
      const near = (element: Element | null) => element?.closest('[data-about], svg')
      if (near(hit) === near(thing) || thing.contains(hit)) return { x, y }
    }
    return null
  }, kind)

const tap = async (page: Page, kind: string): Promise<void> => {
  const place = await placeOf(page, kind)
  expect(place, `a ${kind} to tap`).not.toBeNull()
  if (place) await page.mouse.click(place.x, place.y)
}

for (const [i, game] of GAMES.entries()) {
  test(`${game}: what is tapped tells what it is, and what the keyboard stands on does so too`, async ({
    player,
  }) => {
    await set(player, CALM)
    await sitDown(player, game)
    await player.waitForSelector(OPEN)
    const slip = player.locator('.board-box .about')
    await tap(player, 'use[href^="#sign-"]')
    await expect(slip.locator('dt').first()).toBeVisible()
    await expect(slip).toHaveAttribute('role', 'status')
    if (i > 0) await axe(player)
    await picture(player, `about-${game}`)
    await slip.getByRole('button', { name: 'Close' }).click()
    await expect(slip.locator('dt')).toHaveCount(0)

    await player.locator('.tabs button', { hasText: 'Rules' }).click()
    await player.getByRole('button', { name: 'What is what' }).press('Enter')
    const sheet = player.getByRole('dialog', { name: 'What is what' })
    await expect(sheet.locator('dt').nth(12)).toBeVisible()
    if (i === 0) await axe(player)
    await picture(player, `legend-${game}`)
    await sheet.locator('.rule-link').first().press('Enter')
    await expect(sheet).toHaveCount(0)
    await expect(player.locator('.rule[data-at]')).toBeInViewport()
    noErrors(player)
  })
}

test('on a phone a sign explains itself in German, and a key asks about the place in focus', async ({
  player,
}) => {
  await player.setViewportSize({ width: 390, height: 780 })
  await set(player, { ...CALM, locale: 'de' })
  await sitDown(player, 'edo')
  await player.waitForSelector(OPEN)
  const spot = player.locator('.board-sheet .spot[role="button"][data-about="edo"]').first()
  await spot.focus()
  await player.keyboard.press('?')
  const slip = player.locator('.board-box .about')
  await expect(slip.locator('dd').first()).toContainText('Stadt')
  await player.keyboard.press('Escape')
  await expect(slip.locator('dd')).toHaveCount(0)
  await tap(player, 'use[href^="#sign-"]')
  await expect(slip.getByRole('button', { name: 'Schließen' })).toBeVisible()
  await picture(player, 'about-phone')
  noErrors(player)
})
