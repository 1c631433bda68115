import { deal, lay, moveOnce, sitDown, whoIsAsked } from './company.ts'
import { another, axe, CALM, expect, FAST, noErrors, picture, set, test } from './player.ts'

test('the next game is announced to everybody who sat here, and the replay opens to whoever has its link', async ({
  player,
  browser,
}) => {
  await set(player, CALM)
  const friend = await sitDown(browser, await lay(player, 'noughts'), 'Ben', CALM)
  await expect(player.locator('.gathering')).toContainText('Ben')
  await player.goto('/')
  const line = player.locator('.table-line').first()
  await expect(line).toContainText('Not dealt yet')
  await expect(line).not.toContainText('Waiting for')
  await line.getByRole('link').click()
  await deal(player, friend)
  for (let asked = await whoIsAsked(player, friend); asked; asked = await whoIsAsked(player, friend))
    await moveOnce(asked)
  const over = player.url().replace('/table/', '/replay/')
  await player.getByRole('button', { name: 'Play again' }).click()
  await expect(player.locator('.gathering')).toBeVisible()
  await expect(friend.locator('.end .table-notice')).toContainText('laid once more')
  await axe(friend)
  await picture(friend, 'rematch')
  await friend.locator('.end').getByRole('link', { name: 'Sit down there' }).click()
  await expect(friend.locator('.gathering')).toContainText('Ben (you)')
  await friend.goto('/')
  const next = friend.locator('.table-line').first()
  await expect(next).toContainText('The next game is laid')
  await expect(next).toHaveAttribute('data-mine', 'true')
  await next.getByRole('link', { name: 'Sit down' }).click()
  await expect(friend.locator('.gathering')).toContainText('Ben (you)')

  const stranger = await another(browser)
  await set(stranger, FAST)
  await stranger.goto(over)
  await expect(stranger.getByRole('slider')).toBeVisible()
  for (const page of [player, friend, stranger]) noErrors(page)
})
