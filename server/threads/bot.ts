/** A bot thread: a seat's view goes in, a pick comes out. It never sees anything else. */
import { dice, type Game, type Pick, type Position, type Seat } from '@machiya/kernel'
import type { Question } from '@machiya/bots'
import type { Hint } from '../protocol.ts'

export type BotQuestion = {
  readonly game: string
  readonly level: string
  readonly view: string
  readonly seat: Seat
  readonly ms: number
  readonly seed: string
}

const gameOf = async (name: string): Promise<Game> => {
  const { isGame, takeDown } = await import('@machiya/games')
  if (!isGame(name)) throw new Error(`no bot plays '${name}'`)
  return (await takeDown(name)).game
}

const read = async ({ game, level, view, seat, ms, seed }: BotQuestion): Promise<Question> => {
  const [{ isLevel }, taken] = await Promise.all([import('@machiya/bots'), gameOf(game)])
  if (!isLevel(level)) throw new Error(`there is no level '${level}'`)
  const seen = JSON.parse(view) as Position
  return { game: taken, level, seen, seat, budget: { ms }, chance: dice(seed) }
}

/** What a bot does, and whether that ends its part on a floor where nothing is hidden. */
export type Chosen = { readonly pick: Pick; readonly leaves: boolean; readonly fault?: string | undefined }

/** Loaded on being asked: bots that cannot be loaded fail a question, not the thread. */
export default async (question: BotQuestion): Promise<Chosen> => {
  const { choose, leavesFloor } = await import('@machiya/bots')
  const asked = await read(question)
  const { pick, fault } = choose(asked)
  return { pick, leaves: leavesFloor(asked, pick), fault }
}

/** For a bot that failed or thought too long: the move that comes to hand first. */
export const quick = async (question: BotQuestion): Promise<Chosen> => {
  const { leavesFloor, quickHand } = await import('@machiya/bots')
  const asked = await read({ ...question, level: 'apprentice' })
  const pick = quickHand(asked)
  return { pick, leaves: leavesFloor(asked, pick) }
}

export type Advised = { readonly hint: Hint; readonly fault?: string | undefined }

/** The coach: the same view in, advice out. */
export const advise = async ({
  game: name,
  view,
  seat,
  ms,
  seed,
}: Omit<BotQuestion, 'level'>): Promise<Advised> => {
  const [bots, game] = await Promise.all([import('@machiya/bots'), gameOf(name)])
  const seen = JSON.parse(view) as Position
  const asking = { game, seen, seat, budget: { ms }, chance: dice(seed) }
  const { best, choices, sure, fault } = bots.advise(asking)
  const worth = new Set<Pick>([best.pick, ...choices.map(({ pick }) => pick)])
  const among = game.legal(seen, seat, []).filter((pick) => worth.has(pick))
  return { hint: { number: seen.number, pick: best.pick, among, sure }, fault }
}
