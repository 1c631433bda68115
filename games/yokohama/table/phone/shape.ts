/** How much of the table a small screen shows at once. */
import type { BoardProps } from '@machiya/kit'

export type Shape = 'one' | 'stacked' | 'beside'

/** The room of one page, in units of the small sheet. */
export const PAGE = { width: 352, height: 352 } as const

/** A lying zone has room for two pages side by side, an upright one for two below one another. */
export const shapeIn = ({ narrow, zone }: Pick<BoardProps, 'narrow' | 'zone'>): Shape => {
  if (narrow) return 'one'
  return zone.width >= 1.2 * zone.height ? 'beside' : 'stacked'
}
