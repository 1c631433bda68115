/** The arena: bots against bots, measured. For the command line and tests; it uses threads and files. */
export { rotationsOf, type Block } from './block.ts'
export { chartOf } from './chart.ts'
export { figuresOf, type Figures, type Interval } from './figures.ts'
export { playerOf, type Player } from './match.ts'
export { openPool } from './pool.ts'
export { deedsOf, leans, tellsApart, type Deed } from './tally.ts'
export { runArena, type Claim, type Ended } from './run.ts'
