/** What the area in question would open: cards and spaces within reach there, from the rehearsal. */
import { yokohama } from '../index.ts'
import type { TaskName } from '../tasks.ts'
import type { Board } from './preview.ts'

const NONE: ReadonlySet<string> = new Set()
const OPENED: readonly TaskName[] = ['take-order', 'research', 'pray', 'declare']

export const litIn = (board: Board): ReadonlySet<string> => {
  const { task, seat, chosen, pointed } = board
  const asked = board.view.areas.find((area) => area === (chosen ?? pointed))
  if (seat === null || !asked || (task?.task !== 'movement' && task?.task !== 'agent-area')) return NONE
  const after = board.preview(asked)?.after
  if (!after || !OPENED.some((task) => task === yokohama.task(after)?.task)) return NONE
  return new Set(yokohama.offers(after, seat).flatMap(({ pick, no }) => (no ? [] : [String(pick)])))
}
