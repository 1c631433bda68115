/** What the pictures of the rules of Yedo show, in German. */
import type { en } from './pictures.en.ts'

export const de: Record<keyof typeof en, string> = {
  '1': 'Clans wählen den Stapel ihrer ersten Mission und nehmen, was ihr Platz bringt.',
  '2': 'Eine Auktion: Wer teilnimmt, bietet mehr oder passt, und das höchste Gebot bekommt das Los.',
  '3': 'Der Markt füllt sich, und das Ereignis der Runde wird aufgedeckt.',
  '4': 'Reihum werden Diener auf freie Felder der Bezirke gesetzt.',
  '5': 'Der Wächter geht; Karten können ihn umlenken oder jemanden retten, bevor er verhaftet.',
  '6': 'Clans, die einen Bezirk teilen, handeln: Was geboten wird, liegt auf zwei Tabletts.',
  '7': 'Ein Diener wird aktiviert und tut, was sein Bezirk erlaubt, oder erfüllt eine Mission.',
  '8': 'Eine Karte wird gespielt, und wer eine passende Karte hält, darf antworten.',
  '9': 'Das Ende einer Partie: Missionen liegen offen, Prestige entscheidet.',
}

/** What the game is about, in a few lines before the first chapter. */
export const overview: readonly string[] = [
  'Du führst einen Clan in der Burgstadt. In elf Runden sammelst du Waffen, Geishas und Segnungen und schickst Diener in sieben Bezirke, um Missionen für Prestige zu erfüllen.',
  'Eine Runde geht so: Auktionen, ein Ereignis, Diener setzen, der Wächter geht weiter und nimmt gefangen, wen er trifft, Handel, und dann handeln deine Diener.',
]
