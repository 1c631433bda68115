/** What would you do here? Answered from the seat's own view, at tables whose host allows it. */
import type { Seat } from '@machiya/kernel'
import { problem } from '../problems.ts'
import type { Hint } from '../protocol.ts'
import type { House } from './context.ts'
import { liveTable, type LiveTable } from './live-table.ts'
import { demandSeat, type Who } from './info.ts'
import { askInTurn, demandTip } from './position.ts'

type Given = { readonly seq: number; readonly hint: Promise<Hint> }
/** Asking again about the same view costs nothing and gets the same answer. */
const given = new WeakMap<LiveTable, Map<number, Given>>()

const think = async (house: House, live: LiveTable, seat: Seat): Promise<Hint> => {
  const { view } = await askInTurn(house, live, 'view', { viewer: seat })
  const hint = await house.bots.advise({ game: live.row.game, view, seat })
  if (!hint) throw problem('broken', 'the coach has no answer now: please try again')
  return hint
}

export const hintFor = async (house: House, id: string, who: Who, asked: number): Promise<Hint> => {
  const live = await liveTable(house, id)
  const seat = demandSeat(live, who, asked)
  if (live.row.hints !== 1) throw problem('no-hints', 'the host of this table has not allowed hints')
  const { owed, heard } = demandTip(live)
  if (live.row.status !== 'playing' || !owed.includes(seat))
    throw problem('refused', 'this seat is not asked anything now')
  const seq = heard[seat] ?? 0
  const seats = given.get(live) ?? new Map<number, Given>()
  given.set(live, seats)
  const known = seats.get(seat)
  if (known?.seq === seq) return known.hint
  const hint = think(house, live, seat)
  seats.set(seat, { seq, hint })
  hint.catch(() => seats.delete(seat))
  return hint
}
