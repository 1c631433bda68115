/** Clocks: a bank with increment for live tables, days for slow ones. Pure: time comes in as a number. */
import type { Seat } from '@machiya/kernel'
import type { Clock } from '../protocol.ts'

/** What each seat has left, and since when it has been waited for. */
export type ClockState = {
  readonly banks: readonly number[]
  readonly since: readonly (number | null)[]
  /** Who has answered is hidden now. */
  readonly hidden: boolean
}
type Turn = { readonly owed: readonly Seat[]; readonly hidden: boolean }
/** Whether the public saw the move: a pick that is hidden earns nothing and stops nothing. */
type Next = Turn & { readonly isPublic: boolean }

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

const runningSince = (was: number | null | undefined, isOwed: boolean, now: number): number | null =>
  isOwed ? (was ?? now) : null

export const firstClock = (
  clock: Clock,
  seats: number,
  { owed, hidden }: Turn,
  now: number,
): ClockState | null =>
  clock.kind === 'none'
    ? null
    : {
        hidden,
        banks: Array.from({ length: seats }, () => (clock.kind === 'live' ? clock.bank * SECOND : 0)),
        since: Array.from({ length: seats }, (_, seat) =>
          runningSince(null, owed.includes(seat as Seat), now),
        ),
      }

/**
 * The mover pays for its time and earns the increment. For what is hidden nobody pays or earns:
 * a bank that stops or shrinks would tell who has answered.
 */
export const nextClock = (
  clock: Clock,
  state: ClockState | null,
  mover: Seat | null,
  turn: Next,
  now: number,
): ClockState | null => {
  if (!state) return null
  const spent = (seat: number): number => now - (state.since[seat] ?? now)
  const restarts = (seat: number): boolean => seat === mover && turn.isPublic && !state.hidden
  const paid = (bank: number, seat: number): number =>
    clock.kind === 'live' && restarts(seat)
      ? Math.max(0, bank - spent(seat)) + clock.increment * SECOND
      : bank
  return {
    hidden: turn.hidden,
    banks: state.banks.map(paid),
    since: state.since.map((was, seat) =>
      runningSince(restarts(seat) ? null : was, turn.owed.includes(seat as Seat), now),
    ),
  }
}

const hourIn = (zone: string): ((at: number) => number) => {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone })
  return (at) => Number(format.format(at))
}

type Quiet = { readonly from: number; readonly to: number; readonly zone: string }
/** An hour is quiet from `from` up to `to`, also across midnight. */
const isQuiet = (hour: number, { from, to }: Quiet): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to

/** When this much time has run, if the quiet hours stand still. Days that end at the hour they began at are passed whole. */
const pastQuiet = (since: number, length: number, quiet: Quiet): number => {
  const hourAt = hourIn(quiet.zone)
  const openADay = DAY - ((quiet.to - quiet.from + 24) % 24) * HOUR
  let left = length
  let at = since
  while (left > 0) {
    const hour = hourAt(at)
    if (left > openADay && hourAt(at + DAY) === hour) {
      left -= openADay
      at += DAY
      continue
    }
    const toNext = HOUR - (at % HOUR)
    const stretch = isQuiet(hour, quiet) ? toNext : Math.min(toNext, left)
    if (!isQuiet(hour, quiet)) left -= stretch
    at += stretch
  }
  return at
}

const deadlineOf = (clock: Clock, bank: number, since: number): number | null => {
  if (clock.kind === 'none') return null
  if (clock.kind === 'live') return since + bank
  const length = clock.days * DAY
  return clock.quiet && clock.quiet.from !== clock.quiet.to
    ? pastQuiet(since, length, clock.quiet)
    : since + length
}

/** When the time of each seat that owes an answer ends. */
export const deadlines = (clock: Clock, state: ClockState | null): (number | null)[] =>
  (state?.since ?? []).map((since, seat) =>
    since === null ? null : deadlineOf(clock, state?.banks[seat] ?? 0, since),
  )

export const firstDeadline = (clock: Clock, state: ClockState | null): number | null => {
  const all = deadlines(clock, state).filter((at) => at !== null)
  return all.length > 0 ? Math.min(...all) : null
}

export const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
