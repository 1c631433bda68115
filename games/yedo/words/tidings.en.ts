/** What happened, as it is told in English. */
import type { Seat } from '@machiya/kernel'
import type { Words } from '@machiya/kernel/words'
import { DECKS, KINDS_EN, points, TRADE_EN } from './kinds.en.ts'
import { list, lotName, seenAs, shown, type Handed, type Terms } from './sentences.ts'

type Who = { seat: Seat }
type WithCard = Who & { card: string }
type WithCards = Who & { cards: readonly string[] }
const { joined, handed, proposed } = TRADE_EN
const signed = (by: number): string => (by < 0 ? `loses ${-by}` : `gains ${by}`)

export const TIDINGS_EN: Words['tidings'] = {
  round: (a: { round: number }) => `Round ${a.round} begins`,
  favored: (a: Who & { favor: string }, t) => `${t.seat(a.seat)} takes the favor: ${t.name(a.favor)}`,
  drew: (a: WithCard & { kind: string }, t) =>
    `${t.seat(a.seat)} draws ${seenAs(a.card, a.kind, KINDS_EN, t)}`,
  'drew-three': (a: WithCards & { deck: string }, t) =>
    `${t.seat(a.seat)} draws ${a.cards.length} ${DECKS[a.deck]}${shown(a.cards, t)}`,
  kept: (a: WithCard & { deck: string }, t) =>
    `${t.seat(a.seat)} keeps ${seenAs(a.card, a.deck, KINDS_EN, t)}`,
  'gave-up': (a: WithCard & { kind: string }, t) =>
    `${t.seat(a.seat)} gives up ${seenAs(a.card, a.kind, KINDS_EN, t)}`,
  foresaw: (a: WithCards & { deck: string }, t) =>
    `${t.seat(a.seat)} looks at the top ${a.cards.length} ${DECKS[a.deck]}${shown(a.cards, t)}`,
  mon: (a: Who & { by: number }, t) => `${t.seat(a.seat)} ${signed(a.by)} mon`,
  paid: (a: Who & { mon: number }, t) => `${t.seat(a.seat)} pays ${a.mon} mon`,
  prestige: (a: Who & { by: number }, t) =>
    `${t.seat(a.seat)} ${a.by < 0 ? 'loses' : 'gains'} ${points(Math.abs(a.by))}`,
  blessed: (a: Who, t) => `${t.seat(a.seat)} is blessed`,
  unblessed: (a: Who, t) => `${t.seat(a.seat)} returns the blessing`,
  geisha: (a: Who, t) => `${t.seat(a.seat)} takes a geisha`,
  'geisha-left': (a: Who, t) => `${t.seat(a.seat)} loses a geisha`,
  built: (a: Who & { annex: string }, t) => `${t.seat(a.seat)} builds the ${t.name(a.annex)}`,
  'annex-lost': (a: Who & { annex: string }, t) => `${t.seat(a.seat)} loses the ${t.name(a.annex)}`,
  recruited: (a: Who, t) => `${t.seat(a.seat)} recruits a disciple`,
  'to-reserve': (a: Who, t) => `A disciple of ${t.seat(a.seat)} goes to the reserve`,
  'sent-home': (a: Who, t) => `A disciple of ${t.seat(a.seat)} goes home`,
  'church-filled': (a: { by: number; mon: number }) => `The church gets ${a.by} mon and holds ${a.mon}`,
  'church-taken': (a: Who & { mon: number }, t) => `${t.seat(a.seat)} takes the ${a.mon} mon on the church`,
  'patrol-left': () => 'The patrol leaves the game',
  'patrol-swapped': (a: { color: string }, t) => `The patrol is now ${t.name(a.color)}`,
  'weapons-shuffled': () => 'The discarded weapons are shuffled into a new deck',
  egress: (a: Who, t) => `${t.seat(a.seat)} takes the egress`,
  announced: (a: Who & { lot: string; price: number }, t) =>
    `${t.seat(a.seat)} opens an auction at ${a.price} mon: ${lotName(a.lot, KINDS_EN, t)}`,
  bid: (a: Who & { price: number }, t) => `${t.seat(a.seat)} bids ${a.price} mon`,
  won: (a: Who & { lot: string; price: number }, t) =>
    `${t.seat(a.seat)} wins the auction for ${a.price} mon: ${lotName(a.lot, KINDS_EN, t)}`,
  passed: (a: Who, t) => `${t.seat(a.seat)} passes`,
  barred: (a: Who & { part: string }, t) => `${t.seat(a.seat)} bars the category: ${t.name(a.part)}`,
  market: (a: { cards: readonly string[] }, t) => `New on the market: ${list(a.cards, t)}`,
  event: (a: { card: string }, t) => `Event: ${t.name(a.card)}`,
  'district-closed': (a: { district: string }, t) => `Closed this round: ${t.name(a.district)}`,
  'district-opened': (a: { district: string }, t) => `Open again: ${t.name(a.district)}`,
  placed: (a: Who & { place: string }, t) => `${t.seat(a.seat)} places a disciple: ${t.name(a.place)}`,
  moved: (a: Who & { from: string; to: string }, t) =>
    `${t.seat(a.seat)} moves a disciple: ${t.name(a.from)} → ${t.name(a.to)}`,
  patrol: (a: { district: string }, t) => `The patrol comes to the ${t.name(a.district)}`,
  blackmailed: (a: Who, t) => `${t.seat(a.seat)} uses Blackmail`,
  saved: (a: Who & { space: string }, t) => `A disciple of ${t.seat(a.seat)} is saved (${t.name(a.space)})`,
  arrested: (a: Who & { space: string }, t) =>
    `A disciple of ${t.seat(a.seat)} is arrested (${t.name(a.space)})`,
  'trade-opened': (a: { at: string; seats: readonly Seat[] }, t) =>
    `Trade in the ${t.name(a.at)}: ${joined(a.seats.map((seat) => t.seat(seat)))}`,
  proposed: (a: Terms, t) => {
    const { gives, wants } = proposed(a, t)
    return gives === undefined
      ? `${t.seat(a.seat)} asks ${t.seat(a.to)} for ${wants}`
      : `${t.seat(a.seat)} offers ${t.seat(a.to)} ${gives} for ${wants}`
  },
  'proposals-left': (a: Who & { left: number }, t) =>
    `${t.seat(a.seat)} can make ${a.left || 'no'} more ${a.left === 1 ? 'proposal' : 'proposals'} in this trade`,
  withdrew: (a: Who, t) => `${t.seat(a.seat)} withdraws the proposal`,
  refused: (a: Who & { to: Seat }, t) => `${t.seat(a.seat)} turns down ${t.seat(a.to)}`,
  'done-trading': (a: Who, t) => `${t.seat(a.seat)} is done trading`,
  handed: (a: Handed, t) => `${t.seat(a.seat)} hands ${t.seat(a.to)}: ${handed(a, t)}`,
  activated: (a: Who & { place: string }, t) => `${t.seat(a.seat)} activates a disciple: ${t.name(a.place)}`,
  'took-weapon': (a: WithCard, t) => `${t.seat(a.seat)} takes ${t.name(a.card)} from the market`,
  order: (a: { order: readonly Seat[] }, t) =>
    `New player order: ${a.order.map((seat) => t.seat(seat)).join(', ')}`,
  mission: (a: WithCard, t) => `${t.seat(a.seat)} shows the mission: ${t.name(a.card)}`,
  'stood-in': (a: Who & { annex: string }, t) =>
    `The disciple on the ${t.name(a.annex)} of ${t.seat(a.seat)} stands in`,
  bonus: (a: Who, t) => `${t.seat(a.seat)} meets the bonus requirements`,
  completed: (a: WithCard, t) => `${t.seat(a.seat)} has completed the mission: ${t.name(a.card)}`,
  played: (a: WithCard, t) => `${t.seat(a.seat)} plays ${t.name(a.card)}`,
  cancelled: (a: Who & { card: string }, t) => `${t.name(a.card)} of ${t.seat(a.seat)} is cancelled`,
  fizzled: (a: Who & { card: string }, t) => `${t.name(a.card)} of ${t.seat(a.seat)} has no effect`,
  blade: (a: Who & { weapon: string }, t) => `${t.seat(a.seat)} borrows a ${t.name(a.weapon)}`,
  ambushed: (a: Who & { place: string }, t) =>
    `A disciple of ${t.seat(a.seat)} is ambushed (${t.name(a.place)})`,
  struck: (a: Who & { other: Seat; strike: string }, t) => `${t.name(a.strike)} strikes ${t.seat(a.other)}`,
  scored: (a: WithCards & { by: number; blackmail: number }, t) =>
    `${t.seat(a.seat)} scores ${a.by} for bonus cards (${list(a.cards, t) || 'none'}) and ${a.blackmail} for Blackmail`,
}
