/**
 * node web/e2e/turns.ts: how long the bots of a table on this device keep a player waiting, on a device as slow as a phone.
 * A browser's own throttle does not reach workers, where the bots think; so the whole browser is stopped and let go
 * again many times a second (on Linux), and every thread of it gets its part of the time.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type LaunchOptions, type Page } from '@playwright/test'
import { GAMES } from './games.ts'
import { openHouse } from './house.ts'
import { FAST, OPEN, set, sitDown } from './player.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: GAMES.join(',') },
    level: { type: 'string', default: 'shogun' },
    slower: { type: 'string', default: '4' },
    pace: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '60' },
  },
})
/** The house's scripts are plain JavaScript, which this room's types do not reach. */
const { launchOptions } = (await import(new URL('../../house/browser.mjs', import.meta.url).href)) as {
  launchOptions(): Promise<LaunchOptions>
}
const slower = Math.max(1, Number(values.slower))
const limitMs = Math.min(300, Number(values.seconds)) * 1000

const parentOf = (pid: string): number | undefined => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return undefined
  }
}
const familyOf = (root: number): number[] => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(all.map((pid) => [Number(pid), parentOf(pid)]))
  const isKin = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isKin(parents.get(pid)))
  return [...parents.keys()].filter(isKin)
}
const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // It ended meanwhile.
    }
}

const RUNS_MS = 10
const LOOKS_AGAIN = 20
/** Lets a process and its children run for one part in `slower` of the time; returns what ends that and tells the share. */
const brake = (root: number): (() => number) => {
  let family = familyOf(root)
  let timer: NodeJS.Timeout | undefined
  let round = 0
  let ran = 0
  let stood = 0
  const run = (stopped: number): void => {
    signal(family, 'SIGCONT')
    const now = performance.now()
    stood += now - stopped
    timer = setTimeout(stop, RUNS_MS, now)
  }
  const stop = (began: number): void => {
    if (++round % LOOKS_AGAIN === 0) family = familyOf(root)
    signal(family, 'SIGSTOP')
    const now = performance.now()
    ran += now - began
    timer = setTimeout(run, Math.max(1, ran * (slower - 1) - stood), now)
  }
  if (slower > 1) run(performance.now())
  return () => {
    clearTimeout(timer)
    signal(familyOf(root), 'SIGCONT')
    return slower > 1 ? ran / (ran + stood) : 1
  }
}

/** Clicks for the player and notes, for every other seat, from when to when it is shown as being waited for. */
const watchTurns = (page: Page): Promise<number[]> =>
  page.evaluate(
    async ([open, limit]) => {
      const since = new Map<Element, number>()
      const turns: number[] = []
      const end = performance.now() + limit
      while (performance.now() < end && !document.querySelector('.end')) {
        const now = performance.now()
        for (const seat of document.querySelectorAll('.seat:not([data-mine])')) {
          const began = since.get(seat)
          if (seat.hasAttribute('data-acts')) since.set(seat, began ?? now)
          else if (began !== undefined && since.delete(seat)) turns.push(now - began)
        }
        const offers = document.querySelector('.sentence[data-asks]')
          ? [...document.querySelectorAll<HTMLElement>(open)]
          : []
        offers[Math.floor(Math.random() * offers.length)]?.click()
        await new Promise((done) => setTimeout(done, 20))
      }
      return turns
    },
    [OPEN, limitMs] as const,
  )

const seconds = (sorted: readonly number[], q: number): string =>
  ((sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN) / 1000).toFixed(2)

const measure = async (url: string, game: string): Promise<void> => {
  const server = await chromium.launchServer(await launchOptions())
  const browser = await chromium.connect(server.wsEndpoint())
  try {
    const page = await browser.newPage({ baseURL: url, reducedMotion: 'reduce' })
    await set(page, { ...FAST, pace: Number(values.pace) })
    await sitDown(page, game, [values.level, values.level, values.level])
    const release = brake(server.process().pid ?? 0)
    const turns = (await watchTurns(page)).sort((a, b) => a - b)
    const share = release()
    process.stdout.write(
      `${game}, 3 ${values.level}s and a player, pace ${values.pace} ms, the browser ran ${(100 * share).toFixed(0)} % of the time: ` +
        `${turns.length} turns, ${seconds(turns, 0.5)} s (median), ${seconds(turns, 0.95)} s (p95), ${seconds(turns, 1)} s (most)\n`,
    )
  } finally {
    await browser.close()
    await server.close()
  }
}

const house = await openHouse({})
for (const game of values.games.split(',')) await measure(house.url, game)
house.close()
