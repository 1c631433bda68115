/** What an offer costs, for the sentences of every language; most of it only the table tells. */
import type { Seat } from '@machiya/kernel'
import type { AreaId } from '../data/areas.ts'
import type { PieceId } from '../data/pieces.ts'
import type { TechnologyId } from '../data/technologies.ts'
import { placeOf, rivalsAt } from '../places.ts'
import type { TechnologyBoard, Yokohama } from '../position.ts'
import { waysTo } from '../rules/4-movement.ts'
import { costOf } from '../rules/5-rewards.ts'
import { unitsFor } from '../rules/8-technologies.ts'
import { TECHNOLOGY } from '../by-id.ts'

type Who = { readonly seat: Seat }
const isArea = (g: Yokohama, pick: string): pick is AreaId => (g.areas as readonly string[]).includes(pick)

/** 3.5 One yen for every opposing president there. */
export const feeFor = (pick: string, { seat }: Who, g?: Yokohama): number =>
  g && isArea(g, pick) ? rivalsAt(g, seat, placeOf(g, pick)) : 0

const yenOf = (tolls: number): number => {
  let yen = 0
  for (let left = tolls; left; left &= left - 1) yen++
  return yen
}
/** 4.6, 4.7 What the cheapest way costs. */
export const tollFor = (pick: string, { seat }: Who, g?: Yokohama): number => {
  if (!g || !isArea(g, pick)) return 0
  const ways = waysTo(g, seat, placeOf(g, pick)).map(yenOf)
  return ways.length > 0 ? Math.min(...ways) : 0
}

/** 6.9 What a piece costs to leave the warehouse. */
export const pieceCost = (pick: string, { seat }: Who, g?: Yokohama): number | undefined =>
  g && pick in g.seats[seat].warehouse && g.seats[seat].warehouse[pick as PieceId] > 0
    ? costOf(g, seat, pick as PieceId)
    : undefined

type Research = Who & { readonly board: TechnologyBoard; readonly power: number }
/** 8.2, 8.3 How often one import or 2 yen is to be paid beside the power. */
export const unitsBy = (pick: string, { seat, board, power }: Research, g?: Yokohama): number | undefined =>
  g && pick in TECHNOLOGY
    ? unitsFor(g, seat, pick as TechnologyId, g[board].of.indexOf(pick as TechnologyId), power)
    : undefined
