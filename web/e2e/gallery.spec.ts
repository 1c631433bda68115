import type { Page } from '@playwright/test'
import { complaintsOf } from './eye.ts'
import { CALM, expect, noErrors, set, test } from './player.ts'

const GAMES = ['yedo', 'edo', 'yokohama']

/** How a table is looked at. Every scene is photographed in one of these ways, and every way shows some of each game. */
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

const scenesOf = async (page: Page, game: string): Promise<readonly string[]> => {
  await page.goto(`/gallery/${game}`)
  await page.waitForSelector('.still')
  return page.locator('.still').evaluateAll((stills) => stills.map((still) => still.dataset['scene'] ?? ''))
}

/** Another scene in the same page: nothing is loaded anew. */
const hang = async (page: Page, game: string, scene: string): Promise<void> => {
  await page.evaluate(
    (to) => history.pushState(null, '', to),
    `/gallery/${game}?scene=${encodeURIComponent(scene)}`,
  )
  await page.waitForFunction(
    (name) =>
      document.querySelector('.board-sheet svg') &&
      document.querySelector('.top-title')?.textContent === name,
    scene,
  )
  await page.evaluate(() => document.fonts.ready)
}

for (const game of GAMES)
  for (const [turn, way] of WAYS.entries())
    test(`the gallery of ${game} on ${way.name}`, async ({ player }) => {
      await set(player, { ...CALM, locale: way.locale })
      await player.setViewportSize({ width: way.width, height: way.height })
      await player.emulateMedia({ colorScheme: way.colorScheme, reducedMotion: 'reduce' })
      const scenes = await scenesOf(player, game)
      expect(scenes.length).toBeGreaterThan(20)
      for (const scene of scenes.filter((_, at) => !isThinned || at % WAYS.length === turn)) {
        await hang(player, game, scene)
        const path = `web/e2e/pictures/gallery/${game}-${way.name}-${scene.replaceAll(/\W+/g, '-')}.png`
        await player.screenshot({ path })
        expect.soft(await complaintsOf(player), `${game}, ${scene}, ${way.name}`).toEqual([])
      }
      noErrors(player)
    })
