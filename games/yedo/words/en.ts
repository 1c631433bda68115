/** What players read in English. */
import type { Seat, Teller, Words } from '@machiya/kernel'
import type { Loss, Moment } from '../data/rows.ts'
import { claimBy, deedBy, lotBy, partBy, stallBy, type DeedWords } from './deeds.ts'
import { EFFECTS_EN } from './effects.en.ts'
import { NAMES_EN } from './names.en.ts'
import { flat, missionTexts, offerBy, PLAIN_TASKS, type MissionWords } from './phrases.ts'
import { PICKS_EN } from './picks.en.ts'

type Who = { seat: Seat }
type WithCard = Who & { card: string }
type WithCards = Who & { cards: readonly string[] }

const MOMENTS: Partial<Record<Moment, string>> = {
  'auction-close': 'The auction is about to close: a last word?',
  'before-event': 'Before the event is revealed: play a card?',
  'after-event': 'The event is revealed: play a card before it takes effect?',
  'assigning-start': 'Before the first placement: play a card?',
  'action-start': 'Before the first activation: play a card?',
}
const KINDS: { readonly [kind: string]: string } = {
  action: 'an action card',
  bonus: 'a bonus card',
  mission: 'a mission',
  weapon: 'a weapon',
}
const DECKS: { readonly [deck: string]: string } = {
  action: 'action cards',
  bonus: 'bonus cards',
  weapon: 'weapons',
  event: 'events',
  green: 'green missions',
  yellow: 'yellow missions',
  red: 'red missions',
  black: 'black missions',
}
const LOSSES: Record<Loss, string> = {
  disciple: 'a disciple',
  annex: 'an annex',
  weapon: 'a weapon',
  geisha: 'a geisha',
  action: 'an action card',
  bonus: 'a bonus card',
  'mon-5': '5 mon',
  'mon-2': '2 mon',
  'prestige-2': '2 prestige points',
}

const points = (n: number): string => `${n} prestige ${Math.abs(n) === 1 ? 'point' : 'points'}`
const MISSION_WORDS: MissionWords = {
  bonus: 'Bonus',
  twice: 'twice ',
  geisha: (n) => `${n} geisha`,
  blessing: 'return a blessing',
  pay: (mon) => `pay ${mon} mon`,
  special: {
    'another-in-tavern': 'another clan in the tavern',
    'church-holds-4': 'at least 4 mon on the church',
    'two-action-cards': 'at least two action cards in hand',
    'beside-the-patrol': 'a disciple in the district of the patrol',
    'no-disciple-in-reserve': 'no disciple in the reserve',
  },
  endsGame: 'The game ends after this round.',
  reward: {
    prestige: points,
    mon: (n) => `${n} mon`,
    blessing: () => 'a blessing',
    action: () => 'an action card',
    mission: () => 'a mission',
    bonus: () => 'a bonus card',
    weapon: () => 'a weapon of the market',
    church: () => 'all mon on the church',
    swap: () => 'swap the patrol',
    reserve: () => 'the disciple goes to the reserve',
  },
}

const offer = offerBy(
  {
    play: (what) => `Play ${what}`,
    sell: (what) => `Sell ${what}`,
    exchange: (what) => `Exchange ${what}`,
    give: (what) => `Give ${what}`,
    take: (what) => `Ask for ${what}`,
    as: (what) => `A ${what}`,
  },
  {
    to: (who) => `Propose a deal to ${who}`,
    accept: (who) => `Accept the deal of ${who}`,
    refuse: (who) => `Refuse the deal of ${who}`,
    counter: (who) => `Make ${who} a counter-offer`,
    seat: (who) => who,
  },
  String,
  (who, where) => `${who} in ${where}`,
)
const DEEDS: DeedWords = {
  bare: { 'geisha-mon': 'Recruit a geisha', 'geisha-prestige': 'Recruit a geisha' },
  forMon: (what, mon) => `${what} for ${mon} mon`,
  forPoints: (what, n) => `${what} for ${points(n)}`,
  stall: (stall, weapon) => `${stall}: ${weapon ?? 'empty'}`,
  church: (mon) => `Visit the church: ${mon} mon`,
  audience: (n) => (n === 0 ? 'Audience: the Shogun grants nothing' : `Audience: ${points(n)}`),
  dropOut: 'Drop out, without mon',
}
const asMon = (pick: never, a: never, t: Teller): string =>
  typeof pick === 'number' ? `Bid ${String(pick)} mon` : offer(pick, a, t)
const asPosition = (pick: never, a: never, t: Teller): string =>
  typeof pick === 'number' ? `Position ${String(pick)}` : offer(pick, a, t)
const asDeck = (pick: never, a: never, t: Teller): string => DECKS[pick] ?? offer(pick, a, t)
const GROUPS: { readonly [id: string]: string } = NAMES_EN.groups
const asLot = (pick: never, a: never, t: Teller): string => GROUPS[pick] ?? offer(pick, a, t)
const asLoss = (pick: never, a: never, t: Teller): string => {
  const loss = (LOSSES as { [id: string]: string })[pick]
  return loss ? `Return the blessing and lose only ${loss}` : offer(pick, a, t)
}
const list = (cards: readonly string[], t: Teller): string => cards.map((card) => t.name(card)).join(', ')
const signed = (by: number): string => (by < 0 ? `loses ${-by}` : `gains ${by}`)

export const en: Words = {
  language: 'en',
  title: 'Yedo',
  blurb: 'Clans of old Edo bid, spy, bribe and dodge the watch to win the favour of the Shogun',
  names: { ...flat(NAMES_EN), ...PICKS_EN },
  effects: { ...EFFECTS_EN, ...missionTexts(NAMES_EN, MISSION_WORDS) },
  asks: {
    'first-mission': () => 'Draw a starting mission from which deck?',
    favor: () => 'Which favor of the Shogun do you take?',
    'take-part': () => 'Do you take part in the auctions, or take the egress for 3 mon?',
    announce: () => 'Announce an auction, or drop out',
    bid: (a: { from: number }) => `Bid more than ${a.from} mon, or pass`,
    'last-bid': (a: { from: number }) => `Your last word: bid more than ${a.from} mon`,
    claim: () => 'You have won: what do you take?',
    bar: () => 'Which category is barred?',
    'choose-annex': () => 'Which annex do you take?',
    'mission-deck': (a: { take: string }) =>
      a.take === 'three' ? 'Draw three missions of which deck?' : 'Draw a mission of which deck?',
    soften: () => 'A blessing softens the loss: what do you lose?',
    'lose-annex': () => 'Which annex do you lose?',
    'lose-card': (a: { loss: Loss }) => `You lose ${LOSSES[a.loss]}: which one?`,
    place: () => 'Place a disciple',
    'place-early': () => 'Early Riser: place a disciple',
    steer: () => '5b: play a card on the patrol?',
    rescue: () => '5c: save your disciples?',
    'save-one': () => 'Which disciple is saved?',
    haggle: (a: { at: string }, t) => `Trade in ${t.name(a.at)}`,
    'hand-over': (a: { what: string }) => `Which of your ${DECKS[a.what]} do you hand over?`,
    activate: () => 'Activate a disciple',
    act: (a: { errand: number }) =>
      a.errand ? 'Second errand: another action' : 'What does your disciple do?',
    finish: () => 'End your turn, or play a card',
    'take-position': () => 'Which position in the player order?',
    bonus: () => 'Meet the bonus requirements too?',
    'free-weapon': () => 'Which weapon of the market do you take?',
    counter: () => 'Answer this card?',
    window: (a: { moment: Moment }) => MOMENTS[a.moment] ?? 'Play a card?',
    'feint-from': () => 'Which disciple do you move?',
    'feint-to': (a: { from: string }, t) => `From ${t.name(a.from)} to where?`,
    'tip-off': () => 'Where does the patrol go?',
    'escape-from': () => 'Which disciple flees?',
    'escape-to': (a: { from: string }, t) => `From ${t.name(a.from)} over the roofs to where?`,
    'sell-quietly': (a: { left: number }) => `Sell a card for 3 mon (${a.left} left)`,
    intrigue: () => 'Which position in the player order?',
    'name-blade': () => 'Which weapon counts as yours?',
    'give-up': (a: { kind: string }) => `You have too many: give up ${KINDS[a.kind]}`,
    keep: () => 'Which one do you keep?',
    'lay-back': () => 'Which one goes back first, and so lies lowest?',
    'ambush-whom': () => 'Whom do you ambush?',
    'strike-whom': () => 'Which clan does it strike?',
    'drop-weapon': () => 'You are disarmed: which weapon do you discard?',
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
    round: (a: { round: number }) => `Round ${a.round} begins`,
    favored: (a: Who & { favor: string }, t) => `${t.seat(a.seat)} takes the favor: ${t.name(a.favor)}`,
    drew: (a: WithCard & { kind: string }, t) =>
      `${t.seat(a.seat)} draws ${a.card === '?' ? KINDS[a.kind] : t.name(a.card)}`,
    'drew-three': (a: WithCards & { deck: string }, t) =>
      `${t.seat(a.seat)} draws ${a.cards.length} ${DECKS[a.deck]}: ${list(a.cards, t)}`,
    kept: (a: WithCard, t) => `${t.seat(a.seat)} keeps ${t.name(a.card)}`,
    'gave-up': (a: WithCard & { kind: string }, t) =>
      `${t.seat(a.seat)} gives up ${a.card === '?' ? KINDS[a.kind] : t.name(a.card)}`,
    foresaw: (a: WithCards & { deck: string }, t) =>
      `${t.seat(a.seat)} looks at the top ${a.cards.length} ${DECKS[a.deck]}: ${list(a.cards, t)}`,
    mon: (a: Who & { by: number }, t) => `${t.seat(a.seat)} ${signed(a.by)} mon`,
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
      `${t.seat(a.seat)} announces ${GROUPS[a.lot] ?? t.name(a.lot)} for ${a.price} mon`,
    bid: (a: Who & { price: number }, t) => `${t.seat(a.seat)} bids ${a.price} mon`,
    won: (a: Who & { lot: string; price: number }, t) =>
      `${t.seat(a.seat)} wins the auction (${GROUPS[a.lot] ?? t.name(a.lot)}) for ${a.price} mon`,
    passed: (a: Who, t) => `${t.seat(a.seat)} passes`,
    barred: (a: Who & { part: string }, t) => `${t.seat(a.seat)} bars the category ${t.name(a.part)}`,
    market: (a: { cards: readonly string[] }, t) => `New on the market: ${list(a.cards, t)}`,
    event: (a: { card: string }, t) => `Event: ${t.name(a.card)}`,
    placed: (a: Who & { place: string }, t) => `${t.seat(a.seat)} places a disciple: ${t.name(a.place)}`,
    moved: (a: Who & { from: string; to: string }, t) =>
      `${t.seat(a.seat)} moves a disciple from ${t.name(a.from)} to ${t.name(a.to)}`,
    patrol: (a: { district: string }, t) => `The patrol comes to ${t.name(a.district)}`,
    blackmailed: (a: Who, t) => `${t.seat(a.seat)} uses Blackmail`,
    saved: (a: Who & { space: string }, t) => `A disciple of ${t.seat(a.seat)} is saved (${t.name(a.space)})`,
    arrested: (a: Who & { space: string }, t) =>
      `A disciple of ${t.seat(a.seat)} is arrested (${t.name(a.space)})`,
    proposed: (a: Terms, t) =>
      `${t.seat(a.seat)} offers ${t.seat(a.to)} ${terms(a.gives, a.mon, t)} for ${terms(a.wants, -a.mon, t)}`,
    withdrew: (a: Who, t) => `${t.seat(a.seat)} withdraws the proposal`,
    refused: (a: Who & { to: Seat }, t) => `${t.seat(a.seat)} turns down ${t.seat(a.to)}`,
    'done-trading': (a: Who, t) => `${t.seat(a.seat)} is done trading`,
    handed: (a: Handed, t) => `${t.seat(a.seat)} hands ${t.seat(a.to)}: ${handed(a, t)}`,
    activated: (a: Who & { place: string }, t) =>
      `${t.seat(a.seat)} activates the disciple in ${t.name(a.place)}`,
    'took-weapon': (a: WithCard, t) => `${t.seat(a.seat)} takes ${t.name(a.card)} from the market`,
    order: (a: { order: readonly Seat[] }, t) =>
      `New player order: ${a.order.map((seat) => t.seat(seat)).join(', ')}`,
    mission: (a: WithCard, t) => `${t.seat(a.seat)} shows the mission ${t.name(a.card)}`,
    'stood-in': (a: Who & { annex: string }, t) =>
      `The disciple on the ${t.name(a.annex)} of ${t.seat(a.seat)} stands in`,
    bonus: (a: Who, t) => `${t.seat(a.seat)} meets the bonus requirements`,
    completed: (a: WithCard, t) => `${t.seat(a.seat)} has completed ${t.name(a.card)}`,
    played: (a: WithCard, t) => `${t.seat(a.seat)} plays ${t.name(a.card)}`,
    cancelled: (a: Who & { card: string }, t) => `${t.name(a.card)} of ${t.seat(a.seat)} is cancelled`,
    fizzled: (a: Who & { card: string }, t) => `${t.name(a.card)} of ${t.seat(a.seat)} has no effect`,
    blade: (a: Who & { weapon: string }, t) => `${t.seat(a.seat)} borrows a ${t.name(a.weapon)}`,
    ambushed: (a: Who & { place: string }, t) =>
      `A disciple of ${t.seat(a.seat)} is ambushed in ${t.name(a.place)}`,
    struck: (a: Who & { other: Seat; strike: string }, t) => `${t.name(a.strike)} strikes ${t.seat(a.other)}`,
    scored: (a: WithCards & { by: number; blackmail: number }, t) =>
      `${t.seat(a.seat)} scores ${a.by} for bonus cards (${list(a.cards, t) || 'none'}) and ${a.blackmail} for Blackmail`,
  },
  reasons: {},
  options: { setting: 'Setting', geisha: 'Geisha: gentle', samurai: 'Samurai: harsh' },
}

type Terms = Who & { to: Seat; gives: readonly string[]; wants: readonly string[]; mon: number }
const terms = (things: readonly string[], mon: number, t: Teller): string =>
  [...things.map((id) => t.name(id)), ...(mon > 0 ? [`${mon} mon`] : [])].join(', ')

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
    ...(a.geisha ? [`${a.geisha} geisha`] : []),
    ...several(a.actions, 'action', t),
    ...several(a.bonuses, 'bonus', t),
    ...several(a.missions, 'mission', t),
    ...(a.mon ? [`${a.mon} mon`] : []),
  ].join(', ')
