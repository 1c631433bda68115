import { lay, sitDown } from './company.ts'
import { axe, CALM, expect, FAST, noErrors, noSidewaysScroll, picture, seatAt, set, test } from './player.ts'

test('before the deal everybody sees options, modules and clock, and talks; the host changes them and the chairs', async ({
  player,
  browser,
}) => {
  await set(player, CALM)
  const friend = await sitDown(browser, await lay(player, 'edo'), 'Ben', CALM)
  await expect(player.locator('.gathering')).toContainText('Ben')
  await expect(friend.locator('.terms')).toContainText('As long as it takes')
  await expect(friend.getByRole('button', { name: 'Change options and clock' })).toHaveCount(0)
  await player.getByRole('button', { name: 'Change options and clock' }).click()
  const form = player.locator('.terms-form')
  await form.getByLabel('Time to think').selectOption('days')
  await form.getByRole('spinbutton', { name: 'Days for each move' }).fill('2')
  await form.getByRole('combobox', { name: /^from/ }).selectOption('21')
  const module = form.getByRole('checkbox').first()
  const was = await module.isChecked()
  await module.setChecked(!was)
  await axe(player)
  await picture(player, 'terms-form')
  await form.getByRole('button', { name: 'So be it' }).click()
  await expect(friend.locator('.terms')).toContainText('2 days for each move (not from 21:00')
  await expect(friend.locator('.terms dd').first()).toHaveText(was ? 'no' : 'yes')

  await player.getByRole('button', { name: 'One chair more' }).click()
  await expect(friend.locator('.gathering')).toContainText('Chair C is free')
  await player.getByRole('textbox', { name: 'Link for chair C' }).waitFor()
  await player.getByRole('button', { name: 'Someone at this device: C' }).click()
  await player.getByLabel('Name of whoever sits on chair C').fill('Carla')
  await player.getByRole('button', { name: 'Sit down' }).click()
  await expect(friend.locator('.gathering')).toContainText('Carla')

  await friend.getByLabel('Say something').fill('Good evening')
  await friend.getByRole('button', { name: 'Say it' }).click()
  await expect(player.locator('.gathering-talk')).toContainText('Good evening')
  await axe(player)
  await noSidewaysScroll(player)
  await picture(player, 'gathering-terms')
  await player.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(player.locator('.curtain, .frame').first()).toBeVisible()
  await friend.waitForSelector('.frame')
  for (const page of [player, friend]) noErrors(page)
})

test('someone at this device keeps a name and stays there, also where friends come', async ({
  player,
  browser,
}) => {
  await set(player, FAST)
  await player.goto('/new/noughts')
  await player.locator('.new-table-go .button').waitFor()
  await expect(player.getByLabel('Name of whoever sits on chair B')).toHaveCount(0)
  await player.goto('/new/yokohama')
  await player.locator('.new-table-go .button').waitFor()
  await seatAt(player, 2, 'beside')
  await player.getByLabel('Name of whoever sits on chair C').fill('Carla')
  await player.getByRole('button', { name: 'Lay the table and copy the link' }).click()
  await expect(player.locator('.gathering')).toContainText('Carla (at this device)')
  const link = await player.getByRole('textbox', { name: 'Link for chair B' }).inputValue()
  const friend = await sitDown(browser, link, 'Ben')
  await expect(player.locator('.gathering')).toContainText('Ben')
  await player.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(player.locator('.curtain, .frame').first()).toBeVisible()
  await expect(friend.locator('.frame')).toContainText('Carla')
  for (const page of [player, friend]) noErrors(page)
})
