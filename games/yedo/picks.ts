/** Picks that carry several things: written and read here and nowhere else. */
import type { Pick, Seat } from '@machiya/kernel'
import type { ActionCardId } from './data/action-cards.ts'
import type { AnnexId } from './data/rows.ts'
import type { Spot } from './whereabouts.ts'
import { ANNEX_IDS } from './position.ts'

/** What is done with a card, a weapon or whatever else is named: 'sell:feint', 'give:mon-5'. */
const VERBS = ['play', 'sell', 'exchange', 'as', 'give', 'keep', 'take', 'leave'] as const
export type Verb = (typeof VERBS)[number]
export const thingPick = <V extends Verb, What extends string>(verb: V, what: What): `${V}:${What}` =>
  `${verb}:${what}`
export type CardPick = `play:${ActionCardId}`

/** What is said to a clan: 'to-2'. */
const SEAT_VERBS = ['to', 'accept', 'refuse', 'counter', 'seat'] as const
export type SeatVerb = (typeof SEAT_VERBS)[number]
export const seatPick = (verb: SeatVerb, seat: Seat): string => `${verb}-${seat}`

/** A disciple of a clan on a spot. */
export const disciplePick = (spot: Spot, seat: Seat): string => `${spot}@${seat}`
export const foresightPick = (deck: string): string => `foresight-${deck}`
export const buildPick = (annex: AnnexId): string => `build-${annex}`
/** Mon, as a thing to give or take. */
export const monOf = (coins: number): string => `mon-${coins}`
const MON = /^mon-(\d+)$/
export const coinsIn = (what: string): number | undefined => {
  const coins = MON.exec(what)?.[1]
  return coins === undefined ? undefined : Number(coins)
}

export type Said =
  | { readonly is: 'thing'; readonly verb: Verb; readonly what: string }
  | { readonly is: 'seat'; readonly verb: SeatVerb; readonly seat: Seat }
  | { readonly is: 'disciple'; readonly spot: Spot; readonly seat: Seat }
  | { readonly is: 'foresight'; readonly deck: string }
  | { readonly is: 'build'; readonly annex: AnnexId }
  | { readonly is: 'plain'; readonly pick: string }

const THING = new RegExp(`^(${VERBS.join('|')}):(.+)$`)
const SEATED = new RegExp(`^(${SEAT_VERBS.join('|')})-(\\d)$`)
const DISCIPLE = /^(.+)@(\d)$/
const FORESIGHT = /^foresight-(.+)$/

/** What a pick stands for. */
export const readPick = (pick: Pick): Said => {
  const text = String(pick)
  const [, verb, what] = THING.exec(text) ?? []
  if (what !== undefined) return { is: 'thing', verb: verb as Verb, what }
  const [, word, seat] = SEATED.exec(text) ?? []
  if (seat !== undefined) return { is: 'seat', verb: word as SeatVerb, seat: Number(seat) as Seat }
  const [, spot, owner] = DISCIPLE.exec(text) ?? []
  if (owner !== undefined) return { is: 'disciple', spot: spot as Spot, seat: Number(owner) as Seat }
  const deck = FORESIGHT.exec(text)?.[1]
  if (deck !== undefined) return { is: 'foresight', deck }
  const annex = ANNEX_IDS.find((id) => text === buildPick(id))
  return annex ? { is: 'build', annex } : { is: 'plain', pick: text }
}

/** What this verb is about, where the pick has it. */
export const thingOf = (pick: Pick, ...verbs: readonly Verb[]): string | undefined => {
  const said = readPick(pick)
  return said.is === 'thing' && verbs.includes(said.verb) ? said.what : undefined
}
export const seatOf = (pick: Pick, verb: SeatVerb): Seat | undefined => {
  const said = readPick(pick)
  return said.is === 'seat' && said.verb === verb ? said.seat : undefined
}
export const isCardPick = (pick: Pick): boolean => typeof pick === 'string' && pick.startsWith('play:')
export const isForesight = (pick: Pick): boolean => readPick(pick).is === 'foresight'
