/** Opponents that receive a view and nothing else. */
export { choose, type Answer, type Budget, type Question } from './choose.ts'
export { isLevel, LEVELS, PARTNERS, type Level, type Partner } from './levels.ts'
export type { Estimate } from './search.ts'
