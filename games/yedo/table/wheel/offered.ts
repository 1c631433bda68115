/** Which deeds and people are asked for, and which deeds stand at the heart of the wheel. */
import { offerAt } from '@machiya/kit'
import type { Offer } from '@machiya/kernel'
import { DISTRICT_OF, type Spot as Place } from '../../whereabouts.ts'
import { MARKET_SPACES } from '../../data/market-spaces.ts'
import type { DistrictId } from '../../data/rows.ts'
import { ANNEX_IDS, COLORS } from '../../position.ts'
import { buildPick, foresightPick, isForesight, seatOf } from '../../picks.ts'
import { isRoomy } from '../layout.ts'
import { DEEDS } from './tolls.tsx'
import { partOf, type Board } from '../where.ts'

/** What is not on offer lets the pointer through to the district below it. */
export const through = ({ offers }: Board, pick: string) => (offerAt(offers, pick) ? undefined : 'none')

export const picksOf = (deed: string): readonly string[] => {
  if (deed === 'foresee') return [...COLORS, 'event'].map((deck) => foresightPick(deck))
  if (deed === 'build') return ANNEX_IDS.map(buildPick)
  return deed === 'buy' ? MARKET_SPACES.map(({ id }) => id) : [deed]
}
/** The price of building stands on its chips; cards are sold from the hand. */
const LINES: ReadonlySet<string> = new Set(['price', 'sell'])
export const deedsIn = (district: DistrictId): readonly string[] =>
  DEEDS[district].filter((deed) => !LINES.has(deed))
export const deedsOffered = ({ offers }: Board, district: DistrictId): readonly string[] =>
  deedsIn(district).filter((deed) => picksOf(deed).some((pick) => offerAt(offers, pick)))

const isPerson = (board: Board, offer: Offer): boolean =>
  partOf(offer, board) === 'clans' &&
  (typeof offer.pick === 'number' || seatOf(offer.pick, 'seat') !== undefined)

/** Clans and places in the player order that are asked for. */
export const peopleOf = (board: Board): readonly Offer['pick'][] =>
  board.offers.filter((offer) => isPerson(board, offer)).map(({ pick }) => pick)

/** The district where the disciple acts. */
export const districtOfTurn = ({ seat, offers, task, view }: Board): DistrictId | undefined =>
  seat === null || offers.length === 0 || task?.task !== 'act'
    ? undefined
    : DISTRICT_OF[view.turn.at as Place]
/** Where the rows of a district are too small to be pressed, its deeds stand at the heart of the wheel. */
export const districtAtHeart = (board: Board): DistrictId | undefined =>
  isRoomy(board) ? undefined : districtOfTurn(board)
/** Whether something stands there, over the castle and its road. */
export const isHeartOpen = (board: Board): boolean => {
  const district = districtAtHeart(board)
  return district !== undefined && deedsOffered(board, district).length > 0
}

const NOTHING: ReadonlySet<string> = new Set()
const deedsAt = (board: Board, district: DistrictId | undefined): ReadonlySet<string> =>
  district ? new Set(deedsOffered(board, district).flatMap(picksOf)) : NOTHING
/** From the garden one looks into a deck where it lies. */
const seenFromGarden = (board: Board): ReadonlySet<string> =>
  new Set(board.offers.map(({ pick }) => String(pick)).filter(isForesight))

const elsewhere = (board: Board): ReadonlySet<string> => {
  if (board.seat === null || board.offers.length === 0) return NOTHING
  if (board.task?.task !== 'act') return NOTHING
  return districtOfTurn(board) ? deedsAt(board, districtAtHeart(board)) : seenFromGarden(board)
}
const known = new WeakMap<Board['offers'], ReadonlySet<string>>()
/** Whether a pick stands at the heart of the wheel or on its deck: where it lies small it is not offered a second time. */
export const isAtHeart = (board: Board, pick: Offer['pick']): boolean => {
  const there = known.get(board.offers) ?? elsewhere(board)
  known.set(board.offers, there)
  return there.has(String(pick))
}
/** Whether the sheet of the district offers it. */
export const isOnSheet = (board: Board, pick: Offer['pick']): boolean =>
  deedsAt(board, districtOfTurn(board)).has(String(pick))
