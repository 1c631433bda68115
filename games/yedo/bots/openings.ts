/** How somebody began, by what the first auction brought. */
import type { Expert } from '@machiya/kit/expert'
import type { YedoTask } from '../tasks.ts'

const CLAIM: YedoTask['task'] = 'claim'
const PLACE: YedoTask['task'] = 'place'
const TOLD = ['annex', 'weapon', 'disciple']

export const opening: NonNullable<Expert['opening']> = (moves) => {
  const first = moves.findIndex(({ task }) => task === PLACE)
  const claims = moves.slice(0, first).filter(({ task }) => task === CLAIM)
  return TOLD.find((lot) => claims.some(({ pick }) => pick === lot))
}
