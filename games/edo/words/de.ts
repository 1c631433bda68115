/** What players read in German. */
import type { Seat } from '@machiya/kernel'
import type { WordsOf } from '@machiya/kernel/words'
import type { Price } from '../data/types.ts'
import type * as rules from '../rules/index.ts'
import { de as about } from './about.de.ts'
import { EFFECTS_DE } from './effects.de.ts'
import { NAMES_DE as N } from './names.de.ts'
import { REASONS_DE } from './reasons.de.ts'
import { amountsBy, counted, ifAny, offersBy, type Phrases } from './sentences.ts'

type Who = { seat: Seat }
type Way = Who & { from: string; to: string }

const officials = counted('Beamter', 'Beamte')

const P: Phrases = {
  kinds: N.kinds,
  nothing: 'nichts',
  for: (price) => ` für ${price}`,
  ryo: (n) => `${n} Ryo`,
  rice: (n) => `${n} Reis`,
  points: counted('Machtpunkt', 'Machtpunkte'),
  crew: { own: 'eigene', white: 'weiße', black: 'schwarze' },
  nobody: 'keine',
  officials: (crew) => `Beamte: ${crew}`,
  use: counted('Beamten nutzen', 'Beamte nutzen'),
  buy: (goods, cost) => `${goods} kaufen für ${cost}`,
  power: (cost) => `1 Machtpunkt für ${cost}`,
  full: (place) => `Mit vollem Ertrag ernten: ${place}`,
  privilege: (resource) => `Privileg: 1 ${resource} nehmen`,
  prestige: (house, city) => `${house} auf den ersten Bauplatz von ${city} durch Privileg`,
  wish: (wish, price) => `Wunsch ${wish} erfüllen für ${price}`,
  start: (place) => `Start: ${place}`,
  walk: (place) => `Samurai bewegen von ${place}`,
  gather: (place) => `Ernten: ${place}`,
  harvest: (offer, goods) => `${offer}, ${goods}`,
  saving: (n) => ` weniger ${n} Holz oder Stein`,
  less: (material) => `1 ${material} weniger`,
  callBack: (place) => `Zurückholen von ${place}`,
  wages: (rice) => `${rice} Reis für ${rice} Samurai auf dem Spielplan zahlen`,
}
const { priced, paid, crew } = amountsBy(P)

export const de: WordsOf<typeof rules> = {
  language: 'de',
  title: about.title,
  names: {
    ...N.spaces,
    ...N.kinds,
    ...N.resources,
    ...N.buildings,
    ...N.permits,
    ...N.actions,
    ...N.packages,
    ...N.incomeTiles,
    ...N.merchantCards,
    ...N.wishes,
    ...N.privileges,
    ...N.locations,
    ryo: 'Ryo',
    samurai: 'Samurai',
    wishes: 'Wünsche',
    'ronin-tiles': 'Roninplättchen',
    merchant: 'Den Händler bewegen',
    'turn-up': 'Karte aufdecken',
    ready: 'Bereit',
    back: 'Letzten Schritt zurücknehmen',
    reopen: 'Plan wieder aufnehmen',
    send: 'Den Beamten als Samurai entsenden',
    move: 'Eigene Samurai versetzen',
    'drive-off': 'Ronin vertreiben',
    pay: 'Reis für alle auf dem Spielplan zahlen',
    'call-all': 'Alle Samurai zurückholen',
    done: 'Fertig',
    '?': 'verdeckt',
  },
  effects: EFFECTS_DE,
  asks: {
    begin: () => 'Nimm ein Paket oder einen Startplatz',
    plan: () => 'Plane drei Aktionen und setze deine Beamten',
    turn: (a: { card: number }) => `Bewege Figuren, dann decke Karte ${a.card} auf`,
    go: (a: { figure: string }, t) =>
      a.figure === 'merchant'
        ? 'Wohin geht der Händler? 1 Ryo je Feld'
        : `Wohin geht der Samurai (${t.name(a.figure)})? 1 Ryo je Feld`,
    collect: (a: { action: string }, t) => `${t.name(a.action)}: mit wie vielen Beamten?`,
    recruit: (a: { rice: number }) => `Einen weißen Beamten für ${a.rice} Reis anwerben?`,
    develop: (a: { ryo: number }) => `Eine Sondererlaubnis für ${a.ryo} Ryo nehmen?`,
    gather: (a: { action: string; left: number }, t) => `${t.name(a.action)}: wo? Noch ${a.left}`,
    travel: (a: { own: number; other: number }) =>
      `Was tut dieser Beamte? Noch ${officials(a.own + a.other)}`,
    'send-to': () => 'Wo erscheint der Samurai?',
    'shift-from': () => 'Welchen Samurai versetzen?',
    'shift-to': (a: { from: string }, t) => `Wohin kommt der Samurai (${t.name(a.from)})?`,
    'drive-off': () => 'Von welchem Feld die Ronin vertreiben?',
    bring: (a: { at: string }, t) => `Samurai hinzuziehen: ${t.name(a.at)}`,
    stir: () => 'Welchen Ronin versetzen?',
    'name-kind': (a: { from: string }, t) => `Auf welche Art Feld geht der Ronin (${t.name(a.from)})?`,
    'ronin-to': (a: { from: string }, t) => `Wohin geht der Ronin (${t.name(a.from)})?`,
    build: (a: { action: string; left: number }, t) => `${t.name(a.action)}: was und wo? Noch ${a.left}`,
    save: () => 'Welches Material sparen?',
    trade: (a: { action: string; left: number }, t) => `${t.name(a.action)}: was kaufst du? Noch ${a.left}`,
    'draw-income': () => 'Den eigenen Ertrag welcher Stadt nehmen?',
    'close-turn': () => 'Vor dem Ende des Zugs ein Privileg nutzen?',
    'pay-wages': () => 'Samurai zurückholen, dann 1 Reis für jeden auf dem Spielplan zahlen',
  },
  offers: offersBy(P),
  tidings: {
    opened: (a: Who, t) => `${t.seat(a.seat)} ist Startspieler`,
    'took-package': (a: Who & { pack: string }, t) => `${t.seat(a.seat)} nimmt das Paket ${t.name(a.pack)}`,
    settled: (a: Who & { city: string }, t) => `${t.seat(a.seat)} beginnt in ${t.name(a.city)}`,
    'round-began': (a: Who & { round: number }, t) =>
      `Runde ${a.round} beginnt; Startspieler: ${t.seat(a.seat)}`,
    planned: () => 'Alle Pläne liegen',
    moved: (a: Way & { ryo: number }, t) =>
      `${t.seat(a.seat)} zieht einen Samurai von ${t.name(a.from)} nach ${t.name(a.to)} für ${a.ryo} Ryo`,
    'led-merchant': (a: Way & { ryo: number }, t) =>
      `${t.seat(a.seat)} führt den Händler von ${t.name(a.from)} nach ${t.name(a.to)} für ${a.ryo} Ryo`,
    'turned-up': (a: Who & { action: string; own: number; white: number; black: number }, t) =>
      `${t.seat(a.seat)} deckt „${t.name(a.action)}“ auf; Beamte: ${crew(a)}`,
    collected: (a: Who & Price & { action: string; times: number }, t) =>
      `${t.seat(a.seat)} nutzt „${t.name(a.action)}“ mit ${a.times} Beamten: ${priced(a, t)}`,
    recruited: (a: Who & Price, t) => `${t.seat(a.seat)} wirbt einen weißen Beamten an${paid(a, t)}`,
    developed: (a: Who & Price & { card: string }, t) =>
      `${t.seat(a.seat)} nimmt die Sondererlaubnis ${t.name(a.card)}${paid(a, t)}`,
    gathered: (a: Who & { at: string; resource: string; pieces: number }, t) =>
      `${t.seat(a.seat)} erntet ${a.pieces} ${t.name(a.resource)} (${t.name(a.at)})`,
    sent: (a: Who & { at: string }, t) => `${t.seat(a.seat)} entsendet einen Samurai nach ${t.name(a.at)}`,
    shifted: (a: Way, t) =>
      `${t.seat(a.seat)} versetzt einen Samurai von ${t.name(a.from)} nach ${t.name(a.to)}`,
    'drove-off': (a: Who & { at: string; count: number }, t) =>
      `${t.seat(a.seat)} vertreibt ${a.count} Ronin (${t.name(a.at)})`,
    'won-ronin-tiles': (a: Who & { tiles: number }, t) =>
      `${t.seat(a.seat)} erhält ${a.tiles} Roninplättchen`,
    'drew-location': (a: Who & { card: string }, t) =>
      `${t.seat(a.seat)} zieht das Ortsplättchen ${t.name(a.card)}`,
    'ronin-moved': (a: Way, t) => `Ein Ronin geht von ${t.name(a.from)} nach ${t.name(a.to)}`,
    built: (a: Who & Price & { building: string; at: string; points: number }, t) =>
      `${t.seat(a.seat)} baut: ${t.name(a.building)}, ${t.name(a.at)}${paid(a, t)}; ${P.points(a.points)}`,
    'bought-power': (a: Who & Price, t) => `${t.seat(a.seat)} zahlt ${priced(a, t)} für 1 Machtpunkt`,
    'bought-goods': (a: Who & Price, t) =>
      `${t.seat(a.seat)} kauft ${priced({ ...a, ryo: 0 }, t)} für ${a.ryo ?? 0} Ryo`,
    fulfilled: (a: Who & { wish: string; privilege: string | null }, t) =>
      `${t.seat(a.seat)} erfüllt den Wunsch ${t.name(a.wish)}: 1 Machtpunkt${ifAny(a.privilege, (id) => ` und das Privileg ${t.name(id)}`)}`,
    'used-privilege': (a: Who & { privilege: string }, t) =>
      `${t.seat(a.seat)} nutzt das Privileg ${t.name(a.privilege)}`,
    'laid-special': (a: { card: string }, t) => `Neu in der Auslage: Sondererlaubnis ${t.name(a.card)}`,
    'laid-tile': (a: { card: string }, t) => `Neu in der Vorschau: ${t.name(a.card)}`,
    'took-resource': (a: Who & { resource: string }, t) => `${t.seat(a.seat)} nimmt 1 ${t.name(a.resource)}`,
    'merchant-came': (a: { card: string; preview: string | null }, t) =>
      `Händlerkarte: ${t.name(a.card)}${ifAny(a.preview, (id) => `; danach: ${t.name(id)}`, '; danach keine mehr')}`,
    'drew-income': (a: Who & { city: string; ryo: number }, t) =>
      `${t.seat(a.seat)} erhält ${a.ryo} Ryo aus ${t.name(a.city)}`,
    'paid-wages': (a: Who & { rice: number; paid?: { at: string; rice: number }[] }, t) =>
      `${t.seat(a.seat)} zahlt ${a.rice} Reis Lohn`,
    'called-back': (a: Who & { from: string }, t) =>
      `${t.seat(a.seat)} holt einen Samurai aus ${t.name(a.from)} zurück`,
    'city-paid': (a: { city: string; shares: { seat: Seat; ryo: number }[] }, t) =>
      `${t.name(a.city)} zahlt: ${a.shares.map(({ seat, ryo }) => `${t.seat(seat)} ${ryo} Ryo`).join(', ')}`,
    'has-lost': (a: Who, t) => `${t.seat(a.seat)} hat kein Haus in Edo und hat verloren`,
    scored: (a: Who & { samurai: number; ryo: number; ronin: number }, t) =>
      `${t.seat(a.seat)} erhält ${a.samurai} für Samurai, ${a.ryo} für Ryo, ${a.ronin} für Roninplättchen`,
    'nobody-won': () => 'Niemand hat ein Haus in Edo: niemand gewinnt',
  },
  reasons: REASONS_DE,
  options: { jiin: 'Jiin: Tempel', tokken: 'Tokken: Wünsche und Privilegien', ronin: 'Ronin' },
}
