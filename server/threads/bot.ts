/** A bot thread: a seat's view goes in, a pick comes out. It never sees anything else. */
import { dice, type Seat, type View } from '@machiya/kernel'
import type { Line, Move, Question } from '@machiya/bots'
import type { Hint } from '../protocol.ts'
import { goLast } from './last.ts'

goLast()

export type BotQuestion = {
  readonly game: string
  readonly level: string
  readonly manner?: string | null
  readonly view: string
  readonly seat: Seat
  /** How it meant to go on when it answered before. */
  readonly meant?: Line | undefined
  readonly ms: number
  readonly seed: string
}

const read = async (asked: BotQuestion): Promise<Question> => {
  const { game, level, manner, view, seat, meant = [], ms, seed } = asked
  const [{ isLevel, isManner }, { teach }] = await Promise.all([
    import('@machiya/bots'),
    import('@machiya/bots/experts'),
  ])
  if (!isLevel(level)) throw new Error(`there is no level '${level}'`)
  const seen = JSON.parse(view) as View
  const own = manner && isManner(manner) ? { manner } : {}
  return { ...(await teach(game)), level, ...own, seen, seat, meant, budget: { ms }, chance: dice(seed) }
}

/** Loaded on being asked: bots that cannot be loaded fail a question, not the thread. */
export default async (question: BotQuestion): Promise<Move> => {
  const { moveOf } = await import('@machiya/bots')
  return moveOf(await read(question))
}

/** For a bot that failed or thought too long: the move that comes to hand first. */
export const quick = async (question: BotQuestion): Promise<Move> => {
  const { quickMoveOf } = await import('@machiya/bots')
  return quickMoveOf(await read({ ...question, level: 'apprentice' }))
}

export type Advised = { readonly hint: Hint; readonly fault?: string | undefined }

/** The coach: the same view in, advice out. */
export const advise = async (question: Omit<BotQuestion, 'level'>): Promise<Advised> => {
  const bots = await import('@machiya/bots')
  const asking = await read({ ...question, level: 'shogun' })
  const { fault, ...advice } = bots.advise(asking)
  return { hint: { number: asking.seen.number, ...bots.hintOf(advice) } as Hint, fault }
}
