/** Whether a question is the one that was asked before, or its like asked anew. */
import type { OpenFloor, Seat, Task, Whole } from '@machiya/kernel'
import { changesBetween } from './changes.ts'
import type { Mark } from './trail.ts'

type Question = { readonly task: Task; readonly floor: OpenFloor | undefined }

/** A floor on top of the agenda is the last one that was opened. */
const questionOf = ({ agenda, floors }: Whole): Question | undefined => {
  const task = agenda.at(-1)
  const floor = floors.at(-1)
  return task && { task, floor: floor?.at === agenda.length - 1 ? floor : undefined }
}

const isSameFloor = (a: OpenFloor, b: OpenFloor): boolean => a.at === b.at && a.since === b.since

/** It lay on the agenda then, on top or below. */
const layThere = ({ task, floor }: Question, then: Whole): boolean =>
  floor
    ? then.floors.some((each) => isSameFloor(each, floor))
    : changesBetween(then.agenda.at(-1), task).length === 0

const wasAsked = (question: Question, then: Whole): boolean =>
  layThere(question, then) && then.agenda.at(-1)?.task === question.task.task

/** The seat has had its say on what is asked now: it is not the table's to say it again. */
export const hasAnswered = (trail: readonly Mark[], seat: Seat): boolean => {
  const now = trail.at(-1)
  const question = now && questionOf(now.position)
  if (!question) return false
  for (let i = trail.length - 1; i > 0; i--) {
    const { position: then } = trail[i - 1] as Mark
    if (!layThere(question, then)) return false
    if (wasAsked(question, then) && trail[i]?.moves.some((move) => move.seat === seat)) return true
  }
  return false
}
