/** Was man auf Deutsch liest. */
import type { Seat, Teller, Words } from '@machiya/kernel'
import type { Loss, Moment } from '../data/rows.ts'
import { claimBy, deedBy, lotBy, partBy, stallBy, type DeedWords } from './deeds.ts'
import { EFFECTS_DE } from './effects.de.ts'
import { NAMES_DE } from './names.de.ts'
import { flat, missionTexts, offerBy, PLAIN_TASKS, type MissionWords } from './phrases.ts'
import { PICKS_DE } from './picks.de.ts'
import { REASONS_DE } from './reasons.de.ts'

type Who = { seat: Seat }
type WithCard = Who & { card: string }
type WithCards = Who & { cards: readonly string[] }

const MOMENTS: Partial<Record<Moment, string>> = {
  'auction-close': 'Die Auktion wird gleich geschlossen: ein letztes Wort?',
  'before-event': 'Bevor das Ereignis aufgedeckt wird: eine Karte spielen?',
  'after-event': 'Das Ereignis ist aufgedeckt: eine Karte spielen, bevor es wirkt?',
  'assigning-start': 'Vor dem ersten Einsetzen: eine Karte spielen?',
  'action-start': 'Vor der ersten Aktivierung: eine Karte spielen?',
}
const KINDS: { readonly [kind: string]: string } = {
  action: 'eine Aktionskarte',
  bonus: 'eine Bonuskarte',
  mission: 'eine Mission',
  weapon: 'eine Waffe',
}
const DECKS: { readonly [deck: string]: string } = {
  action: 'Aktionskarten',
  bonus: 'Bonuskarten',
  weapon: 'Waffen',
  event: 'Ereignisse',
  green: 'grüne Missionen',
  yellow: 'gelbe Missionen',
  red: 'rote Missionen',
  black: 'schwarze Missionen',
}
const LOSSES: Record<Loss, string> = {
  disciple: 'einen Diener',
  annex: 'einen Ausbau',
  weapon: 'eine Waffe',
  geisha: 'eine Geisha',
  action: 'eine Aktionskarte',
  bonus: 'eine Bonuskarte',
  'mon-5': '5 Mon',
  'mon-2': '2 Mon',
  'prestige-2': '2 Prestigepunkte',
}

const points = (n: number): string => `${n} ${Math.abs(n) === 1 ? 'Prestigepunkt' : 'Prestigepunkte'}`
const MISSION_WORDS: MissionWords = {
  bonus: 'Bonus',
  twice: 'zweimal ',
  geisha: (n) => (n === 1 ? '1 Geisha' : `${n} Geishas`),
  blessing: 'eine Segnung abgeben',
  pay: (mon) => `${mon} Mon zahlen`,
  special: {
    'another-in-tavern': 'ein anderer Clan in der Taverne',
    'church-holds-4': 'mindestens 4 Mon auf der Kirche',
    'two-action-cards': 'mindestens zwei Aktionskarten auf der Hand',
    'beside-the-patrol': 'ein Diener im Bezirk des Wächters',
    'no-disciple-in-reserve': 'kein Diener im Vorrat',
  },
  endsGame: 'Das Spiel endet nach dieser Runde.',
  reward: {
    prestige: points,
    mon: (n) => `${n} Mon`,
    blessing: () => 'eine Segnung',
    action: () => 'eine Aktionskarte',
    mission: () => 'eine Mission',
    bonus: () => 'eine Bonuskarte',
    weapon: () => 'eine Waffe vom Markt',
    church: () => 'alle Mon auf der Kirche',
    swap: () => 'den Wächter tauschen',
    reserve: () => 'der Diener geht in den Vorrat',
  },
}

const offer = offerBy(
  {
    play: (what) => `${what} spielen`,
    sell: (what) => `${what} verkaufen`,
    exchange: (what) => `${what} tauschen`,
    give: (what) => `Geben: ${what}`,
    take: (what) => `Verlangen: ${what}`,
    as: (what) => what,
  },
  {
    to: (who) => `${who} einen Handel vorschlagen`,
    accept: (who) => `Den Handel von ${who} annehmen`,
    refuse: (who) => `Den Handel von ${who} ablehnen`,
    counter: (who) => `${who} ein Gegenangebot machen`,
    seat: (who) => who,
  },
  String,
  (who, where) => `${who} (${where})`,
)
const GROUPS: { readonly [id: string]: string } = NAMES_DE.groups
const DEEDS: DeedWords = {
  bare: { 'geisha-mon': 'Eine Geisha anheuern', 'geisha-prestige': 'Eine Geisha anheuern' },
  forMon: (what, mon) => `${what} für ${mon} Mon`,
  forPoints: (what, n) => `${what} für ${points(n)}`,
  stall: (stall, weapon) => `${stall}: ${weapon ?? 'leer'}`,
  church: (mon) => `In die Kirche gehen: ${mon} Mon`,
  audience: (n) => (n === 0 ? 'Audienz: der Shogun gewährt nichts' : `Audienz: ${points(n)}`),
  dropOut: 'Aussteigen, ohne Mon',
}
const asMon = (pick: never, a: never, t: Teller): string =>
  typeof pick === 'number' ? `${String(pick)} Mon bieten` : offer(pick, a, t)
const asPosition = (pick: never, a: never, t: Teller): string =>
  typeof pick === 'number' ? `Position ${String(pick)}` : offer(pick, a, t)
const asDeck = (pick: never, a: never, t: Teller): string => DECKS[pick] ?? offer(pick, a, t)
const asLot = (pick: never, a: never, t: Teller): string => GROUPS[pick] ?? offer(pick, a, t)
const asLoss = (pick: never, a: never, t: Teller): string => {
  const loss = (LOSSES as { [id: string]: string })[pick]
  return loss ? `Die Segnung abgeben und nur ${loss} verlieren` : offer(pick, a, t)
}
const list = (cards: readonly string[], t: Teller): string => cards.map((card) => t.name(card)).join(', ')

export const de: Words = {
  language: 'de',
  title: 'Yedo',
  blurb:
    'Clans im alten Edo bieten, spionieren, bestechen und weichen dem Wächter aus, um die Gunst des Shoguns',
  names: { ...flat(NAMES_DE), ...PICKS_DE },
  effects: { ...EFFECTS_DE, ...missionTexts(NAMES_DE, MISSION_WORDS) },
  asks: {
    'first-mission': () => 'Von welchem Stapel ziehst du eine Startmission?',
    favor: () => 'Welche Gunst des Shoguns nimmst du?',
    'take-part': () => 'Bietest du mit, oder setzt du für 3 Mon aus?',
    announce: () => 'Sage eine Auktion an oder steige aus',
    bid: (a: { from: number }) => `Biete mehr als ${a.from} Mon oder passe`,
    'last-bid': (a: { from: number }) => `Dein letztes Wort: Biete mehr als ${a.from} Mon`,
    claim: () => 'Du hast gewonnen: Was nimmst du?',
    bar: () => 'Welche Kategorie wird verschlossen?',
    'choose-annex': () => 'Welchen Ausbau nimmst du?',
    'mission-deck': (a: { take: string }) =>
      a.take === 'three'
        ? 'Von welchem Stapel ziehst du drei Missionen?'
        : 'Von welchem Stapel ziehst du eine Mission?',
    soften: () => 'Eine Segnung mildert den Verlust: Was verlierst du?',
    'lose-annex': () => 'Welchen Ausbau verlierst du?',
    'lose-card': (a: { loss: Loss }) => `Du verlierst ${LOSSES[a.loss]}: welche?`,
    place: () => 'Setze einen Diener ein',
    'place-early': () => 'Frühaufsteher: Setze einen Diener ein',
    steer: () => '5b: Spielst du eine Karte auf den Wächter?',
    rescue: () => '5c: Rettest du deine Diener?',
    'save-one': () => 'Welcher Diener wird gerettet?',
    haggle: (a: { at: string }, t) => `Handel: ${t.name(a.at)}`,
    'hand-over': (a: { what: string }) => `Gib her: ${DECKS[a.what]}. Welche Karte?`,
    activate: () => 'Aktiviere einen Diener',
    act: (a: { errand: number }) => (a.errand ? 'Zweiter Gang: eine andere Aktion' : 'Was tut dein Diener?'),
    finish: () => 'Beende deinen Zug oder spiele eine Karte',
    'take-position': () => 'Welche Position in der Reihenfolge?',
    bonus: () => 'Auch die Bonusvoraussetzungen erfüllen?',
    'free-weapon': () => 'Welche Waffe vom Markt nimmst du?',
    counter: () => 'Antwortest du auf diese Karte?',
    window: (a: { moment: Moment }) => MOMENTS[a.moment] ?? 'Eine Karte spielen?',
    'feint-from': () => 'Welchen Diener versetzt du?',
    'feint-to': (a: { from: string }, t) => `Wohin geht der Diener (${t.name(a.from)})?`,
    'tip-off': () => 'Wohin kommt der Wächter?',
    'escape-from': () => 'Welcher Diener flieht?',
    'escape-to': (a: { from: string }, t) => `Wohin flieht der Diener (${t.name(a.from)})?`,
    'sell-quietly': (a: { left: number }) => `Verkaufe eine Karte für 3 Mon (noch ${a.left})`,
    intrigue: () => 'Welche Position in der Reihenfolge?',
    'name-blade': () => 'Welche Waffe gilt als deine?',
    'give-up': (a: { kind: string }) => `Du hast zu viel: Gib ${KINDS[a.kind]} ab`,
    keep: () => 'Was behältst du?',
    'lay-back': () => 'Was kommt zuerst zurück und liegt damit zuunterst?',
    'ambush-whom': () => 'Wen triffst du im Hinterhalt?',
    'strike-whom': () => 'Welchen Clan trifft es?',
    'drop-weapon': () => 'Du wirst entwaffnet: Welche Waffe legst du ab?',
  },
  offers: {
    ...Object.fromEntries(PLAIN_TASKS.map((task) => [task, offer])),
    act: deedBy(DEEDS, offer),
    'free-weapon': stallBy(DEEDS, offer),
    'take-part': partBy(DEEDS, offer),
    announce: lotBy(DEEDS, asLot as typeof offer),
    claim: claimBy(DEEDS, offer),
    bid: asMon,
    'last-bid': asMon,
    soften: asLoss,
    'take-position': asPosition,
    intrigue: asPosition,
    'first-mission': asDeck,
    'mission-deck': asDeck,
  },
  tidings: {
    round: (a: { round: number }) => `Runde ${a.round} beginnt`,
    favored: (a: Who & { favor: string }, t) => `${t.seat(a.seat)} nimmt die Gunst: ${t.name(a.favor)}`,
    drew: (a: WithCard & { kind: string }, t) =>
      `${t.seat(a.seat)} zieht ${a.card === '?' ? KINDS[a.kind] : t.name(a.card)}`,
    'drew-three': (a: WithCards & { deck: string }, t) =>
      `${t.seat(a.seat)} zieht ${a.cards.length} ${DECKS[a.deck]}: ${list(a.cards, t)}`,
    kept: (a: WithCard, t) => `${t.seat(a.seat)} behält ${t.name(a.card)}`,
    'gave-up': (a: WithCard & { kind: string }, t) =>
      `${t.seat(a.seat)} gibt ${a.card === '?' ? KINDS[a.kind] : t.name(a.card)} ab`,
    foresaw: (a: WithCards & { deck: string }, t) =>
      `${t.seat(a.seat)} sieht die obersten ${a.cards.length} ${DECKS[a.deck]} an: ${list(a.cards, t)}`,
    mon: (a: Who & { by: number }, t) =>
      `${t.seat(a.seat)} ${a.by < 0 ? `verliert ${-a.by}` : `erhält ${a.by}`} Mon`,
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
      `${t.seat(a.seat)} sagt an: ${GROUPS[a.lot] ?? t.name(a.lot)} für ${a.price} Mon`,
    bid: (a: Who & { price: number }, t) => `${t.seat(a.seat)} bietet ${a.price} Mon`,
    won: (a: Who & { lot: string; price: number }, t) =>
      `${t.seat(a.seat)} gewinnt die Auktion (${GROUPS[a.lot] ?? t.name(a.lot)}) für ${a.price} Mon`,
    passed: (a: Who, t) => `${t.seat(a.seat)} passt`,
    barred: (a: Who & { part: string }, t) => `${t.seat(a.seat)} verschließt: ${t.name(a.part)}`,
    market: (a: { cards: readonly string[] }, t) => `Neu am Markt: ${list(a.cards, t)}`,
    event: (a: { card: string }, t) => `Ereignis: ${t.name(a.card)}`,
    placed: (a: Who & { place: string }, t) => `${t.seat(a.seat)} setzt einen Diener ein: ${t.name(a.place)}`,
    moved: (a: Who & { from: string; to: string }, t) =>
      `${t.seat(a.seat)} versetzt einen Diener: ${t.name(a.from)} → ${t.name(a.to)}`,
    patrol: (a: { district: string }, t) => `Der Wächter kommt an: ${t.name(a.district)}`,
    blackmailed: (a: Who, t) => `${t.seat(a.seat)} setzt die Erpressung ein`,
    saved: (a: Who & { space: string }, t) =>
      `Ein Diener von ${t.seat(a.seat)} ist gerettet (${t.name(a.space)})`,
    arrested: (a: Who & { space: string }, t) =>
      `Ein Diener von ${t.seat(a.seat)} wird gefangen (${t.name(a.space)})`,
    proposed: (a: Terms, t) =>
      `${t.seat(a.seat)} bietet ${t.seat(a.to)}: ${terms(a.gives, a.mon, t)} gegen ${terms(a.wants, -a.mon, t)}`,
    withdrew: (a: Who, t) => `${t.seat(a.seat)} zieht den Vorschlag zurück`,
    refused: (a: Who & { to: Seat }, t) => `${t.seat(a.seat)} lehnt den Handel von ${t.seat(a.to)} ab`,
    'done-trading': (a: Who, t) => `${t.seat(a.seat)} hat fertig gehandelt`,
    handed: (a: Handed, t) => `${t.seat(a.seat)} gibt ${t.seat(a.to)}: ${handed(a, t)}`,
    activated: (a: Who & { place: string }, t) =>
      `${t.seat(a.seat)} aktiviert den Diener: ${t.name(a.place)}`,
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
  },
  reasons: REASONS_DE,
  options: { setting: 'Version', geisha: 'Geisha: mild', samurai: 'Samurai: hart' },
}

type Terms = Who & { to: Seat; gives: readonly string[]; wants: readonly string[]; mon: number }
const terms = (things: readonly string[], mon: number, t: Teller): string =>
  [...things.map((id) => t.name(id)), ...(mon > 0 ? [`${mon} Mon`] : [])].join(', ')

type Handed = Who & {
  to: Seat
  mon: number
  geisha: number
  weapons: readonly string[]
  actions: readonly string[]
  bonuses: readonly string[]
  missions: readonly string[]
}
const several = (cards: readonly string[], kind: string, t: Teller): string[] =>
  cards.map((card) => (card === '?' ? (KINDS[kind] ?? card) : t.name(card)))
const handed = (a: Handed, t: Teller): string =>
  [
    ...a.weapons.map((card) => t.name(card)),
    ...(a.geisha ? [MISSION_WORDS.geisha(a.geisha)] : []),
    ...several(a.actions, 'action', t),
    ...several(a.bonuses, 'bonus', t),
    ...several(a.missions, 'mission', t),
    ...(a.mon ? [`${a.mon} Mon`] : []),
  ].join(', ')
