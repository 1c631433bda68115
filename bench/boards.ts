/** The page after a press and after a move: how long its script takes, in the real browser, at the fullest table of each game. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { LISTED, type GameName } from '@machiya/games'
import { chromium, type Browser, type Page } from 'playwright'
import { quantile, type Result } from './harness.ts'

/** The fullest scene of each gallery, played on from there. */
const afterMove = (game: GameName): string => `board: ${game}, script after a move`
const afterPress = (game: GameName): string => `board: ${game}, script after a press`

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The built page, and nothing behind it: scenes need no server. */
const serve = async (dist: string): Promise<Server> => {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://page')
    const asked = join(dist, pathname)
    const file =
      extname(pathname) && asked.startsWith(dist) && existsSync(asked) ? asked : join(dist, 'index.html')
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    response.end(readFileSync(file))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return server
}

const SETTINGS = { locale: 'en', motion: 'auto', confirm: true, name: 'Bench' }

const openScene = async (browser: Browser, game: GameName, base: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  await context.addInitScript(
    (settings) => localStorage.setItem('machiya.settings', JSON.stringify(settings)),
    SETTINGS,
  )
  const page = await context.newPage()
  await page.goto(`${base}/gallery/${game}`)
  await page.locator('.still[data-fullest] figcaption a').click()
  await page.waitForSelector('.frame svg.board', { timeout: 120_000 })
  return page
}

/** What the page itself marks where a new view arrives, and what is marked here round a press. */
const MOVE = ['update begins', 'update ends'] as const
const PRESS = ['press begins', 'press ends'] as const
const OPEN = '.offer[data-state="open"] .offer-button'
const CONFIRM = '.draft .confirm:not([aria-disabled="true"])'

/** Presses one of these, if there is one; what the page draws for it is drawn before the next task. */
const press = (
  page: Page,
  selector: string,
  at: number,
  marks: readonly [string, string],
): Promise<boolean> =>
  page.locator(selector).evaluateAll(
    async (all, [which, begins, ends]) => {
      const one = all[which % Math.max(1, all.length)] as { click(): void } | undefined
      if (!one) return false
      performance.mark(begins)
      one.click()
      for (let turns = 0; turns < 4; turns++) await Promise.resolve()
      performance.mark(ends)
      return true
    },
    [at, ...marks] as const,
  )

/** The folded list is drawn after the rest. */
const LISTED_MS = 60
/** So many picks a decision takes at most, where Confirm waits for the rest of it. */
const PICKS = 12

/** Lays open offers one after the other until they can be confirmed; false where that never comes. */
const decide = async (page: Page, at: number): Promise<boolean> => {
  for (let pick = 0; pick < PICKS; pick++) {
    await page.waitForTimeout(LISTED_MS)
    await press(page, OPEN, at + pick, PRESS)
    if (await press(page, CONFIRM, 0, ['confirm begins', 'confirm ends'])) return true
  }
  return false
}

const playOn = async (page: Page, moves: number): Promise<void> => {
  for (let move = 0; move < moves; move++) {
    if (!(await decide(page, move * 7))) break
    await page.waitForFunction(
      ([name, before]) => performance.getEntriesByName(name, 'mark').length > before,
      [MOVE[1], move] as const,
    )
  }
}

/** What the page marked, with the time its thread had worked until then, in microseconds. */
type Mark = { readonly name: string; readonly tts: number; readonly ts: number }

/** Milliseconds of work, not of waiting: what else the machine does is left out. */
const workOf = (trace: Buffer, [begins, ends]: readonly [string, string]): number[] => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Mark[] }
  const marks = traceEvents
    .filter(({ name, tts }) => tts > 0 && (name === begins || name === ends))
    .sort((a, b) => a.ts - b.ts)
  return marks.flatMap(({ name, tts }, i) => {
    const before = marks[i - 1]
    return name === ends && before?.name === begins ? [(tts - before.tts) / 1000] : []
  })
}

/** The first moves on a page warm it up. */
const WARM = 5
const MOVES = 30

const resultOf = (times: readonly number[]): Result => {
  const sorted = times.toSorted((a, b) => a - b)
  const value = quantile(sorted, 0.5)
  return { value, unit: 'ms', spread: (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / value }
}

const measureBoard = async (browser: Browser, game: GameName, base: string, rounds: number) => {
  const moves: number[] = []
  const presses: number[] = []
  for (let round = 0; round < rounds; round++) {
    const page = await openScene(browser, game, base)
    await browser.startTracing(page, { categories: ['blink.user_timing'] })
    await playOn(page, MOVES)
    const trace = await browser.stopTracing()
    moves.push(...workOf(trace, MOVE).slice(WARM))
    presses.push(...workOf(trace, PRESS).slice(WARM))
    await page.context().close()
  }
  return [
    [afterMove(game), resultOf(moves)],
    [afterPress(game), resultOf(presses)],
  ] as const
}

/** Where house/bench.mjs found a browser and laid the built page; without them there is nothing to measure. */
const { BENCH_BROWSER, BENCH_PAGE } = process.env

/** Measures the boards whose case name contains the words. */
export const measureBoards = async (words: string, rounds: number): Promise<Map<string, Result>> => {
  const results = new Map<string, Result>()
  const games = LISTED.filter((game) => `${afterMove(game)} ${afterPress(game)}`.includes(words))
  if (games.length === 0 || !BENCH_BROWSER || !BENCH_PAGE) return results
  const browser = await chromium.launch({ executablePath: BENCH_BROWSER, args: ['--no-sandbox'] })
  const server = await serve(BENCH_PAGE)
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const game of games)
    for (const [name, result] of await measureBoard(browser, game, base, rounds)) results.set(name, result)
  await browser.close()
  server.close()
  return results
}
