/** What was told in a whole game, as one viewer heard it move by move. */
import type { Game, Seat, Tiding, Whole } from '@machiya/kernel'
import { positionAfter } from './held.ts'
import type { Orders } from './orders.ts'

type Entry = {
  readonly number: number
  readonly mover: Seat | null
  readonly at: number
  readonly tidings: readonly Tiding[]
}

/** Hidden answers have no number of their own, so they make no entry; what was taken back leaves with its moves. */
export const logOf = (
  game: Game,
  { events, viewer }: Orders['log'],
): { readonly number: number; readonly entries: readonly Entry[] } => {
  const entries: Entry[] = []
  /** How many entries there were after each event that still counts. */
  const marks: number[] = []
  let position: Whole | undefined
  let last = -1
  for (const event of events) {
    position = positionAfter(position, event)
    const { number, mover } = position
    if (event.kind === 'undo') {
      marks.length = Math.max(0, marks.length - Number(event.pick))
      entries.length = marks.at(-1) ?? 0
    } else {
      const tidings = number > last ? game.tidings(position, viewer) : []
      if (tidings.length > 0) entries.push({ number, mover, at: event.at, tidings })
      marks.push(entries.length)
    }
    last = number
  }
  return { number: last, entries }
}
