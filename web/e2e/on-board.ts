/** Playing by what is drawn, without the list. */
import type { Page } from '@playwright/test'
import { BACK, OPEN } from './player.ts'

/** What can be pressed where it is drawn: on the board, its cards, in the tray and in a moment of its own. */
const DRAWN = ':is(.zone, .tray) [data-pick]:is([data-state="open"], [data-state="chosen"])'
/** Handles of a moment or of the side cards, which lay picks without being one. */
const HANDLES =
  ':is(.moment, .side) :is(button, [role="button"]):not([aria-disabled="true"], :disabled, [data-state="closed"])'

/** So many presses in a row that change nothing: the table stands still. */
const IN_VAIN = 200

/** A game on the board alone: every pick, and for each question that had to be answered in the list its task. */
export type OnBoard = { readonly picks: number; readonly listed: readonly string[] }

/** Presses what is drawn until the game is over; what is laid and asks to be confirmed is confirmed. */
export const boardOut = (page: Page, ms: number, most = 100_000): Promise<OnBoard> =>
  page.evaluate(
    async ([drawn, handles, open, back, limit, mostPicks, tooOften]) => {
      const pause = (wait: number) => new Promise((done) => setTimeout(done, wait))
      const shown = () => document.querySelector('.offers')?.textContent
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const saidOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
      const press = (element: Element | undefined) =>
        element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      const anyOf = (selector: string): Element | undefined => {
        const all = [...document.querySelectorAll(selector)].filter(isShown)
        const onward = all.filter((element) => !new RegExp(back, 'i').test(saidOf(element)))
        const from = onward.length ? onward : all
        return from[Math.floor(Math.random() * from.length)]
      }
      const listed: string[] = []
      const end = performance.now() + limit
      let picks = 0
      let inVain = 0
      while (
        picks < mostPicks &&
        inVain < tooOften &&
        performance.now() < end &&
        !document.querySelector('.end')
      ) {
        if (!document.querySelector('.sentence[data-asks]')) {
          await pause(10)
          continue
        }
        const before = shown()
        const ready = document.querySelector('.draft .confirm:not([aria-disabled="true"])')
        const drawnPlace = () => anyOf(drawn) ?? anyOf(handles) ?? ready ?? undefined
        let place = ready && Math.random() < 0.5 ? ready : drawnPlace()
        for (let i = 0; i < 30 && !place; i++) {
          await pause(10)
          place = drawnPlace()
        }
        if (!place) listed.push(document.querySelector('.sentence h2')?.textContent ?? '')
        press(place ?? anyOf(open))
        picks++
        for (let i = 0; i < 30 && before === shown() && !document.querySelector('.end'); i++) await pause(10)
        inVain = before === shown() ? inVain + 1 : 0
      }
      return { picks, listed: [...new Set(listed)] }
    },
    [DRAWN, HANDLES, OPEN, BACK.source, ms, most, IN_VAIN] as const,
  )
