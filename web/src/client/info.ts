/** What a table's own information means for the page. */
import type { Seat } from '@machiya/kernel'
import type { ServerMessage, TableInfo } from '@machiya/server/protocol'
import type { MovesOf } from '@machiya/table'
import { isGame } from '../games.ts'
import { namesOf } from '@machiya/bots/words'
import type { Chair, Deal, TableState } from './table.ts'

const chairsOf = ({ seats }: TableInfo): Chair[] => {
  const names = namesOf(seats)
  return seats.map(({ seat, kind, level, manner, taken, here, away, bank, deadline, host }, i) => ({
    seat: seat as Seat,
    name: names[i] ?? '',
    level: kind === 'bot' ? level : null,
    manner: kind === 'bot' ? manner : null,
    taken,
    here: here || kind === 'bot',
    away,
    bank,
    deadline,
    host,
  }))
}

/** A deal that nobody pledged for was made on this device. */
const dealOf = ({ commitment, secret, seats }: TableInfo): Deal | null =>
  commitment ? { commitment, seed: secret, salts: seats.map(({ salt }) => salt) } : null

const requestOf = ({ undoAsked }: TableInfo): TableState['undoRequest'] =>
  undoAsked && {
    by: undoAsked.by as Seat,
    from: undoAsked.consent as Seat[],
    moves: undoAsked.moves as MovesOf[],
  }

export const seatsOfMine = ({ seats }: TableInfo): Seat[] =>
  seats.filter(({ you }) => you).map(({ seat }) => seat as Seat)

export const fromInfo = (info: TableInfo): Partial<TableState> => ({
  status: info.status,
  game: isGame(info.game) ? info.game : null,
  title: info.title,
  chairs: chairsOf(info),
  deal: dealOf(info),
  mine: seatsOfMine(info),
  host: info.youHost,
  rematch: info.rematch,
  undoRequest: requestOf(info),
  deeds: info.deeds,
  evening: info.evening,
  endAsked: info.endAsked as Seat[] | null,
  options: info.options,
  clock: info.clock,
  hints: info.hints,
  listed: info.listed,
})

/** Smaller differences are the way of the message. */
const GRAIN_MS = 500
/** A time of the house by the clock of this device, which may go wrong. */
const inTimeHere = <T extends number | null>(then: T, now: number, at: number): T =>
  (then === null ? null : then + Math.round((at - now) / GRAIN_MS) * GRAIN_MS) as T

/** `at` is the time here when this was heard. */
export const heardAt = (info: TableInfo, at: number): TableInfo => ({
  ...info,
  seats: info.seats.map((chair) => ({ ...chair, deadline: inTimeHere(chair.deadline, info.now, at) })),
  deeds: info.deeds.map((deed) => ({ ...deed, at: inTimeHere(deed.at, info.now, at) })),
})

type Clocks = NonNullable<Extract<ServerMessage, { type: 'delta' }>['clock']>
/** A move brings the clocks along. */
export const withClock = (info: TableInfo, { banks, deadlines, now }: Clocks, at: number): TableInfo => ({
  ...info,
  seats: info.seats.map((chair) => ({
    ...chair,
    bank: info.clock.kind === 'live' ? (banks[chair.seat] ?? null) : null,
    deadline: inTimeHere(deadlines[chair.seat] ?? null, now, at),
  })),
})
