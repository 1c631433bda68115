/**
 * node web/e2e/frames.ts: the page while three bots move, its thread slowed four times: how long each of its pictures takes.
 * A picture is longer than 32 ms where the next one comes later than that.
 */
import { parseArgs } from 'node:util'
import { chromium, type LaunchOptions, type Page } from '@playwright/test'
import { GAMES } from './games.ts'
import { openHouse } from './house.ts'
import { OPEN, set, sitDown } from './player.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: GAMES.join(',') },
    level: { type: 'string', default: 'merchant' },
    slower: { type: 'string', default: '4' },
    pace: { type: 'string', default: '500' },
    motion: { type: 'string', default: 'auto' },
    seconds: { type: 'string', default: '40' },
  },
})
/** The house's scripts are plain JavaScript, which this room's types do not reach. */
const { launchOptions } = (await import(new URL('../../house/browser.mjs', import.meta.url).href)) as {
  launchOptions(): Promise<LaunchOptions>
}
const LIMIT_MS = 32
const limitMs = Math.min(300, Number(values.seconds)) * 1000

/** Presses something for the player whenever asked, and notes the time between two pictures while others are to move. */
const watchFrames = (page: Page): Promise<number[]> =>
  page.evaluate(
    async ([open, limit]) => {
      const settles = 300
      const frames: number[] = []
      const end = performance.now() + limit
      let last = performance.now()
      let pressed = last
      while (performance.now() < end && !document.querySelector('.end')) {
        const now = await new Promise<number>((then) => requestAnimationFrame(then))
        const others = document.querySelector('.seat:not([data-mine])[data-acts]') !== null
        if (others && now - pressed > settles) frames.push(now - last)
        last = now
        if (now - pressed < settles || !document.querySelector('.sentence[data-asks]')) continue
        const offers = [...document.querySelectorAll<HTMLElement>(open)]
        pressed = now
        offers[Math.floor(Math.random() * offers.length)]?.click()
      }
      return frames
    },
    [OPEN, limitMs] as const,
  )

const measure = async (url: string, game: string): Promise<void> => {
  const browser = await chromium.launch(await launchOptions())
  try {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
    await set(page, { confirm: false, motion: values.motion, pace: Number(values.pace), locale: 'en' })
    await sitDown(page, game, [values.level, values.level, values.level])
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, Number(values.slower)) })
    const frames = (await watchFrames(page)).sort((a, b) => a - b)
    const long = frames.filter((ms) => ms > LIMIT_MS)
    process.stdout.write(
      `${game}, 3 ${values.level}s and a player, motion ${values.motion}, ${values.slower} times slower: ` +
        `${long.length} of ${frames.length} pictures over ${LIMIT_MS} ms, ` +
        `p99 ${(frames[Math.floor(frames.length * 0.99)] ?? 0).toFixed(0)} ms, longest ${(frames.at(-1) ?? 0).toFixed(0)} ms\n`,
    )
  } finally {
    await browser.close()
  }
}

const house = await openHouse({})
for (const game of values.games.split(',')) await measure(house.url, game)
house.close()
