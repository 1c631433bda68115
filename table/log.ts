/** A whole game as one viewer heard and saw it, move by move. */
import type { Game, Seat, Tiding, View, Viewer, Whole } from '@machiya/kernel'
import { changesBetween } from './changes.ts'
import { backOf, positionAfter, presentOf, type Kept } from './events.ts'
import { earOf, seenBy } from './table.ts'

/** One visible change, as a viewer heard of it. */
export type Entry = {
  readonly number: number
  readonly mover: Seat | null
  readonly at: number
  readonly tidings: readonly Tiding[]
}
export type Log = { readonly number: number; readonly entries: readonly Entry[] }
export type HistoryStep = {
  readonly at: number
  readonly seq: number
  /** As JSON, both. */
  readonly changes: string
  readonly told: string
  /** As in a delivery. */
  readonly cut?: number
}
export type History = {
  readonly first: string
  readonly firstSeq: number
  readonly steps: readonly HistoryStep[]
}

/** Hidden answers have no number of their own, so they make no entry; what was taken back leaves with its moves. */
export const logOf = (game: Game, events: readonly Kept[], viewer: Viewer): Log => {
  const entries: Entry[] = []
  /** How many entries there were after each event that still counts. */
  const marks: number[] = []
  let position: Whole | undefined
  let last = -1
  for (const event of events) {
    position = positionAfter(position, event)
    const { number, mover } = position
    if (event.kind === 'undo') {
      marks.length = Math.max(0, marks.length - backOf(event))
      entries.length = marks.at(-1) ?? 0
    } else {
      const tidings = number > last ? game.tidings(presentOf(game, position), viewer) : []
      if (tidings.length > 0) entries.push({ number, mover, at: event.at, tidings })
      marks.push(entries.length)
    }
    last = number
  }
  return { number: last, entries }
}

/** The view after the delivery `after`, and how it changed since. */
export const historyOf = (game: Game, events: readonly Kept[], viewer: Viewer, after: number): History => {
  const steps: HistoryStep[] = []
  let logged: number[] = []
  let position: Whole | undefined
  let was: View | undefined
  let first = 'null'
  let firstSeq = 0
  for (const event of events) {
    position = positionAfter(position, event)
    logged = event.kind === 'undo' ? logged.slice(0, -backOf(event)) : [...logged, position.number]
    const heard = JSON.parse(event.heard) as number[]
    const seq = viewer === 'all' ? event.n : (heard[earOf(viewer, position.about.seats)] as number)
    const [view, told] = seenBy(game, presentOf(game, position), viewer)
    if (was && seq > after && seq > firstSeq + steps.length) {
      const cut = event.kind === 'undo' ? { cut: logged.at(-1) ?? 0 } : {}
      steps.push({ at: event.at, seq, changes: JSON.stringify(changesBetween(was, view)), told, ...cut })
    } else if (steps.length === 0) {
      first = JSON.stringify({ ...view, told: JSON.parse(told) as unknown })
      firstSeq = seq
    }
    was = view
  }
  return { first, firstSeq, steps }
}
