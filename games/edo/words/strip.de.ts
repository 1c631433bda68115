/** What the strip asks and says, in German. */
import { counted } from './sentences.ts'
import type { en } from './strip.en.ts'

const ORDER = ['erste', 'zweite', 'dritte']

export const de: typeof en = {
  action: (at: number) => `Wähle deine ${ORDER[at - 1] ?? ''} Aktion`,
  officials: 'Setze deine Beamten, dann bestätige',
  officialsFor: (at: number, action: string) => `Wie viele Beamte für Karte ${at}, ${action}?`,
  laid: 'Dein Plan liegt; die anderen planen noch',
  turn: (card: number, action: string) => `Bewege Figuren oder decke Karte ${card} auf: ${action}`,
  trade: (place: string, left: number) => `Handel beim Händler, ${place}: noch ${left}`,
  wages: (samurai: number, rice: number) => `Lohn: ${samurai} Samurai auf dem Plan, du hast ${rice} Reis`,
  brings: (goods: string) => `Aufdecken bringt ${goods}`,
  walking: 'Samurai oder Händler dürfen vorher gehen, 1 Ryo je Feld',
  keeps: (rice: number) =>
    rice === 0 ? 'Danach kein Lohn zu zahlen' : `Lohn danach: ${rice} Reis, wenn alle bleiben`,
  missing: (cards: number) => `Noch ${counted('Karte', 'Karten')(cards)}`,
  confirmPlan: 'Plan bestätigen',
  takeUp: 'Wieder aufnehmen',
  turnUp: (card: number) => `Karte ${card} aufdecken`,
  go: (place: string) => `Gehen: ${place}`,
  gather: (place: string) => `Ernten: ${place}`,
  build: (place: string) => `Bauen: ${place}`,
  send: (place: string) => `Entsenden: ${place}`,
  start: (place: string) => `Beginnen: ${place}`,
  callBack: (place: string) => `Zurückholen: ${place}`,
  income: (place: string) => `Ertrag: ${place}`,
  take: (thing: string) => `${thing} nehmen`,
  buy: 'Kaufen',
  pay: 'Lohn zahlen',
  done: 'Fertig',
  free: 'kostenlos',
  incomeAlone: (ryo: number) => `Ertrag ${ryo} allein`,
  incomeThen: (ryo: number) => `Ertrag dort ${ryo}`,
  gathers: (pieces: number, good: string) => `erntet ${pieces} ${good}`,
  points: counted('Machtpunkt', 'Machtpunkte'),
  here: (count: number) => `${count} Samurai dort`,
}
