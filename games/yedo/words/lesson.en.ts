/** What is said in a first game of Yedo, in English: what to do, and why. */
import type { Guided } from '@machiya/kit/folder'

const WATCHED = 'The watch walks there next: a disciple in the tavern would be arrested. Look for the ring.'

export const en: Guided['words'][string] = {
  welcome: [
    'A clan in the castle town',
    'You lead a clan and serve the Shogun with missions. They bring prestige, and the most prestige after eleven rounds wins. In this one round you will fulfil your first.',
  ],
  deck: [
    'Draw a mission from the green deck',
    'Green missions are the easiest: a district or two and one weapon. Yellow, red and black ones ask for more and bring more.',
    {
      yellow: 'Yellow ones ask for two or three things at once. Green first: you want one within this round.',
      red: 'Red missions take half a game to prepare. Green first.',
      black: 'Black missions are the hardest of all. Green first.',
    },
  ],
  mission: [
    'Your mission: Escort the Tribute',
    'It wants two things at the same time: a disciple of yours in the castle, and a Katana. With one more disciple at the gates it pays a bonus too.',
  ],
  more: [
    'Draw three more: green, yellow, red',
    'You begin with four missions. One of them must be red or black, so that everybody has something great to work for.',
  ],
  favor: [
    'Take the seven mon',
    'Everybody gets one favour of the Shogun. Money buys what your mission lacks; later the favour saves a disciple from the watch, or counts two prestige.',
  ],
  join: [
    'Take part in the bidding',
    'Each round begins with an auction. Who stays out gets three mon, but there are things that only an auction sells so early.',
    { egress: 'Three mon for staying out are a comfort for poor clans. You have nineteen: take part.' },
  ],
  announce: [
    'Put the red lot up',
    'Red means a disciple or a mission. You have two disciples and your mission could use three: one to buy, one in the castle, one at the gates.',
    {
      white: 'White is a card or a weapon. The Katana you need lies in the market already: red first.',
      black: 'Black is an annex or a geisha. Your mission asks for neither: red first.',
    },
  ],
  bid: [
    'Ren bids 5: bid 7',
    'You put the lot up, so yours is the last word: whatever you say now wins or loses it. Seven of nineteen mon leave enough for the Katana.',
    { pass: 'Then Ren has the disciple for 5. You have money: bid 7.' },
  ],
  claim: [
    'Take the disciple',
    'The third one comes from your reserve to your clan house. From now on you have three deeds a round instead of two.',
    { mission: 'You hold four missions, and that is the most. The disciple helps to fulfil them.' },
  ],
  event: [
    'Event: Shogun’s Displeasure',
    'Every round has an event: this time the Shogun gives no prestige for an audience. Missions in the castle can be fulfilled all the same.',
  ],
  market: [
    'Put a disciple into the market',
    'A Katana lies there for six mon. Disciples only stand now; they act later, one after another, in the order you choose.',
    { tavern: WATCHED },
  ],
  castle: [
    'Put one before the Shogun',
    'This is a place in the castle, where your mission is fulfilled. What the place itself offers does not matter: a disciple does one thing, and yours will do the mission.',
    {
      tavern: WATCHED,
      bakufu:
        'It lies in the castle as well, and would do. But another mission is no use to a full hand: leave it to others.',
      'bower-1':
        'The bower decides who plays first. It would do for the mission; take the Shogun’s place this time.',
    },
  ],
  gates: [
    'Put the third at the gates',
    'For the bonus of your mission. And it is safe there: the watch stands at the gates now, but it walks on to the tavern before it arrests anybody.',
    { tavern: WATCHED },
  ],
  watch: [
    'The watch has reached the tavern',
    'Ren’s disciple stood there and was arrested: sent home without having done anything. Before you place, always look where the watch walks next.',
  ],
  haggle: [
    'Wake the disciple in the market, and haggle',
    'Now disciples act, one each in turn. Press yours in the market, then your card Haggling: whatever it buys is three mon cheaper.',
    {
      shogun: 'Too early: the mission still lacks its Katana. First the market.',
      gates: 'That one is needed where it stands, for the bonus. First the market.',
    },
  ],
  buy: [
    'Buy the Katana',
    'For three mon instead of six. A weapon is not used up by a mission: it serves the next one, too.',
  ],
  fulfil: [
    'Fulfil Escort the Tribute',
    'Press your disciple in the castle, then the mission. It finds all it asks for: castle, Katana, and the third disciple at the gates.',
    { gates: 'If that one acts first it goes home, and the bonus is lost. First the castle.' },
  ],
  fulfilled: [
    'Your first mission is fulfilled',
    'Two prestige, five mon, and four more for the bonus. Your third disciple still stands at the gates: for seven mon it could recruit a fourth.',
  ],
  learnt: [
    'What you have learnt',
    'A round: bid, look at the event and the watch, place for a mission, then act in the right order. Try next: recruit at the gates, build an annex in the tavern, and aim for yellow missions.',
  ],
}
