/** What the pictures of the rules of Edo show, in German. */
import type { en } from './pictures.en.ts'

export const de: Record<keyof typeof en, string> = {
  '1': 'Der Aufbau: Alle nehmen ein Paket und einen Startort.',
  '2': 'Ein Plan entsteht: drei Aktionen von drei Erlaubnissen, davor die Beamten.',
  '3': 'Karten werden nacheinander aufgedeckt; davor gehen Samurai für Ryo über die Straßen.',
  '4': 'Ein Samurai erntet: Wie viel, hängt davon ab, wie viele auf dem Feld stehen.',
  '5': 'Reisen: Beamte werden Samurai, und Samurai gehen, wo man sie braucht.',
  '6': 'Ein Gebäude kommt auf den nächsten freien Bauplatz, seine Machtpunkte zählen sofort.',
  '7': 'Der Händler verkauft Güter oder einen Machtpunkt, wenn jemand bei ihm steht.',
  '8': 'Wünsche des Shoguns und darunter die Privilegien.',
  '9': 'Das Ende einer Runde: Löhne werden gezahlt, Städte zahlen Einkommen, der Händler zieht weiter.',
}

/** What the game is about, in a few lines before the first chapter. */
export const overview: readonly string[] = [
  'Du bist ein Fürst der Edo-Zeit. Häuser, Kontore und Festungen bringen Machtpunkte; mit zwölf davon endet das Spiel, und die meisten gewinnen. Gewinnen kann nur, wer in Edo selbst ein Haus hat.',
  'Alles, was du tust, kommt aus drei Erlaubniskarten je Runde. Du legst sie verdeckt, mit Beamten, die sie ausführen; dann werden die Pläne Karte für Karte aufgedeckt.',
]
