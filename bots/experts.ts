/** Games together with what is known of them: their folders say. */
import { folderOf, takeDown, type GameName } from '@machiya/games'
import type { Game } from '@machiya/kernel'
import type { Expert } from '@machiya/kit/expert'
import type { Outcomes } from '@machiya/kit/folder'
import { stranger } from './stranger.ts'

export type Taught = {
  readonly game: Game
  readonly expert: Expert
  /** What its lines may come to; of a game that does not say, only points are told. */
  readonly outcomes?: Outcomes
}

/** Whoever tells nothing of the clock tells only what was learnt: for the rest the game stays a strange one. */
const expertOf = (game: Game, told: Partial<Expert> | undefined): Expert =>
  told?.clock ? (told as Expert) : { ...stranger(game), ...told }

/** What lines of a game may come to, and the words for it. */
const outcomesOf = async (name: GameName): Promise<Outcomes | undefined> =>
  ((await folderOf(name).open.outcomes?.()) as { readonly outcomes: Outcomes } | undefined)?.outcomes

/** Takes a game down from the shelf, and what its folder tells a bot. */
export const teach = async (name: GameName): Promise<Taught> => {
  const { open } = folderOf(name)
  const [{ game }, told, outcomes] = await Promise.all([takeDown(name), open.expert?.(), outcomesOf(name)])
  const expert = expertOf(game, (told as { readonly expert: Partial<Expert> } | undefined)?.expert)
  return outcomes ? { game, expert, outcomes } : { game, expert }
}
