/** What a course came to, to read and to look at. */
import { chartOf, type Bar } from '../arena/chart.ts'
import type { Generation, State } from './course.ts'
import type { Passed } from './gate.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const gateRow = (at: number, { seats, games, against, wins, ms, playouts }: Passed): string =>
  `| ${at} | ${against} | ${seats} | ${games} | ${percent(wins.mean)} (${percent(wins.low)}–${percent(wins.high)}) | ${percent(1 / seats)} | ${playouts.join(' : ')} | ${ms.map((each) => each.toFixed(1)).join(' : ')} |`

const fitRow = ({ games, decisions, before, after, champion }: Generation, i: number): string =>
  `| ${i + 1} | ${games} | ${decisions} | ${before.toFixed(4)} | ${after.toFixed(4)} | ${champion ? 'yes' : 'no'} |`

export const reportOf = (game: string, { generations, inputs }: State): string => `# Training of ${game}

The judge reads ${inputs.length} raw counts besides the features of the game. “Miss” is the loss on games held back, one in ten: first of the
linear judgement, then of the net. A generation becomes the champion if it wins more than an even share over its gates.

| generation | games | decisions | miss before | after | champion |
|---|---|---|---|---|---|
${generations.map(fitRow).join('\n')}

| generation | against | seats | games | wins (95 %) | even | playouts | ms a decision |
|---|---|---|---|---|---|---|---|
${generations.flatMap(({ gates }, i) => gates.map((gate) => gateRow(i + 1, gate))).join('\n')}
`

const barsOf = ({ gates }: Generation, i: number): Bar[] =>
  gates.map(({ seats, wins }) => ({ name: `${i + 1} at ${seats}`, wins }))

/** A bar for every gate, one generation below the other. */
export const curveOf = (game: string, { generations }: State): string =>
  chartOf(`${game}: generations against the champion before them`, generations.flatMap(barsOf), 1 / 2)
