/** What the place that is pointed at or chosen would cost or give, from the table before and after. */
import type { Preview } from '@machiya/kit'
import type { Pick } from '@machiya/kernel'
import type { G } from '../../position.ts'
import { changeOf, GOODS, signed } from '../signs/goods.ts'
import type { Board } from '../props.ts'

/** All that would change in the store, in words: "−2 wood, −1 stone, −5 ryo". */
export const worthOf = (board: Board, preview: Preview<G> | undefined): string | undefined => {
  const { seat } = board
  if (seat === null || !preview) return undefined
  const change = changeOf(preview.before, preview.after, seat)
  const parts = GOODS.flatMap((good) =>
    change[good] ? [`${signed(change[good])} ${board.t.name(good)}`] : [],
  )
  return parts.join(', ') || undefined
}

/** The same for what is pointed at or chosen. */
export const worthIn = (board: Board, pick: Pick): string | undefined =>
  board.chosen === pick || board.pointed === pick ? worthOf(board, board.preview(pick)) : undefined
