/** What the host of a first game of Yokohama says in German. */
import type { Lesson } from '@machiya/kit/folder'

export const de: Lesson = {
  welcome: [
    'Du bist Kaufmann im Hafen der Meiji-Jahre. Waren erfüllen Aufträge aus Übersee; Kirche, Importlager und Technologien bringen weitere Punkte.',
    'Ein Zug: Assistenten in die Gebiete der Stadt setzen, den Präsidenten an ihnen entlangführen und dort handeln, wo er stehen bleibt. Jeder Assistent dort und der Präsident selbst sind eine Stärke.',
  ],
  asked: {
    'keep-order':
      'Behalte den Auftrag, dessen Waren leichter zu bekommen scheinen. Du kannst ihn in jedem späteren Zug erfüllen.',
    placement:
      'Drei Assistenten in drei Gebieten öffnen einen Weg; zwei in einem Gebiet machen es stärker. Dein Präsident geht nur über Gebiete mit deinen Assistenten.',
    movement:
      'Wähle, wo der Präsident stehen bleibt: Dort handelst du mit so viel Stärke, wie du Figuren hast. An anderen vorbei kostet es je einen Yen.',
    'recall-assistants':
      'Dein Präsident kehrt in den Vorrat zurück und mit ihm so viele deiner Assistenten, wie du willst. Der Zug endet ohne Aktion, aber der nächste beginnt, wo du magst.',
    build: 'Ab Stärke vier darfst du ein Geschäft oder ein Handelshaus bauen: Punkte, und Stärke für immer.',
    extra:
      'Bevor der Zug endet: Ist ein Auftrag oder eine Errungenschaft erreichbar? Was hier offen ist, bekommst du sofort.',
    'take-order':
      'Nimm einen Auftrag vom Plan. Zwei Flaggen eines Landes bringen einen Auslandsvertreter; verschiedene Flaggen bringen am Ende Punkte.',
    'take-second':
      'Ein zweiter Auftrag kostet zwei Yen oder ein Importgut. Gut, wenn seine Waren schon da sind.',
    transfer:
      'Eine Figur oder ein Gebäude aus dem Warenhaus kommt in deinen Vorrat: Mehr Assistenten heißt weitere Wege, Gebäude bringen Punkte.',
    'any-good': 'Irgendeine Ware: Nimm, was deinem Auftrag noch fehlt.',
    pray: 'Glaube kauft ein Feld der Kirche, ein für alle Mal. Punkte sofort, und ein Wettlauf um die meisten.',
    declare: 'Importgüter werden im Importlager für Punkte abgegeben; bessere Felder wollen mehr davon.',
    'pick-mover': 'Ein Assistent darf dorthin ziehen, wohin dein Präsident als Nächstes will.',
    research: 'Technologien biegen die Regeln zu deinen Gunsten; je früher, desto besser.',
  },
}
