import type { Locator, Page } from '@playwright/test'
import { axe, expect, noErrors, OPEN, picture, PLAIN, set, sitDown, test } from './player.ts'
import { hang, scenesOf } from './scenes.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const PLACE = '.board-sheet [data-pick][data-state="open"][role="button"]'
const chosen = (page: Page) => page.locator('.board-sheet [data-state="chosen"]')
const told = (page: Page) => page.locator('.newest')

const open = async (page: Page, settings = {}): Promise<void> => {
  await set(page, { ...PLAIN, ...settings })
  await scenesOf(page, 'yedo')
  await hang(page, 'yedo', 'place')
}

/** The middle of the first of these that lies well inside the board. */
const middleOf = async (page: Page, places: Locator): Promise<{ x: number; y: number }> => {
  const zone = await page.locator('.zone').boundingBox()
  for (const place of await places.all()) {
    const box = await place.boundingBox()
    if (!box || !zone) continue
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    if (x > zone.x + 120 && y > zone.y + 60 && x < zone.x + zone.width - 420 && y < zone.y + zone.height - 60)
      return { x, y }
  }
  throw new Error('no place lies inside the board')
}

for (const confirm of [true, false])
  test(`dragging a zoomed board makes no move, ${confirm ? 'to be confirmed' : 'played at once'}`, async ({
    player,
  }) => {
    await open(player, { confirm })
    const before = await told(player).textContent()
    await player.keyboard.press('+')
    await expect(player.locator('.board-glass')).toHaveAttribute('data-zoomed')
    const { x, y } = await middleOf(player, player.locator(PLACE))
    const sheet = player.locator('.board-sheet')
    const from = await sheet.getAttribute('style')
    await player.mouse.move(x, y)
    await player.mouse.down()
    await player.mouse.move(x + 30, y + 24, { steps: 4 })
    await player.mouse.up()
    expect(await sheet.getAttribute('style')).not.toBe(from)
    await expect(chosen(player)).toHaveCount(0)
    await expect(told(player)).toHaveText(before ?? '')
    await player.getByRole('button', { name: 'Whole board' }).click()
    await expect(player.locator('.board-glass')).not.toHaveAttribute('data-zoomed')
    noErrors(player)
  })

test('a press chooses, a second press confirms nothing, Confirm says the deed and does it', async ({
  player,
}) => {
  await open(player)
  const before = await told(player).textContent()
  const asked = await player.locator('.sentence h2').textContent()
  const { x, y } = await middleOf(player, player.locator(PLACE))
  await player.mouse.click(x, y)
  await expect(chosen(player)).toHaveCount(1)
  await expect(player.locator('.tag[data-chosen]')).toBeVisible()
  await player.mouse.click(x, y)
  await expect(chosen(player)).toHaveCount(1)
  await expect(told(player)).toHaveText(before ?? '')
  await expect(player.locator('.confirm')).not.toHaveText('Confirm')
  await axe(player)
  await picture(player, 'desk-chosen')
  await player.locator('.confirm').click()
  await expect(player.locator('.steps .step')).toHaveCount(0)
  await expect(player.locator('.sentence h2')).not.toHaveText(asked ?? '')
  noErrors(player)
})

test('by keys: to the board, from place to place, choose, take back, confirm; drawers, boards of others, cards', async ({
  player,
}) => {
  await open(player)
  const focus = () => player.evaluate(() => document.activeElement?.getAttribute('data-pick') ?? null)
  await player.keyboard.press('b')
  const first = await focus()
  expect(first).not.toBeNull()
  await player.keyboard.press('ArrowRight')
  expect(await focus()).not.toBe(first)
  await player.keyboard.press('Enter')
  await expect(chosen(player)).toHaveCount(1)
  await player.keyboard.press('u')
  await expect(chosen(player)).toHaveCount(0)
  await player.keyboard.press('o')
  await expect(player.locator('.drawer-offers')).not.toHaveAttribute('data-folded')
  await player.keyboard.press('1')
  await expect(player.locator('.offer[data-state="chosen"]')).toHaveCount(1)
  await player.keyboard.press('l')
  await expect(player.locator('.drawer-log')).toBeVisible()
  await player.keyboard.press('Escape')
  await expect(player.locator('.drawer-log')).toHaveCount(0)
  await player.keyboard.press('Escape')
  await expect(player.locator('.drawer-offers')).toHaveAttribute('data-folded')
  await player.keyboard.press('1')
  const sheet = player.locator('.player-sheet')
  const name = await sheet.locator('h2').textContent()
  await player.keyboard.press('ArrowRight')
  await expect(sheet.locator('h2')).not.toHaveText(name ?? '')
  await axe(player)
  await player.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await player.keyboard.press('h')
  await expect(player.locator('.card-large')).toHaveCount(1)
  await player.keyboard.press('?')
  await expect(player.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await player.keyboard.press('Escape')
  await player.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await player.keyboard.press('Enter')
  await expect(chosen(player)).toHaveCount(0)
  noErrors(player)
})

test('a card in hand lifts when pointed at, is held before the eyes when pressed, and leaves the strip free', async ({
  player,
}) => {
  await open(player)
  const card = player.locator('.hand-card').first()
  const name = (await card.locator('.card-press').getAttribute('aria-label')) ?? ''
  const large = player.locator('.card-large')
  await card.hover()
  await expect(large).toBeVisible()
  await player.mouse.move(700, 300)
  await expect(large).toHaveCount(0)
  await card.locator('.card-press').click()
  const held = player.locator('.kit-enlarged')
  await expect(held.getByRole('heading', { level: 3 })).toContainText(name)
  const strip = await player.locator('.strip').boundingBox()
  const box = await held.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0)
  await axe(player)
  await player.keyboard.press('Escape')
  await expect(held).toHaveCount(0)
  noErrors(player)
})

test('where nothing can be pressed on the board the list opens by itself, and a wish for it is kept', async ({
  player,
}) => {
  await set(player, PLAIN)
  await sitDown(player, 'teahouse')
  await player.waitForSelector(OPEN)
  await expect(player.locator('.drawer-offers')).not.toHaveAttribute('data-folded')
  await open(player)
  await expect(player.locator('.drawer-offers')).toHaveAttribute('data-folded')
  await player.keyboard.press('o')
  await player.reload()
  await expect(player.locator('.drawer-offers')).not.toHaveAttribute('data-folded')
  noErrors(player)
})

test('large letters make everything larger and leave nothing out', async ({ player }) => {
  await open(player, { size: 'large' })
  const names = await player.locator('.hand-card .card-press').count()
  expect(names).toBeGreaterThan(0)
  const wide = (await player.locator('.zone').boundingBox())?.width ?? 0
  const made = await player
    .locator('.board-sheet > svg')
    .evaluate((svg) => Number(svg.getAttribute('viewBox')?.split(' ')[2]))
  expect(wide / made).toBeCloseTo(1.1875, 1)
  noErrors(player)
})

test('a line that had room folds when the window grows narrow, and unfolds when it is wide again', async ({
  player,
}) => {
  await open(player, { locale: 'de' })
  const strip = player.locator('.strip')
  const over = () => strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  await expect(strip).toHaveAttribute('data-fold', '')
  await player.setViewportSize({ width: 780, height: 900 })
  await expect(strip).not.toHaveAttribute('data-fold', '')
  await expect.poll(over).toBeLessThanOrEqual(0)
  await player.setViewportSize({ width: 1440, height: 900 })
  await expect(strip).toHaveAttribute('data-fold', '')
  noErrors(player)
})

test('in a plan the digits lead to its cards, and + gives officials to the one that has the focus', async ({
  player,
}) => {
  await set(player, PLAIN)
  await scenesOf(player, 'edo')
  await hang(player, 'edo', 'plan, ready')
  await player.keyboard.press('2')
  await expect(player.locator('.player-sheet')).toHaveCount(0)
  const at = () =>
    player.evaluate(() => document.activeElement?.closest('[data-digit]')?.getAttribute('data-digit'))
  expect(await at()).toBe('2')
  await player.keyboard.press('3')
  expect(await at()).toBe('3')
  noErrors(player)
})

/** Somewhere on the board where nothing can be pressed. */
const freeSpot = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => {
    const { left, top, width, height } =
      document.querySelector('.board-glass')?.getBoundingClientRect() ?? new DOMRect()
    for (let x = left + 60; x < left + width - 60; x += 20)
      for (let y = top + 60; y < top + height - 60; y += 20)
        if (
          [0, 40].every((by) => {
            const at = document.elementFromPoint(x + by, y)
            return at?.closest('.board-glass') && !at.closest('[data-pick], [role="button"], button')
          })
        )
          return { x, y }
    throw new Error('the board is full')
  })

const zoomOf = (page: Page): Promise<number> =>
  page.locator('.board-sheet').evaluate((sheet) => new DOMMatrix(getComputedStyle(sheet).transform).a)

test.describe('by fingers', () => {
  test.use({ hasTouch: true })

  test('a double tap comes nearer and goes back, two fingers stretch the board, and no move is made', async ({
    player,
  }) => {
    await open(player)
    const before = await told(player).textContent()
    const { x, y } = await freeSpot(player)
    const hand = await player.context().newCDPSession(player)
    let now = Date.now() / 1000
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...by: readonly number[]) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: by.map((each, id) => ({ x: x + each, y, id })),
        timestamp: now,
      })
    const tap = async (after: number) => {
      now += after
      await touch('touchStart', 0)
      await touch('touchEnd')
    }
    await tap(0)
    await tap(0.5)
    expect(await zoomOf(player)).toBe(1)
    await tap(0.1)
    await expect.poll(() => zoomOf(player)).toBeGreaterThan(2)
    await tap(0.5)
    await tap(0.1)
    await expect.poll(() => zoomOf(player)).toBe(1)
    await touch('touchStart', 0, 40)
    for (const spread of [60, 80, 100, 120]) await touch('touchMove', 0, spread)
    await touch('touchEnd')
    await expect.poll(() => zoomOf(player)).toBeGreaterThan(2)
    await expect(chosen(player)).toHaveCount(0)
    await expect(told(player)).toHaveText(before ?? '')
    noErrors(player)
  })
})
