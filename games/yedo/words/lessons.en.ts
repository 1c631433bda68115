/** What the host of a first game of Yedo says in English. */
import type { Lesson } from '@machiya/kit/folder'

export const en: Lesson = {
  welcome: [
    'You lead a clan in the castle town. In eleven rounds you gather weapons, geisha and blessings, and send disciples into seven districts to fulfil missions for prestige.',
    'Each round goes: auctions, an event, placing disciples, the watch walks on and arrests whoever it meets, trade, and then your disciples act.',
  ],
  asked: {
    'first-mission':
      'Missions are what you play for. Green ones are easy and quick; take some to begin with. One of your four must be red or black.',
    favor: 'A small gift of the Shogun to start with. Anything helps; money helps always.',
    'take-part':
      'Auctions cost money and bring what you cannot get elsewhere. If you would rather save, take the egress and be paid for it.',
    announce: 'Name what is sold and so open the bidding. A third disciple early on is worth a lot.',
    bid: 'Bid no more than it is worth to you: the same money buys weapons in the market.',
    claim: 'You have won the auction: take what you bid for.',
    'choose-annex': 'An annex helps for the rest of the game. A good one is the one your missions ask for.',
    'mission-deck': 'Missions of a darker colour are harder and worth more. Yours to choose.',
    keep: 'You looked at several and keep one: the one you are nearest to completing.',
    'lay-back': 'The others go back under the deck; which of them lies lowest is yours to say.',
    'give-up': 'There is a limit to what a clan can hold. Part with what you need least.',
    place:
      'Put a disciple where a mission sends you, or where you can buy what it asks for. Look where the watch goes next, and stay clear of it.',
    window:
      'Now is a moment for action cards. Whoever holds any card is asked, whether it fits or not, so that nobody learns anything. Pass if none of yours helps.',
    counter: 'Somebody has played a card, and another card could stop it. Pass if yours cannot.',
    steer:
      'The watch has walked on. Some cards send it elsewhere before it arrests anybody; pass if yours do not.',
    rescue:
      'The watch has met disciples of yours. Your Blackmail or a card may save them; otherwise they are arrested.',
    haggle: 'Whoever stands in this district may trade: make a proposal, answer one, or simply be done.',
    activate:
      'Your disciples act one at a time. Choose who goes first: fulfilling a mission needs them where it says.',
    act: 'One action of the district, or a mission you can complete here. A greyed one tells you what is missing when you press it.',
    'take-position':
      'Who is earlier in the order places earlier and chooses first. Late is good only when you want to see what the others do.',
    finish: 'Nothing left to do with this disciple: end the turn, or play a card.',
  },
}
