/** Where the game stands: the round, and the steps of the turn. */
import type { Course } from '@machiya/kit'
import { isOver } from '@machiya/kernel'
import type { Yokohama } from '../position.ts'
import type { TaskName } from '../tasks.ts'
import { textIn } from './text.ts'

/** The step of the turn that a decision belongs to; whatever is not named is part of the area action. */
const STEP: { readonly [T in TaskName]?: number } = {
  placement: 0,
  telegraph: 0,
  movement: 1,
  way: 1,
  'recall-assistants': 1,
  'take-tile': 3,
  build: 3,
  'may-stay': 3,
  extra: 4,
  'agent-area': 4,
}
const ACTION = 2

export const course = (g: Yokohama, locale: string): Course => {
  const said = textIn(locale)
  const task = g.agenda.at(-1)?.task as TaskName | undefined
  const round = `${said.round} ${g.round}${g.lastRound ? ` ${said.of} ${g.lastRound}` : ''}`
  return {
    label: g.round === 0 ? said.setUp : round,
    steps: said.steps,
    ...(g.round === 0 || isOver(g) ? {} : { now: (task && STEP[task]) ?? ACTION }),
  }
}
