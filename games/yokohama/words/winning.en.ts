/** What is said of how one wins Yokohama, in English; every figure comes from the games of the house's partners. */
import { wonOf, type Guided, type LessonFigures } from '@machiya/kit/folder'

export const openings = {
  laboratory: 'Laboratory twice',
  agency: 'Employment agency early',
  port: 'Port or dock twice',
  recall: 'Called back early',
}

export const en = ({ sources, openings: won }: LessonFigures): Guided['words'][string] => ({
  goal: [
    'Many small sources, one winner',
    'Nobody wins Yokohama by one thing alone. The game ends two rounds after a board is full or somebody’s buildings are used up: be ready before the others are.',
  ],
  sources: [
    'What scores',
    `So many points came from each source. Winners are ahead in orders, countries and technologies; more at the church did not help (${sources['church']?.winners} to ${sources['church']?.others}).`,
  ],
  openings: [
    'How winners began',
    `By the first four walks; of three players one wins, so 33 % is what chance gives. Whoever had to call the president back so early won only ${wonOf(won['recall'])} %.`,
  ],
  laboratory: [
    'First opening: the Ball from the laboratory',
    'Two assistants and the president are power 3, and that pays for the Ball: every order of yours brings two points more, for the rest of the game.',
  ],
  ship: [
    'Now ship your order',
    'The goods you begin with are enough for it. Four points and two yen, and two points more by the Ball you have just gained.',
  ],
  agency: [
    'Second opening: the agency with power 5',
    `Two assistants stand there already: two more and the president are 5. Few began like this, but ${wonOf(won['agency'])} % of them won.`,
  ],
  hire: [
    'Four assistants, the tile and a shop',
    'More assistants are more power in every turn to come. At power 5 the tile is yours as well, and from power 4 on you build.',
  ],
  port: [
    'Third opening: take a great order at the port',
    'Ten points for four silk and two tea. An order that you hold from the first turn on tells every later turn where to go; three at once are the most.',
  ],
  customs: [
    'Late in the game: imports to the customs',
    'Three imports bring sixteen points here, and the most assistants score eight at the end. Collect imports along the way: they serve nowhere as well as here.',
  ],
  learnt: [
    'What you have learnt',
    'A technology early that pays often, more assistants, orders of different countries, and the customs before the board is full. Try it against two merchants of the house.',
  ],
})
