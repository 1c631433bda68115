/** How lists, deals and offers are put into sentences: once, with the phrases of a language. */
import { isHidden, type Pick, type Seat } from '@machiya/kernel'
import type { Teller } from '@machiya/kernel/words'
import type { Loss } from '../data/rows.ts'
import { acceptBy, claimBy, deedBy, lotBy, partBy, stallBy, type DeedWords } from './deeds.ts'
import { offerBy, PLAIN_TASKS, type SeatVerbs, type Verbs } from './phrases.ts'

type Table = { readonly [id: string]: string }
export type Kinds = {
  readonly KINDS: Table
  readonly DECKS: Table
  readonly LOSSES: Record<Loss, string>
  /** Lots of an auction that stand for several things. */
  readonly GROUPS: Table
}

export const list = (cards: readonly string[], t: Teller): string =>
  cards.map((card) => t.name(card)).join(', ')
export const isSeen = (card: string): boolean => !isHidden(card)
/** Which cards they are, for those who see them. */
export const shown = (cards: readonly string[], t: Teller): string =>
  cards.some(isSeen) ? `: ${list(cards, t)}` : ''
/** A card by its name, or by its kind to whoever does not see it. */
export const seenAs = (card: string, kind: string, { KINDS }: Kinds, t: Teller): string =>
  card === '?' ? (KINDS[kind] ?? card) : t.name(card)
export const lotName = (lot: string, { GROUPS }: Kinds, t: Teller): string => GROUPS[lot] ?? t.name(lot)

export type TradePhrases = Kinds & {
  readonly and: string
  readonly nothing: string
  readonly mon: (mon: number) => string
  readonly geisha: (geisha: number) => string
  readonly aGeisha: string
}
export type Handed = {
  readonly seat: Seat
  readonly to: Seat
  readonly mon: number
  readonly geisha: number
  readonly weapons: readonly string[]
  readonly actions: readonly string[]
  readonly bonuses: readonly string[]
  readonly missions: readonly string[]
}
/** Revisions before the third told the mon of both sides as one figure. */
export type Terms = {
  readonly seat: Seat
  readonly to: Seat
  readonly gives: readonly string[]
  readonly wants: readonly string[]
  readonly mon: number
  readonly asks?: number
}

export const tradeBy = (p: TradePhrases) => {
  const things: Table = { ...p.KINDS, geisha: p.aGeisha }
  const joined = (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${p.and} ${parts.at(-1)}`
  /** What is traded: a thing by its kind, a card by its name. */
  const thing = (id: string, t: Teller): string => things[id] ?? t.name(id)
  const terms = (ids: readonly string[], mon: number, t: Teller): string =>
    joined([...ids.map((id) => thing(id, t)), ...(mon > 0 ? [p.mon(mon)] : [])]) || p.nothing
  const several = (cards: readonly string[], kind: string, t: Teller): string[] =>
    cards.map((card) => seenAs(card, kind, p, t))
  const handed = (a: Handed, t: Teller): string =>
    joined([
      ...a.weapons.map((card) => t.name(card)),
      ...(a.geisha ? [p.geisha(a.geisha)] : []),
      ...several(a.actions, 'action', t),
      ...several(a.bonuses, 'bonus', t),
      ...several(a.missions, 'mission', t),
      ...(a.mon ? [p.mon(a.mon)] : []),
    ])
  /** What a deal gives and wants; nothing given is a request. */
  const proposed = (a: Terms, t: Teller): { readonly gives: string | undefined; readonly wants: string } => {
    const gives = terms(a.gives, a.mon, t)
    return { gives: gives === p.nothing ? undefined : gives, wants: terms(a.wants, a.asks ?? -a.mon, t) }
  }
  return { joined, thing, terms, handed, proposed }
}

export type OfferPhrases = Kinds & {
  readonly verbs: Verbs
  readonly seatVerbs: SeatVerbs
  readonly standing: (who: string, where: string) => string
  readonly deeds: DeedWords
  readonly accepted: (text: string, gets: string, gives: string) => string
  readonly bid: (mon: number) => string
  readonly position: (position: number) => string
  readonly softened: (loss: string) => string
}

type Plain = (pick: Pick, a: unknown, t: Teller) => string
const numbered =
  (say: (n: number) => string, plain: Plain): Plain =>
  (pick, a, t) =>
    typeof pick === 'number' ? say(pick) : plain(pick, a, t)
const named =
  (table: Table, plain: Plain, say: (name: string) => string = String): Plain =>
  (pick, a, t) => {
    const name = table[pick]
    return name === undefined ? plain(pick, a, t) : say(name)
  }

export const offersBy = (p: OfferPhrases, { thing, terms }: ReturnType<typeof tradeBy>) => {
  const offer = offerBy(thing, p.verbs, p.seatVerbs, String, p.standing)
  const position = numbered(p.position, offer)
  const bid = numbered(p.bid, offer)
  const deck = named(p.DECKS, offer)
  return {
    ...Object.fromEntries(PLAIN_TASKS.map((task) => [task, offer])),
    act: deedBy(p.deeds, offer),
    haggle: acceptBy(p.accepted, terms, offer),
    'free-weapon': stallBy(p.deeds, offer),
    'take-part': partBy(p.deeds, offer),
    announce: lotBy(p.deeds, named(p.GROUPS, offer)),
    claim: claimBy(p.deeds, offer),
    bid,
    'last-bid': bid,
    soften: named(p.LOSSES, offer, p.softened),
    'take-position': position,
    intrigue: position,
    'first-mission': deck,
    'mission-deck': deck,
  }
}
