import { GAMES } from './games.ts'
import { axe, CALM, expect, noErrors, noSidewaysScroll, picture, set, test } from './player.ts'

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 }, locale: 'en' },
  phone: { viewport: { width: 390, height: 844 }, locale: 'de' },
} as const

for (const [size, { viewport, locale }] of Object.entries(SIZES))
  for (const game of GAMES)
    test(`${game}: rules with an overview, a picture for every chapter and examples that are stepped through (${size})`, async ({
      player,
    }) => {
      await player.setViewportSize(viewport)
      await set(player, { ...CALM, locale })
      await player.goto(`/rules/${game}`)
      await expect(player.locator('.rules-overview p').nth(1)).toBeVisible()
      const chapters = player.locator('.rule-pictures')
      await expect(chapters.first()).toBeAttached()
      for (const chapter of await chapters.all()) {
        await chapter.scrollIntoViewIfNeeded()
        const drawing = chapter.locator('.figure-frame')
        await expect(drawing.locator('.figure-sheet :is(svg, div)').first()).toBeAttached()
        const { height = 0 } = (await drawing.boundingBox()) ?? {}
        expect(height).toBeGreaterThan(80)
      }
      const example = player.locator('.rule-figure', { has: player.locator('.figure-steps') }).first()
      await example.scrollIntoViewIfNeeded()
      await picture(player, `rules-${game}-${size}`)
      const [told, on] = [example.locator('.figure-told'), example.locator('.figure-steps button').last()]
      await expect(told).toBeEmpty()
      await on.press('Enter')
      await expect(told).not.toBeEmpty()
      while (await on.isEnabled()) await on.press('Enter')
      await expect(example.locator('.figure-steps span')).toHaveText(/(\d+) \D+ \1$/)
      await axe(player)

      await player.locator('.rule-signs').scrollIntoViewIfNeeded()
      const names = player.locator('.rule-signs dt span')
      await expect(names.nth(10)).toBeVisible()
      const said = await names.allTextContents()
      expect(said.filter((name, i) => said.indexOf(name) < i)).toEqual([])
      await picture(player, `signs-${game}-${size}`)
      await noSidewaysScroll(player)
      noErrors(player)
    })
