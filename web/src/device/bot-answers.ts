/** What a bot at a table on this device is asked, and how it answers: from a view and nothing else. */
import {
  advise,
  hintOf,
  moveOf,
  quickMoveOf,
  type Hint,
  type Level,
  type Line,
  type Manner,
  type Move,
  type Question,
} from '@machiya/bots'
import type { Taught } from '@machiya/bots/experts'
import { dice, type Seat, type View } from '@machiya/kernel'

export type Asked = {
  readonly game: string
  readonly level: Level
  readonly manner?: Manner | undefined
  readonly seen: View
  readonly seat: Seat
  readonly meant?: Line | undefined
  readonly ms: number
  readonly entropy: string
}
export type Hinted = { readonly hint: Hint; readonly fault?: string | undefined }

const questionOf = (
  taught: Taught,
  { level, manner, seen, seat, meant = [], ms, entropy }: Asked,
): Question => ({
  ...taught,
  level,
  ...(manner ? { manner } : {}),
  seen,
  seat,
  meant,
  budget: { ms },
  chance: dice(entropy),
})

const move = (taught: Taught, asked: Asked): Move => moveOf(questionOf(taught, asked))
const quick = (taught: Taught, asked: Asked): Move => quickMoveOf(questionOf(taught, asked))

const hint = (taught: Taught, asked: Asked): Hinted => {
  const { fault, ...advice } = advise(questionOf(taught, asked))
  return { hint: hintOf(advice), fault }
}

export const ANSWERS = { move, quick, hint }
export type About = keyof typeof ANSWERS
