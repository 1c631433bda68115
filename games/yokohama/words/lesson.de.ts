/** What is said in a first game of Yokohama, in German: what to do, and why. */
import type { Guided } from '@machiya/kit/folder'

export const de: Guided['words'][string] = {
  welcome: [
    'Kaufmann im offenen Hafen',
    'Du handelst in Yokohama, in den Jahren, als der Hafen sich öffnete. Aufträge aus Übersee wollen deine Waren; wer am Ende die meisten Punkte hat, gewinnt. In zwei Zügen verschiffst du deinen ersten Auftrag.',
  ],
  keep: [
    'Behalte den Auftrag aus Großbritannien',
    'Von zwei Aufträgen behältst du einen. Dieser will zweimal Seide und dreimal Tee, und je eins hast du schon. Zwei Waren derselben Art bringt ein einziger Besuch.',
  ],
  town: [
    'Die Stadt ist deine Werkstatt',
    'Jedes Gebiet kann eines. Die Teeplantage gibt so viel Tee, wie du dort Stärke hast, die Seidenspinnerei eine Seide weniger. Jeder deiner Assistenten in einem Gebiet ist eine Stärke, der Präsident auch.',
  ],
  place: [
    'Setze drei Assistenten',
    'In die Teeplantage, die Seidenspinnerei und zum Arbeitsvermittler. Dein Präsident geht nur über Gebiete mit deinen Assistenten: Drei Gebiete nebeneinander sind eine Straße.',
  ],
  walk: [
    'Schicke den Präsidenten in die Teeplantage',
    'Wo er stehen bleibt, handelst du. Assistent und Präsident sind Stärke 2: zweimal Tee, genau was dem Auftrag fehlt.',
  ],
  power: [
    'Zweimal Tee gehört dir',
    'Der Assistent aus diesem Gebiet ist in deinen Vorrat zurückgekehrt; der Präsident bleibt. Die beiden anderen warten in ihren Gebieten auf den nächsten Zug.',
  ],
  end: [
    'Beende deinen Zug',
    'Mehr ist jetzt nicht zu tun: Dem Auftrag fehlt noch einmal Seide. Dann ist Ren dran.',
  ],
  other: [
    'Ren war in der Bank',
    'An einem anderen Präsidenten vorbei kostet es einen Yen, und wo einer steht, bleibt niemand stehen. Sieh also nach, wo die anderen sind, bevor du setzt.',
  ],
  more: [
    'Setze zwei in die Seidenspinnerei',
    'Zwei in ein Gebiet statt drei in verschiedene: Mit dem, der dort steht, und dem Präsidenten ist das Stärke 4. Ab Stärke 4 darfst du auch bauen.',
  ],
  mill: [
    'Schicke den Präsidenten in die Seidenspinnerei',
    'Sie liegt neben ihm, und deine Assistenten sind dort: dreimal Seide für Stärke 4.',
  ],
  build: [
    'Baue ein Geschäft auf den zweiten Platz',
    'Mit Stärke 4 oder mehr darfst du bauen. Ein Geschäft bringt sofort Punkte und zählt dort von nun an in jedem Zug als eine Stärke.',
  ],
  ship: [
    'Verschiffe deinen Auftrag',
    'Zweimal Seide und dreimal Tee liegen in deinem Lager. Aufträge werden am Ende eines Zuges erfüllt, so viele du kannst: Drücke auf den Auftrag.',
  ],
  shipped: [
    'Dein erster Auftrag ist unterwegs',
    'Drei Punkte und ein Importgut. Auch seine Flagge zählt: Flaggen verschiedener Länder bilden Sätze, die am Ende Punkte bringen.',
  ],
  learnt: [
    'Was du gelernt hast',
    'Setzen, gehen, mit der Stärke handeln, ab Stärke 4 bauen und am Ende eines Zuges Aufträge verschiffen. Versuche als Nächstes: den Hafen für bessere Aufträge, eine Technologie im Labor und die Kirche, wo die meisten Assistenten doppelt zählen.',
  ],
}
