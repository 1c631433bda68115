/** Which decisions have a drawing of their own. */
import type { TaskName } from '../../tasks.ts'
import { peopleOf } from '../wheel/offered.ts'
import { isSmall } from '../layout.ts'
import { HELD, type Board } from '../where.ts'

const WINDOWS: readonly (TaskName | undefined)[] = [
  ...HELD,
  'bid',
  'last-bid',
  'haggle',
  'counter',
  'window',
  'steer',
  'rescue',
  'keep',
  'lay-back',
  'favor',
  'bonus',
]

/** In a small place clans and places in the order are too small to be pressed where they lie. */
const asksForPeople = (board: Board): boolean => isSmall(board) && peopleOf(board).length > 0

export const momentOf = (board: Board): 'zone' | 'slip' | undefined =>
  board.offers.length > 0 && (WINDOWS.includes(board.task?.task) || asksForPeople(board)) ? 'slip' : undefined
