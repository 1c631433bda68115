/** Training the judgement of the bots by self-play. For the command line: it uses threads and files. */
export { championOf, train, type Course, type Generation, type State } from './course.ts'
export { isClearlyBetter, passGate, type Passed } from './gate.ts'
export { curveOf, reportOf } from './report.ts'
