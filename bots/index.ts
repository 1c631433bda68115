/** Opponents that receive a view and nothing else. */
export { choose, type Answer, type Budget, type Question } from './choose.ts'
export { isLevel, LEVELS, type Level } from './levels.ts'
export { isManner, MANNERS, type Manner } from './manners.ts'
export { moveOf, quickMoveOf, type Move } from './move.ts'
export type { Line } from './playout.ts'
export type { Estimate } from './search.ts'
export { advise, hintOf, type Advice, type Hint, type Sureness } from './coach.ts'
