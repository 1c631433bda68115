import { axe, CALM, expect, noErrors, noSidewaysScroll, OPEN, picture, set, sitDown, test } from './player.ts'
import type { Page } from '@playwright/test'

const SIZES = {
  wide: { width: 1920, height: 1080 },
  desk: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 360, height: 780 },
  lying: { width: 844, height: 390 },
} as const
const LIGHTS = { day: 'light', night: 'dark' } as const

/** Axe looks at every screen on a desk and on a phone; other sizes are for the eye and for sideways scroll. */
const DEEP = ['desk', 'phone']

const look = async (page: Page, screen: string): Promise<void> => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    await noSidewaysScroll(page)
    if (DEEP.includes(size)) await axe(page)
    await picture(page, `${screen}-${size}`)
  }
}

for (const [light, colorScheme] of Object.entries(LIGHTS))
  test(`every screen holds in every size by ${light}`, async ({ player }) => {
    const seen = (screen: string) => look(player, `${screen}-${light}`)
    await set(player, { ...CALM, locale: light === 'night' ? 'de' : 'en' })
    await player.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const screen of ['new/edo', 'rules/yokohama#4.1', 'credits', 'replays', 'nowhere']) {
      await player.goto(`/${screen}`)
      await player.waitForSelector(':is(h1, .rule):not(#opening *)')
      await seen(screen.replaceAll(/[^a-z]/g, ''))
    }
    await player.goto('/')
    await player.waitForSelector('.print')
    await seen('lobby')
    await player.locator('.print .button-ink').first().click()
    await player.waitForSelector(OPEN)
    await seen('table')
    await player.getByRole('button', { name: /Settings|Einstellungen/ }).click()
    await seen('settings')
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

test('five at a tablet: every name stands on one line and every seat in sight', async ({ player }) => {
  await player.setViewportSize({ width: 820, height: 1180 })
  await set(player, { ...CALM, locale: 'de' })
  await sitDown(player, 'yedo', ['apprentice', 'apprentice', 'apprentice', 'apprentice'])
  const seats = player.locator('.seat')
  await expect(seats).toHaveCount(5)
  const boxes = await seats.evaluateAll((all) =>
    all.map((seat) => ({
      right: seat.getBoundingClientRect().right,
      line: seat.querySelector('strong')?.getBoundingClientRect().height ?? 0,
    })),
  )
  for (const { right, line } of boxes) {
    expect(right).toBeLessThanOrEqual(820)
    expect(line).toBeLessThan(30)
  }
  noErrors(player)
})
