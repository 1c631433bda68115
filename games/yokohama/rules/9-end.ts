/** Chapter 9: the final scoring. */
import { seatsOf, type Next, type Seat } from '@machiya/kernel'
import { PLAYER_COUNTS } from '../data/player-counts.ts'
import { SCORES } from '../data/scores.ts'
import { allSymbols, industryOf, score } from '../ledger.ts'
import { GOOD_IDS, NEUTRAL, NONE, step, type Board, type Yokohama } from '../position.ts'
import { LIMIT } from '../by-id.ts'

const pointsOf = (id: (typeof SCORES)[number]['id']): readonly number[] =>
  SCORES.find((row) => row.id === id)?.points ?? []
const COUNTRY_POINTS = pointsOf('countries')
const YEN_A_POINT = LIMIT['yen-for-a-point']
const GOODS_A_POINT = LIMIT['goods-for-a-point']

/** A competitor for a majority: a seat, or the neutral colour. */
type Rival = { readonly owner: number; readonly value: number; readonly tie: number }

/** The better first; only those who have anything take part. */
const ranked = (rivals: readonly Rival[]): Rival[] =>
  rivals.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value || b.tie - a.tie)

const awardPlaces = (g: Yokohama, what: Board | 'technology', rivals: readonly Rival[]): void => {
  const points = pointsOf(what)
  ranked(rivals).forEach(({ owner }, place) => {
    if (owner !== NEUTRAL) score(g, owner as Seat, points[place] ?? 0, `${what}-majority`)
  })
}

/** 9.8 and 9.9 Most assistants on a board. 9.10 A tie goes to the rightmost. 9.14 The neutral colour takes part. */
const scoreBoard = (g: Yokohama, board: Board): void => {
  const owners = new Set(g[board].filter((owner) => owner !== NONE))
  const rivals = [...owners].map((owner) => ({
    owner,
    value: g[board].filter((other) => other === owner).length,
    tie: g[board].lastIndexOf(owner),
  }))
  awardPlaces(g, board, rivals)
}

/** 9.12 The highest industry; a tie goes to the earlier seat. */
const scoreTechnology = (g: Yokohama): void => {
  const rivals: Rival[] = seatsOf(g).map((seat) => ({
    owner: seat,
    value: industryOf(g, seat),
    tie: -seat,
  }))
  const neutral = PLAYER_COUNTS.find(({ players }) => players === g.about.seats)?.neutralIndustry ?? 0
  awardPlaces(g, 'technology', [...rivals, { owner: NEUTRAL, value: neutral, tie: NONE }])
}

/**
 * 9.15 Sets of different countries. Every further symbol of a set is worth at least as much as the one before,
 * so making each set as large as it can be is the best split.
 */
export const countryPoints = (symbols: readonly number[]): number => {
  const sets = Math.max(0, ...symbols)
  let points = 0
  for (let set = 1; set <= sets; set++)
    points += COUNTRY_POINTS[symbols.filter((count) => count >= set).length] ?? 0
  return points
}

/** 9.17 Unused agents, imports, yen and goods. */
export const restPoints = (g: Yokohama, seat: Seat): number => {
  const { agents, imports, yen, goods } = g.seats[seat]
  const allGoods = GOOD_IDS.reduce((sum, good) => sum + goods[good], 0)
  return agents.length + imports + Math.floor(yen / YEN_A_POINT) + Math.floor(allGoods / GOODS_A_POINT)
}

/** 9.7 The final scoring, in its order. 9.16 Orders in hand bring nothing. */
export const finalScoring = step('final-scoring', (g): Next => {
  scoreBoard(g, 'church')
  scoreBoard(g, 'customs')
  scoreTechnology(g)
  for (const seat of seatsOf(g)) score(g, seat, countryPoints(allSymbols(g, seat)), 'countries')
  for (const seat of seatsOf(g)) score(g, seat, restPoints(g, seat), 'rest')
})
