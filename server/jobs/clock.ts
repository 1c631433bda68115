/** When time is up: a bot plays on for whoever ran out of it or vanished, until the owner returns. */
import { deadlines } from '../hall/clock.ts'
import type { House } from '../hall/context.ts'
import { liveTable, type LiveTable } from '../hall/live-table.ts'
import { isHere } from '../hall/info.ts'
import { catchUp } from '../hall/position.ts'
import { markAway } from '../hall/seats.ts'
import { putJob } from './queue.ts'
import type { Seat } from '@machiya/kernel'

export const ringClock = async (house: House, table: string): Promise<void> => {
  const live = await liveTable(house, table)
  if (house.store.engine === 'postgres') await catchUp(house, live)
  if (live.row.status !== 'playing' || !live.tip) return
  const now = Date.now()
  const ends = deadlines(live.clock, live.tip.clock)
  const late = live.tip.owed.filter((seat) => (ends[seat] ?? Infinity) <= now)
  const people = late.filter((seat) => live.seats[seat]?.kind === 'person' && !live.seats[seat]?.away)
  if (people.length > 0) return markAway(house, table, people)
  await wakeAgain(house, live, ends, now)
}

/** A bot that stays on a floor for the people there has no time to lose; theirs still runs. */
const wakeAgain = async (
  { store }: House,
  { id, tip }: LiveTable,
  ends: readonly (number | null)[],
  now: number,
): Promise<void> => {
  const next = Math.min(...ends.map((end) => (end !== null && end > now ? end : Infinity)))
  if (next === Infinity) return
  const job = putJob(store, { kind: 'clock', table: id, runAt: next, payload: String(tip?.n) })
  await store.commit({ guarded: false, queries: [job] })
}

export const missSomebody = async (house: House, table: string, seat: number): Promise<void> => {
  const live = await liveTable(house, table)
  const row = live.seats[seat as Seat]
  const isGone =
    live.row.status === 'playing' && row?.kind === 'person' && !row.away && !isHere(house, live, seat)
  if (isGone) await markAway(house, table, [seat])
}
