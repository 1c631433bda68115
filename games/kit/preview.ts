/** What picks would lead to: rehearsed by the rules themselves when it is asked for, and kept. */
import type { End, Game, Pick, Position, Rehearsal, Tiding, View } from '@machiya/kernel'

export type Preview<G extends Position = Position> = {
  readonly before: View<G>
  readonly after: View<G>
  /** What the last of the picks would tell this seat. */
  readonly told: readonly Tiding[]
  /** Behind chance, something shown or a closed floor, `after` is only what may come. */
  readonly end: End | null
}

/** A stage never changes, so what it shows and where it leads is worked out once. */
type Known<G extends Position> = { view?: View<G>; readonly next: Map<Pick, Rehearsal<G> | undefined> }
const kept = new WeakMap<object, unknown>()
const knownOf = <G extends Position>(stage: Rehearsal<G>): Known<G> => {
  const known = (kept.get(stage) as Known<G> | undefined) ?? { next: new Map() }
  kept.set(stage, known)
  return known
}

/** To imagine the rest of a table is dear, and much is rehearsed on the same view. */
const origins = new WeakMap<Position, unknown>()
export const stageOf = <G extends Position>(game: Game<G>, view: View<G>): Rehearsal<G> => {
  const origin = (origins.get(view) as Rehearsal<G> | undefined) ?? game.rehearse(view)
  origins.set(view, origin)
  return origin
}

/** What the seat would see at this stage. */
export const viewAt = <G extends Position>(stage: Rehearsal<G>): View<G> =>
  (knownOf(stage).view ??= stage.view())

/** The stage behind a pick; none where it is not open. */
export const stageAfter = <G extends Position>(stage: Rehearsal<G>, pick: Pick): Rehearsal<G> | undefined => {
  const { next } = knownOf(stage)
  if (!next.has(pick)) next.set(pick, stage.after(pick).next)
  return next.get(pick)
}

export const previewOf = <G extends Position>(
  from: Rehearsal<G>,
  picks: readonly Pick[],
): Preview<G> | undefined => {
  const to = picks.reduce((stage: Rehearsal<G> | undefined, pick) => stage && stageAfter(stage, pick), from)
  if (!to) return undefined
  const after = viewAt(to)
  return { before: viewAt(from), after, told: after.told as readonly Tiding[], end: to.end }
}
