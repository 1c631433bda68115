/** What players read in German. */
import type { Seat } from '@machiya/kernel'
import type { WordsOf } from '@machiya/kernel/words'
import type * as rules from '../rules/index.ts'
import type { Loss, Moment } from '../data/rows.ts'
import { de as about } from './about.de.ts'
import { EFFECTS_DE } from './effects.de.ts'
import { DECKS, KINDS, KINDS_DE, LOSSES, points, TRADE_DE } from './kinds.de.ts'
import { NAMES_DE } from './names.de.ts'
import { flat, missionTexts, type MissionWords } from './phrases.ts'
import { PICKS_DE } from './picks.de.ts'
import { offersBy, type OfferPhrases } from './sentences.ts'
import { TIDINGS_DE } from './tidings.de.ts'
import { REASONS_DE } from './reasons.de.ts'

const MOMENTS: Partial<Record<Moment, string>> = {
  'auction-close': 'Die Auktion wird gleich geschlossen: ein letztes Wort?',
  'before-event': 'Bevor das Ereignis aufgedeckt wird: eine Karte spielen?',
  'after-event': 'Das Ereignis ist aufgedeckt: eine Karte spielen, bevor es wirkt?',
  'assigning-start': 'Vor dem ersten Einsetzen: eine Karte spielen?',
  'action-start': 'Vor der ersten Aktivierung: eine Karte spielen?',
}
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

const OFFERS: OfferPhrases = {
  ...KINDS_DE,
  verbs: {
    play: (what) => `„${what}“ spielen`,
    sell: (what) => `„${what}“ verkaufen`,
    exchange: (what) => `„${what}“ tauschen`,
    give: (what) => `Geben: ${what}`,
    keep: (what) => `Weniger geben: ${what}`,
    take: (what) => `Verlangen: ${what}`,
    leave: (what) => `Weniger verlangen: ${what}`,
    as: (what) => what,
  },
  seatVerbs: {
    to: (who) => `${who} einen Handel vorschlagen`,
    accept: (who) => `Den Handel von ${who} annehmen`,
    refuse: (who) => `Den Handel von ${who} ablehnen`,
    counter: (who) => `${who} ein Gegenangebot machen`,
    seat: (who) => who,
  },
  standing: (who, where) => `${who} (${where})`,
  deeds: {
    bare: { 'geisha-mon': 'Eine Geisha anheuern', 'geisha-prestige': 'Eine Geisha anheuern' },
    forMon: (what, mon) => `${what} für ${mon} Mon`,
    forPoints: (what, n) => `${what} für ${points(n)}`,
    stall: (stall, weapon) => `${stall}: ${weapon ?? 'leer'}`,
    complete: (mission) => `Mission erfüllen: ${mission}`,
    church: (mon) => `In die Kirche gehen: ${mon} Mon`,
    audience: (n) => (n === 0 ? 'Audienz: der Shogun gewährt nichts' : `Audienz: ${points(n)}`),
    dropOut: 'Aussteigen, ohne Mon',
  },
  accepted: (text, gets, gives) => `${text}: ${gets} gegen ${gives}`,
  bid: (mon) => `${mon} Mon bieten`,
  position: (n) => `Position ${n}`,
  softened: (loss) => `Die Segnung abgeben und nur ${loss} verlieren`,
}
/** Saves of the first revision do not say which card it is. */
type Countered = { readonly by: Seat; readonly card?: string }

export const de: WordsOf<typeof rules> = {
  language: 'de',
  title: about.title,
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
    steer: () => 'Der Wächter ist gegangen: eine Karte auf ihn?',
    rescue: () => 'Vor den Verhaftungen: Rettest du deine Diener?',
    'save-one': () => 'Welcher Diener wird gerettet?',
    haggle: (a: { at: string }, t) => `Handel: ${t.name(a.at)}`,
    'hand-over': (a: { what: string }) => `Gib her: ${DECKS[a.what]}. Welche Karte?`,
    activate: () => 'Aktiviere einen Diener',
    act: (a: { errand: number }) => (a.errand ? 'Zweiter Gang: eine andere Aktion' : 'Was tut dein Diener?'),
    finish: () => 'Beende deinen Zug oder spiele eine Karte',
    'take-position': () => 'Welche Position in der Reihenfolge?',
    bonus: () => 'Auch die Bonusvoraussetzungen erfüllen?',
    'free-weapon': () => 'Welche Waffe vom Markt nimmst du?',
    counter: (a: Countered, t) =>
      a.card
        ? `Antwortest du auf „${t.name(a.card)}“ von ${t.seat(a.by)}?`
        : 'Antwortest du auf diese Karte?',
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
    'strike-whom': (a: { strike: string }, t) => `${t.name(a.strike)}: Welchen Clan trifft es?`,
    'drop-weapon': () => 'Du wirst entwaffnet: Welche Waffe legst du ab?',
  },
  offers: offersBy(OFFERS, TRADE_DE),
  tidings: TIDINGS_DE,
  reasons: REASONS_DE,
  options: { setting: 'Version', geisha: 'Geisha: mild', samurai: 'Samurai: hart' },
}
