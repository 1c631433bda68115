/** The tables a rules thread holds in memory, rebuilt from kept events whenever it does not. */
import { type Game, type Position, type Seat, type Viewer, type View, type Whole } from '@machiya/kernel'
import { applyChanges, changesBetween, type Change } from '../changes.ts'
import type { Advance, Delivery, Kept } from './orders.ts'

type Mark = { readonly n: number; readonly position: Whole }
export type Held = {
  readonly game: Game
  n: number
  position: Whole
  /** Positions that still count, oldest first; the last one is `position`. */
  trail: Mark[]
  heard: number[]
  /** The last view of each viewer who listens, without what was told. */
  readonly views: Map<Viewer, View>
  /** Brought up from an older revision: the next event keeps the whole position, changes would not fit. */
  migrated: boolean
}

/** How far back an undo may reach. */
const TRAIL = 64
/** A whole position is kept every so many events. */
export const SNAPSHOT_EVERY = 32

export const earIndex = (viewer: Viewer, seats: number): number =>
  typeof viewer === 'number' ? viewer : seats

export const positionAfter = (before: Whole | undefined, event: Kept): Whole =>
  event.snapshot === null
    ? applyChanges(before as Whole, JSON.parse(event.changes) as Change[])
    : (JSON.parse(event.snapshot) as Whole)

export const extendTrail = (trail: readonly Mark[], event: Kept, position: Whole): Mark[] => {
  const back = event.kind === 'undo' ? Number(event.pick) + 1 : 0
  const rest = back === 0 ? trail : trail.slice(0, Math.max(0, trail.length - back))
  return [...rest.slice(-TRAIL), { n: event.n, position }]
}

/** From a kept snapshot on, event by event. */
export const rebuild = (game: Game, events: readonly Kept[]): Held => {
  let position: Whole | undefined
  let trail: Mark[] = []
  for (const event of events) {
    position = positionAfter(position, event)
    trail = extendTrail(trail, event, position)
  }
  const last = events.at(-1)
  if (!last || !position) throw new Error('a table was loaded without any event')
  const loaded = game.load(position)
  const migrated = position.about.revision !== game.revision
  return {
    game,
    n: last.n,
    position: loaded,
    trail: migrated ? [{ n: last.n, position: loaded }] : trail,
    heard: JSON.parse(last.heard) as number[],
    views: new Map(),
    migrated,
  }
}

const silent = (view: View): View => ({ ...view, told: null })
/** A view as it is compared and sent: what was told travels beside it. */
export const seenBy = (game: Game, position: Whole, viewer: Viewer): [View, string] => {
  const view = game.view(position, viewer)
  return [silent(view), JSON.stringify(view.told)]
}

/** Where only hidden answers came in, a viewer hears of it only if its own view changed. */
const heardAfter = (held: Held, before: Whole, after: Whole): number[] =>
  held.heard.map((count, ear) => {
    if (before.number !== after.number) return count + 1
    const viewer: Viewer = ear === after.about.seats ? 'public' : (ear as Seat)
    const [was] = seenBy(held.game, before, viewer)
    const [is] = seenBy(held.game, after, viewer)
    return changesBetween(was, is).length > 0 ? count + 1 : count
  })

const deliver = (
  held: Held,
  before: Whole,
  heard: readonly number[],
  viewer: Viewer,
  undo: boolean,
): Delivery[] => {
  const ear = earIndex(viewer, held.position.about.seats)
  const seq = heard[ear] as number
  if (seq === held.heard[ear]) return []
  const was = held.views.get(viewer) ?? seenBy(held.game, before, viewer)[0]
  const [view, told] = seenBy(held.game, held.position, viewer)
  held.views.set(viewer, view)
  return [{ viewer, seq, changes: JSON.stringify(changesBetween(was, view)), told, undo }]
}

const hidesAnswers = (game: Game, position: Position): boolean => {
  const rule = game.rules[game.task(position)?.task ?? '']
  return rule?.kind === 'floor' && rule.hides === 'answers'
}

type Told = { readonly task: string | null; readonly back?: number }
export const reportOf = (
  held: Held,
  changes: string,
  deliveries: readonly Delivery[],
  { task, back }: Told,
): Advance => {
  const { game, position, n, heard, migrated } = held
  const asks = game.task(position)?.task ?? null
  const owed = game.waitingFor(position)
  const hidden = hidesAnswers(game, position)
  return {
    n,
    number: position.number,
    task,
    changes,
    snapshot: migrated || n % SNAPSHOT_EVERY === 0 ? JSON.stringify(position) : null,
    heard,
    /** Only where answers are hidden does the public see others being waited for. */
    waiting: hidden ? game.waitingFor(game.view(position, 'public')) : owed,
    owed,
    asks,
    hidden,
    result: asks === null ? game.standing(position) : null,
    deliveries,
    ...(back === undefined ? {} : { back }),
  }
}

/** Makes `after` the position held, and says what everybody gets of it. */
export const advanceTo = (
  held: Held,
  after: Whole,
  viewers: readonly Viewer[],
  task: string | null,
  back?: number,
): Advance => {
  const before = held.position
  const heard = heardAfter(held, before, after)
  held.position = after
  held.n++
  const deliveries = viewers.flatMap((viewer) => deliver(held, before, heard, viewer, back !== undefined))
  for (const viewer of held.views.keys()) if (!viewers.includes(viewer)) held.views.delete(viewer)
  held.heard = heard
  const changes = JSON.stringify(changesBetween(before, after))
  const kind = back === undefined ? 'move' : 'undo'
  held.trail = extendTrail(
    held.trail,
    { n: held.n, kind, pick: String(back ?? ''), heard: '', changes: '', snapshot: null, at: 0 },
    after,
  )
  const report = reportOf(held, changes, deliveries, back === undefined ? { task } : { task, back })
  held.migrated = false
  return report
}

/** A table whose cards were just dealt. */
export const firstHeld = (game: Game, position: Whole): [Held, Advance] => {
  const heard = Array.from({ length: position.about.seats + 1 }, () => 0)
  const held: Held = {
    game,
    n: 0,
    position,
    trail: [{ n: 0, position }],
    heard,
    views: new Map(),
    migrated: false,
  }
  return [held, reportOf(held, '[]', [], { task: null })]
}
