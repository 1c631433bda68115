/** What players read in English. */
import type { Seat } from '@machiya/kernel'
import type { WordsOf } from '@machiya/kernel/words'
import type * as rules from '../rules/index.ts'
import type { Loss, Moment } from '../data/rows.ts'
import { en as about } from './about.en.ts'
import { EFFECTS_EN } from './effects.en.ts'
import { DECKS, KINDS, KINDS_EN, LOSSES, points, TRADE_EN } from './kinds.en.ts'
import { NAMES_EN } from './names.en.ts'
import { flat, missionTexts, type MissionWords } from './phrases.ts'
import { PICKS_EN } from './picks.en.ts'
import { offersBy, type OfferPhrases } from './sentences.ts'
import { TIDINGS_EN } from './tidings.en.ts'

const MOMENTS: Partial<Record<Moment, string>> = {
  'auction-close': 'The auction is about to close: a last word?',
  'before-event': 'Before the event is revealed: play a card?',
  'after-event': 'The event is revealed: play a card before it takes effect?',
  'assigning-start': 'Before the first placement: play a card?',
  'action-start': 'Before the first activation: play a card?',
}
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

const OFFERS: OfferPhrases = {
  ...KINDS_EN,
  verbs: {
    play: (what) => `Play ${what}`,
    sell: (what) => `Sell ${what}`,
    exchange: (what) => `Exchange ${what}`,
    give: (what) => `Give ${what}`,
    keep: (what) => `Give less: ${what}`,
    take: (what) => `Ask for ${what}`,
    leave: (what) => `Ask for less: ${what}`,
    as: (what) => `A ${what}`,
  },
  seatVerbs: {
    to: (who) => `Propose a deal to ${who}`,
    accept: (who) => `Accept the deal of ${who}`,
    refuse: (who) => `Refuse the deal of ${who}`,
    counter: (who) => `Make ${who} a counter-offer`,
    seat: (who) => who,
  },
  standing: (who, where) => `${who}: ${where}`,
  deeds: {
    bare: { 'geisha-mon': 'Recruit a geisha', 'geisha-prestige': 'Recruit a geisha' },
    forMon: (what, mon) => `${what} for ${mon} mon`,
    forPoints: (what, n) => `${what} for ${points(n)}`,
    stall: (stall, weapon) => `${stall}: ${weapon ?? 'empty'}`,
    complete: (mission) => `Complete the mission: ${mission}`,
    church: (mon) => `Visit the church: ${mon} mon`,
    audience: (n) => (n === 0 ? 'Audience: the Shogun grants nothing' : `Audience: ${points(n)}`),
    dropOut: 'Drop out, without mon',
  },
  accepted: (text, gets, gives) => `${text}: get ${gets} for ${gives}`,
  bid: (mon) => `Bid ${mon} mon`,
  position: (n) => `Position ${n}`,
  softened: (loss) => `Return the blessing and lose only ${loss}`,
}
/** Saves of the first revision do not say which card it is. */
type Countered = { readonly by: Seat; readonly card?: string }

export const en: WordsOf<typeof rules> = {
  language: 'en',
  title: about.title,
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
    steer: () => 'The patrol has walked: play a card on it?',
    rescue: () => 'Before the arrests: save your disciples?',
    'save-one': () => 'Which disciple is saved?',
    haggle: (a: { at: string }, t) => `Trade in the ${t.name(a.at)}`,
    'hand-over': (a: { what: string }) => `Which of your ${DECKS[a.what]} do you hand over?`,
    activate: () => 'Activate a disciple',
    act: (a: { errand: number }) =>
      a.errand ? 'Second errand: another action' : 'What does your disciple do?',
    finish: () => 'End your turn, or play a card',
    'take-position': () => 'Which position in the player order?',
    bonus: () => 'Meet the bonus requirements too?',
    'free-weapon': () => 'Which weapon of the market do you take?',
    counter: (a: Countered, t) =>
      a.card ? `Answer ${t.name(a.card)} of ${t.seat(a.by)}?` : 'Answer this card?',
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
    'strike-whom': (a: { strike: string }, t) => `${t.name(a.strike)}: which clan does it strike?`,
    'drop-weapon': () => 'You are disarmed: which weapon do you discard?',
  },
  offers: offersBy(OFFERS, TRADE_EN),
  tidings: TIDINGS_EN,
  options: { setting: 'Setting', geisha: 'Geisha: gentle', samurai: 'Samurai: harsh' },
}
