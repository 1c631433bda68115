/** What every sign of Edo means, for whoever taps it. */
import type { Meaning } from '@machiya/kit'
import { SPACES_A } from '../data/spaces-a.ts'
import { SPACES_B } from '../data/spaces-b.ts'
import type { BuildingId } from '../data/buildings.ts'
import type { Space } from '../data/types.ts'
import { COUNT } from '../ids.ts'
import { EFFECTS_DE, GATHERED_DE } from '../words/effects.de.ts'
import { EFFECTS_EN, GATHERED_EN } from '../words/effects.en.ts'

const good = (id: string, en: string, de: string): Meaning => ({
  marks: [id],
  rule: '4.10',
  en: [
    en,
    `A resource. Gathered by samurai on its spaces: ${GATHERED_EN}. At most ${COUNT['resource-limit']}.`,
  ],
  de: [
    de,
    `Ein Rohstoff. Samurai auf seinen Feldern ernten: ${GATHERED_DE}. Höchstens ${COUNT['resource-limit']}.`,
  ],
})

type Named = readonly [name: string, more: string]
/** What a building costs and brings, from its row, and what else there is to know. */
const building = (id: BuildingId, rule: string, signs: readonly string[], en: Named, de: Named): Meaning => ({
  marks: [...signs, id],
  rule,
  en: [en[0], `${EFFECTS_EN[id]} ${en[1]}`.trim()],
  de: [de[0], `${EFFECTS_DE[id]} ${de[1]}`.trim()],
})

type Said = Omit<Meaning, 'marks'>

const GATHER: Said = {
  rule: '4.10',
  en: ['', `Samurai gather here: ${GATHERED_EN}, nothing of more.`],
  de: ['', `Samurai ernten hier: ${GATHERED_DE}, bei mehr nichts.`],
}

const PLACES: { readonly [kind in Space['kind']]: Said } = {
  wood: GATHER,
  stone: GATHER,
  rice: GATHER,
  city: {
    rule: '9.4',
    en: [
      '',
      `A city with ${COUNT.sites} sites for buildings. Its income is shared by influence at the end of each round.`,
    ],
    de: [
      '',
      `Eine Stadt mit ${COUNT.sites} Bauplätzen. Ihr Ertrag wird am Ende jeder Runde nach Einfluss geteilt.`,
    ],
  },
  river: {
    rule: '3.2',
    en: ['', 'A space on the way, by the river. A samurai walks on for one ryo a space.'],
    de: ['', 'Ein Feld unterwegs, am Fluss. Ein Samurai geht für einen Ryo je Feld weiter.'],
  },
  way: {
    rule: '3.2',
    en: ['', 'A space on the way. A samurai walks on for one ryo a space.'],
    de: ['', 'Ein Feld unterwegs. Ein Samurai geht für einen Ryo je Feld weiter.'],
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
      `Money: for ways, buildings, permits and trade. Every full ${COUNT['ryo-for-a-point']} score a power point at the end.`,
    ],
    de: [
      'Ryo',
      `Geld: für Wege, Gebäude, Erlaubnisse und Handel. Je volle ${COUNT['ryo-for-a-point']} bringen am Ende einen Machtpunkt.`,
    ],
  },
  {
    marks: ['points'],
    rule: '9.15',
    en: [
      'Power points',
      `Most of them win, for those who built a house in Edo. With ${COUNT['points-to-end']} the game ends.`,
    ],
    de: [
      'Machtpunkte',
      `Die meisten gewinnen, bei einem Haus in Edo. Mit ${COUNT['points-to-end']} endet das Spiel.`,
    ],
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
    en: [
      'Ronin',
      `Counts like a samurai when gathering. ${COUNT['ronin-against-building']} in a city stop building, ${COUNT['ronin-against-income']} its income.`,
    ],
    de: [
      'Ronin',
      `Zählt beim Ernten wie ein Samurai. ${COUNT['ronin-against-building']} in einer Stadt verhindern das Bauen, ${COUNT['ronin-against-income']} ihren Ertrag.`,
    ],
  },
  {
    marks: ['merchant'],
    rule: '7.1',
    en: ['Merchant', 'Trade takes a samurai on his space. Moving him costs one ryo a space.'],
    de: ['Händler', 'Handel braucht einen Samurai auf seinem Feld. Ihn zu bewegen kostet einen Ryo je Feld.'],
  },
  {
    marks: ['scroll'],
    rule: '4.6',
    en: ['Development', EFFECTS_EN['development'] ?? ''],
    de: ['Entwicklung', EFFECTS_DE['development'] ?? ''],
  },
  building('house', '6.1', ['shop'], ['House', ''], ['Haus', '']),
  building(
    'trading-post',
    '7.5',
    ['thouse'],
    ['Trading post', 'Here both offers of the merchant may be used.'],
    ['Kontor', 'Hier gelten beide Angebote des Händlers.'],
  ),
  building(
    'fortress',
    '6.7',
    ['castle'],
    ['Fortress', `Needs ${COUNT['houses-for-a-fortress']} houses in its city, one of them yours.`],
    ['Festung', `Braucht ${COUNT['houses-for-a-fortress']} Häuser in ihrer Stadt, eines davon deins.`],
  ),
  building(
    'temple',
    '6.14',
    [],
    ['Temple', 'Roads at its space cost its owner nothing.'],
    ['Tempel', 'Straßen an seinem Feld kosten den Besitzer nichts.'],
  ),
  {
    marks: ['mv', 'move'],
    rule: '5.5',
    en: ['Move', 'Set own samurai on any spaces without cost.'],
    de: ['Versetzen', 'Eigene Samurai ohne Kosten auf beliebige Felder setzen.'],
  },
  ...NAMES.map(place),
]
