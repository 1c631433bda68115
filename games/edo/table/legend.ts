/** What every sign of Edo means, for whoever taps it. */
import type { Meaning } from '@machiya/kit'
import { SPACES_A } from '../data/spaces-a.ts'
import { SPACES_B } from '../data/spaces-b.ts'
import type { Space } from '../data/types.ts'

const good = (id: string, en: string, de: string): Meaning => ({
  marks: [id],
  rule: '4.10',
  en: [en, 'A resource. Gathered by samurai on its spaces: 3 alone, 2 of two, 1 of three. At most ten.'],
  de: [
    de,
    'Ein Rohstoff. Samurai auf seinen Feldern ernten: allein 3, zu zweit 2, zu dritt 1. Höchstens zehn.',
  ],
})

type Said = Omit<Meaning, 'marks'>

const GATHER: Said = {
  rule: '4.10',
  en: ['', 'Samurai gather here: 3 alone, 2 of two, 1 of three, nothing of more.'],
  de: ['', 'Samurai ernten hier: allein 3, zu zweit 2, zu dritt 1, bei mehr nichts.'],
}

const PLACES: { readonly [kind in Space['kind']]: Said } = {
  wood: GATHER,
  stone: GATHER,
  rice: GATHER,
  city: {
    rule: '9.4',
    en: ['', 'A city: ten sites for buildings. Its income is shared by influence at the end of each round.'],
    de: ['', 'Eine Stadt: zehn Bauplätze. Ihr Ertrag wird am Ende jeder Runde nach Einfluss geteilt.'],
  },
  river: {
    rule: '3.2',
    en: ['', 'A space on the way, by the river. A samurai walks on for 1 ryo a space.'],
    de: ['', 'Ein Feld unterwegs, am Fluss. Ein Samurai geht für 1 Ryo je Feld weiter.'],
  },
  way: {
    rule: '3.2',
    en: ['', 'A space on the way. A samurai walks on for 1 ryo a space.'],
    de: ['', 'Ein Feld unterwegs. Ein Samurai geht für 1 Ryo je Feld weiter.'],
  },
  border: {
    rule: '5.2',
    en: ['', 'A border post: officials who travel come in here as samurai.'],
    de: ['', 'Ein Grenzposten: Beamte auf Reisen kommen hier als Samurai an.'],
  },
}

const SPACES: readonly Space[] = [...SPACES_A, ...SPACES_B]
const NAMES = [...new Set(SPACES.map(({ id }) => id))]

const place = (id: string): Meaning => ({
  marks: [id],
  ...PLACES[SPACES.find((space) => space.id === id)?.kind ?? 'way'],
})

export const legend: readonly Meaning[] = [
  good('wood', 'Wood', 'Holz'),
  good('stone', 'Stone', 'Stein'),
  {
    marks: ['rice'],
    rule: '9.1',
    en: [
      'Rice',
      'A resource. Gathered like the others; it pays recruits and the samurai who stay on the board.',
    ],
    de: [
      'Reis',
      'Ein Rohstoff. Geerntet wie die anderen; er bezahlt Neue und die Samurai, die auf dem Plan bleiben.',
    ],
  },
  {
    marks: ['any'],
    rule: '4.19',
    en: ['Any resource', 'Wood, stone or rice.'],
    de: ['Beliebiger Rohstoff', 'Holz, Stein oder Reis.'],
  },
  {
    marks: ['ryo', 'coin'],
    rule: '3.10',
    en: [
      'Ryo',
      'Money: for ways, buildings, permits and trade. Every full 50 score 1 power point at the end.',
    ],
    de: ['Ryo', 'Geld: für Wege, Gebäude, Erlaubnisse und Handel. Je volle 50 bringen am Ende 1 Machtpunkt.'],
  },
  {
    marks: ['points'],
    rule: '9.15',
    en: ['Power points', 'Most of them win, for those who built a house in Edo. With 12 the game ends.'],
    de: ['Machtpunkte', 'Die meisten gewinnen, bei einem Haus in Edo. Mit 12 endet das Spiel.'],
  },
  {
    marks: ['official'],
    rule: '2.5',
    en: ['Official', 'Set before a permit, each carries out its action once.'],
    de: ['Beamter', 'Vor eine Erlaubnis gesetzt, führt jeder ihre Aktion einmal aus.'],
  },
  {
    marks: ['samurai'],
    rule: '3.9',
    en: ['Samurai', 'An official on the board. Gathering, building and trade need one on the spot.'],
    de: ['Samurai', 'Ein Beamter auf dem Spielplan. Ernten, Bauen und Handeln brauchen einen vor Ort.'],
  },
  {
    marks: ['ronin'],
    rule: '5.18',
    en: ['Ronin', 'Counts like a samurai when gathering. Two in a city stop building, three its income.'],
    de: [
      'Ronin',
      'Zählt beim Ernten wie ein Samurai. Zwei in einer Stadt verhindern das Bauen, drei ihren Ertrag.',
    ],
  },
  {
    marks: ['merchant'],
    rule: '7.1',
    en: ['Merchant', 'Trade takes a samurai on his space. Moving him costs 1 ryo a space.'],
    de: ['Händler', 'Handel braucht einen Samurai auf seinem Feld. Ihn zu bewegen kostet 1 Ryo je Feld.'],
  },
  {
    marks: ['scroll'],
    rule: '4.6',
    en: ['Development', 'For 5 ryo, take one of the open special permits.'],
    de: ['Entwicklung', 'Für 5 Ryo eine der offenen Sondererlaubnisse nehmen.'],
  },
  {
    marks: ['shop', 'house'],
    rule: '6.1',
    en: ['House', 'Costs 2 wood, 1 stone and 5 ryo; scores 1 power point and counts 1 influence.'],
    de: ['Haus', 'Kostet 2 Holz, 1 Stein und 5 Ryo; bringt 1 Machtpunkt und zählt 1 Einfluss.'],
  },
  {
    marks: ['thouse', 'trading-post'],
    rule: '7.5',
    en: [
      'Trading post',
      'Costs 3 wood, 2 stone and 8 ryo; scores 2 and counts 2 influence. Here both offers may be used.',
    ],
    de: [
      'Kontor',
      'Kostet 3 Holz, 2 Stein und 8 Ryo; bringt 2 und zählt 2 Einfluss. Hier gelten beide Angebote.',
    ],
  },
  {
    marks: ['castle', 'fortress'],
    rule: '6.7',
    en: ['Fortress', 'Costs 5 stone and 10 ryo; scores 3. Needs two houses in its city, one of them yours.'],
    de: [
      'Festung',
      'Kostet 5 Stein und 10 Ryo; bringt 3. Braucht zwei Häuser in ihrer Stadt, eines davon deins.',
    ],
  },
  {
    marks: ['temple'],
    rule: '6.14',
    en: ['Temple', 'Costs 2 wood and 1 rice; scores 1. Roads at its space cost its owner nothing.'],
    de: ['Tempel', 'Kostet 2 Holz und 1 Reis; bringt 1. Straßen an seinem Feld kosten den Besitzer nichts.'],
  },
  {
    marks: ['mv', 'move'],
    rule: '5.5',
    en: ['Move', 'Set own samurai on any spaces without cost.'],
    de: ['Versetzen', 'Eigene Samurai ohne Kosten auf beliebige Felder setzen.'],
  },
  ...NAMES.map(place),
]
