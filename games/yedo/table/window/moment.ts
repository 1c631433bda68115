/** Which decisions have a drawing of their own. */
import type { TaskName } from '../../tasks.ts'
import { peopleOf } from '../wheel/offered.ts'
import { CARD_WINDOWS, HELD, type Board } from '../where.ts'

const SLIPS: readonly (TaskName | undefined)[] = [
  ...HELD,
  ...CARD_WINDOWS,
  'keep',
  'lay-back',
  'favor',
  'bonus',
]

const ZONES: readonly (TaskName | undefined)[] = ['bid', 'last-bid', 'haggle']

export const momentOf = (board: Board): 'zone' | 'slip' | undefined => {
  const task = board.task?.task
  if (board.offers.length === 0) return undefined
  if (ZONES.includes(task)) return 'zone'
  return SLIPS.includes(task) || peopleOf(board).length > 0 ? 'slip' : undefined
}
