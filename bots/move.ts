/** What a bot does at a table of people, and whether it would leave them by that. */
import type { Pick } from '@machiya/kernel'
import { choose, quickHand, type Answer, type Question } from './choose.ts'
import type { Line } from './playout.ts'

export type Move = {
  readonly pick: Pick
  /** It ends the seat's part on a floor where nothing is hidden: others could still have said something to it. */
  readonly leaves: boolean
  /** How it means to go on: to be told when it is asked the next time. */
  readonly next: Line
  readonly fault?: string
}

type Asked = globalThis.Pick<Question, 'game' | 'seen' | 'seat' | 'chance'>

/** Whether this pick ends the seat's part on a floor where nothing is hidden. */
export const leavesFloor = ({ game, seen, seat, chance }: Asked, pick: Pick): boolean => {
  const rule = game.rules[game.task(seen)?.task ?? '']
  if (rule?.kind !== 'floor' || rule.hides !== 'nothing') return false
  const depth = seen.floors.length - 1
  const world = game.imagine(seen, chance)
  game.advance(world, seat, pick)
  return world.floors[depth]?.closed[seen.floors[depth]?.seats.indexOf(seat) ?? 0] ?? true
}

const moveBy = (question: Question, { pick, next = [], fault }: Answer): Move => ({
  pick,
  leaves: leavesFloor(question, pick),
  next,
  ...(fault ? { fault } : {}),
})

export const moveOf = (question: Question): Move => moveBy(question, choose(question))

/** For a bot that failed or thought too long. */
export const quickMoveOf = (question: Question): Move => moveBy(question, { pick: quickHand(question) })
