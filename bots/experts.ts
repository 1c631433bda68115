/** Who knows which game. */
import type { Game } from '@machiya/kernel'
import { stranger, type Expert } from './expert.ts'
import { edoExpert } from './edo/index.ts'
import { yedoExpert } from './yedo/index.ts'
import { yokohamaExpert } from './yokohama/index.ts'

const EXPERTS: { readonly [game: string]: Expert } = {
  edo: edoExpert as unknown as Expert,
  yedo: yedoExpert as unknown as Expert,
  yokohama: yokohamaExpert as unknown as Expert,
}

export const expertOf = (game: Game): Expert => EXPERTS[game.name] ?? stranger(game)
