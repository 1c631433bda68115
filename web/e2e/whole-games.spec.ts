import { GAMES } from './games.ts'
import { boardOut } from './on-board.ts'
import { axe, expect, FAST, noErrors, picture, pressOut, set, sitDown, test } from './player.ts'

/** A whole game takes well under a minute on an idle machine; a busy one may take many times that. */
const MOST_MS = 1_100_000
test.describe.configure({ timeout: 1_200_000 })
// A trace pictures the page after every key: thousands of times in a whole game.
test.use({ trace: 'off' })

for (const game of GAMES) {
  test(`a whole game of ${game} on the board alone, and its replay`, async ({ player }) => {
    await player.setViewportSize({ width: 1440, height: 900 })
    await set(player, { ...FAST, drawers: [] })
    await sitDown(player, game)
    const { picks, listed } = await boardOut(player, MOST_MS)
    expect(picks).toBeGreaterThan(10)
    expect(listed, 'what can be answered in the list only').toEqual([])
    await expect(player.locator('.end')).toBeVisible()
    await axe(player)
    await picture(player, `end-${game}`)
    await player.locator('.end').getByRole('link', { name: 'Replay' }).click()
    await expect(player.locator('.scrubber')).toBeVisible()
    await picture(player, `replay-${game}`)
    noErrors(player)
  })

  test(`a whole game of ${game} by keyboard alone`, async ({ player }) => {
    await set(player, FAST)
    await sitDown(player, game)
    expect(await pressOut(player, MOST_MS)).toBeGreaterThan(10)
    await expect(player.locator('.end')).toBeVisible()
    noErrors(player)
  })
}
