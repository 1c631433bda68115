/** machiya perft: counts the ways a game can go, as chess programs do, so that two versions can be compared. */
import type { Game, Whole } from '@machiya/kernel'
import { perft, waysOf, wayTo } from '@machiya/kernel/perft'
import type { Command } from 'commander'
import { columns, figure } from './columns.ts'
import { GAME_OR_FOLDER, gameGiven, optionsFrom, seatCount, seatsFor, seedOf, whole } from './input.ts'

type Asked = {
  seats?: number
  options?: string
  depth: number
  seed: string
  divide?: boolean
  json?: boolean
}

const divided = (game: Game, g: Whole, depth: number): string[][] =>
  waysOf(game, g).map((way) => [
    `${way.seat + 1} ${game.task(g)?.task} ${way.pick}`,
    figure(perft(game, wayTo(game, g, way), depth - 1).nodes),
  ])

const timed = (game: Game, g: Whole, depth: number) => {
  const began = performance.now()
  const { nodes, over } = perft(game, g, depth)
  const seconds = (performance.now() - began) / 1000
  return { depth, nodes, over, seconds, nodesPerSecond: nodes / seconds }
}

const run = async (name: string, asked: Asked): Promise<void> => {
  const { game } = await gameGiven(name)
  const seats = seatsFor(game, asked.seats)
  const options = optionsFrom(game, asked.options)
  const g: Whole = { ...game.start(seats, options, seedOf(asked.seed, 0)), told: null }
  const counts = Array.from({ length: asked.depth }, (_, i) => timed(game, g, i + 1))
  if (asked.json) {
    const about = { game: game.name, seats, options: g.about.options, seed: asked.seed }
    return console.log(JSON.stringify({ ...about, counts }))
  }
  if (asked.divide) console.log(`${columns(['move', 'nodes'], divided(game, g, asked.depth))}\n`)
  const rows = counts.map(({ depth, nodes, over, seconds, nodesPerSecond }) => [
    figure(depth),
    figure(nodes),
    figure(over),
    figure(seconds, 3),
    figure(nodesPerSecond),
  ])
  console.log(columns(['depth', 'nodes', 'over before', 'seconds', 'nodes/s'], rows))
}

export const perftCommand = (program: Command): void =>
  void program
    .command('perft')
    .description('count the ways a game can go from its first decision')
    .argument('<game>', GAME_OR_FOLDER)
    .option('--seats <n>', 'how many sit at the table (the fewest unless told)', seatCount)
    .option('--options <k=v,...>', 'the options of the table')
    .option('--depth <n>', 'how many moves deep', whole('--depth', 1, 100), 3)
    .option('--seed <words>', 'any words; the same words give the same deal', 'machiya')
    .option('--divide', 'also say how many follow each first move')
    .option('--json', 'print one JSON object')
    .action(run)
