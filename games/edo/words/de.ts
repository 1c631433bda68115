import type { Seat } from '@machiya/kernel'
import type { Teller, WordsOf } from '@machiya/kernel/words'
import type * as rules from '../rules/index.ts'
import type { Price } from '../data/types.ts'
import { WISH } from '../ids.ts'
import type { G } from '../position.ts'
import { de as about } from './about.de.ts'
import {
  fareOf,
  gainBy,
  harvestBy,
  incomeBy,
  siteBy,
  wagesBy,
  type Acting,
  type Walking,
  type Working,
} from './beside.ts'
import { EFFECTS_DE } from './effects.de.ts'
import { NAMES_DE as N } from './names.de.ts'
import { amountsOf, readPick, type Amount } from './picks.ts'
import { REASONS_DE } from './reasons.de.ts'

type Who = { seat: Seat }
type Way = Who & { from: string; to: string }

const amounts = (list: readonly Amount[], t: Teller): string =>
  list.map(({ count, of }) => `${count} ${t.name(of)}`).join(', ') || 'nichts'
const priced = (price: Price, t: Teller): string => amounts(amountsOf(price), t)
/** What was paid, if anything was. */
const paid = (price: Price, t: Teller): string =>
  amountsOf(price).length > 0 ? ` für ${priced(price, t)}` : ''
const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const wish = (id: string, t: Teller): string =>
  `Wunsch ${t.name(id)} erfüllen für ${priced(WISH[id as keyof typeof WISH].price, t)}`
const some = (n: number, kind: string): string[] => (n > 0 ? [`${n} ${kind}`] : [])
const crew = (a: { own: number; white: number; black: number }): string =>
  [...some(a.own, 'eigene'), ...some(a.white, 'weiße'), ...some(a.black, 'schwarze')].join(', ') || 'keine'
const site = (what: string, at: string, t: Teller): string =>
  what === 'prestige'
    ? `${t.name('house')} auf den ersten Bauplatz von ${t.name(at)} durch Privileg`
    : `${t.name(what)}: ${t.name(at)}`

/** A pick by what kind it is; a plain one by `plain`. */
const say = (pick: string | number, t: Teller, plain: (id: string) => string = t.name): string => {
  if (typeof pick === 'number') return times(pick, 'Beamten nutzen', 'Beamte nutzen')
  const said = readPick(pick)
  switch (said.is) {
    case 'action':
      return `${t.name(said.action)} (${t.name(said.permit)})`
    case 'officials':
      return `Beamte: ${crew(said)}`
    case 'deal':
      return said.goods.length > 0
        ? `${amounts(said.goods, t)} kaufen für ${amounts(said.cost, t)}`
        : `1 Machtpunkt für ${amounts(said.cost, t)}`
    case 'full':
      return `Mit vollem Ertrag ernten: ${t.name(said.at)}`
    case 'resource':
      return `Privileg: 1 ${t.name(said.resource)} nehmen`
    case 'site':
      return site(said.what, said.at, t)
    case 'plain':
      if (said.id in WISH) return wish(said.id, t)
      return said.id in N.spaces ? plain(said.id) : t.name(said.id)
  }
}

type Pick = string | number
const offer = (pick: Pick, _a: object, t: Teller): string => say(pick, t)
const at =
  (before: string) =>
  (pick: Pick, _a: object, t: Teller): string =>
    say(pick, t, (id) => `${before} ${t.name(id)}`)

type Mine = { readonly seat: Seat }
const go = (pick: Pick, a: Walking, t: Teller, g?: G): string => {
  const ryo = fareOf(pick, a, g)
  return ryo === undefined ? say(pick, t) : `${say(pick, t)} für ${ryo} Ryo`
}
const collect = (pick: Pick, a: Acting, t: Teller, g?: G): string => {
  const gain = gainBy(pick, a, g)
  return gain ? `${say(pick, t)}: ${priced(gain, t)}` : say(pick, t)
}
const gather = (pick: Pick, a: Working, t: Teller, g?: G): string => {
  const harvest = harvestBy(pick, a, g)
  const text = at('Ernten:')(pick, a, t)
  return harvest ? `${text}, ${harvest.count} ${t.name(harvest.of)}` : text
}
const build = (pick: Pick, a: Partial<Working>, t: Teller): string => {
  const bill = siteBy(pick, a)
  if (!bill) return say(pick, t)
  const { cost, points, saves } = bill
  const less = saves > 0 ? ` weniger ${saves} Holz oder Stein` : ''
  return `${say(pick, t)} für ${amounts(cost, t)}${less} (${times(points, 'Machtpunkt', 'Machtpunkte')})`
}
const recruit = (pick: Pick, a: { readonly rice?: number }, t: Teller): string =>
  pick === 'recruit' && a.rice ? `${say(pick, t)} für ${a.rice} Reis` : say(pick, t)
const develop = (pick: Pick, a: { readonly ryo?: number }, t: Teller): string =>
  a.ryo && String(pick).startsWith('special-') ? `${say(pick, t)} für ${a.ryo} Ryo` : say(pick, t)
const drawIncome = (pick: Pick, a: Mine, t: Teller, g?: G): string => {
  const ryo = incomeBy(pick, a, g)
  return ryo === undefined ? say(pick, t) : `${say(pick, t)}: ${ryo} Ryo`
}
const payWages = (pick: Pick, a: Mine, t: Teller, g?: G): string => {
  const rice = wagesBy(a, g)
  if (pick !== 'pay' || rice === undefined) return at('Zurückholen von')(pick, a, t)
  return `${rice} Reis für ${rice} Samurai auf dem Spielplan zahlen`
}

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
    go: () => 'Wohin? 1 Ryo je Feld',
    collect: (a: { action: string }, t) => `${t.name(a.action)}: mit wie vielen Beamten?`,
    recruit: () => 'Einen weißen Beamten anwerben?',
    develop: () => 'Eine Sondererlaubnis nehmen?',
    gather: (a: { left: number }) => `Wo ernten? Noch ${times(a.left, 'Aktivierung', 'Aktivierungen')}`,
    travel: (a: { own: number; other: number }) =>
      `Was tut dieser Beamte? Noch ${times(a.own + a.other, 'Beamter', 'Beamte')}`,
    'send-to': () => 'Wo erscheint der Samurai?',
    'shift-from': () => 'Welchen Samurai versetzen?',
    'shift-to': () => 'Wohin kommt der Samurai?',
    'drive-off': () => 'Von welchem Feld die Ronin vertreiben?',
    bring: (a: { at: string }, t) => `Samurai hinzuziehen: ${t.name(a.at)}`,
    stir: () => 'Welchen Ronin versetzen?',
    'name-kind': () => 'Auf welche Art Feld geht der Ronin?',
    'ronin-to': () => 'Wohin geht der Ronin?',
    build: (a: { left: number }) => `Was bauen? Noch ${times(a.left, 'Aktivierung', 'Aktivierungen')}`,
    save: () => 'Welches Material sparen?',
    trade: (a: { left: number }) => `Handeln? Noch ${times(a.left, 'Aktivierung', 'Aktivierungen')}`,
    'draw-income': () => 'Den eigenen Ertrag welcher Stadt nehmen?',
    'close-turn': () => 'Vor dem Ende des Zugs ein Privileg nutzen?',
    'pay-wages': () => 'Samurai zurückholen, dann 1 Reis für jeden auf dem Spielplan zahlen',
  },
  offers: {
    begin: at('Start:'),
    plan: offer,
    turn: at('Samurai bewegen von'),
    go,
    collect,
    gather,
    travel: offer,
    build,
    trade: offer,
    recruit,
    develop,
    'draw-income': drawIncome,
    'close-turn': offer,
    'pay-wages': payWages,
    'name-kind': (pick: keyof typeof N.kinds) => N.kinds[pick],
    save: (pick: string, _a: object, t) => `1 ${t.name(pick)} weniger`,
  },
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
      `${t.seat(a.seat)} baut: ${t.name(a.building)}, ${t.name(a.at)}${paid(a, t)}; ${times(a.points, 'Machtpunkt', 'Machtpunkte')}`,
    'bought-power': (a: Who & Price, t) => `${t.seat(a.seat)} zahlt ${priced(a, t)} für 1 Machtpunkt`,
    'bought-goods': (a: Who & Price, t) =>
      `${t.seat(a.seat)} kauft ${priced({ ...a, ryo: 0 }, t)} für ${a.ryo ?? 0} Ryo`,
    fulfilled: (a: Who & { wish: string; privilege: string | null }, t) =>
      `${t.seat(a.seat)} erfüllt den Wunsch ${t.name(a.wish)}: 1 Machtpunkt${a.privilege ? ` und das Privileg ${t.name(a.privilege)}` : ''}`,
    'used-privilege': (a: Who & { privilege: string }, t) =>
      `${t.seat(a.seat)} nutzt das Privileg ${t.name(a.privilege)}`,
    'laid-special': (a: { card: string }, t) => `Neu in der Auslage: Sondererlaubnis ${t.name(a.card)}`,
    'laid-tile': (a: { card: string }, t) => `Neu in der Vorschau: ${t.name(a.card)}`,
    'took-resource': (a: Who & { resource: string }, t) => `${t.seat(a.seat)} nimmt 1 ${t.name(a.resource)}`,
    'merchant-came': (a: { card: string; preview: string | null }, t) =>
      `Händlerkarte: ${t.name(a.card)}${a.preview ? `; danach: ${t.name(a.preview)}` : '; danach keine mehr'}`,
    'drew-income': (a: Who & { city: string; ryo: number }, t) =>
      `${t.seat(a.seat)} erhält ${a.ryo} Ryo aus ${t.name(a.city)}`,
    'paid-wages': (a: Who & { rice: number }, t) => `${t.seat(a.seat)} zahlt ${a.rice} Reis Lohn`,
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
