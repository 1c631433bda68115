import type { Browser, Page, WebSocketRoute } from '@playwright/test'
import { comeBy, invite, moveOnce, NETWORK } from './company.ts'
import { another, CALM, expect, FAST, noErrors, OPEN, picture, set, sitDown, test } from './player.ts'

const state = (page: Page) => page.locator('.link-state')
const entries = (page: Page) => page.locator('.log .entry')

type Line = { cut(): void; freeze(): void; loseNext(what: 'move' | 'answer'): void }

const isMove = (text: string | Buffer): boolean => String(text).includes('"type":"move"')
const isAnswer = (text: string | Buffer): boolean => String(text).includes('"type":"answer"')

/** The wire of a page in our hands: cut it, freeze it, or lose a move or the answer to it and then cut it. */
const holdWire = async (page: Page): Promise<Line> => {
  let line: WebSocketRoute | undefined
  let frozen: WebSocketRoute | undefined
  let lost: 'move' | 'answer' | null = null
  let sent = false
  const drop = () => {
    lost = null
    sent = false
    void line?.close()
  }
  await page.routeWebSocket(/\/api\/socket/, (route) => {
    line = route
    const house = route.connectToServer()
    route.onMessage((text) => {
      if (frozen === route) return
      sent ||= isMove(text)
      if (lost === 'move' && isMove(text)) return drop()
      house.send(text)
    })
    house.onMessage((text) => {
      if (frozen === route) return
      if (lost === 'answer' && sent && isAnswer(text)) return drop()
      route.send(text)
    })
  })
  return {
    cut: () => void line?.close(),
    freeze: () => (frozen = line),
    loseNext: (what) => (lost = what),
  }
}

/** Hanna and Björn at noughts and crosses; whoever begins is returned first. */
const sitTwo = async (player: Page, browser: Browser): Promise<readonly [Page, Page]> => {
  await set(player, CALM)
  const friend = await comeBy(browser, await invite(player, 'noughts'))
  await expect(player.locator('.gathering')).toContainText('Björn')
  await player.getByRole('button', { name: 'Deal' }).click()
  for (const page of [player, friend]) await page.waitForSelector('.frame')
  await expect(state(player)).toHaveAttribute('data-link', 'live')
  return [player, friend]
}

for (const what of ['move', 'answer'] as const)
  test(`a lost connection that takes the ${what} with it: played once, no more and no less`, async ({
    player,
    browser,
  }) => {
    const line = await holdWire(player)
    const [, friend] = await sitTwo(player, browser)
    if ((await player.locator(OPEN).count()) === 0) await moveOnce(friend)
    await player.waitForSelector(OPEN)
    const before = await entries(player).count()
    line.loseNext(what)
    await player.locator(OPEN).first().click()
    await player.locator('.draft .confirm').click()
    await expect(entries(player)).toHaveCount(before + 1)
    await friend.waitForSelector(OPEN)
    await expect(state(player)).toHaveAttribute('data-link', 'live')
    await moveOnce(friend)
    await expect(entries(player)).toHaveCount(before + 2)
    await player.reload()
    await expect(entries(player)).toHaveCount(before + 2)
    noErrors(player, NETWORK)
    noErrors(friend)
  })

test('a laptop that slept: the page notices that its connection is dead, and catches up', async ({
  player,
  browser,
}) => {
  const line = await holdWire(player)
  const [, friend] = await sitTwo(player, browser)
  if (await player.locator(OPEN).count()) await moveOnce(player)
  await friend.waitForSelector(OPEN)
  const before = await entries(player).count()
  line.freeze()
  await moveOnce(friend)
  expect(await entries(player).count()).toBe(before)
  await player.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(entries(player)).toHaveCount(before + 1)
  await expect(state(player)).toHaveAttribute('data-link', 'live')
  await player.waitForSelector(OPEN)
  noErrors(player, NETWORK)
})

test('no network: the page says so at once, and goes on when it is back', async ({ player, browser }) => {
  const line = await holdWire(player)
  await sitTwo(player, browser)
  await player.context().setOffline(true)
  line.cut()
  await expect(state(player)).toHaveText(/Connection lost/)
  await player.context().setOffline(false)
  await expect(state(player)).toHaveAttribute('data-link', 'live')
  noErrors(player, NETWORK)
})

test('one table of friends in two tabs: both show the same, and a move counts once', async ({
  player,
  browser,
}) => {
  const [, friend] = await sitTwo(player, browser)
  const second = await player.context().newPage()
  await second.goto(player.url())
  await second.waitForSelector('.frame')
  if ((await player.locator(OPEN).count()) === 0) await moveOnce(friend)
  await second.waitForSelector(OPEN)
  const before = await entries(player).count()
  await moveOnce(second)
  await expect(entries(player)).toHaveCount(before + 1)
  await expect(entries(second)).toHaveCount(before + 1)
  await expect(player.locator(OPEN)).toHaveCount(0)
  noErrors(player)
})

test('the back button leads out of a table and back to it, with nothing lost', async ({ player }) => {
  await set(player, FAST)
  await player.goto('/')
  await player.getByRole('button', { name: 'Play now: Edo', exact: true }).click()
  await player.waitForSelector(OPEN)
  await player.locator(OPEN).first().click()
  await expect(entries(player).first()).toBeVisible()
  await player.waitForSelector(OPEN)
  const asked = await player.locator('.sentence h2').textContent()
  await player.goBack()
  await player.waitForSelector('.print')
  await expect(player.locator('.table-line')).toContainText('Your turn')
  await player.goForward()
  await player.waitForSelector(OPEN)
  await expect(player.locator('.sentence h2')).toHaveText(asked ?? '')
  noErrors(player)
})

for (const fault of ['falls while it is drawn', 'cannot be fetched'] as const)
  test(`a board that ${fault}: the table in words stands in for it, and play goes on`, async ({
    browser,
  }) => {
    const page = await another(browser, { serviceWorkers: 'block' })
    await set(page, FAST)
    await page.route(/\/assets\/edo-table-[\w-]+\.js$/, async (route) => {
      if (fault === 'cannot be fetched') return route.abort()
      const response = await route.fetch()
      const drawn = await response.text()
      const body = drawn.replace(/\bBoard:\w+/, `Board:()=>{throw new Error('drawn wrongly')}`)
      expect(body).not.toBe(drawn)
      return route.fulfill({ response, body })
    })
    await sitDown(page, 'edo')
    await expect(page.locator('.plain-board')).toBeVisible()
    await expect(page.locator('.undrawn')).toContainText('could not be drawn')
    await page.waitForSelector(OPEN)
    await picture(page, 'board-fallen')
    await page.locator(OPEN).first().click()
    await expect(entries(page).first()).toBeVisible()
    noErrors(page, /drawn wrongly|could not be fetched|ERR_FAILED|Failed to fetch/)
    await page.context().close()
  })

test('a page that falls over says so, and stands again when it is opened anew', async ({ player }) => {
  await set(player, CALM)
  await player.route(/\/assets\/Credits-.*\.js/, (route) => route.abort())
  await player.goto('/credits')
  await expect(player.getByRole('heading', { name: 'This page has fallen over' })).toBeVisible()
  await player.unroute(/\/assets\/Credits-.*\.js/)
  await player.getByRole('button', { name: 'Open it again' }).click()
  await expect(player.getByRole('heading', { level: 1 })).not.toHaveText('This page has fallen over')
})
