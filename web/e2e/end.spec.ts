/** The end: counted once before one's eyes, skipped at will, and all of it in a table for whoever does not look. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axe, clickOut, expect, FAST, noErrors, OPEN, picture, set, sitDown, test } from './player.ts'

/** What is seen of the winner's print on a picture that was sent: gold around the crest, and the harbour below it. */
const lookAt = (page: Page, png: string) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    pen?.drawImage(bitmap, 0, 0)
    const seen = (x: number, y: number): string =>
      `#${[...(pen?.getImageData(x, y, 1, 1).data ?? [])]
        .slice(0, 3)
        .map((part) => part.toString(16).padStart(2, '0'))
        .join('')}`
    const across = (y: number) => Array.from({ length: 90 }, (_, i) => seen(832 + 3 * i, y))
    const below = [260, 300, 340, 380, 420, 460].flatMap(across)
    return {
      size: [bitmap.width, bitmap.height],
      ring: seen(902, 142 - 55),
      crest: across(142).slice(10, 40),
      colours: new Set(below).size,
    }
  }, png)

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
  const file = await saved
  expect(file.suggestedFilename()).toBe('machiya-yokohama.png')
  const sent = await lookAt(player, readFileSync(await file.path()).toString('base64'))
  expect(sent.size).toEqual([1200, 630])
  expect(sent.ring).toBe('#b08d3c')
  expect(sent.crest).toContain('#8c2a3a')
  expect(sent.colours).toBeGreaterThan(12)
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
  const over = player.url()
  await end.getByRole('link', { name: 'Review the game' }).click()
  await player.waitForURL(/\/review\//)
  await player.goto(over)
  await end.getByRole('button', { name: 'Play again' }).click()
  await player.waitForURL((url) => url.href !== over)
  await expect(player.locator(OPEN).first()).toBeAttached()
  noErrors(player)
})
