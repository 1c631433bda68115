/** How wide the column beside the map is, the same for the displays and for the plan. */
import type { Zone } from '@machiya/kit'

const [LEAST, MOST] = [440, 640]
const SHARE = 0.747
/** Under this width the map keeps the zone for itself. */
const LEAST_MAP = 640

export const columnIn = ({ width, height }: Zone): { readonly width: number; readonly folded?: boolean } => {
  const column = Math.round(Math.min(MOST, Math.max(LEAST, height * SHARE)))
  return width - column < LEAST_MAP ? { width: column, folded: true } : { width: column }
}
