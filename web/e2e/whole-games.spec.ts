import { axe, clickOut, expect, FAST, noErrors, picture, pressOut, set, sitDown, test } from './player.ts'

const MOST_MS = 500_000
test.describe.configure({ timeout: 600_000 })

for (const game of ['yedo', 'edo'])
  test(`a whole game of ${game} by clicking, and its replay`, async ({ player }) => {
    await set(player, FAST)
    await sitDown(player, game)
    expect(await clickOut(player, MOST_MS)).toBeGreaterThan(10)
    await expect(player.locator('.end')).toBeVisible()
    await axe(player)
    await picture(player, `end-${game}`)
    await player.locator('.end').getByRole('link', { name: 'Replay' }).click()
    await expect(player.locator('.scrubber')).toBeVisible()
    await picture(player, `replay-${game}`)
    noErrors(player)
  })

test('sixty picks of yokohama by clicking', async ({ player }) => {
  await set(player, FAST)
  await sitDown(player, 'yokohama')
  expect(await clickOut(player, MOST_MS, 60)).toBe(60)
  await axe(player)
  noErrors(player)
})

test('a whole game of yedo by keyboard alone', async ({ player }) => {
  await set(player, FAST)
  await sitDown(player, 'yedo')
  expect(await pressOut(player, MOST_MS)).toBeGreaterThan(10)
  await expect(player.locator('.end')).toBeVisible()
  noErrors(player)
})

for (const game of ['edo', 'yokohama'])
  test(`thirty picks of ${game} by keyboard alone`, async ({ player }) => {
    await set(player, FAST)
    await sitDown(player, game)
    expect(await pressOut(player, MOST_MS, 30)).toBe(30)
    noErrors(player)
  })
