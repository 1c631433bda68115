/** Who knows which game. */
import type { Game } from '@machiya/kernel'
import { stranger, type Expert } from './expert.ts'

const EXPERTS: { readonly [game: string]: Expert } = {}

export const expertOf = (game: Game): Expert => EXPERTS[game.name] ?? stranger(game)
