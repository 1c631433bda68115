/** What is said in a first game of Edo, in English: what to do, and why. */
import type { Guided } from '@machiya/kit/folder'

const ONE_PLAN = 'That is a plan for another round. This one is for a house: look for the ring.'

export const en: Guided['words'][string] = {
  welcome: [
    'A lord of the Edo years',
    'You build in the cities of the Shogun’s land, and buildings are power. Only who has a house in Edo can win: in this one round you will build it.',
  ],
  place: [
    'Begin in Sakura',
    'Everybody begins with a samurai and a house in some city. Sakura lies beside the wood of Boso, two roads from Edo, and pays twelve ryo a round.',
    { utsunomiya: 'It pays as well, but the way to the wood is long from there. Begin in Sakura.' },
  ],
  package: [
    'Take two stone and two rice',
    'A house costs two wood, one stone and five ryo. Wood you will gather yourself; stone would be a second journey.',
    {
      'package-6': 'Four rice feed many samurai, but one stone is one house. Two stone are two: take those.',
      'package-2': 'Wood you will gather yourself, and there is no stone in it. Take the stone.',
      'package-3': 'That would do too. But two stone are two houses: take those.',
    },
  ],
  plan: [
    'This is your plan',
    'Each round you lay three cards, in secret, and say how many officials carry each of them out. All plans are then turned up, card by card.',
  ],
  wood: [
    'Lay Gather wood',
    'It is on the Permit of the Storehouse. One official with your samurai in the wood brings three, if nobody else is there.',
    {
      'basic-1:take-rice': ONE_PLAN,
      'basic-1:take-money': 'Money comes next, from another permit: of each only one side can be laid.',
    },
  ],
  official: [
    'Set one official before it',
    'Without an official a card does nothing. One is enough, for only one samurai of yours is out there to gather.',
  ],
  money: [
    'Lay Money, with two officials',
    'Five ryo for each of them. You have four officials for all three cards: one gathers, two fetch money, one is left.',
  ],
  build: [
    'Lay Easy building, with one official',
    'It is on the Permit of the Roads. It comes last, when the wood is in your store: cards are carried out from left to right.',
    {
      'basic-1:build-hard':
        'Hard building takes two officials, and that permit is in use. Take the easy one.',
    },
  ],
  confirm: [
    'Your plan stands: confirm it',
    'Below the cards stands what you will have after each, in brackets what is only guessed. Until everybody is ready you could still change it; then no more.',
  ],
  walk: [
    'Send your samurai to the wood',
    'Before you turn a card your samurai may walk, for one ryo a road. Press him, then Boso.',
    { 'turn-up': 'In Sakura there is no wood: first the walk, then the card.' },
  ],
  gather: [
    'Turn the card up, and gather',
    'You are alone in the wood, and so it gives three. Two samurai would get two each, three only one.',
  ],
  turned: [
    'Ren has gathered rice',
    'One card each, in turn, and now you know what it was. What comes next lies face down: keep an eye on who walks where.',
  ],
  collect: [
    'Turn up Money, and take it twice',
    'Two officials, ten ryo. An official may always do less than was planned; today you need it all.',
  ],
  journey: [
    'Walk to Edo',
    'You build where your samurai stands. Two roads, two ryo: it does not matter how far, as long as you can pay.',
    { 'turn-up': 'There is no city in the wood: first to Edo, then the card.' },
  ],
  house: [
    'Turn the card up, and build a house in Edo',
    'It brings one power point at once. And it is the house without which nobody wins.',
  ],
  wages: [
    'Pay your samurai',
    'Every samurai on the board wants one rice, or he comes home as an official. Yours stands well in Edo: keep him.',
    { edo: 'Then he comes home, and you must send him anew. You have two rice: let him stay.' },
  ],
  income: [
    'The cities pay',
    'Edo nine ryo and Sakura twelve, all of it yours: you are the only one who has built there. Where several have, the greatest influence gets most.',
  ],
  learnt: [
    'What you have learnt',
    'Plan three cards, walk before you turn one, gather alone, build in order, feed your samurai. Try next: a white official for one rice, a special permit, and Travel for a second samurai.',
  ],
}
