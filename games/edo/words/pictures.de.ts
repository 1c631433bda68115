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
