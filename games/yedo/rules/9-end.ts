/** 9 End. */
import { moveAll, tell, type Next, type Seat } from '@machiya/kernel'
import { BONUS_CARDS, type BonusCardId } from '../data/bonus-cards.ts'
import type { BonusCardRow, BonusTask, Category, Color, Countable } from '../data/rows.ts'
import { MISSION } from '../by-id.ts'
import { others } from '../order.ts'
import { ANNEX_IDS, SOURCES, step, type Yedo } from '../position.ts'
import { honour } from './8-gains.ts'

export const UNUSED_BLACKMAIL = 2
const DISCIPLES = 4
const ROW = Object.fromEntries(BONUS_CARDS.map((row) => [row.id, row])) as Record<BonusCardId, BonusCardRow>

const completed = (g: Yedo, seat: Seat, is: (category: Category, color: Color) => boolean): number =>
  g.seats[seat].completed.of.filter((id) => is(MISSION[id].category, MISSION[id].color)).length
const annexesOf = (g: Yedo, seat: Seat): number =>
  ANNEX_IDS.filter((id) => g.seats[seat].annexes[id] > 0).length

/** How many of a thing a clan has. */
const countOf = (g: Yedo, seat: Seat, what: Countable | 'weapon-types'): number => {
  const own = g.seats[seat]
  if (what === 'mon' || what === 'geisha') return own[what]
  if (what === 'annexes') return annexesOf(g, seat)
  if (what === 'weapons') return own.weapons.of.length
  if (what === 'weapon-types') return new Set(own.weapons.of).size
  if (what === 'missions') return own.completed.of.length
  return completed(g, seat, (category, color) => category === what || color === what)
}

/** 9.4 Full value alone, the value in brackets if tied, nothing if beaten. */
const scoreMost = (
  g: Yedo,
  seat: Seat,
  of: Countable,
  { prestige, tied = prestige }: BonusCardRow,
): number => {
  const own = countOf(g, seat, of)
  const best = Math.max(...others(g, seat).map((other) => countOf(g, other, of)))
  if (own === 0 || own < best) return 0
  return own === best ? tied : prestige
}

/** 9.7 Missions of different categories or colours. */
const varietyOf = (g: Yedo, seat: Seat, of: 'categories' | 'colors'): number =>
  new Set(
    g.seats[seat].completed.of.map((id) => (of === 'colors' ? MISSION[id].color : MISSION[id].category)),
  ).size

const meets = (g: Yedo, seat: Seat, task: Exclude<BonusTask, { kind: 'most' | 'per' }>): boolean => {
  if (task.kind === 'none')
    return countOf(g, seat, task.of) === 0 && countOf(g, seat, 'missions') >= task.missions
  if (task.kind === 'distinct') return varietyOf(g, seat, task.of) >= task.count
  return (
    (task.of === 'blessings' ? Number(g.seats[seat].blessed) : DISCIPLES - g.seats[seat].reserve) >=
    task.count
  )
}

/** What a bonus card is worth to this clan now. */
export const scoreBonus = (g: Yedo, seat: Seat, card: BonusCardId): number => {
  const row = ROW[card]
  const { task } = row
  if (task.kind === 'most') return scoreMost(g, seat, task.of, row)
  if (task.kind === 'per')
    return row.prestige * Math.min(task.limit, Math.floor(countOf(g, seat, task.of) / task.each))
  return meets(g, seat, task) ? row.prestige : 0
}

/** 9.3 Every player shows his bonus cards and scores them. 9.8 Each Blackmail not used gives 2 prestige points. */
export const finalScoring = step('final-scoring', (g): Next => {
  g.phase = 'end'
  for (const seat of g.order) {
    const { bonuses, scored, blackmail } = g.seats[seat]
    const cards = moveAll(g, bonuses, scored)
    const by = scored.of.reduce((sum, card) => sum + scoreBonus(g, seat, card), 0)
    tell(g, 'scored', { seat, cards, by, blackmail: blackmail ? UNUSED_BLACKMAIL : 0 })
    honour(g, seat, by, 'bonus-cards')
    honour(g, seat, blackmail ? UNUSED_BLACKMAIL : 0, 'blackmail')
  }
})

/** 9.9 Most prestige points win; among equals the one farther up the player order track. */
export const standing = (g: Yedo): number[][] =>
  g.seats.map(({ prestige }, seat) => [prestige, -g.order.indexOf(seat as Seat)])

/** Where the points came from. */
export const scoring = (g: Yedo): { [source: string]: number[] } =>
  Object.fromEntries(SOURCES.map((source) => [source, g.seats.map(({ earned }) => earned[source])]))
