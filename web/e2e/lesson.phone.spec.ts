/** Lessons on a phone: what is ringed is never under the pane. */
import { GAMES } from './games.ts'
import { followTo, followToEnd } from './lessons.ts'
import { axe, expect, noErrors, noSidewaysScroll, picture, set, test } from './player.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the first mission of Yedo', async ({ player }) => {
  await set(player, { locale: 'de' })
  await player.goto('/learn/yedo')
  await followTo(player, 8)
  await axe(player)
  await noSidewaysScroll(player)
  await picture(player, 'lesson-yedo-phone')
  await followTo(player, 19)
  await expect(player.locator('.lesson')).toContainText('Was du gelernt hast')
  noErrors(player)
})

test('the first house of Edo, planned with the thumb', async ({ player }) => {
  await player.goto('/learn/edo')
  await followTo(player, 9)
  await axe(player)
  await picture(player, 'lesson-edo-phone')
  await followTo(player, 18)
  noErrors(player)
})

test('the first order of Yokohama', async ({ player }) => {
  await player.goto('/learn/yokohama')
  await followTo(player, 14)
  noErrors(player)
})

for (const game of GAMES)
  test(`how one wins ${game}`, async ({ player }) => {
    await set(player, { locale: 'de' })
    await player.goto(`/learn/${game}/winning`)
    await followTo(player, 3)
    await noSidewaysScroll(player)
    await followToEnd(player)
    noErrors(player)
  })
