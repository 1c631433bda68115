/** What every sign of Yokohama means, for whoever taps it. */
import type { Meaning } from '@machiya/kit'
import { LIMIT } from '../tables.ts'

const good = (id: string, rule: string, en: string, de: string): Meaning => ({
  marks: [id],
  rule,
  en: [
    en,
    `A good. Orders ask for it; Chinatown buys and sells it; every ${LIMIT['goods-for-a-point']} goods score a point at the end.`,
  ],
  de: [
    de,
    `Eine Ware. Aufträge verlangen sie; Chinatown kauft und verkauft sie; je ${LIMIT['goods-for-a-point']} Waren bringen am Ende einen Punkt.`,
  ],
})

export const legend: readonly Meaning[] = [
  good('copper', '6.1', 'Copper', 'Kupfer'),
  good('silk', '6.2', 'Silk', 'Seide'),
  good('tea', '6.3', 'Tea', 'Tee'),
  good('fish', '6.4', 'Fish', 'Fisch'),
  {
    marks: ['import'],
    rule: '7.7',
    en: [
      'Import',
      'Given up in the customs, or paid as industry, as faith or for a second order. Each scores a point at the end.',
    ],
    de: [
      'Importgut',
      'Wird im Importlager abgegeben oder als Industrie, als Glaube oder für einen zweiten Auftrag gezahlt. Je ein Punkt am Ende.',
    ],
  },
  {
    marks: ['any'],
    rule: '5.13',
    en: ['Any good', 'Copper, silk, tea or fish, as you like.'],
    de: ['Beliebige Ware', 'Kupfer, Seide, Tee oder Fisch, wie du willst.'],
  },
  {
    marks: ['wh'],
    rule: '5.14',
    en: [
      'From the warehouse',
      'Move one assistant, shop or trading house to your supply, at its normal cost.',
    ],
    de: [
      'Aus dem Warenhaus',
      'Einen Assistenten, ein Geschäft oder Handelshaus zu den üblichen Kosten in den Vorrat bringen.',
    ],
  },
  {
    marks: ['mv'],
    rule: '5.15',
    en: ['Move an assistant', 'One from your supply to an area, or from area to area. Nobody is paid.'],
    de: [
      'Assistenten versetzen',
      'Einen aus dem Vorrat in ein Gebiet oder von Gebiet zu Gebiet. Niemand wird bezahlt.',
    ],
  },
  {
    marks: ['coin', 'yen'],
    rule: '3.5',
    en: [
      'Yen',
      `Money: for presidents in the way, buildings, industry. Every ${LIMIT['yen-for-a-point']} score a point at the end.`,
    ],
    de: [
      'Yen',
      `Geld: für Präsidenten im Weg, Gebäude, Industrie. Je ${LIMIT['yen-for-a-point']} bringen am Ende einen Punkt.`,
    ],
  },
  {
    marks: ['points'],
    rule: '9.18',
    en: ['Points', 'Most points at the end win.'],
    de: ['Punkte', 'Die meisten am Ende gewinnen.'],
  },
  {
    marks: ['pawn', 'assistant'],
    rule: '3.1',
    en: ['Assistant', 'Gives one power where it stands, and is the way your president walks on.'],
    de: ['Assistent', 'Gibt eine Stärke, wo er steht, und ist der Weg, auf dem dein Präsident geht.'],
  },
  {
    marks: ['president'],
    rule: '4.2',
    en: ['President', 'Acts in the area where it ends. Others pay one yen to pass it.'],
    de: ['Präsident', 'Handelt in dem Gebiet, in dem er endet. Wer an ihm vorbei will, zahlt einen Yen.'],
  },
  {
    marks: ['official', 'use-agent'],
    rule: '2.8',
    en: ['Foreign agent', 'Once: acts where you have assistants but no president. Unused it scores a point.'],
    de: [
      'Auslandsvertreter',
      'Einmal: handelt, wo du Assistenten, aber keinen Präsidenten hast. Ungenutzt ein Punkt.',
    ],
  },
  {
    marks: ['shop', 'gap-shop'],
    rule: '5.7',
    en: [
      'Shop',
      `Built after an action of power ${LIMIT['building-power']} or more; gives the reward of its site, and one power from then on.`,
    ],
    de: [
      'Geschäft',
      `Gebaut nach einer Aktion ab Stärke ${LIMIT['building-power']}; gibt die Belohnung des Bauplatzes und fortan eine Stärke.`,
    ],
  },
  {
    marks: ['thouse', 'house'],
    rule: '5.8',
    en: [
      'Trading house',
      'One an area. Scores its site, gives one power, and one yen whenever others act there.',
    ],
    de: [
      'Handelshaus',
      'Eines je Gebiet. Bringt die Punkte des Bauplatzes, eine Stärke und einen Yen, wenn andere dort handeln.',
    ],
  },
  {
    marks: ['faith'],
    rule: '7.1',
    en: ['Faith', 'What a space of the church board asks for: your power, and one for each gift.'],
    de: ['Glaube', 'Was ein Feld des Kirchenplans verlangt: deine Stärke und eine je Gabe.'],
  },
  {
    marks: ['gear', 'gearh'],
    rule: '8.1',
    en: [
      'Industry',
      `What a technology costs: your power, and one for each import or ${LIMIT['industry-yen']} yen. Most in all scores at the end.`,
    ],
    de: [
      'Industrie',
      `Was eine Technologie kostet: deine Stärke und einer je Importgut oder ${LIMIT['industry-yen']} Yen. Am meisten davon bringt am Ende Punkte.`,
    ],
  },
  {
    marks: ['scroll'],
    rule: '2.17',
    en: ['Order', `Give all it names, take its reward. At most ${LIMIT['orders-in-hand']} in hand.`],
    de: [
      'Auftrag',
      `Gib alles, was er nennt, nimm die Belohnung. Höchstens ${LIMIT['orders-in-hand']} auf der Hand.`,
    ],
  },
  {
    marks: ['church'],
    rule: '7.2',
    en: ['Church', 'Put an assistant on the church board. Most assistants there score at the end.'],
    de: ['Kirche', 'Setze einen Assistenten auf den Kirchenplan. Die meisten dort bringen am Ende Punkte.'],
  },
  {
    marks: ['bank'],
    rule: '6.5',
    en: ['Bank', 'Gives as many yen as your power.'],
    de: ['Bank', 'Gibt so viele Yen wie deine Stärke.'],
  },
  {
    marks: ['gate'],
    rule: '6.6',
    en: ['Chinatown', 'As many exchanges as your power: goods for yen, yen for goods and imports.'],
    de: [
      'Chinatown',
      'So viele Tauschgeschäfte wie deine Stärke: Waren gegen Yen, Yen gegen Waren und Importgüter.',
    ],
  },
  {
    marks: ['ship', 'dock'],
    rule: '7.11',
    en: ['Port and dock', 'Take an order of the board: the more power, the more choice.'],
    de: ['Hafen und Dock', 'Nimm einen Auftrag vom Plan: je mehr Stärke, desto mehr Auswahl.'],
  },
  {
    marks: ['flask', 'books'],
    rule: '8.1',
    en: ['Laboratory and research centre', 'Gain a technology of the board for industry.'],
    de: ['Laboratorium und Forschungszentrum', 'Erwirb eine Technologie vom Plan für Industrie.'],
  },
  {
    marks: ['hands'],
    rule: '6.8',
    en: ['Employment agency', 'Bring pieces from the warehouse to your supply, one fewer than your power.'],
    de: [
      'Arbeitsvermittler',
      'Bringe Figuren und Gebäude aus dem Warenhaus in den Vorrat, eines weniger als deine Stärke.',
    ],
  },
]
