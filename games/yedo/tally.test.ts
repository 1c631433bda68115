import { dice, type Pick, type Seat } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { expect, test } from 'vitest'
import { fresh, many } from '../../house/many.mjs'
import { ACTION_CARDS } from './data/action-cards.ts'
import { BONUS_CARDS } from './data/bonus-cards.ts'
import { EVENTS } from './data/events.ts'
import { MISSIONS } from './data/missions.ts'
import { eagerPick } from './eager.ts'
import { yedo } from './index.ts'
import type { Yedo } from './position.ts'
import { scoreBonus } from './rules/9-end.ts'
import { disciplesOf } from './testing.ts'

/** In a long run 2,500 at every player count in both settings make 20,000, and then everything must have happened. */
const LONG = 2500
const GAMES = many(10, LONG)

const tally = new Map<string, number>(
  [...ACTION_CARDS, ...EVENTS, ...BONUS_CARDS, ...MISSIONS].map(({ id }) => [id, 0]),
)
const count = (id: string, by = 1): void => void tally.set(id, (tally.get(id) ?? 0) + by)

/** What the last move resolved: cards that took effect, events, missions. */
const note = (g: Yedo): void => {
  for (const { tiding, a } of yedo.tidings(g, 'all')) {
    const card = a['card'] as string
    if (tiding === 'played' || tiding === 'completed' || tiding === 'event') count(card)
    if (tiding === 'cancelled' || tiding === 'fizzled') count(card, -1)
  }
}

const playEagerly = (seats: number, setting: string, name: string): Yedo => {
  const g = yedo.start(seats, { setting }, sha256(name))
  const chance = dice(sha256(`${name} players`))
  const buffer: Pick[] = []
  for (let waiting = yedo.waitingFor(g); waiting.length > 0; waiting = yedo.waitingFor(g)) {
    const seat = waiting[chance(waiting.length)] as Seat
    const picks = yedo.legal(g, seat, buffer)
    yedo.advance(g, seat, eagerPick(g, seat, yedo.task(g)?.task ?? '', picks, chance))
    note(g)
  }
  return g
}

const noteEnd = (g: Yedo): void =>
  g.seats.forEach(({ scored }, seat) => {
    expect(disciplesOf(g, seat as Seat)).toBe(4)
    for (const card of scored.of) if (scoreBonus(g, seat as Seat, card) > 0) count(card)
  })

test(
  'eager games end, and in the long run every card, event, bonus card and mission is resolved',
  { timeout: 7_200_000 },
  () => {
    for (const setting of ['geisha', 'samurai'])
      for (const seats of [2, 3, 4, 5])
        for (let i = 0; i < GAMES; i++)
          noteEnd(playEagerly(seats, setting, fresh(`eager ${setting} ${seats} ${i}`)))
    const never = [...tally].filter(([, times]) => times === 0).map(([id]) => id)
    if (GAMES < LONG) return expect(never.length).toBeLessThan(tally.size / 2)
    process.stdout.write([...tally].map(([id, times]) => `${String(times).padStart(8)}  ${id}\n`).join(''))
    expect(never).toEqual([])
  },
)
