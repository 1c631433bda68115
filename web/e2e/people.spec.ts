import type { Page } from '@playwright/test'
import { deal, lay, sitDown } from './company.ts'
import {
  another,
  axe,
  CALM,
  expect,
  FAST,
  noErrors,
  noSidewaysScroll,
  OPEN,
  picture,
  set,
  test,
} from './player.ts'

/** A browser notes every answer that is not 200 as an error of its own. */
const REFUSED = /Failed to load resource/

const offered = (page: Page, name: string) => page.locator(OPEN).filter({ hasText: name }).first()

/** Takes the offer of this name, whoever of them is asked. */
const take = async (pages: readonly Page[], name: string): Promise<Page> => {
  const offer = (page: Page) => offered(page, name)
  await expect(async () => {
    const asked = await Promise.all(pages.map((page) => offer(page).count()))
    expect(Math.max(...asked)).toBeGreaterThan(0)
  }).toPass()
  for (const page of pages)
    if (await offer(page).count()) {
      const before = await page.locator('.offers').textContent()
      await offer(page).click()
      await expect(page.locator('.offers')).not.toHaveText(before ?? '')
      return page
    }
  throw new Error(`nobody is offered ${name}`)
}

/** Nobody wants the leaf, and everybody plans to draw twice. */
const passAndPlan = async (...pages: readonly Page[]): Promise<void> => {
  for (const _ of pages) await take(pages, 'Pass')
  for (const page of pages) {
    await expect(async () => {
      const ready = await offered(page, 'Ready').count()
      if (!ready) await offered(page, 'Draw').click({ timeout: 1000 })
      expect(ready).toBe(1)
    }).toPass()
    await take([page], 'Ready')
  }
}

test('where the host allows it, the coach is asked at a table of friends: a nudge first, then the move', async ({
  player,
  browser,
}) => {
  await set(player, CALM)
  const link = await lay(player, 'teahouse', 'The coach may be asked')
  const friend = await sitDown(browser, link, 'Ben', CALM)
  await expect(friend.locator('.table-rules')).toContainText('The coach may be asked at this table.')
  await expect(player.locator('.gathering')).toContainText('Ben')
  await deal(player, friend)
  await expect(async () =>
    expect((await player.locator(OPEN).count()) + (await friend.locator(OPEN).count())).toBeGreaterThan(0),
  ).toPass()
  const page = (await player.locator(OPEN).count()) > 0 ? player : friend
  const other = page === player ? friend : player
  await expect(other.getByRole('button', { name: 'What would you do?' })).toHaveCount(0)
  await page.getByRole('button', { name: 'What would you do?' }).click()
  await expect(page.locator('.hint')).toContainText('Worth a look')
  await expect(page.locator('.offer[data-state="chosen"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'And which one?' }).click()
  await expect(page.locator('.hint')).toContainText('coach')
  await expect(page.locator('.offer[data-state="chosen"]')).toHaveCount(1)
  await axe(page)
  noErrors(player)
  noErrors(friend)
})

test('whoever is asked to leave by the host is told so at once', async ({ player, browser }) => {
  await set(player, FAST)
  const friend = await sitDown(browser, await lay(player, 'teahouse'), 'Ben')
  await expect(friend.locator('.gathering')).toContainText('Ben')
  const [table = ''] = /[^/]+$/.exec(new URL(player.url()).pathname) ?? []
  const freed = await player.request.put(`/api/tables/${table}/seats/1`, { data: { kind: 'person' } })
  expect(freed.status()).toBe(200)
  await expect(friend.getByRole('heading', { name: 'This table is not here' })).toBeVisible()
  noErrors(player)
  noErrors(friend, REFUSED)
})

test('onlookers see what everybody may see; another device of mine hears the whole log and what it missed', async ({
  player,
  browser,
}) => {
  await set(player, FAST)
  const link = await lay(player, 'teahouse')
  const friend = await sitDown(browser, link, 'Ben')
  await expect(player.locator('.gathering')).toContainText('Ben')
  const watch = await player.getByRole('textbox', { name: 'Link for onlookers' }).inputValue()
  await deal(player, friend)
  await expect(player.getByRole('button', { name: 'What would you do?' })).toHaveCount(0)
  await passAndPlan(player, friend)
  await take([player], 'the green deck')
  await player.locator(OPEN).first().click()
  await take([friend], 'the green deck')
  await expect(player.locator('.log')).toContainText(/Ben draws a green leaf, a green leaf/i)
  const heard = await player.locator('.log .entry').count()

  const onlooker = await another(browser)
  await set(onlooker, FAST)
  await onlooker.goto(watch)
  await expect(onlooker.locator('.log .entry')).toHaveCount(heard)
  await expect(onlooker.locator('.log')).toContainText(/Hanna draws a green leaf, a green leaf/i)
  await expect(onlooker.locator(OPEN)).toHaveCount(0)
  await onlooker.getByRole('button', { name: 'Chat' }).click()
  await expect(onlooker.getByLabel('Say something')).toHaveCount(0)
  await axe(onlooker)
  await picture(onlooker, 'onlooker')

  const device = await another(browser, { storageState: await player.context().storageState() })
  await device.goto(player.url())
  await expect(device.locator('.reel')).toContainText('Ben')
  await device.getByRole('button', { name: 'Skip' }).click()
  await expect(device.locator('.log .entry')).toHaveCount(heard)
  await expect(device.locator('.log')).not.toContainText(/Hanna draws a green leaf, a green leaf/i)
  for (const page of [player, friend, onlooker, device]) noErrors(page)
})

test('beyond the limit a move is taken back if the others agree, and its line leaves the log', async ({
  player,
  browser,
}) => {
  await set(player, FAST)
  const link = await lay(player, 'teahouse')
  const friend = await sitDown(browser, link, 'Ben')
  await expect(player.locator('.gathering')).toContainText('Ben')
  await deal(player, friend)
  await passAndPlan(player, friend)
  await expect(player.locator('.sentence')).toContainText('Draw from which deck?')
  const lines = await friend.locator('.log .entry').count()
  await take([player], 'the green deck')
  await expect(friend.locator('.log .entry')).toHaveCount(lines + 1)
  await player.getByRole('button', { name: 'Ask the others' }).click()
  await expect(friend.getByRole('alertdialog')).toContainText('Hanna asks to take back the last')
  await expect(player.locator('[data-deed="undo-asked"]')).toContainText(
    'Hanna asks to take back a move (Hanna 1)',
  )
  await axe(friend)
  await picture(friend, 'plea')
  await friend.getByRole('button', { name: 'Decline' }).click()
  await expect(friend.getByRole('alertdialog')).toHaveCount(0)
  await player.getByRole('button', { name: 'Ask the others' }).click()
  await friend.getByRole('button', { name: 'Agree' }).click()
  await expect(player.locator('.sentence')).toContainText('Draw from which deck?')
  for (const page of [player, friend]) {
    await expect(page.locator('.log .entry:not([data-deed])')).toHaveCount(lines)
    await expect(page.locator('[data-deed="undo-declined"]')).toHaveText(/Ben wants everything to stay/)
    await expect(page.locator('.log .entry').first()).toContainText('A move was taken back for Hanna')
  }
  for (const page of [player, friend]) noErrors(page, REFUSED)
})

test('the host lists a table, frees a chair, hands over; lines that were not read are counted', async ({
  player,
  browser,
}) => {
  await set(player, FAST)
  await lay(player, 'noughts', 'Anyone in the house may sit down')
  const title = `Sunday ${Date.now()}`
  await player.evaluate(
    ([id, name]) =>
      fetch(`/api/tables/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title: name }),
      }).then(() => undefined),
    [player.url().split('/').at(-1) ?? '', title] as const,
  )
  const friend = await another(browser)
  await set(friend, { ...FAST, name: 'Ben' })
  await friend.goto('/')
  await expect(friend.locator('.open-tables li', { hasText: title })).toContainText('Hanna')
  await axe(friend)
  await picture(friend, 'lobby-open-tables')
  await friend.getByRole('link', { name: `Sit down: ${title}` }).click()
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await expect(player.locator('.gathering')).toContainText('Ben')
  await axe(player)
  await picture(player, 'gathering-host')
  await player.getByRole('button', { name: 'Free the chair: Ben' }).click()
  await player.getByRole('button', { name: 'No', exact: true }).click()
  await expect(player.locator('.gathering')).toContainText('Ben')
  await player.getByRole('button', { name: 'Free the chair: Ben' }).click()
  await player.getByRole('button', { name: 'Yes: Free the chair' }).click()
  await expect(player.locator('.gathering')).toContainText('Chair B is free')
  await friend.reload()
  await friend.goto(player.url().replace('/table/', '/join/'))
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await expect(player.locator('.gathering')).toContainText('Ben')
  await player.getByRole('button', { name: 'Make host: Ben' }).click()
  await player.getByRole('button', { name: 'Yes: Make host' }).click()
  await expect(player.getByText('The host will deal')).toBeVisible()
  await friend.getByRole('button', { name: 'Deal', exact: true }).click()
  await player.waitForSelector('.frame')

  await friend.getByRole('button', { name: 'Chat' }).click()
  for (const text of ['Good evening', 'Your move']) {
    await friend.getByLabel('Say something').fill(text)
    await friend.getByRole('button', { name: 'Say it' }).click()
  }
  const tab = player.getByRole('button', { name: /^Chat\s+2 new lines$/ })
  await expect(tab).toBeVisible()
  await axe(player)
  await tab.click()
  await expect(player.locator('.chat')).toContainText('Your move')
  await player.getByRole('button', { name: 'Log', exact: true }).click()
  await expect(player.getByRole('button', { name: 'Chat', exact: true })).toBeVisible()

  await friend.getByRole('button', { name: 'Table', exact: true }).click()
  await axe(friend)
  await picture(friend, 'table-sheet')
  const listed = friend.getByLabel('Anyone in the house may find it')
  await listed.click()
  await expect(listed).not.toBeChecked()
  await friend.getByRole('button', { name: 'Let the house play instead: Hanna' }).click()
  await friend.getByRole('button', { name: 'Yes: Let the house play instead' }).click()
  await expect(friend.getByRole('dialog')).not.toContainText('Hanna')
  await player.reload()
  await expect(player.getByRole('heading', { name: 'This table is not here' })).toBeVisible()
  for (const page of [player, friend]) noErrors(page, REFUSED)
})

test('full tables, taken chairs, foreign links and lost sign-ins are told in plain German', async ({
  player,
  browser,
}) => {
  await set(player, FAST)
  const link = await lay(player, 'noughts', 'Anyone in the house may sit down')
  const table = player.url()
  await sitDown(browser, link, 'Ben')
  await expect(player.locator('.gathering')).toContainText('Ben')
  const german = { ...FAST, locale: 'de' }
  const late = await sitDown(browser, link, 'Carla', german)
  await expect(late.getByRole('alert')).toContainText('Auf diesem Stuhl sitzt schon jemand.')
  await late.goto(table.replace('/table/', '/join/'))
  await late.locator('.join-form button[type="submit"]').click()
  await expect(late.getByRole('alert')).toContainText('An diesem Tisch sind alle Stühle besetzt.')
  await axe(late)
  await late.goto('/join/aaaaaaaaaaaa#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
  await late.locator('.join-form button[type="submit"]').click()
  await expect(late.getByRole('alert')).toContainText('Dieser Link führt an keinen Tisch.')

  const host = await another(browser)
  await set(host, FAST)
  await lay(host, 'noughts')
  await host.getByRole('button', { name: /Deal now/ }).click()
  await host.waitForSelector('.frame')
  await host.context().clearCookies()
  await host.reload()
  await expect(host.getByRole('heading', { name: 'You are not known here any more' })).toBeVisible()
  await axe(host)
  await noSidewaysScroll(host)
  await picture(host, 'signed-out')
  await host.getByRole('link', { name: 'Come back by passkey' }).click()
  await expect(host.locator('.me-page')).toContainText('You are not signed in on this device any more.')
  for (const page of [player, late, host]) noErrors(page, REFUSED)
})
