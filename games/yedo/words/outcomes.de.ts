/** What lines come to, in German. */
import type { OutcomeWords } from '@machiya/kit/folder'

const some =
  (one: string, several: string) =>
  (n: number): string =>
    `${n} ${n === 1 ? one : several}`

export const de: OutcomeWords = {
  points: {
    start: 'dem Beginn',
    auctions: 'Versteigerungen',
    missions: 'Missionen',
    city: 'der Stadt',
    cards: 'Aktionskarten',
    events: 'Ereignissen',
    'bonus-cards': 'Bonuskarten',
    blackmail: 'Erpressung',
  },
  counts: {
    disciples: some('Diener', 'Diener'),
    annexes: some('Ausbau', 'Ausbauten'),
    geisha: some('Geisha', 'Geishas'),
    weapons: some('Waffe', 'Waffen'),
    missions: some('Mission auf der Hand', 'Missionen auf der Hand'),
    bonuses: some('Bonuskarte', 'Bonuskarten'),
    actions: some('Aktionskarte', 'Aktionskarten'),
    blessings: some('Segen', 'Segen'),
    mon: some('Mon', 'Mon'),
  },
  deeds: {
    completed: [(name) => `die Mission „${name}“ ist erfüllt`, (name) => `die Mission „${name}“ muss warten`],
    bonus: [() => 'der Bonus einer Mission wird erreicht', () => 'ohne den Bonus einer Mission'],
    arrested: [() => 'die Wache nimmt einen Diener mit', () => 'die Wache trifft dich nicht'],
    ambushed: [() => 'ein Diener gerät in einen Hinterhalt', () => 'kein Diener gerät in einen Hinterhalt'],
    'annex-lost': [(name) => `verloren: ${name}`, (name) => `es bleibt: ${name}`],
  },
}
