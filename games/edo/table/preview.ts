/** What choosing a place would cost or give, computed by the rules' own functions. */
import type { BoardProps } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { faresFrom } from '../board.ts'
import { sharesOf } from '../cities.ts'
import { crowdAt } from '../figures.ts'
import { isCity, isResource, KIND, type SpaceId } from '../ids.ts'
import type { G } from '../position.ts'
import { yieldOf, type Good } from './forecast.ts'
import { textIn } from './text.ts'

type Board = BoardProps<G>

/** What a place would cost or give: a figure and its good. */
export type Worth = { readonly figure: string; readonly good: Good | undefined }

const fareTo = (board: Board, seat: Seat, figure: string, to: SpaceId): Worth => {
  const g = board.view
  const from = figure === 'merchant' ? g.merchant : (figure as SpaceId)
  const fare = faresFrom(g, g.seats[seat], from)[to] ?? 0
  return fare === 0
    ? { figure: textIn(board.locale).free, good: undefined }
    : { figure: String(fare), good: 'ryo' }
}

const yieldHere = (board: Board, at: SpaceId, more: number): Worth | undefined => {
  const kind = KIND[at]
  return isResource(kind) ? { figure: `+${yieldOf(crowdAt(board.view, at) + more)}`, good: kind } : undefined
}

const incomeHere = (board: Board, at: SpaceId): Worth | undefined => {
  const share = isCity(at) ? sharesOf(board.view, at).find(({ seat }) => seat === board.seat) : undefined
  return share ? { figure: `+${share.ryo}`, good: 'ryo' } : undefined
}

/** For the tag on a place that can be chosen; nothing where the place says it all. */
export const worthOf = (board: Board, at: SpaceId): Worth | undefined => {
  const { task } = board
  if (!task) return undefined
  const seat = task.a['seat'] as Seat
  if (task.task === 'go') return fareTo(board, seat, task.a['figure'] as string, at)
  if (task.task === 'gather') return yieldHere(board, at, 0)
  if (task.task === 'send-to' || task.task === 'shift-to') return yieldHere(board, at, 1)
  return task.task === 'draw-income' ? incomeHere(board, at) : undefined
}

/** The same in a few words. */
export const tagOf = (board: Board, at: SpaceId): string | undefined => {
  const worth = worthOf(board, at)
  return worth && [worth.figure, ...(worth.good ? [board.t.name(worth.good)] : [])].join(' ')
}
