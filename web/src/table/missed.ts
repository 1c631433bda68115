/** What happened while somebody was away. */
import type { Tiding } from '@machiya/kernel'
import type { Entry } from '@machiya/table'

const isDoneTo = (seat: number, { a }: Tiding): boolean =>
  Object.entries(a).some(([key, value]) => key !== 'seat' && value === seat && key !== 'number')

/** What others did since, those that concern me first. */
export const missed = (log: readonly Entry[], read: number, seat: number | null): Entry[] => {
  const since = log.filter(({ number, mover }) => number > read && mover !== seat)
  const mine = (entry: Entry) => seat !== null && entry.tidings.some((tiding) => isDoneTo(seat, tiding))
  return [...since.filter(mine), ...since.filter((entry) => !mine(entry))]
}
