/** What lies under a finger: signs by their drawing, things by the mark they carry. */

const SIGN = 'use[href^="#sign-"]'
const signOf = (use: Element): string => (use.getAttribute('href') ?? '').replace('#sign-', '')

/** A finger is not a needle. */
const NEAR = 6

const isNear = (element: Element, x: number, y: number): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left - NEAR && x <= right + NEAR && y >= top - NEAR && y <= bottom + NEAR
}

const areaOf = (element: Element): number => {
  const { width, height } = element.getBoundingClientRect()
  return width * height
}

/** The smallest sign at a point, within the thing or the sheet that was hit. */
const signAt = (hit: Element, x: number, y: number): readonly string[] => {
  const within = hit.closest('[data-about], svg, section') ?? hit
  const near = [...within.querySelectorAll(SIGN)].filter((use) => isNear(use, x, y))
  return near
    .toSorted((a, b) => areaOf(a) - areaOf(b))
    .slice(0, 1)
    .map(signOf)
}

/** The things an element lies in, innermost first. */
export const thingsAround = (element: Element): readonly string[] => {
  const thing = element.closest('[data-about]')
  if (!thing) return []
  const id = thing.getAttribute('data-about') ?? ''
  return [id, ...(thing.parentElement ? thingsAround(thing.parentElement) : [])]
}

export const marksAt = (hit: Element, x: number, y: number): readonly string[] => [
  ...signAt(hit, x, y),
  ...thingsAround(hit),
]

/** An offer answers a tap by itself. */
export const isOffer = (hit: Element): boolean =>
  hit.closest('button, a, [role="button"], .spot[data-twin]') !== null
