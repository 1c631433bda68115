/** Leaving a floor: where nothing is hidden, others could still have said something to whoever leaves. */
import type { Pick } from '@machiya/kernel'
import type { Question } from './choose.ts'

type Asked = globalThis.Pick<Question, 'game' | 'seen' | 'seat' | 'chance'>

/** Whether this pick ends the seat's part in a floor where nothing is hidden. */
export const leavesFloor = ({ game, seen, seat, chance }: Asked, pick: Pick): boolean => {
  const rule = game.rules[game.task(seen)?.task ?? '']
  if (rule?.kind !== 'floor' || rule.hides !== 'nothing') return false
  const depth = seen.floors.length - 1
  const world = game.imagine(seen, chance)
  game.advance(world, seat, pick)
  return world.floors[depth]?.closed[seen.floors[depth]?.seats.indexOf(seat) ?? 0] ?? true
}
