/** What may lie on the agenda: the names of the rules, which the compiler holds words, boards and bots to. */
import type { TaskOf } from '@machiya/kernel'
import type * as rules from './rules/index.ts'

export type EdoTask = TaskOf<typeof rules>
export type TaskName = EdoTask['task']
