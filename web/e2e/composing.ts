/** A player composes a whole plan and a whole turn, in an order of their own, and confirms each once. */
import type { Page } from '@playwright/test'
import {
  axe,
  CALM,
  expect,
  myTurn,
  noErrors,
  noSidewaysScroll,
  OPEN,
  picture,
  set,
  sitDown,
} from './player.ts'

const confirm = '.draft .confirm'
const chips = (page: Page) => page.locator('.steps .step')

/** Notes the lines that leave the page for the table's thread. */
const noteLines = (): void => {
  const sent: unknown[] = []
  Object.assign(window, { sent })
  for (const { prototype } of [Worker, MessagePort]) {
    const { postMessage } = prototype
    prototype.postMessage = function (this: Worker & MessagePort, message: unknown, ...rest: []) {
      if (JSON.stringify(message)?.includes('"picks"')) sent.push(message)
      postMessage.call(this, message, ...rest)
    }
  }
}
const linesOf = (page: Page): Promise<string[][]> =>
  page.evaluate(() => (window as unknown as { sent: { picks: string[] }[] }).sent.map(({ picks }) => picks))

/** Answers anything until this is asked. */
const playUntil = async (page: Page, sentence: RegExp): Promise<void> => {
  await expect(async () => {
    if (sentence.test((await page.locator('.sentence h2').textContent()) ?? '')) return
    await myTurn(page)
    if ((await page.locator('.steps [aria-current]').count()) === 0)
      await page.locator(OPEN).first().click({ timeout: 2000 })
    await page.locator(confirm).click({ timeout: 2000 })
    expect(await page.locator('.sentence h2').textContent()).toMatch(sentence)
  }).toPass({ timeout: 60_000 })
}

/** The last answer before a question may still be laid. */
const sendLaid = async (page: Page): Promise<void> => {
  if ((await chips(page).count()) > 0) await page.locator(confirm).click()
  await expect(chips(page)).toHaveCount(0)
}

const press = (page: Page, pick: string) => page.locator(`.offer-button[data-pick="${pick}"]`).click()

export const composePlan = async (page: Page, name: string): Promise<void> => {
  await page.addInitScript(noteLines)
  await set(page, CALM)
  await sitDown(page, 'edo')
  await playUntil(page, /Choose your first action/)
  await sendLaid(page)
  const before = (await linesOf(page)).length
  // The open list may lie over the plan.
  const onPlan = (label: string) =>
    page.getByRole('button', { name: label, exact: true }).dispatchEvent('click')
  const side = (pick: string) => page.locator(`[data-side][data-pick="${pick}"]`).dispatchEvent('click')
  // On a phone plus and minus are under the card that was tapped.
  const taps = (await page.locator('.frame-phone').count()) > 0
  const more = async (card: string, times = 1) => {
    if (taps) await onPlan(card)
    for (let i = 0; i < times; i++) await onPlan(`${card}: one official more`)
    if (taps) await onPlan(card)
  }
  await side('basic-2:travel')
  await more('Travel')
  await expect(chips(page)).toHaveCount(2)
  await expect(page.locator('.steps [data-state="waits"]')).toHaveCount(1)
  await side('basic-3:take-money')
  await more('Money')
  await expect(page.locator(confirm)).toHaveText(/1 card to go/)
  await side('basic-1:take-rice')
  await more('Rice', 2)
  await expect(page.locator('.steps [data-state="waits"]')).toHaveCount(0)
  await expect(page.locator('.steps [aria-current]')).toHaveText('Ready')
  await expect(page.locator(confirm)).toHaveText(/Confirm the plan/)
  await expect(page.getByRole('table', { name: 'What the plan comes to' })).toContainText('+5')
  await expect(page.locator('.board-box')).toHaveAttribute('data-drafted')
  await axe(page)
  await noSidewaysScroll(page)
  await picture(page, `compose-plan-${name}`)
  await side('basic-2:travel')
  await side('basic-2:trade')
  await more('Trade')
  expect(await linesOf(page)).toHaveLength(before)
  await page.locator(confirm).click()
  await expect(page.locator('.sentence h2')).not.toHaveText(/Set your officials/)
  expect((await linesOf(page)).slice(before)).toEqual([
    ['basic-3:take-money', 'basic-1:take-rice', 'basic-2:trade', '1+0', '2+0', '1+0', 'ready'],
  ])
  noErrors(page)
}

/** Areas that give something to one assistant and the president. */
const FIELDS = /^(tea-plantation|fishing-ground)/

export const composeTurn = async (page: Page, name: string): Promise<void> => {
  await page.addInitScript(noteLines)
  await set(page, CALM)
  await sitDown(page, 'yokohama')
  await playUntil(page, /Place your assistants/)
  await sendLaid(page)
  const before = (await linesOf(page)).length
  const open = await page
    .locator(OPEN)
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-pick') ?? ''))
  const [early = '', late = ''] = [open[0], open.findLast((pick) => FIELDS.test(pick))]
  await press(page, late)
  await expect(page.locator(`.offer-button[data-pick="${early}"]`)).toContainText('goes before what is laid')
  await press(page, early)
  await expect(chips(page)).toHaveCount(2)
  // Behind the last area of the map nobody can be placed any more, and nothing is asked.
  const asks = (await page.locator('.offer-button[data-pick="done"]').count()) > 0
  if (asks) await press(page, 'done')
  await press(page, late)
  await expect(page.locator('.draft-notes')).toContainText('→')
  await expect(page.locator('.steps [aria-current="step"]')).toHaveCount(1)
  await axe(page)
  await noSidewaysScroll(page)
  await picture(page, `compose-turn-${name}`)
  if ((await page.locator('.steps [data-state="suggested"]').count()) === 0) await press(page, 'end-turn')
  await expect(page.locator('.draft-end')).toContainText(/^Then/)
  expect(await linesOf(page)).toHaveLength(before)
  await page.locator(confirm).click()
  await expect(page.locator('.steps .step')).toHaveCount(0)
  expect((await linesOf(page)).slice(before)).toEqual([
    [early, late, ...(asks ? ['done'] : []), late, 'end-turn'],
  ])
  noErrors(page)
}
