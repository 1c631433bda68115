/** Where a tag stands: near its place, inside the zone, over no other open place, and over no words where there is free land. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
type Size = { readonly width: number; readonly height: number }

const EDGE = 8
const GAPS = [20, 44, 80, 130, 190, 260]
const SHIFTS = [0, -0.5, 0.5, -1, 1]
/** A pixel of an open place under the tag weighs as much as so many pixels of way. */
const COVERED = 4
/** The same for what is written there. */
const UNREAD = 0.5

const boxAt = (x: number, y: number, { width, height }: Size): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const pushedIn = (box: Box, zone: Size, size: Size): Box =>
  boxAt(
    Math.min(Math.max(box.left, EDGE), Math.max(EDGE, zone.width - size.width - EDGE)),
    Math.min(Math.max(box.top, EDGE), Math.max(EDGE, zone.height - size.height - EDGE)),
    size,
  )

/** Right, left, below and above, nearer and farther, and shifted along. */
const tried = (place: Box, size: Size): readonly Box[] => {
  const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2]
  return GAPS.flatMap((gap) =>
    SHIFTS.flatMap((shift) => {
      const along = y - size.height / 2 + shift * size.height
      const across = x - size.width / 2 + shift * size.width
      return [
        boxAt(place.right + gap, along, size),
        boxAt(place.left - gap - size.width, along, size),
        boxAt(across, place.bottom + gap, size),
        boxAt(across, place.top - gap - size.height, size),
      ]
    }),
  )
}

const wayTo = (place: Box, box: Box): number =>
  Math.hypot(
    Math.max(0, box.left - place.right, place.left - box.right),
    Math.max(0, box.top - place.bottom, place.top - box.bottom),
  )

const sharedWith = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + shared(box, other), 0)

export const beside = (
  place: Box,
  size: Size,
  zone: Size,
  others: readonly Box[],
  words: readonly Box[] = [],
): Box => {
  let best: Box = pushedIn(boxAt(place.right, place.top, size), zone, size)
  let least = Infinity
  for (const box of tried(place, size).map((each) => pushedIn(each, zone, size))) {
    const cost =
      wayTo(place, box) +
      COVERED * (2 * shared(box, place) + sharedWith(box, others)) +
      UNREAD * sharedWith(box, words)
    if (cost < least) [best, least] = [box, cost]
  }
  return best
}

/** The line that joins them: from edge to edge, the shortest way. */
export const joined = (place: Box, tag: Box): readonly [x1: number, y1: number, x2: number, y2: number] => {
  const near = (low: number, high: number, a: number, b: number) => {
    const [from, to] = [Math.max(low, a), Math.min(high, b)]
    if (from <= to) return [(from + to) / 2, (from + to) / 2] as const
    return high < a ? ([high, a] as const) : ([low, b] as const)
  }
  const [x1, x2] = near(place.left, place.right, tag.left, tag.right)
  const [y1, y2] = near(place.top, place.bottom, tag.top, tag.bottom)
  return [x1, y1, x2, y2]
}
