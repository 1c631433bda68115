/** What a thread that looks for questions is told and answers: a game of a record, or one to be played first. */
import type { GameName } from '@machiya/games'
import { dice, isOver, type Choices, type RecordedMove, type Whole } from '@machiya/kernel'
import type { Deal } from '@machiya/kit/folder'
import { choose } from '../choose.ts'
import { teach, type Taught } from '../experts.ts'
import { EFFORTS } from '../levels.ts'
import { nextOf } from '../playout.ts'
import { questionsIn, type Found } from './find.ts'

export type Job = {
  readonly number: number
  readonly game: GameName
  readonly seats: number
  readonly options: Choices
  readonly seed: string
  /** Of a record; without them the game is played by partners of the house. */
  readonly moves?: readonly RecordedMove[]
  readonly revision?: number
}
/** What is kept of a job: the deal only as far as its last question needs it. */
export type Result = Found & { readonly number: number; readonly deal: Deal }

const LEVEL = 'merchant'

const played = ({ game, expert }: Taught, start: Whole, seed: string): RecordedMove[] => {
  const g = { ...game.copy(start), told: null }
  const moves: RecordedMove[] = []
  const budget = { iterations: EFFORTS[LEVEL].most }
  while (!isOver(g)) {
    const seat = nextOf(game, expert, g)
    const chance = dice(`${seed} ${moves.length}`)
    const { pick } = choose({ game, expert, level: LEVEL, seen: game.view(g, seat), seat, budget, chance })
    moves.push({ seat, task: game.task(g)?.task ?? '', pick })
    game.advance(g, seat, pick)
  }
  return moves
}

export const lookFor = async (job: Job): Promise<Result> => {
  const { seats, options, seed, number } = job
  const taught = await teach(job.game)
  const revision = job.revision ?? taught.game.revision
  const start = taught.game.start(seats, options, seed, revision)
  const moves = job.moves ?? played(taught, start, seed)
  const { tally, questions } = questionsIn(taught, { start, moves, seed })
  const last = Math.max(0, ...questions.map(({ at }) => at))
  const needed = moves.slice(0, last).map(({ seat, pick }) => [seat, pick] as const)
  return { number, tally, questions, deal: { seats, options, revision, seed, moves: needed } }
}
