/** What the host of a first game of Edo says in English. */
import type { Lesson } from '@machiya/kit/folder'

export const en: Lesson = {
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
}
