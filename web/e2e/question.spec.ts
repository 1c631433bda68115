import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import {
  another,
  axe,
  CALM,
  expect,
  noErrors,
  noSidewaysScroll,
  picture,
  PLAIN,
  set,
  test,
} from './player.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true }

type Picks = readonly { readonly pick: string; readonly chance: number }[]
type Kept = {
  readonly deals: readonly { readonly seed: string }[]
  readonly questions: readonly {
    readonly deal: number
    readonly at: number
    readonly picks: Picks
    readonly line: readonly { readonly task: string }[]
  }[]
}

/** The first question of a game in which this is asked, and which is meant. */
const questionOf = (game: string, task: string, isMeant = (picks: Picks) => picks.length > 0) => {
  const file = new URL(`../../games/${game}/puzzles/kept.json`, import.meta.url)
  const { deals, questions } = JSON.parse(readFileSync(file, 'utf8')) as Kept
  const found = questions.find(({ line, picks }) => line[0]?.task === task && isMeant(picks))
  const { deal = 0, at = 0, picks = [] } = found ?? {}
  return { address: `/question/${game}/${deals[deal]?.seed.slice(0, 8)}-${at}`, picks }
}

const openAt = async (page: Page, address: string): Promise<Locator> => {
  await page.goto(address)
  await expect(
    page.locator('.question-table .zone [data-pick]').filter({ visible: true }).first(),
  ).toBeVisible()
  return page.locator('.question')
}

const placeOf = (page: Page, pick = ''): Locator =>
  page.locator(`.zone [data-pick="${pick}"]`).filter({ visible: true }).first()
const answer = async (page: Page, pick?: string): Promise<void> => {
  await placeOf(page, pick).click()
  await page.locator('.draft .confirm').click()
}
const percent = (chance = 0): string => `${Math.round(100 * chance)} %`

test('every answer is told with its chance and what it leads to; after the second the best, with its reason and how it goes on', async ({
  player,
}) => {
  const { address, picks } = questionOf('yokohama', 'movement')
  const [best, ...others] = picks
  const [near, far] = [others[0], others.at(-1)]
  await set(player, PLAIN)
  await player.route('**/api/**', (route) => route.abort())
  const pane = await openAt(player, address)
  await expect(pane).toContainText('One answer is best.')
  await axe(player)
  await picture(player, 'question')
  await answer(player, far?.pick)
  await expect(pane).toContainText(`about ${percent(far?.chance)} to win`)
  await expect(pane).toContainText('Beside the best answer.')
  await expect(pane).not.toContainText(percent(best?.chance))
  await expect(player.locator('.strip .confirm')).toBeHidden()
  await axe(player)
  await picture(player, 'question-answered')
  // Nothing but keys from here to the answer.
  await expect(pane.getByRole('button', { name: 'Try once more' })).toBeFocused()
  await player.keyboard.press('Enter')
  await placeOf(player, near?.pick).focus()
  await player.keyboard.press('Enter')
  await player.keyboard.press('Enter')
  await expect(pane.locator('.review-pair tr')).toHaveCount(3)
  await expect(pane.locator('.review-pair tr').last()).toContainText(percent(best?.chance))
  await expect(pane.locator('.review-why')).toContainText('Compared with')
  await pane.getByRole('button', { name: 'Show the line' }).click()
  await expect(pane.locator('.review-line [data-shown]')).toHaveCount(1)
  await axe(player)
  await picture(player, 'question-done')
  const print = player.waitForEvent('download')
  await pane.getByRole('button', { name: 'Share' }).click()
  expect((await print).suggestedFilename()).toMatch(/^machiya-yokohama-[0-9a-f]{8}-\d+\.png$/)
  await pane.getByRole('link', { name: 'All questions' }).click()
  await expect(player.locator('.questions-grade small', { hasText: 'Answer seen' })).toHaveCount(1)
  await expect(player.locator('.questions-sum')).toContainText(/^0 of \d+ found/)
  await axe(player)
  await noSidewaysScroll(player)
  noErrors(player, /ERR_|Failed to/)
})

for (const [device, size] of [
  ['phone', PHONE],
  ['tablet', TABLET],
] as const)
  test(`on a ${device}, in German: the best is found at the first try and stays found; from there one plays on`, async ({
    browser,
  }) => {
    const { address, picks } = questionOf('yedo', 'place')
    const page = await another(browser, size)
    await set(page, { ...PLAIN, locale: 'de' })
    const pane = await openAt(page, address)
    await expect(pane).toContainText('Eine Antwort ist die beste.')
    await noSidewaysScroll(page)
    await axe(page)
    await picture(page, `question-${device}`)
    await answer(page, picks[0]?.pick)
    await expect(pane.getByRole('heading', { level: 2 })).toContainText('das ist es')
    await expect(pane.locator('.review-pair')).toContainText(percent(picks[0]?.chance))
    await expect(pane).toContainText('Verglichen mit')
    await axe(page)
    await noSidewaysScroll(page)
    await picture(page, `question-${device}-found`)
    await page.goto('/questions/yedo')
    await expect(page.locator('.questions-sum')).toContainText(/^1 von \d+ gefunden, die schwerste/)
    await expect(page.getByText('Beim ersten Versuch gefunden')).toHaveCount(1)
    await expect(page.locator('.questions-grade span', { hasText: '…' })).toHaveCount(0)
    await noSidewaysScroll(page)
    await axe(page)
    const again = await openAt(page, address)
    await again.getByRole('button', { name: 'Antwort zeigen' }).click()
    await again.getByRole('button', { name: 'Von hier selbst versuchen' }).click()
    await page.waitForURL('**/table/solo-*')
    await page.goto('/questions/yedo')
    await expect(page.getByText('Beim ersten Versuch gefunden')).toHaveCount(1)
    noErrors(page)
  })

test('Edo’s third card: the plan is composed as at any table, and its new card is the answer', async ({
  player,
}) => {
  const { address, picks } = questionOf('edo', 'plan', (all) => all.length === 4)
  await set(player, PLAIN)
  const pane = await openAt(player, address)
  await answer(player, picks[1]?.pick)
  await expect(pane).toContainText(`about ${percent(picks[1]?.chance)} to win`)
  noErrors(player)
})

test('one an evening in the front room: it is put away in Settings, goes along with my data and is gone when I am forgotten', async ({
  player,
}) => {
  await set(player, CALM)
  await player.goto('/')
  const part = player.locator('.evening-part').filter({ hasText: 'A question for the evening' })
  await expect(part.locator('.evening-board svg').first()).toBeVisible()
  await axe(player)
  await picture(player, 'evening-question')
  await part.getByRole('link', { name: 'Find the move' }).click()
  await player.getByRole('button', { name: 'Show the answer' }).click()
  await expect(player.locator('.question .review-pair')).toBeVisible()
  await player.getByRole('link', { name: 'To the house' }).last().click()
  await expect(part).toContainText('Answer seen')
  await player.getByRole('button', { name: 'Settings' }).click()
  await player
    .getByRole('group', { name: 'A question for the evening' })
    .getByLabel('Put away')
    .check({ force: true })
  await player.keyboard.press('Escape')
  await expect(part).toHaveCount(0)

  await player.goto('/me')
  await player.getByRole('button', { name: 'Be known here' }).click()
  const saved = player.waitForEvent('download')
  await player.getByRole('button', { name: 'Take everything along' }).click()
  const data = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as {
    questions: { outcomes: object }
  }
  expect(Object.values(data.questions.outcomes)).toEqual(['told'])
  await player.getByRole('button', { name: 'Forget me' }).click()
  await player.getByRole('button', { name: 'Yes, forget me' }).click()
  await expect(player.getByLabel('Your name')).toBeVisible()
  expect(await player.evaluate(() => localStorage.getItem('machiya.questions'))).toBeNull()
  noErrors(player, /Failed to load resource/)
})
