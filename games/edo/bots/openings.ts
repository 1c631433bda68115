/** How somebody began, by the plan of the first round. */
import type { Expert } from '@machiya/kit/expert'
import { isActionPick, choiceOf } from '../picks.ts'
import type { EdoTask } from '../tasks.ts'

const PLAN: EdoTask['task'] = 'plan'
const CARDS = 3

/** The actions that lay in the plan when it was said to be ready. */
const firstPlan = (moves: Parameters<NonNullable<Expert['opening']>>[0]): readonly string[] => {
  const picks = moves.filter(({ task }) => task === PLAN).map(({ pick }) => pick)
  return picks
    .slice(0, picks.indexOf('ready'))
    .filter(isActionPick)
    .slice(-CARDS)
    .map((pick) => choiceOf(pick).action)
}

export const opening: NonNullable<Expert['opening']> = (moves) => {
  const plan = firstPlan(moves)
  const has = (...actions: readonly string[]): boolean => actions.every((action) => plan.includes(action))
  if (has('travel')) return 'travel'
  if (has('build-easy', 'gather-wood', 'gather-stone')) return 'wood-and-stone'
  if (has('build-easy', 'gather-wood', 'recruit')) return 'wood-and-recruit'
  return has('build-easy', 'gather-stone', 'take-money') ? 'stone-and-money' : undefined
}
