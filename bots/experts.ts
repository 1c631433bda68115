/** Games together with what is known of them: their folders say. */
import { folderOf, takeDown, type GameName } from '@machiya/games'
import type { Game } from '@machiya/kernel'
import type { Expert } from '@machiya/kit/expert'
import { stranger } from './stranger.ts'

export type Taught = { readonly game: Game; readonly expert: Expert }

/** Whoever tells nothing of the clock tells only what was learnt: for the rest the game stays a strange one. */
const expertOf = (game: Game, told: Partial<Expert> | undefined): Expert =>
  told?.clock ? (told as Expert) : { ...stranger(game), ...told }

/** Takes a game down from the shelf, and what its folder tells a bot. */
export const teach = async (name: GameName): Promise<Taught> => {
  const [{ game }, told] = await Promise.all([takeDown(name), folderOf(name).open.expert?.()])
  return { game, expert: expertOf(game, (told as { readonly expert: Partial<Expert> } | undefined)?.expert) }
}
