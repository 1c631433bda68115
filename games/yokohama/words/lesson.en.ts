/** What is said in a first game of Yokohama, in English: what to do, and why. */
import type { Guided } from '@machiya/kit/folder'

export const en: Guided['words'][string] = {
  welcome: [
    'A merchant in the open port',
    'You trade in Yokohama, in the years when the harbour opened. Orders from abroad want your goods; whoever has most points at the end wins. In two turns you will ship your first order.',
  ],
  keep: [
    'Keep the order from Great Britain',
    'Of two orders you keep one. This one wants two silk and three tea, and you have one of each already. Two goods more of the same kind are got in one visit.',
  ],
  town: [
    'The town is your workshop',
    'Each area does one thing. The Tea plantation gives as much tea as you have power there, the Silk mill one silk less. Every assistant of yours in an area is one power, and so is your president.',
  ],
  place: [
    'Place three assistants',
    'In the Tea plantation, the Silk mill and the Employment agency. Your president walks only over areas with your assistants: three areas side by side are a street.',
  ],
  walk: [
    'Send your president to the Tea plantation',
    'Where he stops you act. Assistant and president make power 2: two tea, just what the order lacks.',
  ],
  power: [
    'Two tea are yours',
    'The assistant of that area has come home to your supply; the president stays. The two others wait in their areas for the next turn.',
  ],
  end: [
    'End your turn',
    'Nothing else can be done now: the order still lacks one silk. Then it is Ren’s turn.',
  ],
  other: [
    'Ren has been to the Bank',
    'Walking past another president costs a yen, and nobody stops where one stands. So look where others are before you place.',
  ],
  more: [
    'Place two in the Silk mill',
    'Two in one area instead of three in different ones: with the one that stands there and your president that is power 4. From power 4 on you may build as well.',
  ],
  mill: [
    'Send your president to the Silk mill',
    'It lies beside him, and your assistants are there: three silk for power 4.',
  ],
  build: [
    'Build a shop on the second site',
    'With power 4 or more you may build. A shop brings points at once and counts as one power there from now on, in every later turn.',
  ],
  ship: [
    'Ship your order',
    'Two silk and three tea are in your store. Orders are fulfilled at the end of a turn, as many as you can: press the order.',
  ],
  shipped: [
    'Your first order is on its way',
    'Three points and an import. Its flag counts, too: flags of different countries make sets that score at the end.',
  ],
  learnt: [
    'What you have learnt',
    'Place, walk, act with your power, build from power 4 on, and ship orders at the end of a turn. Try next: the Port for better orders, a technology in the Laboratory, and the Church, where the most assistants score twice.',
  ],
}
