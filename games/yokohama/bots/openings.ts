/** How somebody began, by where the president went first. */
import type { Expert } from '@machiya/kit/expert'

const WALKS = 4
const LABORATORIES = ['laboratory', 'research-centre']
const PORTS = ['port', 'dock']

export const opening: NonNullable<Expert['opening']> = (moves) => {
  const walks = moves.filter(({ task }) => task === 'movement').slice(0, WALKS)
  const to = (areas: readonly string[]): number =>
    walks.filter(({ pick }) => areas.includes(String(pick))).length
  if (to(LABORATORIES) > 1) return 'laboratory'
  if (to(['employment-agency']) > 0) return 'agency'
  if (to(PORTS) > 1) return 'port'
  return to(['recall']) > 0 ? 'recall' : undefined
}
