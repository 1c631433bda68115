/** The player's aid, in German. */
import type { Figures } from './aid.ts'
import { counted } from './sentences.ts'

const points = counted('Machtpunkt', 'Machtpunkte')

export const de = (n: Figures) => [
  {
    title: 'Eine Runde',
    lines: [
      `Geheim planen: ${n.cards} Karten mit je einer Aktion, davor Beamte.`,
      `Handeln: Karte um Karte, reihum. Vor einer Karte dürfen Figuren gehen, ${n.step} Ryo je Feld.`,
      `Lohn: ${n.wage} Reis für jeden Samurai auf dem Plan, oder er kommt zurück.`,
      'Ertrag: Jede Stadt zahlt nach ihrem Plättchen an alle mit Einfluss dort.',
      'Neue Runde: nächste Händlerkarte, nächster Startspieler.',
    ],
  },
  {
    title: 'Was zählt',
    lines: [
      `Haus ${n.house}, Kontor ${n.post}, Festung ${n.fortress}${n.jiin ? `, Tempel ${n.temple}` : ''}.`,
      `Händler: ${points(1)} für seinen Preis${n.tokken ? '; ebenso jeder Wunsch des Shoguns' : ''}.`,
      `Am Ende: ${points(1)} für jeden Samurai auf dem Plan und für je ${n.ryo} Ryo${n.ronin ? '; Roninplättchen' : ''}.`,
    ],
  },
  {
    title: 'Das Ende',
    lines: [
      `Nach einer Runde, in der jemand ${n.end} Machtpunkte hat, oder wenn keine Händlerkarte mehr folgt: noch ${n.left} im Stapel.`,
      'Wer kein Haus in Edo hat, hat verloren.',
    ],
  },
  {
    title: 'An diesem Tisch',
    lines: [
      `Felder geben jedem ${n.yields}, je mehr Samurai dort stehen; niemand hält mehr als ${n.limit} einer Ware.`,
      `${n.sites} Bauplätze je Stadt; eine Festung braucht dort ${n.houses} Häuser.`,
    ],
  },
]
