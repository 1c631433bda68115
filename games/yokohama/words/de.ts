/** What players read in German. */
import type { Seat } from '@machiya/kernel'
import type { WordsOf } from '@machiya/kernel/words'
import type * as rules from '../rules/index.ts'
import type { Trigger } from '../position.ts'
import { de as about } from './about.de.ts'
import { COUNTING, EFFECTS } from './effects.de.ts'
import { NAMES } from './names.de.ts'
import { REASONS } from './reasons.de.ts'
import { offersBy } from './sentences.ts'

type Who = { seat: Seat }
type In = Who & { area: string }
type Left = { left: number }

const TRIGGER: Record<Trigger, string> = {
  houses: 'vier Handelshäuser sind gebaut',
  shops: 'acht Geschäfte sind gebaut',
  orders: 'die Aufträge sind aufgebraucht',
  church: 'auf der Kirche stehen genug Assistenten',
  customs: 'im Importlager stehen genug Assistenten',
}

const PICKS = {
  done: 'Fertig',
  'end-turn': 'Zug beenden',
  'use-agent': 'Auslandsvertreter nutzen',
  'use-textile-mill': 'Textilfabrik: 1 Seide für 2 Yen verkaufen',
  'use-university': 'Universität: 1 Yen für einen Assistenten',
  recall: 'Präsidenten zurückholen',
  all: 'Alle diese',
  'take-tile': 'Plättchen nehmen',
  'from-area': 'Aus dem Gebiet',
  'from-supply': 'Aus dem Vorrat',
  'pay-yen': '2 Yen zahlen',
  'pay-import': '1 Importgut zahlen',
  'one-stays': 'Ein Assistent bleibt',
  'all-return': 'Alle kehren zurück',
  supply: 'Aus dem Vorrat',
  import: '1 Importgut',
  yen: '2 Yen',
  'sell-copper': '1 Kupfer für 2 Yen verkaufen',
  'sell-silk': '1 Seide für 2 Yen verkaufen',
  'sell-tea': '1 Tee für 1 Yen verkaufen',
  'sell-fish': '1 Fisch für 1 Yen verkaufen',
  'buy-copper': '1 Kupfer für 2 Yen kaufen',
  'buy-silk': '1 Seide für 2 Yen kaufen',
  'buy-tea': '1 Tee für 1 Yen kaufen',
  'buy-fish': '1 Fisch für 1 Yen kaufen',
  'buy-import': '1 Importgut für 4 Yen kaufen',
  researchCentre: 'Forschungszentrum',
}

const CATEGORY_NAMES = {
  orders: 'Aufträge',
  technologies: 'Technologien',
  achievements: 'Errungenschaften',
  shops: 'Geschäfte',
  houses: 'Handelshäuser',
  tiles: 'Stärke-5-Plättchen',
  harbour: 'Hafen und Dock',
  'church-majority': 'Mehrheit in der Kirche',
  'customs-majority': 'Mehrheit im Importlager',
  'technology-majority': 'Mehrheit der Technologien',
  countries: 'Ländersätze',
  rest: 'Sonstiges',
}

export const de: WordsOf<typeof rules> = {
  language: 'de',
  title: about.title,
  names: { ...NAMES, ...PICKS, ...CATEGORY_NAMES, '?': 'einen Auftrag' },
  effects: EFFECTS,
  asks: {
    'keep-order': () => 'Behalte einen deiner zwei Aufträge',
    placement: (a: { placed: number }) =>
      a.placed === 0
        ? 'Platziere Assistenten: bis zu drei (vier mit der Zeitung) in verschiedenen Gebieten oder zwei in einem'
        : 'Platziere einen weiteren Assistenten oder sei fertig',
    telegraph: (a: { at: string }, t) => `Noch einen Assistenten neben ${t.name(a.at)} setzen?`,
    movement: () => 'Wohin geht dein Präsident?',
    way: (a: { to: string }, t) => `Wen bezahlst du auf dem Weg nach: ${t.name(a.to)}?`,
    'recall-assistants': () => 'Welche Assistenten kommen mit zurück?',
    'take-tile': (a: In & { tile: string }, t) =>
      `Stärke-5-Plättchen nehmen: ${t.name(a.area)} (${EFFECTS[a.tile]})?`,
    build: (a: In, t) => `Bauen: ${t.name(a.area)}?`,
    'may-stay': (a: In, t) => `Bleibt ein Assistent: ${t.name(a.area)}?`,
    'any-good': (a: Left) => `Wähle eine Ware (noch ${a.left})`,
    transfer: (a: Left) => `Bringe etwas vom Warenhaus in deinen Vorrat (noch ${a.left})`,
    'pick-mover': (a: Left) => `Bewege einen Assistenten: woher? (noch ${a.left})`,
    'move-assistant': (a: { from: string }, t) =>
      a.from === 'supply'
        ? 'Wohin kommt der Assistent?'
        : `Wohin kommt der Assistent von: ${t.name(a.from)}?`,
    exchange: (a: Left) => `Tausche in Chinatown (noch ${a.left})`,
    pray: (a: { power: number }) => `Wähle ein Feld des Kirchenplans (Glaubenskraft ${a.power} durch Stärke)`,
    offer: (a: Left) => `Gib etwas für Glaubenskraft ab (es fehlen ${a.left})`,
    declare: (a: { most: number }) =>
      `Wähle ein Feld des Importlagerplans (höchstens ${COUNTING.imports(a.most)})`,
    'pick-settler': () => 'Welcher Assistent kommt auf den Plan?',
    'take-order': () => 'Nimm einen Auftrag',
    'take-second': () => 'Einen zweiten Auftrag für 2 Yen oder 1 Importgut nehmen?',
    'pay-second': () => 'Womit bezahlst du den zweiten Auftrag?',
    research: (a: { power: number }) => `Erwirb eine Technologie (Industriewert ${a.power} durch Stärke)`,
    'pay-research': (a: { units: number }) =>
      `Wie viele von ${a.units} Zahlungen sind Importgüter? Die anderen kosten je 2 Yen`,
    'place-station': () => 'Wohin kommt der Bahnhof?',
    'agent-area': () => 'Wo handelt der Auslandsvertreter?',
    extra: () => 'Erfülle Aufträge, erlange Errungenschaften, nutze einen Vertreter oder beende den Zug',
  },
  offers: offersBy({
    counting: COUNTING,
    effects: EFFECTS,
    paying: (yen) => ` (${yen} Yen zahlen)`,
    free: 'kostenlos',
    units: (units, yen) => `${units} × 1 Importgut oder ${yen} Yen zahlen`,
    noUnits: 'nichts zu zahlen',
    canal: 'den Kanal',
    nobody: 'Niemanden',
    toll: (who) => `1 Yen an ${who}`,
    house: (points) => `Handelshaus: ${points}`,
    shop: (reward) => `Geschäft: ${reward}`,
    both: (imports, yen) => `${imports} und ${yen}`,
  }),
  tidings: {
    turn: (a: Who & { round: number }, t) => `Runde ${a.round}: ${t.seat(a.seat)}`,
    'orders-kept': () => 'Alle haben einen Auftrag behalten',
    scored: (a: Who & { points: number; category: string }, t) =>
      `${t.seat(a.seat)} erhält ${COUNTING.points(a.points)} (${t.name(a.category)})`,
    earned: (a: Who & { yen: number }, t) => `${t.seat(a.seat)} erhält ${a.yen} Yen`,
    spent: (a: Who & { yen: number }, t) => `${t.seat(a.seat)} zahlt ${a.yen} Yen`,
    paid: (a: Who & { to: Seat }, t) => `${t.seat(a.seat)} zahlt 1 Yen an ${t.seat(a.to)}`,
    imported: (a: Who & { imports: number }, t) => `${t.seat(a.seat)} erhält ${COUNTING.imports(a.imports)}`,
    'gave-imports': (a: Who & { imports: number }, t) =>
      `${t.seat(a.seat)} gibt ${COUNTING.imports(a.imports)} ab`,
    received: (a: Who & { good: string; count: number }, t) =>
      `${t.seat(a.seat)} erhält ${a.count} × ${t.name(a.good)}`,
    gave: (a: Who & { good: string; count: number }, t) =>
      `${t.seat(a.seat)} gibt ${a.count} × ${t.name(a.good)} ab`,
    placed: (a: In, t) => `${t.seat(a.seat)} platziert einen Assistenten: ${t.name(a.area)}`,
    returned: (a: In & { count: number }, t) =>
      `${t.seat(a.seat)} nimmt ${a.count === 1 ? 'einen Assistenten' : `${a.count} Assistenten`} zurück: ${t.name(a.area)}`,
    shifted: (a: In & { from: string }, t) =>
      `${t.seat(a.seat)} bewegt einen Assistenten: ${t.name(a.from)} → ${t.name(a.area)}`,
    moved: (a: In, t) => `Der Präsident von ${t.seat(a.seat)} geht nach: ${t.name(a.area)}`,
    recalled: (a: Who, t) => `${t.seat(a.seat)} holt den Präsidenten zurück`,
    acted: (a: In & { power: number }, t) =>
      `${t.seat(a.seat)} handelt mit Stärke ${a.power}: ${t.name(a.area)}`,
    'took-tile': (a: Who & { tile: string }, t) =>
      `${t.seat(a.seat)} nimmt ein Stärke-5-Plättchen: ${EFFECTS[a.tile]}`,
    'built-shop': (a: In, t) => `${t.seat(a.seat)} baut ein Geschäft: ${t.name(a.area)}`,
    'built-house': (a: In, t) => `${t.seat(a.seat)} baut ein Handelshaus: ${t.name(a.area)}`,
    hired: (a: Who & { piece: string }, t) => `${t.seat(a.seat)} bringt in den Vorrat: ${t.name(a.piece)}`,
    settled: (a: Who & { space: string }, t) =>
      `${t.seat(a.seat)} setzt einen Assistenten auf: ${t.name(a.space)}`,
    'took-order': (a: Who & { order: string }, t) =>
      `${t.seat(a.seat)} nimmt den Auftrag: ${t.name(a.order)}`,
    'hand-full': (a: Who & { board: string; orders: number }, t) =>
      `${t.seat(a.seat)} hat schon ${a.orders} Aufträge auf der Hand und nimmt keinen (${t.name(a.board)})`,
    'laid-orders': (a: { board: string; cards: string[] }, t) =>
      `Neu (${t.name(a.board)}): ${a.cards.map((card) => t.name(card)).join(', ')}`,
    gained: (a: Who & { technology: string }, t) =>
      `${t.seat(a.seat)} erwirbt die Technologie: ${t.name(a.technology)}`,
    'laid-technology': (a: { board: string; technology: string }, t) =>
      `Neu (${t.name(a.board)}): ${t.name(a.technology)}`,
    'placed-station': (a: In, t) => `${t.seat(a.seat)} legt den Bahnhof aus: ${t.name(a.area)}`,
    'met-agent': (a: Who & { country: string }, t) =>
      `${t.seat(a.seat)} erhält einen Auslandsvertreter: ${t.name(a.country)}`,
    'used-agent': (a: In & { country: string }, t) =>
      `${t.seat(a.seat)} nutzt einen Auslandsvertreter (${t.name(a.country)}): ${t.name(a.area)}`,
    achieved: (a: Who & { achievement: string }, t) =>
      `${t.seat(a.seat)} erlangt die Errungenschaft: ${t.name(a.achievement)}`,
    fulfilled: (a: Who & { order: string }, t) => `${t.seat(a.seat)} erfüllt den Auftrag: ${t.name(a.order)}`,
    'end-triggered': (a: { trigger: Trigger }) => `Das Ende naht: ${TRIGGER[a.trigger]}`,
  },
  reasons: REASONS,
  options: {},
}
