/** People at one table: who invites, who comes by, who moves. */
import type { Browser, Page } from '@playwright/test'
import { another, axe, chairsAt, expect, FAST, OPEN, picture, set } from './player.ts'

export const NETWORK = /WebSocket|ERR_|Failed to load resource|Failed to fetch/

/** Hanna lays a table by two clicks; the link is in her clipboard and on the page. */
export const invite = async (host: Page, game: string, house = ''): Promise<string> => {
  await host.goto(`${house}/new/${game}`)
  await host.locator('.new-table-go .button').waitFor()
  await chairsAt(host, 2)
  await host.getByRole('button', { name: 'Lay the table and copy the link' }).click()
  const link = host.getByLabel('Link for chair B')
  await link.waitFor()
  return link.inputValue()
}

export const comeBy = async (browser: Browser, link: string, settings = {}): Promise<Page> => {
  const friend = await another(browser, {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  })
  await set(friend, { locale: 'de', pace: 0, motion: 'calm', ...settings })
  await friend.goto(link)
  await friend.getByLabel('Dein Name').fill('Björn')
  await axe(friend)
  await picture(friend, 'join-phone')
  await friend.getByRole('button', { name: 'Hinsetzen' }).click()
  return friend
}

/** Whoever is asked first; nobody once the game is over. */
export const whoIsAsked = async (...pages: readonly Page[]): Promise<Page | null> => {
  const page = await Promise.race(pages.map((each) => each.waitForSelector(`${OPEN}, .end`).then(() => each)))
  return (await page.locator('.end').count()) > 0 ? null : page
}

/** Lays the first open offer and confirms it; nothing is laid while an earlier move is still on its way. */
export const confirmFirst = (page: Page): Promise<void> =>
  expect(async () => {
    if ((await page.locator('.offer[data-state="chosen"]').count()) === 0)
      await page.locator(OPEN).first().click({ timeout: 2000 })
    await page.locator('.draft .confirm').click({ timeout: 2000 })
  }).toPass()

export const moveOnce = async (page: Page): Promise<void> => {
  await page.waitForSelector(OPEN)
  const before = await page.locator('.offers').textContent()
  await confirmFirst(page)
  await expect(page.locator('.offers, .end')).not.toHaveText(before ?? '')
}

/** A table of two with a link for the other. */
export const lay = async (host: Page, game: string, ...flags: readonly string[]): Promise<string> => {
  await host.goto(`/new/${game}`)
  await host.locator('.new-table-go .button').waitFor()
  await chairsAt(host, 2)
  for (const flag of flags) await host.getByLabel(flag).check()
  await host.getByRole('button', { name: 'Lay the table and copy the link' }).click()
  const link = host.getByRole('textbox', { name: 'Link for chair B' })
  await link.waitFor()
  return link.inputValue()
}

export const sitDown = async (
  browser: Browser,
  link: string,
  name: string,
  settings: object = FAST,
): Promise<Page> => {
  const friend = await another(browser)
  await set(friend, { ...settings, name })
  await friend.goto(link)
  await friend.locator('.join-form input').fill(name)
  await friend.locator('.join-form button[type="submit"]').click()
  return friend
}

export const deal = async (host: Page, friend: Page): Promise<void> => {
  await host.getByRole('button', { name: 'Deal', exact: true }).click()
  await host.waitForSelector('.frame')
  await friend.waitForSelector('.frame')
}
