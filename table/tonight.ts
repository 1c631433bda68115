/** Tonight's deal: each day one a game, with the same seat and the same company for everybody. */
import type { Seat } from '@machiya/kernel'

/** By seat: how well the house plays there, and nothing where the player sits. */
export type CompanyTonight = readonly (string | null)[]

/** Enough for an evening, and few enough that it ends. */
const CHAIRS = 4

/** Which of so many it is, by a text of hexadecimal digits that nobody chose. */
const lot = (mark: string, many: number): number => Number.parseInt(mark.slice(0, 8), 16) % many

export const companyTonight = (
  mark: string,
  mostSeats: number,
  levels: readonly string[],
): CompanyTonight => {
  const seats = Math.min(CHAIRS, mostSeats)
  const mine = lot(mark, seats)
  const first = lot(mark, levels.length)
  return Array.from({ length: seats }, (_, seat) =>
    seat === mine ? null : (levels[(first + seat) % levels.length] ?? null),
  )
}

export const seatTonight = (company: CompanyTonight): Seat => company.indexOf(null) as Seat

const DAY_MS = 86_400_000

/** How many days there were before this one. */
export const daysTo = (day: string): number => Date.parse(day) / DAY_MS

/** The games take turns at standing first. */
export const firstTonight = (day: string, games: readonly string[]): string =>
  games[daysTo(day) % games.length] ?? ''

const two = (figure: number): string => String(figure).padStart(2, '0')

/** The day by the clock on this wall. */
export const dayOf = (now: Date): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
