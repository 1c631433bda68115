/** The player's aid in English. */
import type { Figures, Section } from './aid.ts'

export const en = (n: Figures): readonly Section[] => [
  {
    title: 'A round',
    lines: [
      'Prep: the watch of the round, the church and the market are made ready.',
      `Bidding: take part, or leave with ${n.egress} mon. Whoever is first announces a lot; each of the others bids once more or passes; the announcer has the last word.`,
      n.grouped
        ? 'A lot is a whole category here; its winner takes one part of it.'
        : 'A lot is one thing here: a card, a weapon, an annex, a geisha, a disciple or a mission.',
      'Event: one is revealed and holds for the round.',
      'Assigning: in turn everybody sends one disciple after the other into the city or onto an annex of theirs.',
      'Patrol: the watch walks on. Cards may steer it, then save those in its district; the rest is arrested.',
      'Trade: whoever stands in the market trades weapons and mon, in the tavern cards and geisha too.',
      'Action: in turn everybody activates one disciple: its district, a mission, or nothing.',
    ],
  },
  {
    title: 'What scores',
    lines: [
      'Missions, by far the most: all that is asked at once, with one disciple in every district named.',
      `An annex or a geisha won in an auction: ${n.honour} prestige.`,
      'An audience with the Shogun, luxury goods in the harbor.',
      `At the end: bonus cards in hand, and ${n.blackmail} prestige for a blackmail that was never used.`,
    ],
  },
  {
    title: 'What ends the game',
    lines: [
      `Round ${n.rounds} is the last; it is round ${n.round} now.`,
      'Whoever kills the Shogun ends the game after that round.',
      'Most prestige wins.',
    ],
  },
  {
    title: 'This table',
    lines: [
      `${n.clans} clans: ${n.annexes} of each annex, ${n.geisha} geisha and ${n.blessings} blessings to begin with.`,
      `In hand at most: ${n.most['mission']} missions, ${n.most['action']} action cards, ${n.most['bonus']} bonus cards, ${n.most['weapon']} weapons, ${n.most['geisha']} geisha.`,
      n.gentle
        ? 'Gentle setting: in the last round no watch walks.'
        : 'Harsh setting: the watch walks to the end, and some cards strike other clans.',
    ],
  },
]
