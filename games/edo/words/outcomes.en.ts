/** What lines come to, in English. */
import type { OutcomeWords } from '@machiya/kit/folder'

const some =
  (one: string, several: string) =>
  (n: number): string =>
    `${n} ${n === 1 ? one : several}`

export const en: OutcomeWords = {
  points: {
    house: 'houses',
    'trading-post': 'trading posts',
    fortress: 'fortresses',
    temple: 'temples',
    trade: 'trade',
    wishes: 'wishes',
    samurai: 'samurai',
    ryo: 'ryo',
    'ronin-tiles': 'ronin tiles',
  },
  counts: {
    samurai: some('samurai', 'samurai'),
    whites: some('white official', 'white officials'),
    permits: some('special permit', 'special permits'),
    privileges: some('privilege', 'privileges'),
    'ronin-tiles': some('ronin tile', 'ronin tiles'),
    wood: some('wood', 'wood'),
    stone: some('stone', 'stone'),
    rice: some('rice', 'rice'),
    ryo: some('ryo', 'ryo'),
  },
  deeds: {
    built: [(at) => `you build in ${at}`, (at) => `without building in ${at}`],
    fulfilled: [(wish) => `the wish “${wish}” is fulfilled`, (wish) => `the wish “${wish}” has to wait`],
    'has-lost': [() => 'there is no house in Edo', () => 'there is a house in Edo'],
  },
}
