/** What the pictures of the rules of Yokohama show, in German. */
import type { en } from './pictures.en.ts'

export const de: Record<keyof typeof en, string> = {
  '1': 'Zwei beginnen: Jeder behält einen Auftrag, die Stadt liegt bereit.',
  '2': 'Ein ganzer Zug: Gehilfen werden eingesetzt, der Präsident geht und handelt, der Zug endet.',
  '3': 'Gehilfen werden in die Bereiche gesetzt, durch die der Präsident gehen darf.',
  '4': 'Der Präsident geht von Bereich zu Bereich, wo eigene Gehilfen stehen.',
  '5': 'Der Bereich wird mit der Stärke genutzt, die dort steht, und Gehilfen kommen heim.',
  '6': 'Waren, Geld und Leute kommen aus den Bereichen der Stadt.',
  '7': 'Ein Gehilfe geht in die Kirche, andere können folgen.',
  '8': 'Eine Technologie aus dem Forschungszentrum: Ihr Industriewert wird mit Stärke, Importgütern und Yen bezahlt.',
  '9': 'Das Ende einer Partie: Alles, was zählt, liegt offen.',
}

/** What the game is about, in a few lines before the first chapter. */
export const overview: readonly string[] = [
  'Du bist Kaufmann im Hafen der Meiji-Jahre. Waren erfüllen Aufträge aus Übersee; Kirche, Importlager und Technologien bringen weitere Punkte.',
  'Ein Zug: Assistenten in die Gebiete der Stadt setzen, den Präsidenten an ihnen entlangführen und dort handeln, wo er stehen bleibt. Jeder Assistent dort und der Präsident selbst sind eine Stärke.',
]
