import { deal, lay, sitDown } from './company.ts'
import { axe, expect, FAST, noErrors, picture, set, test } from './player.ts'

/** A browser notes every answer that is not 200 as an error of its own. */
const REFUSED = /Failed to load resource/

test('the house plays for whoever is gone, until they return; and all may agree to end', async ({
  player,
  browser,
}) => {
  await set(player, FAST)
  const friend = await sitDown(browser, await lay(player, 'noughts'), 'Ben')
  await expect(player.locator('.gathering')).toContainText('Ben')
  await deal(player, friend)
  const table = friend.url()
  await friend.goto('/')
  await player.getByRole('button', { name: 'Table', exact: true }).click()
  const sheet = player.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Let the house play until they return: Ben' }).click()
  await sheet.getByRole('button', { name: 'Yes: Let the house play until they return' }).click()
  await expect(sheet.locator('.gathering-seats')).toContainText('The house plays')
  await friend.goto(table)
  await expect(sheet.locator('.gathering-seats')).not.toContainText('The house plays')

  await sheet.getByRole('button', { name: /^Propose to end here/ }).click()
  await axe(player)
  await picture(player, 'leaving')
  await sheet.getByRole('button', { name: 'Yes: Propose to end here' }).click()
  const slip = friend.locator('.table-notice')
  await expect(slip).toContainText('Hanna proposes to end the game here')
  await axe(friend)
  await slip.getByRole('button', { name: 'Play on' }).click()
  await expect(slip).toHaveCount(0)
  await sheet.getByRole('button', { name: /^Propose to end here/ }).click()
  await sheet.getByRole('button', { name: 'Yes: Propose to end here' }).click()
  await slip.getByRole('button', { name: 'End here' }).click()
  await expect(friend.locator('.end')).toBeVisible()
  await expect(player.locator('.end')).toBeVisible()
  for (const page of [player, friend]) noErrors(page, REFUSED)
})

test('the host clears a table away, and whoever waited there is told', async ({ player, browser }) => {
  await set(player, FAST)
  const friend = await sitDown(browser, await lay(player, 'noughts'), 'Ben')
  await expect(player.locator('.gathering')).toContainText('Ben')
  await player.getByRole('button', { name: /^Remove this table/ }).click()
  await player.getByRole('button', { name: 'Yes: Remove this table' }).click()
  await expect(player).toHaveURL(/\/$/)
  await expect(friend.getByRole('heading', { name: 'This table is not here' })).toBeVisible()
  for (const page of [player, friend]) noErrors(page, REFUSED)
})

test('whoever gives up is asked first; the house plays on, the others host, and a table that is over is removed', async ({
  player,
  browser,
}) => {
  await set(player, FAST)
  const friend = await sitDown(browser, await lay(player, 'noughts'), 'Ben')
  await expect(player.locator('.gathering')).toContainText('Ben')
  await deal(player, friend)
  await player.getByRole('button', { name: 'Table', exact: true }).click()
  const sheet = player.getByRole('dialog')
  const giveUp = sheet.getByRole('button', { name: /^Give up; the house plays on for me/ })
  await giveUp.click()
  await axe(player)
  await picture(player, 'resigning')
  await sheet.getByRole('button', { name: 'No', exact: true }).click()
  await giveUp.click()
  await sheet.getByRole('button', { name: /^Yes: Give up/ }).click()
  await expect(player).toHaveURL(/\/$/)
  await friend.getByRole('button', { name: 'Table', exact: true }).click()
  const own = friend.getByRole('dialog')
  await expect(own.locator('.gathering-seats')).not.toContainText('Hanna')
  await expect(own.locator('.gathering-seats')).toContainText('host')
  await own.getByRole('button', { name: /^Propose to end here/ }).click()
  await own.getByRole('button', { name: 'Yes: Propose to end here' }).click()
  await expect(friend.locator('.end')).toBeVisible()
  await friend.goto('/replays')
  const over = friend.locator('.table-line').filter({ hasText: 'Over' })
  await over.getByRole('button', { name: /^Remove/ }).click()
  await picture(friend, 'removing')
  await over.getByRole('button', { name: 'No', exact: true }).click()
  await over.getByRole('button', { name: /^Remove/ }).click()
  await over.getByRole('button', { name: /^Yes/ }).click()
  await expect(over).toHaveCount(0)
  for (const page of [player, friend]) noErrors(page, REFUSED)
})
