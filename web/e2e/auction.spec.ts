/** Yedo's auction: the lot by name, who bids, and a bid that is stepped or typed between the least and the purse. */
import { axe, expect, noErrors, noSidewaysScroll, picture, PLAIN, set, test } from './player.ts'

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 }, locale: 'en' },
  phone: { viewport: { width: 390, height: 844 }, locale: 'de' },
} as const

for (const [size, { viewport, locale }] of Object.entries(SIZES))
  test(`yedo: a bid cannot leave its limits, and one press sends it (${size})`, async ({ player }) => {
    await player.setViewportSize(viewport)
    await set(player, { ...PLAIN, locale })
    await player.goto('/gallery/yedo?scene=auction')
    const bid = player.getByRole('spinbutton')
    const limit = async (end: string) => Number(await bid.getAttribute(`aria-value${end}`))
    const [least, most] = [await limit('min'), await limit('max')]
    await expect(player.locator('.yedo-lot b').first()).toBeVisible()
    await expect(player.locator('.yedo-bench li[data-asked]')).toBeInViewport({ ratio: 1 })
    await expect(player.locator('.yedo-limits')).toContainText(String(most))
    await expect(player.locator('.yedo-step').first()).toBeDisabled()
    await bid.pressSequentially('99')
    await expect.poll(() => limit('now')).toBe(most)
    await expect(player.locator('.yedo-step').last()).toBeDisabled()
    await bid.press('Home')
    await player.locator('.yedo-step').last().click()
    await expect.poll(() => limit('now')).toBe(least + 1)
    await axe(player)
    await noSidewaysScroll(player)
    await picture(player, `auction-${size}`)
    await bid.press('End')
    await player.locator('.yedo-go').click()
    await expect(player.locator('.yedo-go')).toHaveCount(0)
    noErrors(player)
  })
