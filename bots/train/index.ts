/** Training the judgement of the bots by self-play. For the command line: it uses threads and files. */
export { gatePlayers, train, type Course, type State } from './train.ts'
export { cameTo, trainByWins, type Path } from './wins.ts'
