/** What is said of how one wins Yedo, in English; every figure comes from the games of the house's partners. */
import { wonOf, type Guided, type LessonFigures } from '@machiya/kit/folder'

export const openings = {
  annex: 'An annex in the first auction',
  weapon: 'A weapon in the first auction',
  disciple: 'A disciple in the first auction',
}

export const en = ({ sources, openings: won }: LessonFigures): Guided['words'][string] => ({
  goal: [
    'Eleven rounds, and the most prestige',
    'There are many ways to a point, and one way to win. The first thing to know is where the points of winners came from.',
  ],
  sources: [
    'What scores',
    `So much prestige came from each source. Winners made ${sources['missions']?.winners} with missions, the others ${sources['missions']?.others}: nothing else comes near.`,
  ],
  openings: [
    'How winners began',
    `By what the first auction brought; of three players one wins, so 33 % is what chance gives. A disciple alone won ${wonOf(won['disciple'])} %: it is often paid too dearly.`,
  ],
  annex: [
    'First opening: an annex',
    'Put the black lot up and take the Kobudo-Ryu. It brings two prestige at once, great missions ask for annexes, and here the two others have spent their turn: five mon are enough.',
  ],
  school: [
    'It pays for itself',
    'With the Kobudo-Ryu every weapon in the market costs three mon less, for the whole game. Missions are made of weapons.',
  ],
  weapon: [
    'Second opening: a weapon',
    'Put the white lot up and take the Shuriken out of three. For three mon it is half the price of the market: choose what most of your missions ask for.',
  ],
  disciple: [
    'Third opening: a disciple, if it is cheap',
    'A third disciple is a third deed each round. But at the gates it costs seven mon for sure: in the auction, bid no more than six.',
  ],
  mission: [
    'What decides: a red mission',
    'The Foreign Confessor wants harbor and temple, two annexes and a blessing. All of it is there: press the disciple in the harbor, then the mission.',
    { temple: 'That one is needed where it stands: the mission wants the temple, too. First the harbor.' },
  ],
  fulfilled: [
    'Seven prestige in one deed',
    'A green mission brings one or two. Hold one great mission from the beginning, let the small ones pay for what it wants, and fulfil it in the middle of the game.',
  ],
  learnt: [
    'What you have learnt',
    'Buy what two missions ask for, pay no more than the city would, and work towards a red mission from the first round on. Try it against two merchants of the house.',
  ],
})
