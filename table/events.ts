/** What is kept of a table, one event a move: from a whole position and the events after it, it can be laid again anywhere. */
import type { Game, Pick, RecordedMove, Seat, Whole } from '@machiya/kernel'
import { applyChanges, type Change } from './changes.ts'

export type Kept = {
  readonly n: number
  readonly kind: 'start' | 'move' | 'undo'
  readonly seat: Seat | null
  /** The task that was answered; null where none was, or where the picks name theirs. */
  readonly task: string | null
  /** As JSON: the pick, or the picks of a line with their tasks; for an undo, how many events it took back. */
  readonly pick: string | null
  /** As JSON: how many deliveries each seat and the public have had. */
  readonly heard: string
  /** As JSON: what became different in the position. */
  readonly changes: string
  /** The whole position, now and then. */
  readonly snapshot: string | null
  readonly at: number
}

/** A whole position is kept every so many events. */
export const SNAPSHOT_EVERY = 32

type Written = { readonly task: string | null; readonly pick: string }
/** As far as an event tells what was picked. */
export type Picked = { readonly [K in 'kind' | 'seat' | 'task' | 'pick']: Kept[K] }

/** How the moves of one event are written down, and read again. */
export const written = (moves: readonly RecordedMove[]): Written => {
  const [first] = moves
  if (moves.length === 1 && first) return { task: first.task, pick: JSON.stringify(first.pick) }
  return { task: null, pick: JSON.stringify(moves.map(({ task, pick }) => [task, pick])) }
}

export const movesIn = ({ kind, seat, task, pick }: Picked): RecordedMove[] => {
  if (kind !== 'move' || seat === null || pick === null) return []
  const said = JSON.parse(pick) as Pick | [string, Pick][]
  return Array.isArray(said)
    ? said.map(([name, each]) => ({ seat, task: name, pick: each }))
    : [{ seat, task: task ?? '', pick: said }]
}

/** How many events before it this one took back. */
export const backOf = ({ kind, pick }: Picked): number => (kind === 'undo' ? Number(pick) : 0)

/** Moves that were taken back are not part of the game. */
export const movesOf = (events: readonly Picked[]): RecordedMove[] => {
  const made: RecordedMove[][] = []
  for (const event of events) {
    if (event.kind === 'undo') made.length -= backOf(event)
    else if (event.kind === 'move') made.push(movesIn(event))
  }
  return made.flat()
}

export const positionAfter = (before: Whole | undefined, event: Kept): Whole =>
  event.snapshot === null
    ? applyChanges(before as Whole, JSON.parse(event.changes) as Change[])
    : (JSON.parse(event.snapshot) as Whole)

/** As the game knows it today, whichever revision kept it. */
export const presentOf = (game: Game, kept: Whole): Whole =>
  kept.about.revision === game.revision ? kept : game.load(kept)

/** The positions of a game, move by move, without those that were taken back. */
export const positionsOf = (game: Game, events: readonly Kept[]): Whole[] => {
  const all: Whole[] = []
  let now: Whole | undefined
  for (const event of events) {
    now = positionAfter(now, event)
    if (event.kind === 'undo') all.length -= backOf(event)
    else all.push(presentOf(game, now))
  }
  return all
}
