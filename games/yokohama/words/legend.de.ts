/** What the signs of Yokohama mean, in German. */
import type { Said } from '@machiya/kit/folder'
import { LIMIT } from '../by-id.ts'
import type { en } from './legend.en.ts'

const good = `Eine Ware. Aufträge verlangen sie; Chinatown kauft und verkauft sie; je ${LIMIT['goods-for-a-point']} Waren bringen am Ende einen Punkt.`

export const de: { readonly [sign in keyof typeof en]: Said } = {
  copper: ['Kupfer', good],
  silk: ['Seide', good],
  tea: ['Tee', good],
  fish: ['Fisch', good],
  import: [
    'Importgut',
    'Wird im Importlager abgegeben oder als Industrie, als Glaube oder für einen zweiten Auftrag gezahlt. Je ein Punkt am Ende.',
  ],
  any: ['Beliebige Ware', 'Kupfer, Seide, Tee oder Fisch, wie du willst.'],
  wh: [
    'Aus dem Warenhaus',
    'Einen Assistenten, ein Geschäft oder Handelshaus zu den üblichen Kosten in den Vorrat bringen.',
  ],
  mv: [
    'Assistenten versetzen',
    'Einen aus dem Vorrat in ein Gebiet oder von Gebiet zu Gebiet. Niemand wird bezahlt.',
  ],
  coin: [
    'Yen',
    `Geld: für Präsidenten im Weg, Gebäude, Industrie. Je ${LIMIT['yen-for-a-point']} bringen am Ende einen Punkt.`,
  ],
  points: ['Punkte', 'Die meisten am Ende gewinnen.'],
  pawn: ['Assistent', 'Gibt eine Stärke, wo er steht, und ist der Weg, auf dem dein Präsident geht.'],
  president: [
    'Präsident',
    'Handelt in dem Gebiet, in dem er endet. Wer an ihm vorbei will, zahlt einen Yen.',
  ],
  official: [
    'Auslandsvertreter',
    'Einmal: handelt, wo du Assistenten, aber keinen Präsidenten hast. Ungenutzt ein Punkt.',
  ],
  shop: [
    'Geschäft',
    `Gebaut nach einer Aktion ab Stärke ${LIMIT['building-power']}; gibt die Belohnung des Bauplatzes und fortan eine Stärke.`,
  ],
  thouse: [
    'Handelshaus',
    'Eines je Gebiet. Bringt die Punkte des Bauplatzes, eine Stärke und einen Yen, wenn andere dort handeln.',
  ],
  faith: ['Glaube', 'Was ein Feld des Kirchenplans verlangt: deine Stärke und eine je Gabe.'],
  gear: [
    'Industrie',
    `Was eine Technologie kostet: deine Stärke und einer je Importgut oder ${LIMIT['industry-yen']} Yen. Am meisten davon bringt am Ende Punkte.`,
  ],
  scroll: [
    'Auftrag',
    `Gib alles, was er nennt, nimm die Belohnung. Höchstens ${LIMIT['orders-in-hand']} auf der Hand.`,
  ],
  church: ['Kirche', 'Setze einen Assistenten auf den Kirchenplan. Die meisten dort bringen am Ende Punkte.'],
  bank: ['Bank', 'Gibt so viele Yen wie deine Stärke.'],
  gate: [
    'Chinatown',
    'So viele Tauschgeschäfte wie deine Stärke: Waren gegen Yen, Yen gegen Waren und Importgüter.',
  ],
  ship: ['Hafen und Dock', 'Nimm einen Auftrag vom Plan: je mehr Stärke, desto mehr Auswahl.'],
  flask: ['Laboratorium und Forschungszentrum', 'Erwirb eine Technologie vom Plan für Industrie.'],
  hands: [
    'Arbeitsvermittler',
    'Bringe Figuren und Gebäude aus dem Warenhaus in den Vorrat, eines weniger als deine Stärke.',
  ],
}
