/** What a live table weighs in a rules thread: laid, played on while everybody listens, and weighed. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isGame, takeDown } from '@machiya/games'
import { dice, type Chance, type Game, type Seat } from '@machiya/kernel'
import { lay, playLine, type Company, type Table } from '@machiya/table'
import { allPeople } from './forced.ts'

/** Collects garbage, all of it. */
export const collector = (): (() => void) => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/** Whoever is waited for picks anything. */
const playOn = (table: Table, company: Company, chance: Chance): boolean => {
  const { game, position } = table
  const [seat] = game.waitingFor(position)
  if (seat === undefined) return false
  const open = game.legal(position, seat, [])
  const made = playLine(table, { seat, picks: [open[chance(open.length)] ?? ''] }, company)
  return !('refusal' in made)
}

const everybody = (seats: number): Company => ({
  ...allPeople(seats),
  viewers: Array.from({ length: seats }, (_, seat) => seat as Seat),
})

const oneTable = (game: Game, seats: number, moves: number, index: number): Table => {
  const company = everybody(seats)
  const seed = index.toString(16).padStart(32, '0')
  const [table] = lay(game, game.start(seats, {}, seed), company)
  const chance = dice(seed)
  for (let move = 0; move < moves && playOn(table, company, chance);) move++
  return table
}

/** Kilobytes a table after so many moves. */
export const weighLive = async (
  name: string,
  tables: number,
  seats: number,
  moves: number,
): Promise<number> => {
  if (!isGame(name)) throw new Error(`there is no game called '${name}'`)
  const { game } = await takeDown(name)
  const gc = collector()
  oneTable(game, seats, moves, tables)
  gc()
  const before = process.memoryUsage().heapUsed
  const held = Array.from({ length: tables }, (_, i) => oneTable(game, seats, moves, i))
  gc()
  return (process.memoryUsage().heapUsed - before) / 1024 / held.length
}
