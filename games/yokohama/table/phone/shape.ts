/** How much of the table a small screen shows at once. */
import type { BoardProps } from '@machiya/kit'

export type Shape = 'one' | 'stacked' | 'beside'

/** A lying zone has room for two pages side by side, an upright one for two below one another. */
export const shapeIn = ({ narrow, zone }: Pick<BoardProps, 'narrow' | 'zone'>): Shape => {
  if (narrow) return 'one'
  return zone.width >= 1.2 * zone.height ? 'beside' : 'stacked'
}
