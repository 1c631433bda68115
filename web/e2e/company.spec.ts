import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { comeBy, invite } from './company.ts'
import { another, axe, expect, FAST, noErrors, noSidewaysScroll, OPEN, picture, set, test } from './player.ts'

/** The friend picks first and confirms; the host's picks count at once. */
const moveAny = async (page: Page): Promise<void> => {
  await page.locator(OPEN).first().click({ timeout: 2000 })
  const confirm = page.locator('.draft .confirm')
  if (await confirm.count()) await confirm.click({ timeout: 2000 })
}

const playOut = async (...pages: readonly Page[]): Promise<void> => {
  await expect(async () => {
    for (const page of pages) if (await page.locator(OPEN).count()) await moveAny(page)
    for (const page of pages) expect(await page.locator('.end').count()).toBe(1)
  }).toPass({ timeout: 120_000, intervals: [200] })
}

test('a seat mixes its own salt into the deal, and after the end the deal can be checked', async ({
  player,
  browser,
}, { outputDir }) => {
  await set(player, FAST)
  const friend = await comeBy(browser, await invite(player, 'noughts'))
  await expect(player.locator('.gathering')).toContainText('Björn')
  await player.getByText('A deal that can be checked').click()
  await expect(player.locator('.fair-deal', { hasText: 'checked' })).toContainText(
    /Pledge of the house:\s*[0-9a-f]{64}/,
  )
  await player.getByLabel('Something of your own to mix in').fill('plum-blossom')
  await player.getByRole('button', { name: 'Mix it in' }).click()
  await expect(player.locator('.salts')).toContainText('plum-blossom')
  await friend.getByText('Austeilen, das sich prüfen lässt').click()
  await expect(friend.locator('.salts')).toContainText('Untergemischt von Hanna')
  await friend.getByRole('button', { name: 'Etwas Zufälliges' }).click()
  await friend.getByRole('button', { name: 'Untermischen', exact: true }).click()
  await expect(player.locator('.salts dd')).toHaveCount(2)
  for (const page of [player, friend]) await axe(page)
  await noSidewaysScroll(friend)
  await picture(friend, 'fair-phone-german')
  await player.getByRole('button', { name: 'Deal', exact: true }).click()
  await playOut(player, friend)
  await player.locator('.end').getByText('A deal that can be checked').click()
  await expect(player.locator('.end')).toContainText('It is the seed that was pledged.')
  await expect(player.locator('.end')).toContainText('npx machiya verify')
  await axe(player)
  await picture(player, 'fair-end')
  const saved = player.waitForEvent('download')
  await player.locator('.end').getByRole('link', { name: 'Take the record of this game along' }).click()
  const file = `${outputDir}/record.txt`
  await (await saved).saveAs(file)
  const said = execFileSync(process.execPath, ['cli/main.ts', 'verify', file], { encoding: 'utf8' })
  expect(said).toContain('dealt fairly and played by the rules')
  await player.goto('/me')
  const field = player.getByLabel('Record (a text file)')
  const nonsense = { name: 'nonsense.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }
  await field.setInputFiles(nonsense)
  await expect(player.getByRole('alert')).toContainText('record')
  await axe(player)
  await field.setInputFiles(file)
  await expect(player).toHaveURL(/\/replay\//)
  await expect(player.locator('.scrubber, .replay')).not.toHaveCount(0)
  noErrors(player, /Failed to load resource/)
  noErrors(friend)
})

test('the host names an address, and the house calls it when somebody who is not looking is asked', async ({
  browser,
}) => {
  const heard: { readonly table: string; readonly name: string }[] = []
  const hook = createServer((request, response) => {
    request.on('data', (data: Buffer) => heard.push(JSON.parse(data.toString()) as (typeof heard)[number]))
    request.on('end', () => response.end())
  })
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done))
  try {
    const host = await another(browser)
    await set(host, FAST)
    const link = await invite(host, 'noughts')
    const friend = await comeBy(browser, link)
    await expect(host.locator('.gathering')).toContainText('Björn')
    await expect(friend.getByText('Ein anderes Programm rufen')).toHaveCount(0)
    await host.getByText('Call another program').click()
    await host.getByLabel('Address of the webhook').fill('ftp://example.org/')
    await host.getByRole('button', { name: 'Call this address' }).click()
    await expect(host.getByRole('alert')).toBeVisible()
    await host
      .getByLabel('Address of the webhook')
      .fill(`http://127.0.0.1:${(hook.address() as AddressInfo).port}/`)
    await host.getByRole('button', { name: 'Call this address' }).click()
    await expect(host.getByText('The house will call this address.')).toBeVisible()
    await axe(host)
    await picture(host, 'webhook')
    await friend.context().close()
    await expect(host.locator('.gathering-seats')).toContainText('not here now')
    await host.getByRole('button', { name: 'Deal', exact: true }).click()
    await host.locator(OPEN).first().click()
    await expect.poll(() => heard.length).toBe(1)
    expect(heard[0]).toMatchObject({ name: 'Björn' })
    await host.getByRole('button', { name: 'Table', exact: true }).click()
    await host.getByRole('dialog').getByText('Call another program').click()
    await host.getByRole('dialog').getByRole('button', { name: 'Call nobody any more' }).click()
    await expect(host.getByText('The house calls nobody.')).toBeVisible()
    noErrors(host, /Failed to load resource/)
  } finally {
    hook.close()
  }
})

test('whoever plays for the house has a name; who is heard again is heard at once', async ({
  player,
  browser,
}) => {
  await set(player, FAST)
  await player.goto('/new/teahouse')
  await player.getByLabel('Time to think').selectOption('Days for each move')
  await expect(player.getByLabel('The clock rests at night')).toBeChecked()
  await player.getByRole('button', { name: 'Lay the table and copy the link' }).click()
  const friend = await comeBy(browser, await player.getByLabel('Link for chair B').inputValue())
  const laid = await player.evaluate(async () => {
    const reply = await fetch(location.pathname.replace('/table/', '/api/tables/'))
    return (await reply.json()) as { readonly clock: object }
  })
  expect(laid.clock).toMatchObject({ kind: 'days', days: 1, quiet: { from: 22, to: 8 } })
  for (const page of [player, friend]) await expect(page.locator('.gathering-seats')).toContainText('Ren')
  await player.getByRole('button', { name: 'Deal', exact: true }).click()
  await player.waitForSelector('.frame')
  await friend.getByRole('button', { name: 'Plausch' }).click()
  const speak = async (text: string) => {
    await friend.getByLabel('Sag etwas').fill(text)
    await friend.getByRole('button', { name: 'Sagen', exact: true }).click()
    await expect(friend.locator('.chat')).toContainText(text)
  }
  await speak('Guten Abend')
  await player.getByRole('button', { name: /^Chat/ }).click()
  await expect(player.locator('.chat')).toContainText('Guten Abend')
  await player.getByRole('button', { name: 'Table', exact: true }).click()
  await player.getByRole('button', { name: 'Do not hear: Björn' }).click()
  await expect(player.getByRole('button', { name: 'Hear again: Björn' })).toBeVisible()
  await speak('Ganz leise')
  await expect(player.locator('.chat')).not.toContainText('Guten Abend')
  await player.getByRole('button', { name: 'Hear again: Björn' }).click()
  await expect(player.locator('.chat li')).toHaveText([/Guten Abend/, /Ganz leise/])
  noErrors(player)
  noErrors(friend)
})
