/** What the strip asks and says, in English. */
import { counted } from './sentences.ts'

const ORDER = ['first', 'second', 'third']

export const en = {
  action: (at: number) => `Choose your ${ORDER[at - 1] ?? ''} action`,
  officials: 'Set your officials, then confirm',
  officialsFor: (at: number, action: string) => `How many officials for card ${at}, ${action}?`,
  laid: 'Your plan is laid; the others still plan',
  turn: (card: number, action: string) => `Move figures, or turn card ${card}: ${action}`,
  trade: (place: string, left: number) => `Trade with the merchant in ${place}: ${left} left`,
  wages: (samurai: number, rice: number) => `Wages: ${samurai} samurai on the board, you have ${rice} rice`,
  brings: (goods: string) => `Turning it brings ${goods}`,
  walking: 'A samurai or the merchant may walk first, 1 ryo a space',
  keeps: (rice: number) =>
    rice === 0 ? 'No wages to pay afterwards' : `Wages afterwards: ${rice} rice if all stay`,
  missing: (cards: number) => `${counted('card', 'cards')(cards)} to go`,
  /** What Confirm does. */
  confirmPlan: 'Confirm the plan',
  takeUp: 'Take it up again',
  turnUp: (card: number) => `Turn card ${card}`,
  go: (place: string) => `Go to ${place}`,
  gather: (place: string) => `Gather in ${place}`,
  build: (place: string) => `Build in ${place}`,
  send: (place: string) => `Send to ${place}`,
  start: (place: string) => `Start in ${place}`,
  callBack: (place: string) => `Call back from ${place}`,
  income: (place: string) => `Draw from ${place}`,
  take: (thing: string) => `Take ${thing}`,
  buy: 'Buy',
  pay: 'Pay the wages',
  done: 'Done',
  /** Beside a place. */
  free: 'free of charge',
  incomeAlone: (ryo: number) => `income ${ryo} alone`,
  incomeThen: (ryo: number) => `income ${ryo} there`,
  gathers: (pieces: number, good: string) => `gathers ${pieces} ${good}`,
  points: counted('power point', 'power points'),
  here: (count: number) => `${count} samurai there`,
}
