import { CALM, expect, noErrors, set, test } from './player.ts'

/** A large board takes seconds to photograph without a graphics card; the page itself shows every scene. */
const MOST = 6

const WAYS = {
  'desk-day': { viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'en' },
  'phone-night': { viewport: { width: 360, height: 780 }, colorScheme: 'dark', locale: 'de' },
} as const

for (const game of ['yedo', 'edo', 'yokohama'])
  for (const [way, { viewport, colorScheme, locale }] of Object.entries(WAYS))
    test(`the gallery of ${game} on ${way}`, async ({ player }) => {
      await set(player, { ...CALM, locale })
      await player.setViewportSize(viewport)
      await player.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await player.goto(`/gallery/${game}`)
      await player.waitForSelector('.still')
      const stills = await player.locator('.still').all()
      expect(stills.length).toBeGreaterThan(3)
      for (const still of stills.slice(0, MOST)) {
        const scene = (await still.getAttribute('data-scene')) ?? ''
        const path = `web/e2e/pictures/gallery/${game}-${way}-${scene.replaceAll(/\W+/g, '-')}.png`
        await still.screenshot({ path })
      }
      noErrors(player)
    })
