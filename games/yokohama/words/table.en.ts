/** What the words of the game lack and only the drawing of Yokohama says, in English. */

import type { LimitId } from '../data/limits.ts'

export const en = {
  round: 'Round',
  setUp: 'Set-up',
  of: 'of',
  lastRound: 'last round',
  steps: ['Place', 'Move', 'Act', 'Bonus, building', 'Extra'],
  yen: 'yen',
  money: 'Yen',
  imports: 'Imports',
  power: 'power',
  pay: 'pay',
  to: 'to',
  canalToll: 'pay 1 yen to cross the canal',
  gives: 'gives',
  president: 'president',
  assistants: 'Assistants',
  supply: 'Supply',
  warehouse: 'Warehouse',
  orders: 'Orders',
  hand: 'Your orders',
  handSecret: 'in hand',
  fulfilled: 'Fulfilled',
  technologies: 'Technologies',
  agents: 'Agents',
  spent: 'spent',
  counter: 'Your counter',
  tiles: 'tiles',
  achievements: 'Achievements',
  end: 'The end nears',
  shops: 'Most shops',
  houses: 'Most houses',
  stack: 'Order stack',
  first: '1st',
  second: '2nd',
  ready: 'ready',
  readyNow: 'Ready: fulfil it in this turn',
  short: (missing: number, goods: string) => `${missing} short: ${goods}`,
  each: (count: number) => `${count} each`,
  units: { yen: 'yen', import: 'import', copper: 'copper', silk: 'silk', tea: 'tea', fish: 'fish' },
  pieces: { assistant: 'assistants', shop: 'shops', house: 'houses' },
  industryNeeded: 'industry needed',
  empty: (places: number) => (places === 1 ? 'one place empty' : `${places} places empty`),
  owned: (technologies: number, orders: number) =>
    `${technologies === 1 ? '1 technology' : `${technologies} technologies`} · ${orders === 1 ? '1 order' : `${orders} orders`} fulfilled`,
  held: (hand: number, fulfilled: number) => `${hand} held, ${fulfilled} fulfilled`,
  hidden: 'hidden until fulfilled',
  nextFor: (yen: number) => (yen ? `next for ${yen} yen` : 'free'),
  counterOf: 'Counter',
  presidentOf: 'President',
  atHome: 'in the supply',
  shopsOf: 'Shops',
  housesOf: 'Houses',
  tilesOf: 'Power-5 tiles',
  inTown: 'In the town',
  plays: ['plays first', 'plays 2nd', 'plays 3rd', 'plays last'],
  sell: 'sell',
  buy: 'buy',
  crossFor: 'cross for',
  noStop: 'no one stops here',
  neutral: 'blocked',
  map: 'Town',
  harbour: 'Port',
  laboratory: 'Lab',
  boards: 'Boards',
  seats: 'Seats',
  none: 'none',
  points: 'points',
  mat: 'Mat of',
  fifth: 'Power-5 tile',
  countries: 'Countries',
  asks: {
    placement: (next: number, most: number) =>
      next === 1 ? 'Place your assistants' : `Place assistant ${next} of up to ${most}?`,
    tile: (area: string, effect: string) => `Take the tile of ${area}: ${effect}?`,
    order: (board: string, rank: string) => `Take an order of the ${board}, up to row ${rank}`,
    second: (board: string) => `A second order of the ${board} for 2 yen or 1 import?`,
    research: (board: string, power: number) => `${board}: a technology for industry ${power}`,
    gain: (technology: string, units: number) =>
      units ? `Gain ${technology} for ${units} × 1 import or 2 yen?` : `Gain ${technology}, nothing to pay?`,
    pay: (technology: string, units: number) => `${technology}: how do you pay ${units} × 1 import or 2 yen?`,
    pray: (power: number) => `A space of the church: faith ${power}, and gifts`,
    declare: (most: number) => `A space of the customs: up to ${most === 1 ? '1 import' : `${most} imports`}`,
    extra: (ready: readonly string[]) =>
      ready.length > 0 ? `Fulfil ${ready[0]}, or end the turn?` : 'Anything else, or end the turn?',
  },
  follows: {
    endedEarly: 'The last area ends placing. For another assistant take back and begin with the other areas.',
    place: (left: number) => `Up to ${left} in different areas, or two in one.`,
    more: (left: number, twice: boolean) =>
      twice ? `Up to ${left} more in other areas, or a second one here.` : `${left} more, in another area.`,
  },
  deeds: {
    recall: 'Take the president back',
    go: (area: string) => `Go to ${area}`,
    gain: (technology: string) => `Gain ${technology}`,
    take: 'Take the order',
    place: (count: number) => (count === 1 ? 'Place 1 assistant' : `Place ${count} assistants`),
  },
  brings: {
    nothing: 'nothing yet',
    building: 'you may build there',
    later: 'when your president acts here',
    kinds: {
      harbour: (rank: number) => `an order up to row ${['', 'I', 'II', 'III'][rank]}`,
      chinatown: (count: number) => (count === 1 ? '1 exchange' : `${count} exchanges`),
      'employment-agency': (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
      church: (faith: number) => `faith ${faith}`,
      customs: (count: number) => `up to ${count === 1 ? '1 import' : `${count} imports`}`,
      laboratory: (industry: number) => `industry ${industry}`,
    },
  },
  enlarged: {
    industry: (cost: number, extra: number) =>
      `Industry: printed ${cost}${extra ? `, place on the board +${extra}` : ''}`,
    power: 'Your power here',
    surcharge: (free: number) => `You own ${free} technologies or more`,
    units: (yen: number) => `To pay, each 1 import or ${yen} yen`,
    payment: (imports: number, yen: number) =>
      [
        ...(imports ? [imports === 1 ? '1 import' : `${imports} imports`] : []),
        ...(yen ? [`${yen} yen`] : []),
      ].join(' and '),
    keep: (imports: number, yen: number) =>
      `you keep ${imports === 1 ? '1 import' : `${imports} imports`}, ${yen} yen`,
    has: (imports: number, yen: number) =>
      `closed: you have ${imports === 1 ? '1 import' : `${imports} imports`}, ${yen} yen`,
    sets: (country: string, count: number, before: number, after: number) =>
      `${country}, your sign number ${count}: your country sets are worth ${after} points instead of ${before}`,
    agent: (country: string) => `Brings a foreign agent: ${country}`,
    majority: (has: number, will: number, passed: readonly string[], before: number, after: number) =>
      `Industry ${has} → ${will}${passed.length ? `, past ${passed.join(' and ')}` : ''}: ${after} points at the end instead of ${before}`,
    atOnce: (points: number) => `${points} points at once`,
    withOrders: (count: number, points: number) =>
      `${points} points more for each of your ${count} orders in hand`,
    withShops: (count: number, points: number) =>
      `${points} points for each of the ${count} shops in your supply`,
    withHouses: (count: number, points: number) =>
      `${points} points for each of the ${count} houses in your supply`,
    ofNeeded: (has: number, needs: number) => `You have ${has} of ${needs}`,
    achieved: 'You have gained it',
    first: (first: number, later: number) => `${first} points for the first, ${later} for everybody later`,
    later: (points: number) => `${points} points; somebody was first`,
  },
  aid: {
    turn: 'A turn',
    turnLines: (limit: Limits) => [
      `Place up to ${limit['assistants-placed']} assistants in different areas, or two in one; 1 yen to each opposing president there.`,
      'Move your president over areas with your assistants, 1 yen for each president passed; or take it back and end the turn.',
      `Act where it stops. Power: president, assistants and own buildings there, at most ${limit.power}.`,
      `Power ${limit['building-power']} or ${limit.power}: build a shop or a trading house. Power ${limit.power}: take the tile. Then the assistants come home.`,
      'Before placing and at the end: fulfil orders, gain achievements, use one agent.',
    ],
    scores: 'What scores',
    scoreLines: (points: ScorePoints) => [
      'In the game: orders, technologies, achievements, shops, houses, tiles, church and customs.',
      `Most assistants on the church: ${points.church}; on the customs: ${points.customs}. Most industry: ${points.technology}.`,
      `Sets of 2, 3, 4, 5 different countries: ${points.countries}.`,
      `1 each for unused agents and imports, for ${points.yen} yen and for ${points.goods} goods.`,
    ],
    ends: 'What ends the game',
    endLines: (now: EndFacts) => [
      `One round more after: ${now.boardEnd} assistants on the church (${now.church} now) or on the customs (${now.customs} now),`,
      `the ${now.houses}th trading house or the ${now.shops}th shop of somebody,`,
      `or a board of orders that cannot be filled (${now.orders} left in the stack).`,
    ],
  },
}

export type Limits = { readonly [id in LimitId]: number }
export type ScorePoints = {
  readonly church: string
  readonly customs: string
  readonly technology: string
  readonly countries: string
  readonly yen: number
  readonly goods: number
}
export type EndFacts = {
  readonly boardEnd: number
  readonly church: number
  readonly customs: number
  readonly houses: number
  readonly shops: number
  readonly orders: number
}
