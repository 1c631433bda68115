/** What is kept on a device: tables that an older edition kept, and tables whose tab dies in the middle. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { clickOut, expect, FAST, myTurn, noErrors, OPEN, picture, set, sitDown, test } from './player.ts'

type Saved = { readonly id: string; readonly game: string; readonly logs: readonly (readonly unknown[])[] }
const OLD = JSON.parse(
  gunzipSync(readFileSync(new URL('../fixtures/saved-by-version-1.json.gz', import.meta.url))).toString(),
) as Saved[]
const idOf = (game: string): string => OLD.find((saved) => saved.game === game)?.id ?? ''

/** On a page of the house that opens no storage: lays it as version 1 did, and keeps it open. */
const layOld = async (page: Page): Promise<void> => {
  await page.goto('/icon.svg')
  await page.evaluate(
    (rows) =>
      new Promise<void>((done, failed) => {
        const asked = indexedDB.open('machiya', 1)
        asked.addEventListener('upgradeneeded', () => {
          const db = asked.result
          db.createObjectStore('tables', { keyPath: 'id' }).createIndex('moved', 'moved')
          db.createObjectStore('visits', { keyPath: 'id' })
          db.createObjectStore('notes', { keyPath: 'id' })
          for (const row of rows) asked.transaction?.objectStore('tables').put(row)
        })
        asked.addEventListener('success', () => {
          Object.assign(window, { opened: asked.result })
          done()
        })
        asked.addEventListener('error', () => failed(new Error(String(asked.error))))
      }),
    OLD,
  )
}

test('tables that an older edition kept open and go on, with their log and their replay', async ({
  player,
}) => {
  await set(player, FAST)
  await layOld(player)
  const told = player.locator('.drawer-log .log .entry')
  const earlier = player.getByRole('button', { name: 'Earlier' })
  for (const game of ['yedo', 'yokohama']) {
    await player.goto(`/table/${idOf(game)}`)
    await player.waitForSelector(OPEN)
    await earlier.click()
    await expect(told).toHaveCount(80)
    expect(await clickOut(player, 30_000, 4)).toBe(4)
    await player.reload()
    await player.waitForSelector(OPEN)
    await earlier.click()
    await expect(told).toHaveCount(80)
    await picture(player, `kept-by-version-1-${game}`)
  }
  await player.goto(`/table/${idOf('edo')}`)
  await expect(player.locator('.curtain')).toContainText('Hanna')
  await player.locator('.curtain .button').click()
  await player.waitForSelector(OPEN)
  await expect(player.locator('.reel')).toBeVisible()
  await player.goto(`/replay/${idOf('noughts')}`)
  await expect(player.locator('.scrubber output')).toHaveText(/Move 7 of 7/)
  noErrors(player)
})

test('an older edition in another tab is in the way: the page says so, and goes on when it is closed', async ({
  player,
  context,
}) => {
  await layOld(player)
  const fresh = await context.newPage()
  await set(fresh, FAST)
  await fresh.goto('/')
  await expect(fresh.getByText('An older edition of the house is open in another tab.')).toBeVisible()
  await player.close()
  await expect(fresh.locator('.table-line')).toHaveCount(4)
  await expect(fresh.locator('.update-notice')).toHaveCount(0)
})

/** Notes, for every frame that the table's thread sends, how many deliveries there were by then. */
const countDeliveries = (): void => {
  const counts: number[] = []
  Object.assign(window, { counts })
  type Said = { readonly type: string; readonly seq?: number }
  const { addEventListener } = Worker.prototype
  Worker.prototype.addEventListener = function (this: Worker, type: string, ...rest: [never, never?]) {
    if (type === 'message')
      addEventListener.call(this, type, (event) => {
        const said = (event as MessageEvent<readonly Said[]>).data
        const last = said.findLast((each) => each.type === 'delta' || each.type === 'view')
        if (last) counts.push(last.seq ?? 0)
      })
    addEventListener.call(this, type, ...rest)
  } as Worker['addEventListener']
}
const countsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { counts: number[] }).counts)

const HOW = ['crash', 'close', 'leave'] as const
/** The process of the page dies, the tab is shut, or the page is left. */
const kill = async (page: Page, how: (typeof HOW)[number]): Promise<void> => {
  if (how === 'leave') await page.goto('about:blank')
  if (how === 'crash') {
    const died = page.waitForEvent('crash')
    const session = await page.context().newCDPSession(page)
    session.send('Page.crash').catch(() => undefined)
    await died
  }
  await page.close()
}

const openAgain = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage()
  await set(page, FAST)
  await page.addInitScript(countDeliveries)
  await page.goto(url)
  await page.waitForSelector('.frame')
  await expect.poll(async () => (await countsOf(page)).length).toBeGreaterThan(0)
  return page
}

test('a tab that is killed again and again while the bots play loses at most the last step', async ({
  player,
  context,
}) => {
  await set(player, FAST)
  await sitDown(player, 'yokohama', ['apprentice', 'apprentice', 'apprentice'])
  const url = player.url()
  await player.close()
  let page = await openAgain(context, url)
  for (let kills = 0; kills < 9; kills++) {
    await clickOut(page, 700 + 130 * kills)
    const counts = await countsOf(page)
    await kill(page, HOW[kills % HOW.length] ?? 'leave')
    page = await openAgain(context, url)
    const [first = -1] = await countsOf(page)
    expect(first).toBeGreaterThanOrEqual(counts.at(-2) ?? 0)
    expect(await myTurn(page)).toBe(true)
  }
  expect((await countsOf(page)).at(-1)).toBeGreaterThan(20)
  await clickOut(page, 20_000, 3)
  noErrors(page)
})
