/** What is said of a card of Yedo that is held before the eyes, in English. */

export const en = {
  offered: 'To choose from',
  missions: 'Your missions',
  cards: 'Your cards',
  weapons: 'Weapons',
  completed: 'Missions completed',
  weapon: 'A weapon. Missions that show it need it in your clan house, and it is kept.',
  geisha: 'She serves your clan: missions that show her need her, and she is kept.',
  blessing: 'The blessing of the temple: a mission that shows it takes it, and it softens a disaster.',
  stall: 'The price of its stall',
  byEvent: 'The event of this round',
  toPay: 'To pay in mon',
  amount: (n: number, unit: 'mon' | 'prestige') => (unit === 'mon' ? `${n} mon` : `${n} prestige`),
  keep: (mon: number) => (mon < 0 ? `You lack ${-mon} mon.` : `You keep ${mon} mon.`),
  keeps: (n: number, unit: 'mon' | 'prestige') => `you keep ${n} ${unit}`,
  has: (n: number, unit: 'mon' | 'prestige') => `closed: you have ${n} ${unit}`,
  asks: 'What it asks of you',
  forBonus: (what: string) => `for the bonus: ${what}`,
  prestige: (before: number, after: number, place: number) =>
    `Prestige ${before} → ${after}${place === 1 ? ', and you lead' : ''}`,
  inReach: (what: string, where: string) => `${what} is within your means: ${where}`,
  ends: 'Completing it ends the game with this round',
  ended: (points: number) => `Worth ${points} if the game ended now`,
  asksFor: (mission: string, district: string) => `${mission} asks for it: ${district}`,
  there: (n: number) =>
    n === 1 ? 'One of your disciples stands there' : `${n} of your disciples stand there`,
}
export type ReadingText = typeof en
