/** What is said of a card of Yedo that is held before the eyes, in German. */
import type { ReadingText } from './reading.en.ts'

const UNIT = { mon: 'Mon', prestige: 'Prestige' } as const

export const de: ReadingText = {
  offered: 'Zur Wahl',
  missions: 'Deine Missionen',
  cards: 'Deine Karten',
  weapons: 'Waffen',
  completed: 'Erfüllte Missionen',
  weapon: 'Eine Waffe. Missionen, die sie zeigen, brauchen sie in deinem Clanhaus; du behältst sie.',
  geisha: 'Sie dient deinem Clan: Missionen, die sie zeigen, brauchen sie; du behältst sie.',
  blessing: 'Die Segnung des Tempels: Eine Mission, die sie zeigt, nimmt sie; sie mildert eine Katastrophe.',
  stall: 'Der Preis ihres Standes',
  byEvent: 'Das Ereignis dieser Runde',
  toPay: 'Zu zahlen in Mon',
  amount: (n, unit) => `${n} ${UNIT[unit]}`,
  keep: (mon) => (mon < 0 ? `Dir fehlen ${-mon} Mon.` : `Dir bleiben ${mon} Mon.`),
  keeps: (n, unit) => `dir bleiben ${n} ${UNIT[unit]}`,
  has: (n, unit) => `zu: du hast ${n} ${UNIT[unit]}`,
  asks: 'Was sie von dir verlangt',
  forBonus: (what) => `für den Bonus: ${what}`,
  prestige: (before, after, place) => `Prestige ${before} → ${after}${place === 1 ? ', und du führst' : ''}`,
  inReach: (what, where) => `${what} kannst du dir leisten: ${where}`,
  ends: 'Wird sie erfüllt, endet das Spiel mit dieser Runde',
  ended: (points) => `Wert ${points}, wenn das Spiel jetzt endete`,
  asksFor: (mission, district) => `${mission} verlangt diesen Ort: ${district}`,
  there: (n) => (n === 1 ? 'Einer deiner Diener steht dort' : `${n} deiner Diener stehen dort`),
}
