/** What an action of a district would cost and give: the rule itself is run on a scratch copy of the table. */
import type { Seat } from '@machiya/kernel'
import type { Spot } from '../../whereabouts.ts'
import { yedo } from '../../index.ts'
import type { Yedo } from '../../position.ts'
import { deedAt } from '../../rules/7-districts.ts'

export type Toll = { readonly mon: number; readonly prestige: number }
const RICH = 500
const kept = new Map<string, Toll>()

const scratchOf = (g: Yedo, seat: Seat): Yedo => {
  const scratch = yedo.copy(g)
  Object.assign(scratch.seats[seat], { mon: RICH, prestige: RICH, geisha: 0, reserve: 4, blessed: false })
  return scratch
}

const run = (g: Yedo, seat: Seat, spot: Spot, pick: string): Toll => {
  const scratch = scratchOf(g, seat)
  deedAt(scratch, seat, spot, pick)
  const { mon, prestige } = scratch.seats[seat]
  return { mon: mon - RICH, prestige: prestige - RICH }
}

/** Gains are positive, prices negative. */
export const tollOf = (g: Yedo, seat: Seat | null, spot: Spot, pick: string): Toll => {
  const who = seat ?? 0
  const key = `${pick} ${g.event ?? ''} ${g.turn.seat === who ? g.turn.cut : 0} ${pick === 'church' ? g.church : ''}`
  const known = kept.get(key)
  if (known) return known
  const toll = run(g, who, spot, pick)
  kept.set(key, toll)
  return toll
}
