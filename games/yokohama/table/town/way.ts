/** The way the president would take, for the eye: the rules say where it may end and whom it pays. */
import type { Seat } from '@machiya/kernel'
import { owns } from '../../ledger.ts'
import { assistantsAt, canalOf, neighboursOf, presidentsAt } from '../../places.ts'
import { NONE, type Yokohama } from '../../position.ts'
import type { Forecast } from '../preview.ts'

const isOpen = (g: Yokohama, seat: Seat, place: number, { paid, canal }: Forecast): boolean => {
  if (place === canalOf(g)) return canal
  if (assistantsAt(g, seat, place) === 0) return false
  return owns(g, seat, 'stagecoach') || presidentsAt(g, seat, place).every((other) => paid.includes(other))
}

/** The places of a shortest walk from the president to a goal; empty where it is set or carried there. */
export const walkTo = (g: Yokohama, seat: Seat, goal: number, forecast: Forecast): readonly number[] => {
  const start = g.seats[seat].president
  if (start === NONE) return []
  const from = new Map<number, number>([[start, start]])
  for (const place of from.keys())
    for (let next = 0; next < g.areas.length; next++)
      if (neighboursOf(g, place) & (1 << next) && !from.has(next) && isOpen(g, seat, next, forecast))
        from.set(next, place)
  if (!from.has(goal)) return []
  const walk = [goal]
  while (walk[0] !== start) walk.unshift(from.get(walk[0] ?? start) ?? start)
  return walk
}
