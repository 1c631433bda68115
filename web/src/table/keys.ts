/** The table by keyboard. */
import type { TextId } from '../text/index.ts'
import { useEffect } from 'react'
import type { Desk } from './desk.ts'
import type { Drawers } from './Drawers.tsx'
import { useSteady } from './drafting.ts'
import { othersOf } from './People.tsx'
import { isArrow, nearest, type Arrow } from './walk.ts'

/** As they are told in Settings and by "?". */
export const KEYS: readonly { readonly keys: readonly string[]; readonly does: TextId }[] = [
  { keys: ['↵'], does: 'keys.confirm' },
  { keys: ['u'], does: 'keys.undo' },
  { keys: ['b'], does: 'keys.board' },
  { keys: ['←', '↑', '→', '↓'], does: 'keys.walk' },
  { keys: ['h'], does: 'keys.hand' },
  { keys: ['1', '–', '5'], does: 'keys.players' },
  { keys: ['o'], does: 'keys.offers' },
  { keys: ['1', '–', '9'], does: 'keys.choose' },
  { keys: ['l'], does: 'keys.log' },
  { keys: ['a'], does: 'keys.aid' },
  { keys: ['+', '−', '0'], does: 'keys.zoom' },
  { keys: ['Esc'], does: 'keys.close' },
  { keys: ['?'], does: 'keys.keys' },
]

const WRITES = 'input, textarea, select, [contenteditable], dialog'
/** Not while somebody writes, or something else has heard it already. */
const isFree = ({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !defaultPrevented &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof Element && target.closest(WRITES)) &&
  document.querySelector('dialog[open]') === null

export const usePressed = (heard: (event: KeyboardEvent) => void): void => {
  const steady = useSteady((event: KeyboardEvent) => {
    if (isFree(event)) heard(event)
  })
  useEffect(() => {
    document.addEventListener('keydown', steady)
    return () => document.removeEventListener('keydown', steady)
  }, [steady])
}

const PLACES =
  '.zone [data-pick][data-state="open"], .zone [data-pick][data-state="chosen"], .zone [data-pick][data-state="laid"]'
const CARDS = '.card-press'

const shownOf = (selector: string): readonly (HTMLElement | SVGElement)[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }),
  )

/** Inside the hand among the cards, everywhere else among the open places. */
const walk = (arrow: Arrow): boolean => {
  const { activeElement: here } = document
  const all = shownOf(here?.closest(CARDS) ? CARDS : PLACES)
  if (!here || !all.some((each) => each === here)) return focusFirst(PLACES)
  const others = all.filter((each) => each !== here)
  const next = nearest(
    here.getBoundingClientRect(),
    others.map((each) => each.getBoundingClientRect()),
    arrow,
  )
  if (next !== null) others[next]?.focus()
  return true
}

const focusFirst = (selector: string): boolean => {
  const [first] = shownOf(selector)
  first?.focus()
  return first !== undefined
}

/** Enter on what is chosen already, or where nothing has the focus, confirms; elsewhere it presses what has it. */
const confirms = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target === document.body ||
    target.matches('[data-state="chosen"], #offers, main') ||
    !target.closest('button, a, [role="button"], [tabindex="0"], summary'))

/** In the open list digits choose; a board may number what they lead to (`data-digit`); elsewhere they open a player's board. */
const digit = (desk: Desk, drawers: Drawers, number: number): boolean => {
  const offers = document.querySelectorAll<HTMLElement>(
    '.offers .offer:not([data-state="closed"]) .offer-button',
  )
  if (drawers.open.includes('offers') && desk.asked) {
    offers[number - 1]?.click()
    return offers.length >= number
  }
  if (desk.sheet === null && focusFirst(`.zone [data-digit="${number}"] [tabindex]`)) return true
  const chair =
    othersOf(desk)[number - 1] ?? (desk.state.seat === null ? undefined : desk.state.chairs[desk.state.seat])
  if (!chair) return false
  desk.openSheet(desk.sheet === chair.seat ? null : chair.seat)
  return true
}

/** What was opened last is closed first. */
const close = (desk: Desk, drawers: Drawers): boolean => {
  const last = drawers.open.at(-1)
  if (desk.sheet !== null) desk.openSheet(null)
  else if (last) drawers.turn(last)
  else return false
  return true
}

const turnPage = ({ sheet, players, openSheet }: Desk, by: number): boolean => {
  if (sheet === null) return false
  const next = players[(sheet + by + players.length) % players.length]
  if (next) openSheet(next.seat)
  return true
}

type Shown = { readonly show: (sheet: 'keys' | 'aid') => void }

const deedOf = (desk: Desk, drawers: Drawers, { show }: Shown, event: KeyboardEvent): boolean => {
  const { key } = event
  if (isArrow(key)) {
    if (key === 'ArrowLeft' && turnPage(desk, -1)) return true
    return (key === 'ArrowRight' && turnPage(desk, 1)) || walk(key)
  }
  if (/^[1-9]$/.test(key)) return digit(desk, drawers, Number(key))
  if (key === 'Escape') return close(desk, drawers)
  const deeds: { readonly [key: string]: () => unknown } = {
    o: () => drawers.turn('offers'),
    l: () => drawers.turn('log'),
    u: desk.undo,
    h: () => focusFirst(CARDS),
    b: () => focusFirst(PLACES),
    a: () => show('aid'),
    '?': () => show('keys'),
  }
  const deed = Object.hasOwn(deeds, key) ? deeds[key] : undefined
  deed?.()
  return deed !== undefined
}

/** Heard before the place that has the focus: Enter on what is chosen confirms it instead of pressing it again. */
const useConfirming = (desk: Desk): void => {
  const confirming = useSteady((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isFree(event) || !confirms(event)) return
    event.preventDefault()
    event.stopPropagation()
    desk.confirm()
  })
  useEffect(() => {
    document.addEventListener('keydown', confirming, { capture: true })
    return () => document.removeEventListener('keydown', confirming, { capture: true })
  }, [confirming])
}

export const useKeys = (desk: Desk, drawers: Drawers, shown: Shown): void => {
  useConfirming(desk)
  usePressed((event) => {
    if (deedOf(desk, drawers, shown, event)) event.preventDefault()
  })
}
