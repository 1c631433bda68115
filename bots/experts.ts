/** Games together with what is known of them: their folders say. */
import { folderOf, takeDown, type GameName } from '@machiya/games'
import type { Game } from '@machiya/kernel'
import type { Expert } from '@machiya/kit/expert'
import { stranger } from './stranger.ts'

export type Taught = { readonly game: Game; readonly expert: Expert }

/** Takes a game down from the shelf, and what its folder tells a bot. */
export const teach = async (name: GameName): Promise<Taught> => {
  const [{ game }, told] = await Promise.all([takeDown(name), folderOf(name).open.expert?.()])
  return { game, expert: (told as { readonly expert: Expert } | undefined)?.expert ?? stranger(game) }
}
