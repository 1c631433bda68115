/** The player's aid, in English. */
import type { Figures } from './aid.ts'
import { counted } from './sentences.ts'

const points = counted('power point', 'power points')

export const en = (n: Figures) => [
  {
    title: 'A round',
    lines: [
      `Plan in secret: ${n.cards} cards, one action each, and officials before them.`,
      `Act: card after card, in order of play. Before a card, figures may walk for ${n.step} ryo a space.`,
      `Wages: ${n.wage} rice for every samurai on the board, or it comes back.`,
      'Income: every city pays its tile to those with influence there.',
      'New round: next merchant card, next start player.',
    ],
  },
  {
    title: 'What scores',
    lines: [
      `House ${n.house}, trading post ${n.post}, fortress ${n.fortress}${n.jiin ? `, temple ${n.temple}` : ''}.`,
      `Merchant: ${points(1)} for his price${n.tokken ? '; every wish of the shogun as well' : ''}.`,
      `At the end: ${points(1)} for each samurai on the board and for every ${n.ryo} ryo${n.ronin ? '; ronin tiles' : ''}.`,
    ],
  },
  {
    title: 'The end',
    lines: [
      `After a round in which somebody has ${n.end} power points, or when no merchant card follows: ${n.left} left in the stack.`,
      'Whoever has no house in Edo has lost.',
    ],
  },
  {
    title: 'At this table',
    lines: [
      `Fields yield ${n.yields} to each as more samurai stand there; nobody holds more than ${n.limit} of a good.`,
      `${n.sites} sites in a city; a fortress needs ${n.houses} houses there.`,
    ],
  },
]
