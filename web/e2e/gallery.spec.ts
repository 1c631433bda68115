import type { Page } from '@playwright/test'
import { complaintsOf } from './eye.ts'
import { GAMES } from './games.ts'
import { CALM, expect, noErrors, picture, set, test } from './player.ts'
import { hang, scenesOf } from './scenes.ts'

/** How a table is looked at. Every scene is looked at in one of these ways, and every way shows some of each game. */
const WAYS = [
  { name: 'desk-day', width: 1440, height: 900, colorScheme: 'light', locale: 'en' },
  { name: 'phone-night', width: 360, height: 780, colorScheme: 'dark', locale: 'de' },
  { name: 'tablet-day', width: 820, height: 1180, colorScheme: 'light', locale: 'de' },
  { name: 'laptop-night', width: 1366, height: 768, colorScheme: 'dark', locale: 'en' },
  { name: 'desk-night', width: 1440, height: 900, colorScheme: 'dark', locale: 'de' },
  { name: 'phone-day', width: 390, height: 844, colorScheme: 'light', locale: 'en' },
  { name: 'tablet-lying', width: 1180, height: 820, colorScheme: 'dark', locale: 'en' },
  { name: 'wide-day', width: 1920, height: 1080, colorScheme: 'light', locale: 'de' },
  { name: 'phone-lying', width: 844, height: 390, colorScheme: 'light', locale: 'de' },
] as const

/** GALLERY=all looks at every scene in every way: minutes, for those who draw. */
const isThinned = process.env['GALLERY'] !== 'all'

/** Hangs in one way the scenes that are due in it, and looks. */
const lookIn = async (page: Page, game: string, scenes: readonly string[], turn: number): Promise<void> => {
  const { name, width, height, colorScheme } = WAYS[turn] as (typeof WAYS)[number]
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  for (const scene of scenes.filter((_, at) => !isThinned || at % WAYS.length === turn)) {
    await hang(page, game, scene)
    await picture(page, `gallery/${game}-${name}-${scene.replaceAll(/\W+/g, '-')}`)
    expect.soft(await complaintsOf(page), `${game}, ${scene}, ${name}`).toEqual([])
  }
}

for (const game of GAMES)
  for (const locale of ['en', 'de'])
    test(`the gallery of ${game} in every size and light, ${locale}`, async ({ player }) => {
      await set(player, { ...CALM, locale })
      const scenes = await scenesOf(player, game)
      expect(scenes.length).toBeGreaterThan(20)
      for (const [turn, way] of WAYS.entries())
        if (way.locale === locale) await lookIn(player, game, scenes, turn)
      noErrors(player)
    })
