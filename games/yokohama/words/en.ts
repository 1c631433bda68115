/** What players read in English. */
import type { Seat } from '@machiya/kernel'
import type { WordsOf } from '@machiya/kernel/words'
import type * as rules from '../rules/index.ts'
import type { Trigger } from '../position.ts'
import { en as about } from './about.en.ts'
import { COUNTING, EFFECTS } from './effects.en.ts'
import { NAMES } from './names.en.ts'
import { offersBy } from './sentences.ts'

type Who = { seat: Seat }
type In = Who & { area: string }
type Left = { left: number }

const TRIGGER: Record<Trigger, string> = {
  houses: 'four trading houses are built',
  shops: 'eight shops are built',
  orders: 'the orders have run out',
  church: 'the church is full enough',
  customs: 'the customs are full enough',
}

const PICKS = {
  done: 'Done',
  'end-turn': 'End the turn',
  'use-agent': 'Use a foreign agent',
  'use-textile-mill': 'Textile mill: sell 1 silk for 2 yen',
  'use-university': 'University: 1 yen for an assistant',
  recall: 'Take the president back',
  all: 'All of these',
  'take-tile': 'Take the tile',
  'from-area': 'From the area',
  'from-supply': 'From the supply',
  'pay-yen': 'Pay 2 yen',
  'pay-import': 'Pay 1 import',
  'one-stays': 'One assistant stays',
  'all-return': 'All return',
  supply: 'From the supply',
  import: '1 import',
  yen: '2 yen',
  'sell-copper': 'Sell 1 copper for 2 yen',
  'sell-silk': 'Sell 1 silk for 2 yen',
  'sell-tea': 'Sell 1 tea for 1 yen',
  'sell-fish': 'Sell 1 fish for 1 yen',
  'buy-copper': 'Buy 1 copper for 2 yen',
  'buy-silk': 'Buy 1 silk for 2 yen',
  'buy-tea': 'Buy 1 tea for 1 yen',
  'buy-fish': 'Buy 1 fish for 1 yen',
  'buy-import': 'Buy 1 import for 4 yen',
  researchCentre: 'Research centre',
}

const CATEGORY_NAMES = {
  orders: 'Orders',
  technologies: 'Technologies',
  achievements: 'Achievements',
  shops: 'Shops',
  houses: 'Trading houses',
  tiles: 'Power-5 tiles',
  harbour: 'Port and dock',
  'church-majority': 'Church majority',
  'customs-majority': 'Customs majority',
  'technology-majority': 'Technology majority',
  countries: 'Country sets',
  rest: 'The rest',
}

export const en: WordsOf<typeof rules> = {
  language: 'en',
  title: about.title,
  names: { ...NAMES, ...PICKS, ...CATEGORY_NAMES, '?': 'an order' },
  effects: EFFECTS,
  asks: {
    'keep-order': () => 'Keep one of your two orders',
    placement: (a: { placed: number }) =>
      a.placed === 0
        ? 'Place assistants: up to three (four with the newspaper) in different areas, or two in one'
        : 'Place another assistant, or be done',
    telegraph: (a: { at: string }, t) => `Place one more assistant next to ${t.name(a.at)}?`,
    movement: () => 'Where does your president go?',
    way: (a: { to: string }, t) => `Whom do you pay on the way to ${t.name(a.to)}?`,
    'recall-assistants': () => 'Which assistants come back as well?',
    'take-tile': (a: In & { tile: string }, t) =>
      `Take the power-5 tile of ${t.name(a.area)} (${EFFECTS[a.tile]})?`,
    build: (a: In, t) => `Build in ${t.name(a.area)}?`,
    'may-stay': (a: In, t) => `Does one assistant stay in ${t.name(a.area)}?`,
    'any-good': (a: Left) => `Choose a good (${a.left} left)`,
    transfer: (a: Left) => `Bring a piece from the warehouse to your supply (${a.left} left)`,
    'pick-mover': (a: Left) => `Move an assistant: from where? (${a.left} left)`,
    'move-assistant': (a: { from: string }, t) =>
      a.from === 'supply'
        ? 'Where does the assistant go?'
        : `Where does the assistant from ${t.name(a.from)} go?`,
    exchange: (a: Left) => `Exchange in Chinatown (${a.left} left)`,
    pray: (a: { power: number }) => `Choose a space of the church board (faith ${a.power} from power)`,
    offer: (a: Left) => `Give something for faith (${a.left} still missing)`,
    declare: (a: { most: number }) =>
      `Choose a space of the customs board (at most ${COUNTING.imports(a.most)})`,
    'pick-settler': () => 'Which assistant goes on the board?',
    'take-order': () => 'Take an order',
    'take-second': () => 'Take a second order for 2 yen or 1 import?',
    'pay-second': () => 'How do you pay for the second order?',
    research: (a: { power: number }) => `Gain a technology (industry ${a.power} from power)`,
    'pay-research': (a: { units: number }) =>
      `How many of ${a.units} payments are imports? The others cost 2 yen each`,
    'place-station': () => 'Where does the station go?',
    'agent-area': () => 'Where does the agent act?',
    extra: () => 'Fulfil orders, gain achievements, use an agent, or end the turn',
  },
  offers: offersBy({
    counting: COUNTING,
    effects: EFFECTS,
    paying: (yen) => ` (pay ${yen} yen)`,
    free: 'free',
    units: (units, yen) => `pay ${units} × 1 import or ${yen} yen`,
    noUnits: 'nothing to pay',
    canal: 'the canal',
    nobody: 'Nobody',
    toll: (who) => `1 yen to ${who}`,
    house: (points) => `Trading house: ${points}`,
    shop: (reward) => `Shop: ${reward}`,
    both: (imports, yen) => `${imports} and ${yen}`,
  }),
  tidings: {
    turn: (a: Who & { round: number }, t) => `Round ${a.round}: ${t.seat(a.seat)}`,
    'orders-kept': () => 'Everybody has kept an order',
    scored: (a: Who & { points: number; category: string }, t) =>
      `${t.seat(a.seat)} scores ${COUNTING.points(a.points)} (${t.name(a.category)})`,
    earned: (a: Who & { yen: number }, t) => `${t.seat(a.seat)} gets ${a.yen} yen`,
    spent: (a: Who & { yen: number }, t) => `${t.seat(a.seat)} pays ${a.yen} yen`,
    paid: (a: Who & { to: Seat }, t) => `${t.seat(a.seat)} pays 1 yen to ${t.seat(a.to)}`,
    imported: (a: Who & { imports: number }, t) => `${t.seat(a.seat)} gets ${COUNTING.imports(a.imports)}`,
    'gave-imports': (a: Who & { imports: number }, t) =>
      `${t.seat(a.seat)} gives ${COUNTING.imports(a.imports)}`,
    received: (a: Who & { good: string; count: number }, t) =>
      `${t.seat(a.seat)} gets ${a.count} × ${t.name(a.good)}`,
    gave: (a: Who & { good: string; count: number }, t) =>
      `${t.seat(a.seat)} gives ${a.count} × ${t.name(a.good)}`,
    placed: (a: In, t) => `${t.seat(a.seat)} places an assistant in ${t.name(a.area)}`,
    returned: (a: In & { count: number }, t) =>
      a.count === 1
        ? `One of ${t.seat(a.seat)}'s assistants returns from ${t.name(a.area)}`
        : `${a.count} of ${t.seat(a.seat)}'s assistants return from ${t.name(a.area)}`,
    shifted: (a: In & { from: string }, t) =>
      `${t.seat(a.seat)} moves an assistant from ${t.name(a.from)} to ${t.name(a.area)}`,
    moved: (a: In, t) => `${t.seat(a.seat)}'s president goes to ${t.name(a.area)}`,
    recalled: (a: Who, t) => `${t.seat(a.seat)} takes the president back`,
    acted: (a: In & { power: number }, t) =>
      `${t.seat(a.seat)} acts in ${t.name(a.area)} with power ${a.power}`,
    'took-tile': (a: Who & { tile: string }, t) =>
      `${t.seat(a.seat)} takes a power-5 tile: ${EFFECTS[a.tile]}`,
    'built-shop': (a: In, t) => `${t.seat(a.seat)} builds a shop in ${t.name(a.area)}`,
    'built-house': (a: In, t) => `${t.seat(a.seat)} builds a trading house in ${t.name(a.area)}`,
    hired: (a: Who & { piece: string }, t) =>
      `${t.seat(a.seat)} brings a piece to the supply: ${t.name(a.piece)}`,
    settled: (a: Who & { space: string }, t) => `${t.seat(a.seat)} puts an assistant on ${t.name(a.space)}`,
    'took-order': (a: Who & { order: string }, t) => `${t.seat(a.seat)} takes the order: ${t.name(a.order)}`,
    'hand-full': (a: Who & { board: string; orders: number }, t) =>
      `${t.seat(a.seat)} holds ${a.orders} orders and takes none at the ${t.name(a.board)}`,
    'laid-orders': (a: { board: string; cards: string[] }, t) =>
      `New at the ${t.name(a.board)}: ${a.cards.map((card) => t.name(card)).join(', ')}`,
    gained: (a: Who & { technology: string }, t) =>
      `${t.seat(a.seat)} gains a technology: ${t.name(a.technology)}`,
    'laid-technology': (a: { board: string; technology: string }, t) =>
      `New in the ${t.name(a.board)}: ${t.name(a.technology)}`,
    'placed-station': (a: In, t) => `${t.seat(a.seat)} puts the station in ${t.name(a.area)}`,
    'met-agent': (a: Who & { country: string }, t) => `${t.seat(a.seat)} gets an agent: ${t.name(a.country)}`,
    'used-agent': (a: In & { country: string }, t) =>
      `${t.seat(a.seat)} uses an agent (${t.name(a.country)}) in ${t.name(a.area)}`,
    achieved: (a: Who & { achievement: string }, t) =>
      `${t.seat(a.seat)} gains an achievement: ${t.name(a.achievement)}`,
    fulfilled: (a: Who & { order: string }, t) => `${t.seat(a.seat)} fulfils the order: ${t.name(a.order)}`,
    'end-triggered': (a: { trigger: Trigger }) => `The end is near: ${TRIGGER[a.trigger]}`,
  },
  options: {},
}
