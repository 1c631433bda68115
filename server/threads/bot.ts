/** A bot thread: a seat's view goes in, a pick comes out. It never sees anything else. */
import { dice, type Pick, type Position, type Seat } from '@machiya/kernel'

export type BotQuestion = {
  readonly game: string
  readonly level: string
  readonly view: string
  readonly seat: Seat
  readonly ms: number
  readonly seed: string
}

/** Loaded on being asked: bots that cannot be loaded fail a question, not the thread. */
export default async ({ game: name, level, view, seat, ms, seed }: BotQuestion): Promise<Pick> => {
  const [{ choose, isLevel }, { isGame, takeDown }] = await Promise.all([
    import('@machiya/bots'),
    import('@machiya/games'),
  ])
  if (!isGame(name) || !isLevel(level)) throw new Error(`no bot of level '${level}' for '${name}'`)
  const { game } = await takeDown(name)
  const seen = JSON.parse(view) as Position
  return choose({ game, level, seen, seat, budget: { ms }, chance: dice(seed) }).pick
}
