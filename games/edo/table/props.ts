/** What the table frame gives to this board. */
import type { BoardProps } from '@machiya/kit'
import type { G } from '../position.ts'
import type { EdoTask } from '../tasks.ts'

export type Board = BoardProps<G, EdoTask>
