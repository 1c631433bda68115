/** What lines come to, in English. */
import type { OutcomeWords } from '@machiya/kit/folder'

const some =
  (one: string, several: string) =>
  (n: number): string =>
    `${n} ${n === 1 ? one : several}`

export const en: OutcomeWords = {
  points: {
    start: 'the beginning',
    auctions: 'auctions',
    missions: 'missions',
    city: 'the city',
    cards: 'action cards',
    events: 'events',
    'bonus-cards': 'bonus cards',
    blackmail: 'Blackmail',
  },
  counts: {
    disciples: some('disciple', 'disciples'),
    annexes: some('annex', 'annexes'),
    geisha: some('geisha', 'geisha'),
    weapons: some('weapon', 'weapons'),
    missions: some('mission in hand', 'missions in hand'),
    bonuses: some('bonus card', 'bonus cards'),
    actions: some('action card', 'action cards'),
    blessings: some('blessing', 'blessings'),
    mon: some('mon', 'mon'),
  },
  deeds: {
    completed: [
      (name) => `the mission “${name}” is completed`,
      (name) => `the mission “${name}” has to wait`,
    ],
    bonus: [() => 'the bonus of a mission is met', () => 'without the bonus of a mission'],
    arrested: [() => 'the watch takes a disciple', () => 'the watch does not meet you'],
    ambushed: [() => 'a disciple is ambushed', () => 'no disciple is ambushed'],
    'annex-lost': [(name) => `the ${name} is lost`, (name) => `the ${name} is kept`],
  },
}
