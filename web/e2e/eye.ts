/** What a careful eye would find on a table: letters too small, cut or over one another, targets too small, a page too wide. */
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
    const range = document.createRange()
    range.selectNodeContents(element)
    return element instanceof SVGElement ? element.getBoundingClientRect() : range.getBoundingClientRect()
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

  for (const root of document.querySelectorAll('.board-sheet, .hand')) {
    const said = saidIn(root)
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
  const over = document.documentElement.scrollWidth - innerWidth
  if (over > 0) found.add(`the page is ${over} too wide`)
  return [...found]
}

export const complaintsOf = (page: Page): Promise<string[]> => {
  const width = page.viewportSize()?.width ?? 0
  return page.evaluate(look, { letter: LETTER, target: width < DESK ? TARGET.finger : TARGET.desk })
}
