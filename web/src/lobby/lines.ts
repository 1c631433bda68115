/** The tables I sit at, here and in the house, as the lobby lists them. */
import type { Seat } from '@machiya/kernel'
import type { TableLine } from '@machiya/server/protocol'
import { namesOf } from '@machiya/bots/words'
import type { TableRow } from '../device/rows.ts'
import { allTables } from '../device/storage.ts'
import { myTablesInHouse } from '../remote/api.ts'

export type Line = {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly names: readonly string[]
  readonly waiting: readonly Seat[]
  readonly mine: readonly Seat[]
  readonly over: boolean
  /** The cards are not dealt yet. */
  readonly gathers: boolean
  /** Laid once more for those who sat at a table that is over: a seat of mine waits there. */
  readonly laidAgain: boolean
  readonly moved: number
  readonly here: boolean
  /** Nobody else is touched if I take it away. */
  readonly removable: boolean
}

const lineHere = ({ id, game, title, chairs, waiting, over, moved }: TableRow): Line => ({
  id,
  game,
  title,
  names: chairs.map(({ name }) => name),
  waiting,
  mine: chairs.flatMap(({ level }, seat) => (level === null ? [seat as Seat] : [])),
  over,
  gathers: false,
  laidAgain: false,
  moved,
  here: true,
  removable: true,
})

const lineInHouse = ({ table, mySeats }: TableLine, laid: readonly (string | null)[]): Line => ({
  id: table.id,
  game: table.game,
  title: table.title,
  names: namesOf(table.seats),
  waiting: table.waiting as Seat[],
  mine: mySeats as Seat[],
  over: table.status === 'over',
  gathers: table.status === 'gathering',
  laidAgain: table.status === 'gathering' && laid.includes(table.id),
  moved: table.moved,
  here: false,
  removable: table.status === 'over' && table.youHost,
})

export const waitsForMe = ({ waiting, mine, over, laidAgain }: Line): boolean =>
  laidAgain || (!over && waiting.some((seat) => mine.includes(seat)))

/** Mine in the house, those that wait for me first; none where there is no house or nobody is known there. */
export const linesInHouse = async (): Promise<{ readonly open: Line[]; readonly over: Line[] }> => {
  const { open, over } = await myTablesInHouse()
  const laid = over.tables.map(({ table }) => table.rematch)
  const lineOf = (line: TableLine): Line => lineInHouse(line, laid)
  return { open: open.tables.map(lineOf), over: over.tables.map(lineOf) }
}

export const allLines = async (): Promise<Line[]> => {
  const [here, house] = await Promise.all([allTables(), linesInHouse()])
  const all = [...here.map(lineHere), ...house.open, ...house.over]
  return all.sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)) || b.moved - a.moved)
}
