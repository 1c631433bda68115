/** What a bot at a table on this device is asked, and how it answers: from a view and nothing else. */
import { advise, choose, leavesFloor, quickHand, type Level, type Question } from '@machiya/bots'
import type { GameName } from '@machiya/games'
import { dice, type Game, type Pick, type Position, type Seat } from '@machiya/kernel'
import type { Hint } from '../table/client.ts'

export type Asked = {
  readonly game: GameName
  readonly level: Level
  readonly seen: Position
  readonly seat: Seat
  readonly ms: number
  readonly entropy: string
}
/** What a bot does, and whether that ends its part on an open floor. */
export type Chosen = { readonly pick: Pick; readonly leaves: boolean; readonly fault?: string | undefined }
export type Hinted = { readonly hint: Hint; readonly fault?: string | undefined }

const questionOf = (game: Game, { level, seen, seat, ms, entropy }: Asked): Question => ({
  game,
  level,
  seen,
  seat,
  budget: { ms },
  chance: dice(entropy),
})

const move = (game: Game, asked: Asked): Chosen => {
  const question = questionOf(game, asked)
  const { pick, fault } = choose(question)
  return { pick, leaves: leavesFloor(question, pick), fault }
}

/** For a bot that failed or thought too long. */
const quick = (game: Game, asked: Asked): Chosen => {
  const question = questionOf(game, asked)
  const pick = quickHand(question)
  return { pick, leaves: leavesFloor(question, pick) }
}

const hint = (game: Game, asked: Asked): Hinted => {
  const { best, choices, sure, fault } = advise(questionOf(game, asked))
  const worth = new Set<Pick>([best.pick, ...choices.map(({ pick }) => pick)])
  const among = game.legal(asked.seen, asked.seat, []).filter((pick) => worth.has(pick))
  return { hint: { pick: best.pick, sure, among }, fault }
}

export const THOUGHTS = { move, quick, hint }
export type Thought = keyof typeof THOUGHTS
