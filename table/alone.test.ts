import { takeDown } from '@machiya/games'
import type { Game, Pick, Seat } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { alone, type Chair } from './alone.ts'
import { lay, playLine, type Table } from './table.ts'

const PERSON: Chair = { plays: 'person', orders: [] }
const BOT: Chair = { plays: 'bot', orders: [] }

const legalIn = ({ game, position }: Table, seat: Seat): Pick[] => game.legal(position, seat, [])

/** On the first floor of the teahouse that is open to everybody. */
const haggling = (game: Game, chairs: readonly Chair[]): Table => {
  const company = { chairs, viewers: [] }
  const [table] = lay(game, game.start(chairs.length, {}, '5a'.repeat(32)), company)
  while (game.task(table.position)?.task !== 'haggle') {
    const [seat = 0] = game.waitingFor(table.position)
    playLine(table, { seat, picks: legalIn(table, seat).slice(0, 1) }, company)
  }
  return table
}

test('whoever made an offer on an open floor is not made to leave it while others can still answer', async () => {
  const chairs = [PERSON, BOT]
  const table = haggling((await takeDown('teahouse')).game, chairs)
  const company = { chairs, viewers: [] }
  const offer = legalIn(table, 0).find((pick) => String(pick).includes('@')) ?? ''
  playLine(table, { seat: 0, picks: [offer] }, company)
  expect(legalIn(table, 0)).toEqual(['done'])
  expect(alone(table, chairs)).toEqual([{ seat: 1, why: 'bot' }])
})
