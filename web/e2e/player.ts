/** A player in front of the page: looks, picks, and notices every error. */
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import axeCore from 'axe-core'

export { expect }

const errors = new WeakMap<Page, string[]>()

const listen = (page: Page): Page => {
  const heard: string[] = []
  errors.set(page, heard)
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  page.setDefaultTimeout(30_000)
  page.on('pageerror', (error) => heard.push(`${error.message}\n${error.stack ?? ''}`))
  return page
}

/** Errors of the network are expected where a test cuts it. */
export const noErrors = (page: Page, besides = /$^/): void =>
  expect((errors.get(page) ?? []).filter((error) => !besides.test(error))).toEqual([])

export const test = base.extend<{ player: Page }>({
  player: async ({ page }, use) => {
    await use(listen(page))
  },
})

/** Someone else, at another device. */
export const another = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  return listen(await context.newPage())
}

export const set = async (
  page: Page,
  settings: Readonly<Record<string, string | number | boolean | readonly string[]>>,
): Promise<void> => {
  await page.addInitScript((given) => {
    if (!localStorage.getItem('machiya.settings'))
      localStorage.setItem('machiya.settings', JSON.stringify(given))
  }, settings)
}

const SPOKEN = 'label-content-name-mismatch'

/** Runs in the page, which has axe since it was first asked. */
const faults = async (spoken: string): Promise<string[]> => {
  const { axe: reader } = window as unknown as { readonly axe: typeof axeCore }
  const found = [
    await reader.run(document, { rules: { [spoken]: { enabled: false } }, resultTypes: ['violations'] }),
    // A place on a board carries many figures; its spoken label is a sentence about them.
    await reader.run({ exclude: ['svg'] }, { runOnly: [spoken], resultTypes: ['violations'] }),
  ]
  return found
    .flatMap(({ violations }) => violations)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

export const axe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  expect.soft(await page.evaluate(faults, SPOKEN)).toEqual([])
}

/** PICTURES=yes takes them, for those who draw; a test that fails takes its own. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env['PICTURES']) await page.screenshot({ path: `web/e2e/pictures/${name}.png` })
}

export const noSidewaysScroll = async (page: Page): Promise<void> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(over).toBeLessThanOrEqual(0)
}

export const OPEN =
  '.offers .offer[data-state="open"] .offer-button, .offers .offer[data-state="chosen"] .offer-button'

/** Waits until my seat is asked, or the game is over; false when over. */
export const myTurn = async (page: Page): Promise<boolean> => {
  await page.waitForSelector('.sentence[data-asks], .end, .curtain', { timeout: 60_000 })
  return (await page.locator('.end').count()) === 0
}

/** Picks that lead back would go on for ever; they are taken only where nothing else is open. */
export const BACK =
  /take back the last|take up the plan again|change|reopen|give less|ask for less|take it out|official less|^market$/i

/** Clicks through the offers until the game is over, or so many picks are made. Returns how many it took. */
export const clickOut = (page: Page, ms: number, most = 100_000): Promise<number> =>
  page.evaluate(
    async ([open, back, limit, mostPicks]) => {
      const pause = (wait: number) => new Promise((done) => setTimeout(done, wait))
      const shown = () => document.querySelector('.offers')?.textContent
      const end = performance.now() + limit
      let picks = 0
      while (picks < mostPicks && performance.now() < end && !document.querySelector('.end')) {
        const asked = document.querySelector('.sentence[data-asks]') !== null
        const all = [...document.querySelectorAll<HTMLElement>(asked ? open : 'never')]
        const onward = all.filter(({ textContent }) => !new RegExp(back, 'i').test(textContent))
        const offers = onward.length ? onward : all
        const before = shown()
        offers[Math.floor(Math.random() * offers.length)]?.click()
        if (offers.length) picks++
        for (let i = 0; i < 100 && before === shown() && !document.querySelector('.end'); i++) await pause(10)
      }
      return picks
    },
    [OPEN, BACK.source, ms, most] as const,
  )

const SHOWN = '.sentence, .offers, .steps, .log'
/** What a move changes on a page, in words. */
export const shownBy = (page: Page): Promise<string> =>
  page.locator(SHOWN).evaluateAll((parts) => parts.map(({ textContent }) => textContent).join())

/** Waits until a move has changed something. */
export const moved = async (page: Page, before: string): Promise<void> => {
  await expect.poll(() => shownBy(page), { intervals: [20, 50, 100] }).not.toBe(before)
}

/** As many picks as one decision takes at most: a plan of Edo. */
const MOST_PICKS = 8
const canConfirm = '.draft .confirm:not([aria-disabled="true"])'

/** Lays an offer unless one is laid, and more where that is only a part of what is decided. */
export const layOne = async (page: Page): Promise<void> => {
  if ((await page.locator('.steps [aria-current]').count()) === 0) await page.locator(OPEN).first().click()
  for (let picks = 1; picks < MOST_PICKS && (await page.locator(canConfirm).count()) === 0; picks++)
    await page.locator(OPEN).first().click()
}

/** Lays an offer unless one is laid, confirms it, and sees it happen. */
export const confirmOne = async (page: Page): Promise<void> => {
  await page.waitForSelector(OPEN)
  await layOne(page)
  const before = await shownBy(page)
  await page.locator('.draft .confirm').click()
  await moved(page, before)
}

type Focus = 'skip' | 'elsewhere' | { readonly ahead: number }

/** Where the focus is; among the offers, how many keys on the next that does not lead back lies. */
const focusOf = (page: Page, passed: number): Promise<Focus> =>
  page.evaluate(
    ([open, back, wanted]) => {
      const { activeElement: at } = document
      if (at?.classList.contains('skip')) return 'skip'
      const buttons = [...document.querySelectorAll('.offers .offer-button')]
      const here = buttons.indexOf(at as Element)
      if (here < 0) return 'elsewhere'
      const onward = buttons.filter(
        (button) => button.matches(open) && !new RegExp(back, 'i').test(button.textContent),
      )
      const good = buttons.flatMap((button, i) =>
        i >= here && button.matches(open) && (onward.length === 0 || onward.includes(button)) ? [i] : [],
      )
      const target = good[Math.min(wanted, good.length - 1)]
      return target === undefined ? 'elsewhere' : { ahead: target - here }
    },
    [OPEN, BACK.source, passed] as const,
  )

/** Tab to an offer, Enter. Nothing but keys. */
const pressOne = async (page: Page): Promise<boolean> => {
  const passed = Math.floor(Math.random() * 4)
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab')
    const at = await focusOf(page, passed)
    if (at === 'skip') await page.keyboard.press('Enter')
    if (typeof at === 'string') continue
    for (let i = 0; i < at.ahead; i++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    return true
  }
  return false
}

/** Waits until something else is asked; a pick may also lead to the very same offers. */
const settled = (page: Page, before: string | null): Promise<unknown> =>
  page
    .waitForFunction(
      (was) =>
        document.querySelector('.end') ||
        (document.querySelector('.sentence[data-asks]') &&
          document.querySelector('.offers')?.textContent !== was),
      before,
      { timeout: 3000 },
    )
    .catch(() => undefined)

/** The list in words, if there is one: a pick that is long on its way may end the game, which takes the list away. */
const offeredOn = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.offers')?.textContent ?? null)

/** Plays with the keyboard alone until the game is over, or so many picks are made. */
export const pressOut = async (page: Page, ms: number, most = Infinity): Promise<number> => {
  const end = Date.now() + ms
  let picks = 0
  while (picks < most && Date.now() < end && (await myTurn(page))) {
    const before = await offeredOn(page)
    if (await pressOne(page)) picks++
    await settled(page, before)
  }
  return picks
}

/** Who sits on a chair of the set-up: `beside`, `friend`, or a level of the house. */
export const seatAt = async (page: Page, seat: number, who: string): Promise<void> => {
  const row = page.locator('.chairs li').nth(seat)
  if ((await row.getAttribute('data-chosen')) === who) return
  const change = row.locator('.change')
  if (await change.count()) await change.click()
  const isPerson = who === 'beside' || who === 'friend'
  await row.locator(`input[value="${isPerson ? who : 'house'}"]`).check({ force: true })
  if (!isPerson) await row.locator(`input[value="${who}"]`).check({ force: true })
}

/** So many chairs, and no more. */
export const chairsAt = async (page: Page, count: number): Promise<void> => {
  const rows = page.locator('.chairs li')
  while ((await rows.count()) > count) {
    const change = rows.last().locator('.change')
    if (await change.count()) await change.click()
    await rows.last().locator('.button').click()
  }
  while ((await rows.count()) < count) await page.locator('.chairs .one-more').click()
}

/** Sits down at a small table on this device. */
export const sitDown = async (
  page: Page,
  game: string,
  chairs: readonly string[] = ['apprentice'],
  house = '',
): Promise<void> => {
  await page.goto(`${house}/new/${game}`)
  const go = page.locator('.new-table-go .button')
  await go.waitFor()
  await chairsAt(page, chairs.length + 1)
  for (const [i, chair] of chairs.entries()) await seatAt(page, i + 1, chair)
  await go.click()
  await page.waitForSelector('.frame, .curtain', { timeout: 30_000 })
}

/** As a newcomer finds the table: list and log are folded away. */
export const PLAIN = { locale: 'en', pace: 0, motion: 'calm', name: 'Hanna' }
export const CALM = { ...PLAIN, drawers: ['log', 'offers'] }
export const FAST = { ...CALM, confirm: false }
