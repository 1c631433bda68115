/** What a line leaves as it was is the same object before and after it, and nobody ever writes to it. */
import { alike } from '../src/compare.ts'
import type { Game, Position, RecordedMove, Viewer, Whole } from '../src/index.ts'
import { fail, same } from './same.ts'

/** The same, all through: whoever writes to it from here on is found out. */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/** The name of a part that was made anew although nothing in it changed. */
const torn = (was: object, now: object): string | undefined =>
  Object.entries(now).find(([key, part]) => {
    const before = (was as Record<string, unknown>)[key]
    return key !== 'told' && part !== before && alike(part, before)
  })?.[0]

export const sharingHolds = <G extends Position>(
  { game }: { readonly game: Game<G> },
  g: Whole<G>,
  { seat, pick }: RecordedMove,
  viewer: Viewer,
): void => {
  const view = frozen(game.view(g, viewer))
  const { position } = game.playLine(g, { seat, picks: [pick] })
  if (!position) return fail('K28', `'${pick}' can be played, but not as a line`)
  frozen(position)
  const key = torn(g, position)
  if (key !== undefined) fail('K30', `'${key}' is the same after '${pick}', but another object`)
  const shared = game.view(position, viewer, { position: g, view })
  same('K30', `the view of ${viewer} that shares with the last one`, shared, game.view(position, viewer))
}
