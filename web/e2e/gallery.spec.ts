import type { Page } from '@playwright/test'
import { complaintsOf } from './eye.ts'
import { GAMES } from './games.ts'
import { expect, noErrors, picture, PLAIN, set, test } from './player.ts'
import { hang, scenesOf } from './scenes.ts'

type Way = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
  readonly locale: string
  /** How much of the screen the board has at least. */
  readonly share?: number
}

/** How a table is looked at. Every scene is looked at in one of these ways, and every way shows some of each game. */
const WAYS = [
  { name: 'desk-day', width: 1440, height: 900, colorScheme: 'light', locale: 'en', share: 0.62 },
  { name: 'phone-night', width: 360, height: 780, colorScheme: 'dark', locale: 'de' },
  { name: 'tablet-day', width: 820, height: 1180, colorScheme: 'light', locale: 'de' },
  { name: 'laptop-night', width: 1366, height: 768, colorScheme: 'dark', locale: 'en' },
  { name: 'desk-night', width: 1440, height: 900, colorScheme: 'dark', locale: 'de', share: 0.62 },
  { name: 'phone-day', width: 390, height: 844, colorScheme: 'light', locale: 'en' },
  { name: 'tablet-lying', width: 1180, height: 820, colorScheme: 'dark', locale: 'en' },
  { name: 'wide-day', width: 1920, height: 1080, colorScheme: 'light', locale: 'de', share: 0.68 },
  { name: 'phone-lying', width: 844, height: 390, colorScheme: 'light', locale: 'de' },
] as const satisfies readonly Way[]

/** GALLERY=all looks at every scene in every way: minutes, for those who draw. */
const isThinned = process.env['GALLERY'] !== 'all'

/** Where the board with its own cards lies. */
const zoneOf = async (page: Page): Promise<string> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.zone').boundingBox()) ?? {}
  return [x, y, width, height].map(Math.round).join(' ')
}

/** The board has its share of the screen at every decision, and moves at none. */
const measure = async (page: Page, { name, width, height, share = 0 }: Way, zone: string): Promise<void> => {
  const [, , wide = 0, high = 0] = zone.split(' ').map(Number)
  expect((wide * high) / (width * height), `${name}: the board's share`).toBeGreaterThanOrEqual(share)
  const wheel = page.locator('[data-measure="wheel"]')
  if (share > 0 && (await wheel.count()) > 0)
    expect((await wheel.first().boundingBox())?.width, `${name}: the wheel`).toBeGreaterThanOrEqual(680)
}

/** Hangs in one way the scenes that are due in it, and looks. */
const lookIn = async (page: Page, game: string, scenes: readonly string[], turn: number): Promise<void> => {
  const way: Way = WAYS[turn] as (typeof WAYS)[number]
  const { name, width, height, colorScheme } = way
  const zones = new Set<string>()
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  for (const scene of scenes.filter((_, at) => !isThinned || at % WAYS.length === turn)) {
    await hang(page, game, scene)
    await picture(page, `gallery/${game}-${name}-${scene.replaceAll(/\W+/g, '-')}`)
    expect.soft(await complaintsOf(page), `${game}, ${scene}, ${name}`).toEqual([])
    zones.add(await zoneOf(page))
  }
  for (const zone of zones) await measure(page, way, zone)
  if (width >= 720 && height >= 480) expect([...zones], `${game}, ${name}: one zone`).toHaveLength(1)
}

for (const game of GAMES)
  for (const locale of ['en', 'de'])
    test(`the gallery of ${game} in every size and light, ${locale}`, async ({ player }) => {
      await set(player, { ...PLAIN, locale })
      const scenes = await scenesOf(player, game)
      expect(scenes.length).toBeGreaterThan(20)
      for (const [turn, way] of WAYS.entries())
        if (way.locale === locale) await lookIn(player, game, scenes, turn)
      noErrors(player)
    })
