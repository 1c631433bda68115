import { LISTED, takeDown } from '@machiya/games'
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

/** A game takes fewer; one that goes round in circles ends all the same. */
const MOST_MOVES = 5000
/** Numbers that look like chance and are the same every time. */
const drawing = (seed: number) => {
  let last = seed
  return (below: number): number => {
    last = (last * 1103515245 + 12345) % 2147483648
    return Math.floor((last / 2147483648) * below)
  }
}
/** What a person among bots is asked in a whole game: the windows for answers, and where only one way was open. */
const questionsOf = (game: Game, seed: string) => {
  const chairs = [PERSON, BOT, BOT]
  const company = { chairs, viewers: [] }
  const [table] = lay(game, game.start(chairs.length, {}, seed.repeat(32)), company)
  const asked = { windows: 0, inVain: 0, alone: 0 }
  const at = drawing(Number.parseInt(seed, 16))
  for (let move = 0; move < MOST_MOVES && game.waitingFor(table.position).length > 0; move++) {
    const [act] = alone(table, chairs)
    const [first = 0] = game.waitingFor(table.position)
    const seat = act?.seat ?? first
    const open = legalIn(table, seat)
    const isWindow = (game.spans(table.position)['moment'] ?? null) !== null
    if (!act && isWindow) asked[open.length === 1 ? 'inVain' : 'windows']++
    if (act?.why === 'forced' && isWindow) asked.alone++
    const pick = open[at(open.length)] as Pick
    playLine(table, { seat, picks: act && 'picks' in act ? act.picks : [pick] }, company)
  }
  return asked
}

test.each(LISTED)('%s: alone among bots nobody is asked for an answer who has none', async (name) => {
  const { game } = await takeDown(name)
  const asked = ['1a', '2a', '3a', '4a', '5a', '6a', '7a', '8a'].map((seed) => questionsOf(game, seed))
  const sum = (of: keyof (typeof asked)[number]) => asked.reduce((all, each) => all + each[of], 0)
  expect(sum('inVain')).toBe(0)
  if (sum('windows') > 0) expect(sum('alone')).toBeGreaterThan(0)
})
