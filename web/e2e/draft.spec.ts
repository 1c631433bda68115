import { composePlan, composeTurn } from './composing.ts'
import { CALM, expect, noErrors, OPEN, set, sitDown, test } from './player.ts'

test('a plan of Edo is composed out of order, changed, and sent as one line', async ({ player }) => {
  await player.setViewportSize({ width: 1440, height: 900 })
  await composePlan(player, 'desk')
})

test('a turn of Yokohama with an assistant slipped in is sent as one line', async ({ player }) => {
  await player.setViewportSize({ width: 1440, height: 900 })
  await composeTurn(player, 'desk')
})

test('undo takes away the last pick of a draft, a chip any other; the table hears nothing of it', async ({
  player,
}) => {
  await set(player, CALM)
  await sitDown(player, 'yokohama')
  await player.waitForSelector(OPEN)
  await player.locator(OPEN).first().click()
  await player.locator('.draft .confirm').click()
  await expect(player.locator('.sentence h2')).toHaveText(/Place/)
  const log = await player.locator('.log .entry').count()
  const chips = player.locator('.steps button.step')
  for (const at of [2, 4]) await player.locator(OPEN).nth(at).click()
  await expect(chips).toHaveCount(2)
  await expect(player.locator('.board-box')).toHaveAttribute('data-drafted')
  await chips.first().dispatchEvent('click')
  await expect(chips).toHaveCount(1)
  await player.getByRole('button', { name: /^Undo: Takes back/ }).click()
  await expect(chips).toHaveCount(0)
  await expect(player.locator('.board-box')).not.toHaveAttribute('data-drafted')
  expect(await player.locator('.log .entry').count()).toBe(log)
  noErrors(player)
})
