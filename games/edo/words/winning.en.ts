/** What is said of how one wins Edo, in English; every figure comes from the games of the house's partners. */
import { wonOf, type Guided, type LessonFigures } from '@machiya/kit/folder'

export const openings = {
  'wood-and-stone': 'Stone, wood and a house',
  'wood-and-recruit': 'Wood, a house, recruit',
  'stone-and-money': 'Stone, money and a house',
  travel: 'Travel at once',
}

export const en = ({ sources, openings: won }: LessonFigures): Guided['words'][string] => ({
  goal: [
    'Twelve points, and a house in Edo',
    'The game ends with the round in which somebody reaches twelve power points. Who has no house in Edo by then has lost, whatever the track says.',
  ],
  sources: [
    'What scores',
    `So many power points came from each source. Houses and posts are much the same for all; winners have ${sources['fortress']?.winners} from fortresses, the others ${sources['fortress']?.others}.`,
  ],
  openings: [
    'How winners began',
    `By the first plan; of three players one wins, so 33 % is what chance gives. Almost all build in Edo at once; Travel in the first round won only ${wonOf(won['travel'])} %.`,
  ],
  stone: [
    'First opening: stone, a house, wood',
    'Your package has the wood for a house. So fetch stone first, build, and gather wood for the next one: a card each, an official each.',
  ],
  'stone-plan': [
    'Confirm the plan',
    'Look at the last column: after the house there is stone and wood left for another. A plan that feeds the next plan is what wins.',
  ],
  recruit: [
    'Second opening: wood, a house, a white official',
    'With one stone in the package a house needs only wood. The third card recruits: for one rice a pair of hands more, from the next round on.',
  ],
  'recruit-plan': [
    'Confirm this one, too',
    `It wins as often as the first (${wonOf(won['wood-and-recruit'])} % and ${wonOf(won['wood-and-stone'])} %): take what your package calls for. Third comes stone with money, at ${wonOf(won['stone-and-money'])} %.`,
  ],
  fortress: [
    'What decides: a fortress in Edo',
    'Walk to Edo, turn the card up and build it: six stone, ten ryo, three points. It needs two houses in the city, one of them yours; whose the other is does not matter.',
  ],
  built: [
    'Three points with one official',
    'A house takes as many hands for one point. And the houses of the others have helped you: where they build, look for a site of a fortress.',
  ],
  learnt: [
    'What you have learnt',
    'A house in Edo in the first round, hands and goods for the next plan, then stone for fortresses before the others have it. Try it against two merchants of the house.',
  ],
})
