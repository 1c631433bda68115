/** When time is up: a bot plays on for whoever ran out of it or vanished, until the owner returns. */
import { deadlines } from '../hall/clock.ts'
import { deskOf, type Desk, type House } from '../hall/desk.ts'
import { isHere } from '../hall/info.ts'
import { catchUp } from '../hall/position.ts'
import { markAway } from '../hall/seats.ts'
import { putJob } from './queue.ts'
import type { Seat } from '@machiya/kernel'

export const ringClock = async (house: House, table: string): Promise<void> => {
  const desk = await deskOf(house, table)
  if (house.store.engine === 'postgres') await catchUp(house, desk)
  if (desk.row.status !== 'playing' || !desk.tip) return
  const now = Date.now()
  const ends = deadlines(desk.clock, desk.tip.clock)
  const late = desk.tip.owed.filter((seat) => (ends[seat] ?? Infinity) <= now)
  const people = late.filter((seat) => desk.seats[seat]?.kind === 'person' && !desk.seats[seat]?.away)
  if (people.length > 0) return markAway(house, table, people)
  await wakeAgain(house, desk, ends, now)
}

/** A bot that stays on a floor for the people there has no time to lose; theirs still runs. */
const wakeAgain = async (
  { store }: House,
  { id, tip }: Desk,
  ends: readonly (number | null)[],
  now: number,
): Promise<void> => {
  const next = Math.min(...ends.map((end) => (end !== null && end > now ? end : Infinity)))
  if (next === Infinity) return
  const job = putJob(store, { kind: 'clock', table: id, runAt: next, payload: String(tip?.n) })
  await store.commit({ guarded: false, queries: [job] })
}

export const missSomebody = async (house: House, table: string, seat: number): Promise<void> => {
  const desk = await deskOf(house, table)
  const row = desk.seats[seat as Seat]
  const isGone = desk.row.status === 'playing' && row?.person && !row.away && !isHere(house, desk, seat)
  if (isGone) await markAway(house, table, [seat])
}
