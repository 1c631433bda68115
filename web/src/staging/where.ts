/** Where on the page something lies now. */
import type { Spot } from './acts.ts'

export type Point = { readonly x: number; readonly y: number }

const ZONE = '.zone'

const selectorOf = (spot: Spot): string => {
  if ('seat' in spot) return `.seat[data-seat="${spot.seat}"] .crest`
  const id = CSS.escape(spot.id)
  const kinds = ['about', 'pick', 'stands'].map((kind) => `${ZONE} [data-${kind}="${id}"]`)
  return `${kinds.join(', ')}, .tray [data-about="${id}"]`
}

/** A spot and what lies there. */
export type Place = Point & { readonly bottom: number }

const placeOf = ({ left, top, width, height, bottom }: DOMRect): Place => ({
  x: left + width / 2,
  y: top + height / 2,
  bottom,
})

export const placeAt = (spot: Spot | undefined): Place | undefined => {
  const element = spot && document.querySelector(selectorOf(spot))
  const rect = element?.getBoundingClientRect()
  return rect && rect.width > 0 ? placeOf(rect) : undefined
}

const EDGE = 12
const HEIGHT = 80

/** Below a place of the board, inside the zone; without a place at its top. */
export const slipAt = (at: Place | undefined, width: number, card = 0): Point => {
  const zone =
    document.querySelector(ZONE)?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  const { x, bottom } = at ?? { x: zone.left + zone.width / 2, bottom: zone.top }
  return {
    x: Math.max(zone.left + EDGE + width / 2, Math.min(zone.right - EDGE - width / 2, x)),
    y: Math.max(zone.top + EDGE, Math.min(zone.bottom - HEIGHT - card, bottom + EDGE / 2)),
  }
}
