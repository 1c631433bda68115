/** What the signs of Yokohama mean, in English. */
import type { Said } from '@machiya/kit/folder'
import { LIMIT } from '../by-id.ts'

const good = `A good. Orders ask for it; Chinatown buys and sells it; every ${LIMIT['goods-for-a-point']} goods score a point at the end.`

export const en = {
  copper: ['Copper', good],
  silk: ['Silk', good],
  tea: ['Tea', good],
  fish: ['Fish', good],
  import: [
    'Import',
    'Given up in the customs, or paid as industry, as faith or for a second order. Each scores a point at the end.',
  ],
  any: ['Any good', 'Copper, silk, tea or fish, as you like.'],
  wh: ['From the warehouse', 'Move one assistant, shop or trading house to your supply, at its normal cost.'],
  mv: ['Move an assistant', 'One from your supply to an area, or from area to area. Nobody is paid.'],
  coin: [
    'Yen',
    `Money: for presidents in the way, buildings, industry. Every ${LIMIT['yen-for-a-point']} score a point at the end.`,
  ],
  points: ['Points', 'Most points at the end win.'],
  pawn: ['Assistant', 'Gives one power where it stands, and is the way your president walks on.'],
  president: ['President', 'Acts in the area where it ends. Others pay one yen to pass it.'],
  official: [
    'Foreign agent',
    'Once: acts where you have assistants but no president. Unused it scores a point.',
  ],
  shop: [
    'Shop',
    `Built after an action of power ${LIMIT['building-power']} or more; gives the reward of its site, and one power from then on.`,
  ],
  thouse: [
    'Trading house',
    'One an area. Scores its site, gives one power, and one yen whenever others act there.',
  ],
  faith: ['Faith', 'What a space of the church board asks for: your power, and one for each gift.'],
  gear: [
    'Industry',
    `What a technology costs: your power, and one for each import or ${LIMIT['industry-yen']} yen. Most in all scores at the end.`,
  ],
  scroll: ['Order', `Give all it names, take its reward. At most ${LIMIT['orders-in-hand']} in hand.`],
  church: ['Church', 'Put an assistant on the church board. Most assistants there score at the end.'],
  bank: ['Bank', 'Gives as many yen as your power.'],
  gate: ['Chinatown', 'As many exchanges as your power: goods for yen, yen for goods and imports.'],
  ship: ['Port and dock', 'Take an order of the board: the more power, the more choice.'],
  flask: ['Laboratory and research centre', 'Gain a technology of the board for industry.'],
  hands: ['Employment agency', 'Bring pieces from the warehouse to your supply, one fewer than your power.'],
} satisfies { readonly [sign: string]: Said }
