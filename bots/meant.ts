/** What a seat meant to do next: not followed blindly, but compared with whatever else comes to mind. */
import type { Game, Pick, Task, View } from '@machiya/kernel'
import type { Line } from './playout.ts'

type Asked = { readonly game: Game; readonly seen: View; readonly meant?: Line }

/** What is left of it now, from the first step on that could be made; what went by without a question is behind. */
export const stillMeant = ({ game, seen, meant = [] }: Asked, picks: readonly Pick[]): Line => {
  const { task } = game.task(seen) as Task
  const from = meant.findIndex((step) => step.task === task && picks.includes(step.pick))
  return from < 0 ? [] : meant.slice(from)
}
