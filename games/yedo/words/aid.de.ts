/** The player's aid in German. */
import type { Figures, Section } from './aid.ts'

export const de = (n: Figures): readonly Section[] => [
  {
    title: 'Eine Runde',
    lines: [
      'Vorbereitung: Wächter, Kirche und Markt werden hergerichtet.',
      `Bieten: mitmachen oder mit ${n.egress} Mon aussetzen. Wer vorn steht, ruft ein Los aus; die anderen bieten je einmal mehr oder passen; der Ausrufer hat das letzte Wort.`,
      n.grouped
        ? 'Ein Los ist hier eine ganze Kategorie; wer sie gewinnt, nimmt einen Teil davon.'
        : 'Ein Los ist hier eine Sache: Karte, Waffe, Ausbau, Geisha, Diener oder Mission.',
      'Ereignis: Eines wird aufgedeckt und gilt für die Runde.',
      'Entsenden: Reihum schickt jeder einen Diener nach dem anderen in die Stadt oder auf einen eigenen Ausbau.',
      'Wächter: Er geht weiter. Karten lenken ihn, dann retten sie, wer in seinem Bezirk steht; die anderen werden verhaftet.',
      'Handel: Wer im Markt steht, handelt mit Waffen und Mon, in der Taverne auch mit Karten und Geishas.',
      'Aktion: Reihum aktiviert jeder einen Diener: sein Bezirk, eine Mission oder nichts.',
    ],
  },
  {
    title: 'Was zählt',
    lines: [
      'Missionen, bei Weitem am meisten: alles Verlangte auf einmal, mit einem Diener in jedem genannten Bezirk.',
      `Ein ersteigerter Ausbau oder eine ersteigerte Geisha: ${n.honour} Prestige.`,
      'Eine Audienz beim Shogun, Luxuswaren im Hafen.',
      `Am Ende: Bonuskarten auf der Hand, und ${n.blackmail} Prestige für eine nie genutzte Erpressung.`,
    ],
  },
  {
    title: 'Was das Spiel beendet',
    lines: [
      `Runde ${n.rounds} ist die letzte; jetzt ist Runde ${n.round}.`,
      'Wer den Shogun tötet, beendet das Spiel nach dieser Runde.',
      'Das meiste Prestige gewinnt.',
    ],
  },
  {
    title: 'Dieser Tisch',
    lines: [
      `${n.clans} Clans: ${n.annexes} von jedem Ausbau, ${n.geisha} Geishas und ${n.blessings} Segnungen zu Beginn.`,
      `Auf der Hand höchstens: ${n.most['mission']} Missionen, ${n.most['action']} Aktionskarten, ${n.most['bonus']} Bonuskarten, ${n.most['weapon']} Waffen, ${n.most['geisha']} Geishas.`,
      n.gentle
        ? 'Sanfte Version: In der letzten Runde geht kein Wächter um.'
        : 'Harte Version: Der Wächter geht bis zum Schluss, und manche Karten treffen andere Clans.',
    ],
  },
]
