/** What is said of a card of Edo that is held before the eyes, in English. */
import { counted } from './sentences.ts'

const officials = counted('official', 'officials')

export const en = {
  yourPermits: 'Your permits',
  yourPrivileges: 'Your privileges',
  has: (good: string, count: number) => `From your ${count} ${good}`,
  payable: 'You can pay it',
  costs: (price: string) => `Costs ${price}.`,
  short: (lack: string) => `You are short of ${lack}`,
  turned: (action: string, crew: number, comes: string) => `${action} with ${officials(crew)}: ${comes}`,
  nothing: 'nothing, as the table lies',
  samurai: (count: number) => (count === 1 ? 'one samurai more' : `${count} samurai more`),
  lapses: (count: number, why: string) => `lapses ${count}×${why ? ` (${why})` : ''}`,
  power: (before: number, after: number, passed: readonly string[]) =>
    `Power ${before} → ${after}${passed.length > 0 ? `, past ${passed.join(' and ')}` : ''}`,
  earns: (city: string, before: number, after: number) =>
    `${city} pays you ${after} ryo instead of ${before}`,
  anyGoods: 'of any goods',
  buys: (units: number, good: string, cost: number, left: number) =>
    `You could buy ${units} ${good} for ${cost} ryo and keep ${left}`,
  best: (city: string, ryo: number) => `Most now: ${city}, ${ryo} ryo`,
}
export type ReadingText = typeof en
