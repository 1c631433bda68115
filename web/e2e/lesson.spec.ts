/** Lessons teach by doing: what is ringed is pressed until the first success. */
import { followTo, leftAt } from './lessons.ts'
import { axe, expect, noErrors, picture, set, test } from './player.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the first order is shipped by pressing what is ringed; something else is answered; it goes on where it was left', async ({
  player,
}) => {
  await player.goto('/learn/yokohama')
  await expect(player.locator('.lesson')).toContainText('Step 1 of 14')
  await followTo(player, 4)
  await axe(player)
  await picture(player, 'lesson-yokohama')
  await player.locator('.zone [data-pick="bank"]').first().click()
  await expect(player.locator('.lesson-later')).toContainText('Later. First: Place three assistants.')
  await followTo(player, 8)
  await player.reload()
  await expect(player.locator('.lesson')).toContainText('Step 8 of 14')
  await player.getByRole('button', { name: 'Step back' }).click()
  await expect(player.locator('.lesson')).toContainText('Step 7 of 14')
  await followTo(player, 13)
  await expect(player.locator('.lesson')).toContainText('Your first order is on its way')
  await followTo(player, 14)
  await player.getByRole('button', { name: 'Play on from here' }).click()
  await player.waitForURL(/table\/solo-/)
  noErrors(player)
})

test('a house in Edo: a plan is composed on its board, kept when the lesson is left in the middle of it, and carried out', async ({
  player,
}) => {
  await set(player, { locale: 'de' })
  await leftAt(player, 'edo', 6)
  await player.goto('/')
  await player
    .getByRole('navigation', { name: 'Neu im Haus?' })
    .getByRole('link', { name: 'Edo: Erstes Spiel', exact: true })
    .click()
  await expect(player.locator('.lesson')).toContainText('Schritt 6 von 18')
  await followTo(player, 7)
  await player.locator('.zone [data-pick="basic-3:development"]').last().click()
  await expect(player.locator('.lesson-later')).toContainText('Später. Zuerst')
  await axe(player)
  await picture(player, 'lesson-edo-plan')
  await player.reload()
  await expect(player.locator('.lesson')).toContainText('Schritt 7 von 18')
  await followTo(player, 16)
  await player.getByRole('button', { name: 'Schritt zurück' }).click()
  await followTo(player, 18)
  await expect(player.locator('.lesson')).toContainText('Was du gelernt hast')
  noErrors(player)
})

test('a mission of Yedo: the auction is bid in, the watch avoided', async ({ player }) => {
  await leftAt(player, 'yedo', 7)
  await player.goto('/learn/yedo')
  await followTo(player, 8)
  await axe(player)
  await player.locator('.zone [data-pick="pass"]').click()
  await expect(player.locator('.lesson-later')).toContainText('You have money: bid 7.')
  await followTo(player, 11)
  await player.locator('.zone [data-pick="tavern"]').first().click()
  await expect(player.locator('.lesson-later')).toContainText('would be arrested')
  await followTo(player, 18)
  await expect(player.locator('.lesson')).toContainText('Your first mission is fulfilled')
  noErrors(player)
})
