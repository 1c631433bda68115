/** What lines come to, in German. */
import type { OutcomeWords } from '@machiya/kit/folder'

const some =
  (one: string, several: string) =>
  (n: number): string =>
    `${n} ${n === 1 ? one : several}`

export const de: OutcomeWords = {
  points: {
    house: 'Häusern',
    'trading-post': 'Handelsposten',
    fortress: 'Festungen',
    temple: 'Tempeln',
    trade: 'Handel',
    wishes: 'Wünschen',
    samurai: 'Samurai',
    ryo: 'Ryo',
    'ronin-tiles': 'Ronin-Plättchen',
  },
  counts: {
    samurai: some('Samurai', 'Samurai'),
    whites: some('weißer Beamter', 'weiße Beamte'),
    permits: some('Sondererlaubnis', 'Sondererlaubnisse'),
    privileges: some('Privileg', 'Privilegien'),
    'ronin-tiles': some('Ronin-Plättchen', 'Ronin-Plättchen'),
    wood: some('Holz', 'Holz'),
    stone: some('Stein', 'Stein'),
    rice: some('Reis', 'Reis'),
    ryo: some('Ryo', 'Ryo'),
  },
  deeds: {
    built: [(at) => `du baust in ${at}`, (at) => `ohne Bau in ${at}`],
    fulfilled: [(wish) => `der Wunsch „${wish}“ ist erfüllt`, (wish) => `der Wunsch „${wish}“ muss warten`],
    'has-lost': [() => 'es fehlt das Haus in Edo', () => 'es steht ein Haus in Edo'],
  },
}
