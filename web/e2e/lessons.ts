/** Follows a lesson as a player does: presses what is ringed, reads what is told. */
import type { Page } from '@playwright/test'
import { expect, picture } from './player.ts'

/** The step somebody is at, and how many there are. */
const stepsOf = async (page: Page): Promise<readonly number[]> =>
  ((await page.locator('.lesson-step').textContent())?.match(/\d+/g) ?? []).map(Number)

/** As if the lesson had been left at a step. */
export const leftAt = async (page: Page, lesson: string, step: number): Promise<void> => {
  await page.addInitScript(
    ([name, at]) => {
      if (!localStorage.getItem('machiya.lesson'))
        localStorage.setItem('machiya.lesson', JSON.stringify({ [name]: at }))
    },
    [lesson, step - 1] as const,
  )
}

type Look = { readonly faults: readonly string[]; readonly shown: string }

/** Waits until something else is shown than before and lies still; tells what somebody who looks at it would find wrong. Runs in the page. */
const lookAt = async (before: string): Promise<Look> => {
  const text = (part: string) => document.querySelector(part)?.textContent ?? ''
  const shownNow = () =>
    ['.lesson-step', '.lesson-later', '.sentence', '.draft', '.steps', '.strip', '.zone'].map(text).join() +
    document.querySelector('.lesson-ring')?.getAttribute('d')
  const pressedFaults = (pane: Element, { x, y, width, height }: DOMRect): string[] => {
    const there = document.elementFromPoint(x + width / 2, y + height / 2)
    const place = there?.closest('[data-pick], [data-mark], .confirm')
    if (!there) return ['the ring is outside of the window']
    if (pane.contains(there)) return ['the pane lies over the ring']
    if (!place) return ['there is nothing to press']
    return place.ariaDisabled === 'true' ? ['what is ringed cannot be pressed'] : []
  }
  const faultsNow = (): string[] => {
    const pane = document.querySelector('.lesson')
    const ring = document.querySelector('.lesson-ring')?.getBoundingClientRect()
    if (!pane) return ['there is no pane']
    const asks = pane.querySelector('h2')?.hasAttribute('data-asks')
    const answered = pane.querySelector('.lesson-later') !== null
    const ways = pane.querySelector('.pane-buttons')?.getBoundingClientRect()
    const hasFigures = pane.querySelector('.lesson-figures') !== null
    const isCut = !answered && !hasFigures && pane.scrollHeight > pane.clientHeight + 1
    return [
      ...(asks && !ring ? ['nothing is ringed'] : []),
      ...(ring && !asks ? ['something is ringed where there is only something to read'] : []),
      ...(isCut ? ['the pane is cut'] : []),
      ...(ways && ways.bottom <= innerHeight + 1 ? [] : ['the way on is out of sight']),
      ...(ring ? pressedFaults(pane, ring) : []),
    ]
  }
  const now = performance.now()
  const [answerBy, stillFor, patience] = [now + 600, 150, now + 6000]
  for (let [shown, since] = [shownNow(), now]; ;) {
    await new Promise(requestAnimationFrame)
    const [time, next] = [performance.now(), shownNow()]
    if (next !== shown) [shown, since] = [next, time]
    const lies = time - since > stillFor && (shown !== before || time > answerBy)
    const faults = lies ? faultsNow() : []
    if (lies && (faults.length === 0 || time > patience)) return { faults, shown }
  }
}

const follow = async (page: Page): Promise<void> => {
  const on = page.locator('.pane-buttons .button-ink')
  if ((await on.count()) > 0) return on.click()
  const box = await page.locator('.lesson-ring').boundingBox()
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const nameOf = (page: Page): string =>
  `${new URL(page.url()).pathname.slice(1).replaceAll('/', '-')}-${page.viewportSize()?.width}`

/** A step takes some presses; the ring is drawn again after each, and must be where it can be pressed. */
export const followTo = async (page: Page, step: number): Promise<void> => {
  await page.waitForSelector('.lesson')
  let before = ''
  for (let presses = 0; presses < 8 * step; presses++) {
    const { faults, shown } = await page.evaluate(lookAt, before)
    const [at = 0] = await stepsOf(page)
    expect(faults, `step ${at}`).toEqual([])
    await picture(page, `${nameOf(page)}-${String(at).padStart(2, '0')}-${presses}`)
    if (at >= step) break
    before = shown
    await follow(page)
  }
  expect((await stepsOf(page))[0]).toBe(step)
}

export const followToEnd = async (page: Page): Promise<void> => {
  await page.waitForSelector('.lesson')
  const [, all = 0] = await stepsOf(page)
  await followTo(page, all)
}
