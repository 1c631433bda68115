/** node server/load/noughts-main.ts [rounds]: moves per second beside boardgame.io, interleaved. */
import { measureBoardgame, measureMachiya, type Measured } from './noughts.ts'

const rounds = Math.min(9, Number(process.argv[2] ?? 3))
const plan = { matches: 100, games: Math.min(60, Number(process.argv[3] ?? 20)) }
const show = (name: string, it: Measured): void =>
  console.log(
    `${name.padEnd(14)} ${it.movesPerSecond.toFixed(0).padStart(7)} moves/s   p50 ${it.p50.toFixed(1)} ms   p99 ${it.p99.toFixed(1)} ms   ` +
      `${it.cpuMsPerMove.toFixed(3)} ms CPU a move   ${it.megabytes.toFixed(0)} MB   (${it.moves} moves)`,
  )
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const ours: Measured[] = []
const theirs: Measured[] = []
for (let round = 0; round < rounds; round++) {
  ours.push(await measureMachiya(plan))
  show('machiya', ours.at(-1) as Measured)
  theirs.push(await measureBoardgame(plan))
  show('boardgame.io', theirs.at(-1) as Measured)
}
const ratio = (of: (it: Measured) => number): string =>
  (median(ours.map(of)) / median(theirs.map(of))).toFixed(2)
console.log(
  `machiya / boardgame.io, medians of ${rounds}: moves/s ${ratio((it) => it.movesPerSecond)}, p99 ${ratio((it) => it.p99)}`,
)
