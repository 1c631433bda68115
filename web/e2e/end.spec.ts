/** The end: counted once before one's eyes, skipped at will, and all of it in a table for whoever does not look. */
import { axe, clickOut, expect, FAST, noErrors, picture, set, sitDown, test } from './player.ts'

const SCENE = '/gallery/yokohama?scene=end%2C%20four%20players'

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the categories are counted one by one; a key leads to the winner, and the counting can be had again', async ({
    player,
  }) => {
    await player.goto(SCENE)
    const end = player.locator('dialog.end')
    await expect(end.getByRole('heading', { level: 2 })).toHaveText('During the game')
    await expect(end.locator('.stripe[data-now]')).toHaveCount(4)
    await expect(end.getByRole('heading', { level: 2 })).toHaveText('Church')
    await expect(end.locator('tbody tr[data-now] th')).toHaveText('Church')
    await expect(end.locator('tfoot')).toHaveCount(0)
    await player.keyboard.press('Space')
    await expect(end.getByRole('heading', { level: 2 })).toHaveText('You win the harbour, 90 to 82')
    await expect(end.locator('tfoot td')).toHaveText(['72', '90', '79', '82'])
    await player.reload()
    await expect(end.locator('tfoot')).toBeVisible()
    await end.getByRole('button', { name: 'Count again' }).click()
    await expect(end.getByRole('heading', { level: 2 })).toHaveText('During the game')
    await player.keyboard.press('Escape')
    await expect(end.locator('tfoot')).toBeVisible()
    noErrors(player)
  })
})

test('calm: everything is there at once; to the board and back; a picture to share', async ({ player }) => {
  await player.goto(SCENE)
  const end = player.locator('dialog.end')
  await expect(end.locator('tbody tr')).toHaveCount(6)
  await end.getByRole('button', { name: 'Every source by itself' }).click()
  await expect(end.locator('tbody tr')).toHaveCount(14)
  await axe(player)
  const saved = player.waitForEvent('download')
  await end.getByRole('button', { name: 'Share the print' }).click()
  expect((await saved).suggestedFilename()).toBe('machiya-yokohama.png')
  await player.keyboard.press('Escape')
  await expect(end).toHaveCount(0)
  await player.getByRole('button', { name: 'The counting' }).click()
  await expect(end).toBeVisible()
  noErrors(player)
})

test('a game that was played shows its score over the rounds and where it turned', async ({ player }) => {
  await set(player, FAST)
  await sitDown(player, 'noughts', ['apprentice'])
  await clickOut(player, 30_000)
  const end = player.locator('dialog.end')
  await expect(end.locator('.curve polyline')).toHaveCount(2)
  await end.getByRole('slider').focus()
  await player.keyboard.press('ArrowLeft')
  await expect(end.locator('.curve-reading')).not.toHaveText('\u00a0')
  await picture(player, 'end-noughts')
  noErrors(player)
})
