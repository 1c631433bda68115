/** What the signs of Edo mean, in English. */
import type { Said } from '@machiya/kit/folder'
import { COUNT } from '../by-id.ts'
import { EFFECTS_EN, GATHERED_EN } from './effects.en.ts'

const good = `A resource. Gathered by samurai on its spaces: ${GATHERED_EN}. At most ${COUNT['resource-limit']}.`

export const en = {
  wood: ['Wood', good],
  stone: ['Stone', good],
  rice: [
    'Rice',
    'A resource. Gathered like the others; it pays recruits and the samurai who stay on the board.',
  ],
  any: ['Any resource', 'Wood, stone or rice.'],
  ryo: [
    'Ryo',
    `Money: for ways, buildings, permits and trade. Every full ${COUNT['ryo-for-a-point']} score a power point at the end.`,
  ],
  points: [
    'Power points',
    `Most of them win, for those who built a house in Edo. With ${COUNT['points-to-end']} the game ends.`,
  ],
  official: ['Official', 'Set before a permit, each carries out its action once.'],
  samurai: ['Samurai', 'An official on the board. Gathering, building and trade need one on the spot.'],
  ronin: [
    'Ronin',
    `Counts like a samurai when gathering. ${COUNT['ronin-against-building']} in a city stop building, ${COUNT['ronin-against-income']} its income.`,
  ],
  merchant: ['Merchant', 'Trade takes a samurai on his space. Moving him costs one ryo a space.'],
  scroll: ['Development', EFFECTS_EN['development'] ?? ''],
  mv: ['Move', 'Set own samurai on any spaces without cost.'],
  house: ['House', EFFECTS_EN['house'] ?? ''],
  'trading-post': [
    'Trading post',
    `${EFFECTS_EN['trading-post']} Here both offers of the merchant may be used.`,
  ],
  fortress: [
    'Fortress',
    `${EFFECTS_EN['fortress']} Needs ${COUNT['houses-for-a-fortress']} houses in its city, one of them yours.`,
  ],
  temple: ['Temple', `${EFFECTS_EN['temple']} Roads at its space cost its owner nothing.`],
  'at-city': [
    '',
    `A city with ${COUNT.sites} sites for buildings. Its income is shared by influence at the end of each round.`,
  ],
  'at-river': ['', 'A space on the way, by the river. A samurai walks on for one ryo a space.'],
  'at-way': ['', 'A space on the way. A samurai walks on for one ryo a space.'],
  'at-border': ['', 'A border post: officials who travel come in here as samurai.'],
  'at-goods': ['', `Samurai gather here: ${GATHERED_EN}, nothing of more.`],
} satisfies { readonly [sign: string]: Said }
