/** What the place that is pointed at or chosen would cost or give, from the table before and after. */
import type { SpaceId } from '../../by-id.ts'
import { changeOf, GOODS, signed, type Good } from '../signs/goods.ts'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

/** A figure and its good. */
export type Worth = { readonly figure: string; readonly good: Good | undefined }

/** For the tag on a place; nothing where the place says it all. */
export const worthOf = (board: Board, at: SpaceId): Worth | undefined => {
  const { seat, task, chosen, pointed } = board
  const preview = seat !== null && (chosen === at || pointed === at) ? board.preview(at) : undefined
  if (seat === null || !preview) return undefined
  const change = changeOf(preview.before, preview.after, seat)
  const good = GOODS.find((each) => change[each])
  if (good) return { figure: signed(change[good] ?? 0), good }
  return task?.task === 'go' ? { figure: textIn(board.locale).free, good: undefined } : undefined
}

/** The same in a few words. */
export const tagOf = (board: Board, at: SpaceId): string | undefined => {
  const worth = worthOf(board, at)
  return worth && [worth.figure, ...(worth.good ? [board.t.name(worth.good)] : [])].join(' ')
}
