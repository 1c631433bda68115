/** Why, in English. */
import type { WhyWords } from './why.ts'

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`)

export const en: WhyWords = {
  points: (by, from) =>
    `${points(Math.abs(by))} ${by > 0 ? 'more' : 'fewer'}${from && by > 0 ? `, chiefly from ${from}` : ''}`,
  more: (what) => `${what} more`,
  less: (what) => `${what} less`,
  rival: (name, by) => `${points(Math.abs(by))} ${by > 0 ? 'fewer' : 'more'} for ${name}`,
  later: { better: 'but it stands better for what follows', worse: 'but it stands worse for what follows' },
  same: (round, side) =>
    `Both come to much the same${round === undefined ? '' : ` by round ${round}`}; it stands ${side} for what follows.`,
  whole: (clauses, round) =>
    round === undefined
      ? `${clauses.charAt(0).toUpperCase()}${clauses.slice(1)}.`
      : `By round ${round}: ${clauses}.`,
  list: (items) => new Intl.ListFormat('en', { type: 'conjunction' }).format(items),
}
