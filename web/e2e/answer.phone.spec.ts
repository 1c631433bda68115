/** An answer on a phone: the slip is as wide as the page, and put away and taken up by the line above it. */
import { axe, expect, noErrors, noSidewaysScroll, picture, PLAIN, set, test } from './player.ts'

test('yedo: the card, Pass and the standing answers are read whole; the board is one press away', async ({
  player,
}) => {
  await player.setViewportSize({ width: 390, height: 844 })
  await set(player, { ...PLAIN, locale: 'de' })
  await player.goto('/gallery/yedo?scene=counter')
  const slip = player.locator('.moment')
  await expect(slip).toHaveCSS('width', '390px')
  await expect(player.locator('.yedo-standing button').last()).toBeInViewport({ ratio: 1 })
  const orders = await player.locator('.tabs button').nth(3).textContent()
  await expect(player.locator('.yedo-standing small')).toContainText(orders ?? '?')
  await noSidewaysScroll(player)
  await axe(player)
  await picture(player, 'answer-phone')
  await player.locator('.look').tap()
  await expect(slip).toBeHidden()
  await expect(player.locator('.board-sheet')).toBeInViewport()
  await player.locator('.look').tap()
  await expect(slip).toBeVisible()
  noErrors(player)
})
