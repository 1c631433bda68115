/** What the signs of Edo mean, in German. */
import type { Said } from '@machiya/kit/folder'
import { COUNT } from '../by-id.ts'
import { EFFECTS_DE, GATHERED_DE } from './effects.de.ts'
import type { en } from './legend.en.ts'

const good = `Ein Rohstoff. Samurai auf seinen Feldern ernten: ${GATHERED_DE}. Höchstens ${COUNT['resource-limit']}.`

export const de: { readonly [sign in keyof typeof en]: Said } = {
  wood: ['Holz', good],
  stone: ['Stein', good],
  rice: [
    'Reis',
    'Ein Rohstoff. Geerntet wie die anderen; er bezahlt Neue und die Samurai, die auf dem Plan bleiben.',
  ],
  any: ['Beliebiger Rohstoff', 'Holz, Stein oder Reis.'],
  ryo: [
    'Ryo',
    `Geld: für Wege, Gebäude, Erlaubnisse und Handel. Je volle ${COUNT['ryo-for-a-point']} bringen am Ende einen Machtpunkt.`,
  ],
  points: [
    'Machtpunkte',
    `Die meisten gewinnen, bei einem Haus in Edo. Mit ${COUNT['points-to-end']} endet das Spiel.`,
  ],
  official: ['Beamter', 'Vor eine Erlaubnis gesetzt, führt jeder ihre Aktion einmal aus.'],
  samurai: ['Samurai', 'Ein Beamter auf dem Spielplan. Ernten, Bauen und Handeln brauchen einen vor Ort.'],
  ronin: [
    'Ronin',
    `Zählt beim Ernten wie ein Samurai. ${COUNT['ronin-against-building']} in einer Stadt verhindern das Bauen, ${COUNT['ronin-against-income']} ihren Ertrag.`,
  ],
  merchant: [
    'Händler',
    'Handel braucht einen Samurai auf seinem Feld. Ihn zu bewegen kostet einen Ryo je Feld.',
  ],
  scroll: ['Entwicklung', EFFECTS_DE['development'] ?? ''],
  mv: ['Versetzen', 'Eigene Samurai ohne Kosten auf beliebige Felder setzen.'],
  house: ['Haus', EFFECTS_DE['house'] ?? ''],
  'trading-post': ['Kontor', `${EFFECTS_DE['trading-post']} Hier gelten beide Angebote des Händlers.`],
  fortress: [
    'Festung',
    `${EFFECTS_DE['fortress']} Braucht ${COUNT['houses-for-a-fortress']} Häuser in ihrer Stadt, eines davon deins.`,
  ],
  temple: ['Tempel', `${EFFECTS_DE['temple']} Straßen an seinem Feld kosten den Besitzer nichts.`],
  'at-city': [
    '',
    `Eine Stadt mit ${COUNT.sites} Bauplätzen. Ihr Ertrag wird am Ende jeder Runde nach Einfluss geteilt.`,
  ],
  'at-river': ['', 'Ein Feld unterwegs, am Fluss. Ein Samurai geht für einen Ryo je Feld weiter.'],
  'at-way': ['', 'Ein Feld unterwegs. Ein Samurai geht für einen Ryo je Feld weiter.'],
  'at-border': ['', 'Ein Grenzposten: Beamte auf Reisen kommen hier als Samurai an.'],
  'at-goods': ['', `Samurai ernten hier: ${GATHERED_DE}, bei mehr nichts.`],
}
