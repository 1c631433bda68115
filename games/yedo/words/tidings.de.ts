/** What happened, as it is told in German. */
import type { Seat } from '@machiya/kernel'
import type { Teller, Words } from '@machiya/kernel/words'
import { DECKS, KINDS_DE, points, TRADE_DE } from './kinds.de.ts'
import { isSeen, list, lotName, seenAs, shown, type Handed, type Terms } from './sentences.ts'

type Who = { seat: Seat }
type WithCard = Who & { card: string }
type WithCards = Who & { cards: readonly string[] }
const { joined, handed, proposed } = TRADE_DE

/** As after an article: die grünen Missionen. */
const inflected = (deck: string): string => (DECKS[deck] ?? '').replace(/e Missionen$/, 'en Missionen')
/** A card by its name after a colon, or by its kind. */
const one = (verb: string, card: string, kind: string, t: Teller, after = ''): string =>
  isSeen(card) ? `${verb}${after}: ${t.name(card)}` : `${verb} ${seenAs(card, kind, KINDS_DE, t)}${after}`

const moreProposals = (left: number): string =>
  left === 0 ? 'keinen Vorschlag mehr' : left === 1 ? 'noch 1 Vorschlag' : `noch ${left} Vorschläge`

export const TIDINGS_DE: Words['tidings'] = {
  round: (a: { round: number }) => `Runde ${a.round} beginnt`,
  favored: (a: Who & { favor: string }, t) => `${t.seat(a.seat)} nimmt die Gunst: ${t.name(a.favor)}`,
  drew: (a: WithCard & { kind: string }, t) => `${t.seat(a.seat)} ${one('zieht', a.card, a.kind, t)}`,
  'drew-three': (a: WithCards & { deck: string }, t) =>
    `${t.seat(a.seat)} zieht ${a.cards.length} ${DECKS[a.deck]}${shown(a.cards, t)}`,
  kept: (a: WithCard & { deck: string }, t) => `${t.seat(a.seat)} ${one('behält', a.card, a.deck, t)}`,
  'gave-up': (a: WithCard & { kind: string }, t) =>
    `${t.seat(a.seat)} ${one('gibt', a.card, a.kind, t, ' ab')}`,
  foresaw: (a: WithCards & { deck: string }, t) =>
    `${t.seat(a.seat)} sieht die obersten ${a.cards.length} ${inflected(a.deck)} an${shown(a.cards, t)}`,
  mon: (a: Who & { by: number }, t) =>
    `${t.seat(a.seat)} ${a.by < 0 ? `verliert ${-a.by}` : `erhält ${a.by}`} Mon`,
  paid: (a: Who & { mon: number }, t) => `${t.seat(a.seat)} zahlt ${a.mon} Mon`,
  prestige: (a: Who & { by: number }, t) =>
    `${t.seat(a.seat)} ${a.by < 0 ? 'verliert' : 'erhält'} ${points(Math.abs(a.by))}`,
  blessed: (a: Who, t) => `${t.seat(a.seat)} ist gesegnet`,
  unblessed: (a: Who, t) => `${t.seat(a.seat)} gibt die Segnung ab`,
  geisha: (a: Who, t) => `${t.seat(a.seat)} nimmt eine Geisha`,
  'geisha-left': (a: Who, t) => `${t.seat(a.seat)} verliert eine Geisha`,
  built: (a: Who & { annex: string }, t) => `${t.seat(a.seat)} errichtet: ${t.name(a.annex)}`,
  'annex-lost': (a: Who & { annex: string }, t) => `${t.seat(a.seat)} verliert: ${t.name(a.annex)}`,
  recruited: (a: Who, t) => `${t.seat(a.seat)} heuert einen Diener an`,
  'to-reserve': (a: Who, t) => `Ein Diener von ${t.seat(a.seat)} kommt in den Vorrat`,
  'sent-home': (a: Who, t) => `Ein Diener von ${t.seat(a.seat)} kehrt heim`,
  'church-filled': (a: { by: number; mon: number }) =>
    `Die Kirche bekommt ${a.by} Mon, dort liegen jetzt ${a.mon}`,
  'church-taken': (a: Who & { mon: number }, t) => `${t.seat(a.seat)} nimmt die ${a.mon} Mon der Kirche`,
  'patrol-left': () => 'Der Wächter verlässt das Spiel',
  'patrol-swapped': (a: { color: string }, t) => `Der Wächter ist jetzt ${t.name(a.color)}`,
  'weapons-shuffled': () => 'Die abgelegten Waffen werden zum neuen Stapel gemischt',
  egress: (a: Who, t) => `${t.seat(a.seat)} setzt aus`,
  announced: (a: Who & { lot: string; price: number }, t) =>
    `${t.seat(a.seat)} eröffnet eine Auktion für ${a.price} Mon: ${lotName(a.lot, KINDS_DE, t)}`,
  bid: (a: Who & { price: number }, t) => `${t.seat(a.seat)} bietet ${a.price} Mon`,
  won: (a: Who & { lot: string; price: number }, t) =>
    `${t.seat(a.seat)} gewinnt die Auktion für ${a.price} Mon: ${lotName(a.lot, KINDS_DE, t)}`,
  passed: (a: Who, t) => `${t.seat(a.seat)} passt`,
  barred: (a: Who & { part: string }, t) => `${t.seat(a.seat)} verschließt: ${t.name(a.part)}`,
  market: (a: { cards: readonly string[] }, t) => `Neu am Markt: ${list(a.cards, t)}`,
  event: (a: { card: string }, t) => `Ereignis: ${t.name(a.card)}`,
  'district-closed': (a: { district: string }, t) => `In dieser Runde geschlossen: ${t.name(a.district)}`,
  'district-opened': (a: { district: string }, t) => `Wieder offen: ${t.name(a.district)}`,
  placed: (a: Who & { place: string }, t) => `${t.seat(a.seat)} setzt einen Diener ein: ${t.name(a.place)}`,
  moved: (a: Who & { from: string; to: string }, t) =>
    `${t.seat(a.seat)} versetzt einen Diener: ${t.name(a.from)} → ${t.name(a.to)}`,
  patrol: (a: { district: string }, t) => `Der Wächter kommt an: ${t.name(a.district)}`,
  blackmailed: (a: Who, t) => `${t.seat(a.seat)} setzt die Erpressung ein`,
  saved: (a: Who & { space: string }, t) =>
    `Ein Diener von ${t.seat(a.seat)} ist gerettet (${t.name(a.space)})`,
  arrested: (a: Who & { space: string }, t) =>
    `Ein Diener von ${t.seat(a.seat)} wird gefangen (${t.name(a.space)})`,
  'trade-opened': (a: { at: string; seats: readonly Seat[] }, t) =>
    `Handel (${t.name(a.at)}): ${joined(a.seats.map((seat) => t.seat(seat)))}`,
  proposed: (a: Terms, t) => {
    const { gives, wants } = proposed(a, t)
    return gives === undefined
      ? `${t.seat(a.seat)} erbittet von ${t.seat(a.to)}: ${wants}`
      : `${t.seat(a.seat)} bietet ${t.seat(a.to)}: ${gives} gegen ${wants}`
  },
  'proposals-left': (a: Who & { left: number }, t) =>
    `${t.seat(a.seat)} kann in diesem Handel ${moreProposals(a.left)} machen`,
  withdrew: (a: Who, t) => `${t.seat(a.seat)} zieht den Vorschlag zurück`,
  refused: (a: Who & { to: Seat }, t) => `${t.seat(a.seat)} lehnt den Handel von ${t.seat(a.to)} ab`,
  'done-trading': (a: Who, t) => `${t.seat(a.seat)} hat fertig gehandelt`,
  handed: (a: Handed, t) => `${t.seat(a.seat)} gibt ${t.seat(a.to)}: ${handed(a, t)}`,
  activated: (a: Who & { place: string }, t) =>
    `${t.seat(a.seat)} aktiviert einen Diener: ${t.name(a.place)}`,
  'took-weapon': (a: WithCard, t) => `${t.seat(a.seat)} nimmt vom Markt: ${t.name(a.card)}`,
  order: (a: { order: readonly Seat[] }, t) =>
    `Neue Reihenfolge: ${a.order.map((seat) => t.seat(seat)).join(', ')}`,
  mission: (a: WithCard, t) => `${t.seat(a.seat)} zeigt die Mission: ${t.name(a.card)}`,
  'stood-in': (a: Who & { annex: string }, t) =>
    `Der Diener von ${t.seat(a.seat)} springt ein: ${t.name(a.annex)}`,
  bonus: (a: Who, t) => `${t.seat(a.seat)} erfüllt die Bonusvoraussetzungen`,
  completed: (a: WithCard, t) => `${t.seat(a.seat)} hat erfüllt: ${t.name(a.card)}`,
  played: (a: WithCard, t) => `${t.seat(a.seat)} spielt: ${t.name(a.card)}`,
  cancelled: (a: Who & { card: string }, t) => `${t.name(a.card)} von ${t.seat(a.seat)} ist aufgehoben`,
  fizzled: (a: Who & { card: string }, t) => `${t.name(a.card)} von ${t.seat(a.seat)} bleibt ohne Wirkung`,
  blade: (a: Who & { weapon: string }, t) => `${t.seat(a.seat)} leiht sich: ${t.name(a.weapon)}`,
  ambushed: (a: Who & { place: string }, t) =>
    `Ein Diener von ${t.seat(a.seat)} gerät in einen Hinterhalt (${t.name(a.place)})`,
  struck: (a: Who & { other: Seat; strike: string }, t) => `${t.name(a.strike)} trifft ${t.seat(a.other)}`,
  scored: (a: WithCards & { by: number; blackmail: number }, t) =>
    `${t.seat(a.seat)} erhält ${a.by} für Bonuskarten (${list(a.cards, t) || 'keine'}) und ${a.blackmail} für die Erpressung`,
}
