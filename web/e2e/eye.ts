/** What a careful eye would find on a table: letters too small, cut or over one another, targets too small, what scrolls, a page too wide. */
import type { Page } from '@playwright/test'

type Measures = {
  /** Pixels of the smallest letter at rest. */
  readonly letter: number
  /** Pixels of the shorter side of what can be chosen. */
  readonly target: number
}

const DESK = 1280
const LETTER = 12
const TARGET = { desk: 24, finger: 32 } as const

/** Runs in the page: all it needs is inside. */
const look = ({ letter, target }: Measures): string[] => {
  type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  type Said = { readonly element: Element; readonly text: string; readonly box: Box; readonly size: number }
  const found = new Set<string>()
  const round = (value: number) => Math.round(value * 10) / 10

  const shown = (element: Element) => {
    const box = element.getBoundingClientRect()
    return box.width > 0.5 && box.height > 0.5 && element.checkVisibility({ opacityProperty: true })
  }
  const sizeOf = (element: Element): number => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    if (!(element instanceof SVGGraphicsElement)) return size
    const m = element.getScreenCTM()
    return m ? size * Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) : size
  }
  const ownText = (element: Element): string =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join('')
      .trim()
  const textBox = (element: Element): Box => {
    if (element instanceof SVGElement) return element.getBoundingClientRect()
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const range = document.createRange()
    range.setStartBefore(own[0] ?? element)
    range.setEndAfter(own.at(-1) ?? element)
    return range.getBoundingClientRect()
  }
  /** The box of a line is higher than its letters. */
  const inked = ({ left, right, top, bottom }: Box): Box => {
    const inset = (bottom - top) * 0.24
    return { left: left + 1, right: right - 1, top: top + inset, bottom: bottom - inset }
  }
  const meet = (a: Box, b: Box, by: number) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by

  const saidIn = (root: Element): Said[] =>
    [...root.querySelectorAll('*')]
      .filter((element) => !element.closest('.visually-hidden, style, title, defs'))
      .filter((element) => ownText(element) !== '' && shown(element))
      .map((element) => ({
        element,
        text: ownText(element),
        box: textBox(element),
        size: sizeOf(element),
      }))

  const sheetOf = ({ element }: Said) => (element instanceof SVGElement ? element.ownerSVGElement : null)

  /** Something beside it that hides what goes over its edge; what wraps out of sight as a whole is left out on purpose. */
  const isCut = ({ element, box }: Said): boolean => {
    for (let at = element.parentElement; at && !at.matches('.frame'); at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible' || at instanceof SVGElement) continue
      const edge = at.getBoundingClientRect()
      const ink = inked(box)
      const isOut = ink.bottom <= edge.top + 1 || ink.top >= edge.bottom - 1
      if (isOut) return false
      const isAside = ink.left < edge.left - 1 || ink.right > edge.right + 1
      // What lies further down in something that scrolls can be scrolled to.
      if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return isAside
      if (isAside || ink.bottom > edge.bottom + 1) return true
    }
    return false
  }
  for (const root of document.querySelectorAll(
    '.top-bar, .strip, .seats, .people, .sentence, .tray, .side, .moment',
  ))
    for (const one of saidIn(root)) {
      if (one.element.closest('.hand-card')) continue
      if (one.text.endsWith('…')) found.add(`ends in dots: ${one.text}`)
      if (one.size < letter - 0.05 && !(one.element instanceof SVGElement))
        found.add(`letters of ${round(one.size)}: ${one.text}`)
      if (one.element instanceof HTMLElement && isCut(one)) found.add(`cut: ${one.text}`)
    }
  if (!document.querySelector('.frame-phone, .replay'))
    for (const box of document.querySelectorAll('.frame, .frame *')) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const rolls = (flow: string) => flow === 'auto' || flow === 'scroll'
      const over =
        (rolls(overflowY) && box.scrollHeight > box.clientHeight + 1) ||
        (rolls(overflowX) && box.scrollWidth > box.clientWidth + 1)
      if (over && !box.closest('.drawer')) found.add(`scrolls: ${box.className}`)
    }

  for (const root of document.querySelectorAll('.board-sheet, .hand, .side, .tray-sheet, .moment')) {
    // Of cards in a fan only the heads are seen.
    const said = saidIn(root).filter(({ element }) => {
      const card = element.closest('.hand-card')
      return !card || card.scrollWidth <= card.clientWidth + 1
    })
    for (const { text, size } of said)
      if (size < letter - 0.05) found.add(`letters of ${round(size)}: ${text}`)
    const drawn = said.filter(({ element }) => element instanceof SVGElement)
    for (const [i, one] of drawn.entries())
      for (const other of drawn.slice(i + 1))
        if (sheetOf(one) === sheetOf(other) && meet(inked(one.box), inked(other.box), 2))
          found.add(`over one another: ${one.text} | ${other.text}`)
    for (const { element, text, box } of drawn) {
      const edge = element.closest('svg.board, svg')?.parentElement?.getBoundingClientRect()
      const ink = inked(box)
      if (edge && (ink.left < edge.left - 1 || ink.right > edge.right + 1))
        found.add(`cut at the side: ${text}`)
      if (edge && (ink.top < edge.top - 1 || ink.bottom > edge.bottom + 1))
        found.add(`cut at the edge: ${text}`)
    }
    for (const { element, text } of said)
      if (
        element instanceof HTMLElement &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0
      )
        if (getComputedStyle(element).overflowX !== 'visible') found.add(`cut: ${text}`)
    // A twin stands a second time where it can be pressed more easily.
    for (const spot of root.querySelectorAll(
      '[data-state="open"]:not([data-twin]), [data-state="chosen"]:not([data-twin])',
    )) {
      const { width, height } = spot.getBoundingClientRect()
      if (width > 0 && Math.min(width, height) < target - 0.05)
        found.add(`a target of ${round(width)} x ${round(height)}: ${spot.getAttribute('aria-label') ?? ''}`)
    }
  }
  // The list lies folded: what is asked can be pressed where it is drawn.
  const drawn = [
    ...document.querySelectorAll('.frame:not(.frame-phone) :is(.zone, .tray) [data-pick][data-state="open"]'),
  ]
  if (document.querySelector('.drawer-offers[data-folded]') && drawn.length > 0 && !drawn.some(shown))
    found.add('nothing that is open can be seen')
  // Signs too, not words alone, end where the tray ends.
  const tray = document.querySelector('.tray')?.getBoundingClientRect()
  for (const sign of document.querySelectorAll('.tray use')) {
    const { left, right, width } = sign.getBoundingClientRect()
    if (tray && width > 0 && left < tray.right && right > tray.right + 1)
      found.add('a sign is cut in the tray')
  }
  // In a row of their own few cards have room.
  const fan = [...document.querySelectorAll('.hand-card')]
  const ofTheirOwn = document.querySelector('.frame[data-apart]') && innerWidth < 1100 && innerHeight >= 1000
  const whole = fan.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1)
  if (ofTheirOwn && fan.length < 6 && !whole) found.add('cards in hand lie over one another')
  // A slip covers the side cards whole.
  const leftOf = (what: string) => document.querySelector(what)?.getBoundingClientRect().left
  const [slip = 0, side = 0] = [
    leftOf('.moment[data-kind="slip"]:not([hidden])'),
    leftOf('.side:not([hidden])'),
  ]
  if (slip > side + 1 && side > 0) found.add('side cards stand out beside the slip')
  // What is mine beside the cards is not under them.
  const first = fan[0]?.getBoundingClientRect().left ?? Infinity
  for (const owned of document.querySelectorAll('.tray-sheet > :not(.hand-cards) [data-about]')) {
    const { left, right, top, bottom } = owned.getBoundingClientRect()
    const under = document.elementFromPoint(Math.min(right - 2, innerWidth), (top + bottom) / 2)
    if (right > left && right > first + 2 && under?.closest('.hand-card'))
      found.add(`under the cards in hand: ${owned.textContent}`)
  }
  const over = document.documentElement.scrollWidth - innerWidth
  if (over > 0) found.add(`the page is ${over} too wide`)
  return [...found]
}

export const complaintsOf = (page: Page): Promise<string[]> => {
  const width = page.viewportSize()?.width ?? 0
  return page.evaluate(look, { letter: LETTER, target: width < DESK ? TARGET.finger : TARGET.desk })
}
