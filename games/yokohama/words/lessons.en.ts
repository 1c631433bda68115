/** What the host of a first game of Yokohama says in English. */
import type { Lesson } from '@machiya/kit/folder'

export const en: Lesson = {
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
}
