/** From place to place by arrows: the nearest one in that direction. */
import type { Box } from './beside.ts'

export const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const
export type Arrow = keyof typeof ARROWS
export const isArrow = (key: string): key is Arrow => Object.hasOwn(ARROWS, key)

/** What lies aside counts more than what lies ahead. */
const ASIDE = 2.5

const middle = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** Which of the boxes the arrow leads to from here; none where nothing lies that way. */
export const nearest = (from: Box, boxes: readonly Box[], arrow: Arrow): number | null => {
  const [dx, dy] = ARROWS[arrow]
  const here = middle(from)
  let best: number | null = null
  let least = Infinity
  for (const [i, box] of boxes.entries()) {
    const there = middle(box)
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    const way = ahead + ASIDE * aside
    if (ahead > 1 && way < least) [best, least] = [i, way]
  }
  return best
}
