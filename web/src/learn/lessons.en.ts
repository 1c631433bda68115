/** The host's words in English. */
import type { Lessons } from './lessons.ts'

export const EN: Lessons = {
  edo: {
    welcome: [
      'You are a lord of the Edo years. Houses, trading posts and fortresses bring power points; with twelve of them the game ends, and the most win. Only who owns a house in Edo itself can win.',
      'Everything you do comes from three permits a round. You lay them in secret, with officials who carry them out; then all plans are turned up one card at a time.',
    ],
    asked: {
      begin:
        'First a package of goods and a starting place, in either order. A place near rice and wood makes the first rounds easy. On the board, what can be chosen has a heavy ink line.',
      plan: 'Choose an action of three different permits, and say how many officials do it. Each official does it once, and you have only a few for all three. Money, rice and one journey are a good first plan.',
      turn: 'Before a card is turned you may move your samurai along the roads; each space costs one ryo. You gather, build and trade only where they stand.',
      collect: 'Now the card is turned: say how many of the officials on it really act.',
      go: 'Where should this samurai walk? Each space costs one ryo. You may also leave everybody where they are.',
      recruit: 'A white official is one more pair of hands, for one rice. More officials make bigger plans.',
      develop: 'A special permit does more than your own cards, and is planned like any of them.',
      gather: 'Gather where your samurai stand. A place shared with many gives less.',
      travel: 'Officials sent on a journey become samurai on the map, or move those who are there.',
      'send-to':
        'Choose where the samurai appears: beside goods you will gather, or in a city you want to build in.',
      'shift-from': 'Instead of calling somebody new, a samurai who is out there may be moved.',
      'shift-to': 'Anywhere you like: this journey costs no money.',
      build:
        'Buildings cost goods and money and score at once. Houses and trading posts also give influence: the more of it in a city, the larger your part of its income.',
      trade: 'Where the merchant stands he sells goods, or a power point, at the prices of his card.',
      'pay-wages': 'Each samurai on the board wants one rice. Those you cannot feed go home.',
    },
  },
  yedo: {
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
  },
  yokohama: {
    welcome: [
      'You are a merchant in the harbour of the Meiji years. Goods fulfil orders from abroad; church, customs and technologies bring more points.',
      'A turn is: place assistants in the areas of the town, walk your president along them, and act where he stops. Each assistant there, and the president himself, is one power.',
    ],
    asked: {
      'keep-order': 'Keep the order whose goods seem easier to come by. You may fulfil it in any later turn.',
      placement:
        'Three assistants in three areas open a way; two in one area make it stronger. Your president only walks over areas with your assistants.',
      movement:
        'Choose where the president stops: there you act with as much power as you have pieces. Passing others costs a yen each.',
      'recall-assistants':
        'Your president comes back to your supply, and as many of your assistants as you like. The turn ends without an action, but the next one begins wherever you want.',
      build:
        'With power four or more you may build a shop or a trading house: points, and power for ever after.',
      extra:
        'Before the turn ends, look whether an order or an achievement is within reach. What is open here can be had at once.',
      'take-order':
        'Take an order from the display. Two flags of one country bring a foreign agent; flags of different countries score at the end.',
      'take-second': 'A second order costs two yen or an import. Worth it if its goods are at hand.',
      transfer:
        'A piece from the warehouse joins your supply: more assistants mean wider ways, buildings bring points.',
      'any-good': 'Any good you like: take what your order still lacks.',
      pray: 'Faith buys a space of the church board, once and for good. Points now, and a race for the most.',
      declare: 'Imports are declared at the customs for points; the better spaces want more of them.',
      'pick-mover': 'An assistant may move to where your president will want to go next.',
      research: 'Technologies bend the rules in your favour; the sooner the better.',
    },
  },
}
