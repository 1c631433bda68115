/** What is said of how one wins Edo, in German; every figure comes from the games of the house's partners. */
import { wonOf, type Guided, type LessonFigures } from '@machiya/kit/folder'

const comma = (value = 0): string => String(value).replace('.', ',')

export const openings = {
  'wood-and-stone': 'Stein, Holz und ein Haus',
  'wood-and-recruit': 'Holz, ein Haus, Anwerben',
  'stone-and-money': 'Stein, Geld und ein Haus',
  travel: 'Gleich reisen',
}

export const de = ({ sources, openings: won }: LessonFigures): Guided['words'][string] => ({
  goal: [
    'Zwölf Punkte und ein Haus in Edo',
    'Das Spiel endet mit der Runde, in der jemand zwölf Machtpunkte erreicht. Wer dann kein Haus in Edo hat, hat verloren, was immer die Leiste sagt.',
  ],
  sources: [
    'Was zählt',
    `So viele Machtpunkte kamen aus jeder Quelle. Häuser und Kontore sind bei allen ähnlich; Sieger haben ${comma(sources['fortress']?.winners)} aus Festungen, die übrigen ${comma(sources['fortress']?.others)}.`,
  ],
  openings: [
    'Wie Sieger begannen',
    `Nach dem ersten Plan; zu dritt gewinnt einer, also sind 33 % Zufall. Fast alle bauen gleich in Edo; Reise in der ersten Runde gewann nur zu ${wonOf(won['travel'])} %.`,
  ],
  stone: [
    'Erste Eröffnung: Stein, ein Haus, Holz',
    'Dein Paket hat das Holz für ein Haus. Hol also erst Stein, bau, und hol Holz für das nächste: je eine Karte, je ein Beamter.',
  ],
  'stone-plan': [
    'Bestätige den Plan',
    'Schau auf die letzte Spalte: Nach dem Haus bleiben Stein und Holz für ein weiteres. Ein Plan, der den nächsten nährt, gewinnt.',
  ],
  recruit: [
    'Zweite Eröffnung: Holz, ein Haus, Anwerben',
    'Mit einem Stein im Paket braucht ein Haus nur Holz. Die dritte Karte wirbt an: für einen Reis ein Paar Hände mehr, ab der nächsten Runde.',
  ],
  'recruit-plan': [
    'Bestätige auch diesen',
    `Er gewinnt so oft wie der erste (${wonOf(won['wood-and-recruit'])} % und ${wonOf(won['wood-and-stone'])} %): Nimm, was dein Paket verlangt. Als Dritter folgt Stein mit Geld, zu ${wonOf(won['stone-and-money'])} %.`,
  ],
  fortress: [
    'Was entscheidet: eine Festung in Edo',
    'Geh nach Edo, deck die Karte auf und bau sie: sechs Stein, zehn Ryo, drei Punkte. Sie braucht zwei Häuser in der Stadt, eines davon deins; wem das andere gehört, ist gleich.',
  ],
  built: [
    'Drei Punkte mit einem Beamten',
    'Ein Haus braucht ebenso viele Hände für einen Punkt. Und die Häuser der anderen haben dir geholfen: Wo sie bauen, such den Platz für eine Festung.',
  ],
  learnt: [
    'Was du gelernt hast',
    'Ein Haus in Edo in der ersten Runde, Hände und Waren für den nächsten Plan, dann Stein für Festungen, bevor die anderen ihn haben. Versuch es gegen zwei Kaufleute des Hauses.',
  ],
})
