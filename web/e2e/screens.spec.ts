import { axe, CALM, expect, noErrors, noSidewaysScroll, OPEN, picture, set, test } from './player.ts'
import type { Page } from '@playwright/test'

const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 900, height: 1100 },
  phone: { width: 360, height: 780 },
  lying: { width: 780, height: 360 },
} as const
const LIGHTS = { day: 'light', night: 'dark' } as const

const look = async (page: Page, name: string): Promise<void> => {
  await noSidewaysScroll(page)
  await axe(page)
  await picture(page, name)
}

for (const [size, viewport] of Object.entries(SIZES))
  for (const [light, colorScheme] of Object.entries(LIGHTS))
    test(`every screen holds on ${size} by ${light}`, async ({ player }) => {
      const name = (screen: string) => `${screen}-${size}-${light}`
      await set(player, { ...CALM, locale: light === 'night' ? 'de' : 'en' })
      await player.setViewportSize(viewport)
      await player.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await player.goto('/')
      await player.waitForSelector('.print')
      await look(player, name('lobby'))
      for (const screen of ['new/edo', 'rules/yokohama#4.1', 'credits', 'replays', 'nowhere', 'gallery']) {
        await player.goto(`/${screen}`)
        await player.waitForSelector('h1, .rule')
        await look(player, name(screen.replaceAll(/[^a-z]/g, '')))
      }
      await player.goto('/')
      await player.locator('.print .button-ink').first().click()
      await player.waitForSelector(OPEN)
      await look(player, name('table'))
      await player.getByRole('button', { name: /Settings|Einstellungen/ }).click()
      await look(player, name('settings'))
      noErrors(player)
    })

test('the language changes without a reload', async ({ player }) => {
  await set(player, CALM)
  await player.goto('/')
  await expect(player.getByRole('button', { name: 'Play now: Edo', exact: true })).toBeVisible()
  await player.evaluate(() => Object.assign(window, { same: true }))
  await player.getByRole('button', { name: 'Deutsch' }).click()
  await expect(player.getByRole('button', { name: 'Jetzt spielen: Edo', exact: true })).toBeVisible()
  expect(await player.evaluate(() => 'same' in window)).toBe(true)
  expect(await player.evaluate(() => document.documentElement.lang)).toBe('de')
})
