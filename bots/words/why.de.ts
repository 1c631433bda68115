/** Why, in German. */
import type { WhyWords } from './why.ts'

const points = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`)

export const de: WhyWords = {
  points: (by, from) =>
    `${points(Math.abs(by))} ${by > 0 ? 'mehr' : 'weniger'}${from && by > 0 ? `, vor allem aus ${from}` : ''}`,
  more: (what) => `${what} mehr`,
  less: (what) => `${what} weniger`,
  rival: (name, by) => `${points(Math.abs(by))} ${by > 0 ? 'weniger' : 'mehr'} für ${name}`,
  later: {
    better: 'aber es steht besser für das, was folgt',
    worse: 'aber es steht schlechter für das, was folgt',
  },
  same: (round, side) =>
    `Beides führt${round === undefined ? '' : ` bis Runde ${round}`} fast zum selben; es steht ${side === 'better' ? 'besser' : 'schlechter'} für das, was folgt.`,
  whole: (clauses, round) =>
    round === undefined
      ? `${clauses.charAt(0).toUpperCase()}${clauses.slice(1)}.`
      : `Bis Runde ${round}: ${clauses}.`,
  list: (items) => new Intl.ListFormat('de', { type: 'conjunction' }).format(items),
}
