/** Follows a lesson as a player does: presses what is ringed, reads what is told. */
import type { Page } from '@playwright/test'
import { expect } from './player.ts'

export const stepOf = async (page: Page): Promise<number> =>
  Number((await page.locator('.lesson-step').textContent())?.match(/\d+/)?.[0])

/** What is wrong with the ring or the pane, as somebody who looks at the page would say it; runs in the page. */
const faultsSeen = (): string[] => {
  const pane = document.querySelector('.lesson')
  const ring = document.querySelector('.lesson-ring')?.getBoundingClientRect()
  if (!pane) return ['there is no pane']
  const faults: string[] = []
  const asks = pane.querySelector('h2')?.hasAttribute('data-asks')
  if (asks && !ring) faults.push('nothing is ringed')
  if (ring && !asks) faults.push('something is ringed where there is only something to read')
  const answered = pane.querySelector('.lesson-later') !== null
  if (!answered && pane.scrollHeight > pane.clientHeight + 1) faults.push('the pane is cut')
  if (!ring) return faults
  const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2]
  const there = document.elementFromPoint(x, y)
  if (!there) faults.push('the ring is outside of the window')
  else if (pane.contains(there)) faults.push('the pane lies over the ring')
  else if (!there.closest('[data-pick], [data-mark], .confirm')) faults.push('there is nothing to press')
  return faults
}

const follow = async (page: Page): Promise<void> => {
  const on = page.locator('.lesson-buttons .button-ink')
  if ((await on.count()) > 0) return on.click()
  const box = await page.locator('.lesson-ring').boundingBox()
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** A step takes some presses; the ring is drawn again after each, and must be where it can be pressed. */
export const followTo = async (page: Page, step: number): Promise<void> => {
  for (let presses = 0; presses < 8 * step && (await stepOf(page)) < step; presses++) {
    await expect
      .poll(() => page.evaluate(faultsSeen), { message: `step ${await stepOf(page)}`, intervals: [300] })
      .toEqual([])
    await follow(page)
    await page.waitForTimeout(450)
  }
  expect(await stepOf(page)).toBe(step)
}
