/** What a bot at a table on this device is asked, and how it answers: from a view and nothing else. */
import { advise, moveOf, quickMoveOf, type Level, type Move, type Question } from '@machiya/bots'
import type { GameName } from '@machiya/games'
import { dice, type Game, type Seat, type View } from '@machiya/kernel'
import type { Hint } from '../table/client.ts'

export type Asked = {
  readonly game: GameName
  readonly level: Level
  readonly seen: View
  readonly seat: Seat
  readonly ms: number
  readonly entropy: string
}
export type Hinted = { readonly hint: Hint; readonly fault?: string | undefined }

const questionOf = (game: Game, { level, seen, seat, ms, entropy }: Asked): Question => ({
  game,
  level,
  seen,
  seat,
  budget: { ms },
  chance: dice(entropy),
})

const move = (game: Game, asked: Asked): Move => moveOf(questionOf(game, asked))
const quick = (game: Game, asked: Asked): Move => quickMoveOf(questionOf(game, asked))

const hint = (game: Game, asked: Asked): Hinted => {
  const { best, among, sure, fault } = advise(questionOf(game, asked))
  return { hint: { pick: best.pick, sure, among }, fault }
}

export const THOUGHTS = { move, quick, hint }
export type Thought = keyof typeof THOUGHTS
