/** Whether what was learnt plays better than what there was, at equal time. */
import type { GameName } from '@machiya/games'
import type { Learned, Weights } from '@machiya/kit/expert'
import { blockWins, bootstrap, figuresOf, type Interval } from '../arena/figures.ts'
import type { Player } from '../arena/match.ts'
import { runArena } from '../arena/run.ts'
import { dice } from '@machiya/kernel'
import { VETERANS, type Effort } from '../levels.ts'

/** Somebody who plays by what was learnt, or, without it, as the veteran does. */
export type Contender = { readonly name: string; readonly learned?: Learned }

export type Gate = {
  readonly game: GameName
  readonly weights: Weights
  readonly challenger: Contender
  readonly champion: Contender
  readonly seats: number
  readonly games: number
  readonly playouts: number
  readonly seed: string
  readonly threads: number
  readonly onGame?: (games: number) => void
}
export type Passed = {
  readonly seats: number
  readonly games: number
  readonly against: string
  readonly wins: Interval
  /** Milliseconds a decision of either. */
  readonly ms: readonly [challenger: number, champion: number]
  readonly playouts: readonly [challenger: number, champion: number]
}

const player = ({ name, learned }: Contender, weights: Weights, playouts: number): Player => ({
  name,
  level: 'shogun',
  budget: { iterations: playouts },
  mind: { effort: VETERANS['shogun-1'] as Effort, weights, ...(learned ? { learned } : {}) },
})

/** Games that tell what a decision costs either. */
const TIMED_GAMES = 24

const play = async (gate: Gate, own: number, games: number, seed: string) => {
  const { game, weights, challenger, champion, seats, playouts, threads, onGame } = gate
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? player(challenger, weights, own) : player(champion, weights, playouts),
  )
  const setting = { game, options: {}, players, seed }
  const ended = await runArena({ setting, games, threads, onBlock: (_blocks, done) => onGame?.(done) })
  const names = players.map(({ name }) => name)
  const [first, second] = figuresOf(names, ended.blocks, seed)
  return { ended, ms: [first?.msADecision ?? 0, second?.msADecision ?? 0] as const }
}

/** The challenger gets as many playouts as fit into the champion's time; found out on other deals. */
const evenPlayouts = async (gate: Gate): Promise<number> => {
  const { ms } = await play(gate, gate.playouts, TIMED_GAMES, `timing ${gate.seed}`)
  return Math.max(2, Math.round(gate.playouts * Math.min(1, ms[1] / Math.max(1e-3, ms[0]))))
}

export const passGate = async (gate: Gate): Promise<Passed> => {
  const own = await evenPlayouts(gate)
  const { ended, ms } = await play(gate, own, gate.games, `gate ${gate.seed}`)
  return {
    seats: gate.seats,
    games: ended.blocks.reduce((sum, { games }) => sum + games.length, 0),
    against: gate.champion.name,
    wins: bootstrap(blockWins(ended.blocks, 0), dice(`gate ${gate.seed}`)),
    ms,
    playouts: [own, gate.playouts],
  }
}

/** Even is one win for every seat of a table. */
export const isBetter = (passed: readonly Passed[]): boolean =>
  passed.reduce((sum, { wins, seats }) => sum + wins.mean * seats, 0) > passed.length

/** Not by luck: at every table the whole interval lies above even. */
export const isClearlyBetter = (passed: readonly Passed[]): boolean =>
  passed.length > 0 && passed.every(({ wins, seats }) => wins.low > 1 / seats)
