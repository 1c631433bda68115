import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { comeBy, confirmFirst, invite, moveOnce, NETWORK, whoIsAsked } from './company.ts'
import { openHouse } from './house.ts'
import { another, axe, CALM, expect, noErrors, OPEN, picture, set, test } from './player.ts'

test('two at one table, one of them on a phone and in German: invitation, play, chat, end, rematch', async ({
  player,
  browser,
}) => {
  await set(player, CALM)
  const link = await invite(player, 'noughts')
  await axe(player)
  await picture(player, 'gathering')
  const friend = await comeBy(browser, link)
  await expect(player.locator('.gathering')).toContainText('Björn')
  await player.getByRole('button', { name: 'Deal' }).click()
  await player.waitForSelector('.frame')
  await friend.waitForSelector('.frame')
  await expect(player.locator('.link-state')).toHaveAttribute('data-link', 'live')
  await player.getByRole('button', { name: 'Chat' }).click()
  await player.getByLabel('Say something').pressSequentially('Good evening')
  await player.getByRole('button', { name: 'Say it' }).click()
  await friend.getByRole('button', { name: 'Plausch' }).click()
  await expect(friend.locator('.chat')).toContainText('Good evening')
  await friend.getByRole('button', { name: 'Spiel', exact: true }).click()
  let asked = await whoIsAsked(player, friend)
  while (asked) {
    await moveOnce(asked)
    asked = await whoIsAsked(player, friend)
  }
  await expect(player.locator('.end')).toBeVisible()
  await expect(friend.locator('.end')).toBeVisible()
  await axe(friend)
  await picture(friend, 'end-phone-german')
  await player.getByRole('button', { name: 'Play again' }).click()
  await expect(player.locator('.gathering, .frame')).toBeVisible()
  noErrors(player)
  noErrors(friend)
})

test('who returns to a table is told what happened meanwhile', async ({ player, browser }) => {
  await set(player, CALM)
  const link = await invite(player, 'edo')
  const friend = await comeBy(browser, link)
  await expect(player.locator('.gathering')).toContainText('Björn')
  await player.getByRole('button', { name: 'Deal' }).click()
  await player.waitForSelector('.frame')
  await friend.waitForSelector('.frame')
  const table = player.url()
  if (await player.locator(OPEN).count()) await moveOnce(player)
  await friend.waitForSelector(OPEN)
  await player.goto('/')
  await expect(player.locator('.table-line')).toContainText('Waiting for Björn')
  await moveOnce(friend)
  await player.goto(table)
  await expect(player.locator('.reel')).toContainText('Björn')
  await axe(player)
  await picture(player, 'reel')
  await player.getByRole('button', { name: 'Skip' }).click()
  await expect(player.locator('.reel')).toHaveCount(0)
  noErrors(player)
  noErrors(friend)
})

test('the server is killed and started again in the middle: the page says so and goes on', async ({
  player,
  browser,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'machiya-kill-'))
  let house = await openHouse({ DATA: data })
  try {
    const page = await another(browser, { baseURL: house.url })
    await set(page, CALM)
    await page.goto('/new/yokohama')
    await page.locator('.new-table-go .button').waitFor()
    await page.getByRole('button', { name: 'Lay the table and copy the link' }).click()
    await page.getByRole('button', { name: /Deal now/ }).click()
    await moveOnce(page)
    const told = page.locator('.log .entry')
    const log = await told.count()
    await moveOnce(page)
    await expect(told).not.toHaveCount(log)
    const kept = await told.count()
    house.close()
    await expect(page.locator('.link-state')).toHaveText(/Connection lost/)
    await confirmFirst(page)
    await expect(page.locator('.draft .confirm')).toHaveAttribute('aria-disabled', 'true')
    await picture(page, 'connection-lost')
    house = await openHouse({ DATA: data, PORT: house.port })
    await expect(page.locator('.link-state')).toHaveAttribute('data-link', 'live', { timeout: 30_000 })
    await expect(told).not.toHaveCount(kept)
    await confirmFirst(page)
    await page.reload()
    await page.waitForSelector('.frame')
    await expect(page.locator('.link-state')).toHaveAttribute('data-link', 'live')
    noErrors(page, NETWORK)
    noErrors(player)
  } finally {
    house.close()
  }
})

test('an expired or foreign link says what is wrong', async ({ player }) => {
  await set(player, CALM)
  await player.goto('/join/aaaaaaaaaaaa#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
  await player.getByLabel('Your name').fill('Hanna')
  await player.getByRole('button', { name: 'Sit down' }).click()
  await expect(player.getByRole('alert')).toBeVisible()
  noErrors(player, NETWORK)
})
