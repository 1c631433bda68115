/** Lessons on a phone: what is ringed is never under the pane. */
import { followTo, leftAt } from './lessons.ts'
import { axe, expect, noErrors, noSidewaysScroll, picture, set, test } from './player.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the first house of Edo, planned with the thumb', async ({ player }) => {
  await leftAt(player, 'edo', 6)
  await player.goto('/learn/edo')
  await followTo(player, 9)
  await axe(player)
  await picture(player, 'lesson-edo-phone')
  noErrors(player)
})

test('how one wins Yokohama, with what the games of bots say', async ({ player }) => {
  await set(player, { locale: 'de' })
  await leftAt(player, 'yokohama/winning', 2)
  await player.goto('/learn/yokohama/winning')
  await followTo(player, 3)
  await expect(player.locator('.lesson-figures')).toBeVisible()
  await noSidewaysScroll(player)
  await followTo(player, 4)
  noErrors(player)
})
