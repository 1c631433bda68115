/** What can be taken back: the positions that still count, and what led to each. */
import {
  tell,
  type Game,
  type Pick,
  type Position,
  type Reason,
  type RecordedMove,
  type Seat,
} from '@machiya/kernel'
import { backOf, movesIn, type Picked } from './events.ts'

export type Mark = {
  readonly position: Position
  /** The picks that led here; none at the beginning. */
  readonly moves: readonly RecordedMove[]
  /** The number its last entry in the log has: taking back counts positions on, but not the log. */
  readonly logged: number
}
/** A pick that can still be taken back, with what it answered. */
export type Step = { readonly task: string; readonly a: unknown; readonly pick: Pick }
/** The picks that the next undo takes back; none with a reason where the last move has to stay. */
export type Undo = { readonly steps: readonly Step[]; readonly no: Reason | null }

/** How far back it may reach. */
const LONGEST = 64
export const NO_UNDO: Undo = { steps: [], no: null }

const ALONE = 'table:answered'
export type Why = 'order' | 'forced'
/** The table says that nobody was asked. Where answers are hidden nothing is said. */
export const tellAlone = (position: Position, seat: Seat, why: Why): void =>
  tell(position, ALONE, { seat, why })
const isAlone = ({ position }: Mark): boolean =>
  position.told?.some(({ tiding }) => tiding === ALONE) ?? false

export const firstMark = (position: Position): Mark => ({ position, moves: [], logged: position.number })

/** An undo stands where the mark stood that it went back to. */
export const extended = (trail: readonly Mark[], event: Picked, position: Position): readonly Mark[] => {
  const back = backOf(event)
  if (event.kind !== 'undo')
    return [...trail.slice(-LONGEST), { position, moves: movesIn(event), logged: position.number }]
  const to = trail.length - back - 1
  return [...trail.slice(0, Math.max(0, to)), { ...(trail[to] ?? firstMark(position)), position }]
}

const stepsOf = (game: Game, before: Position, moves: readonly RecordedMove[]): Step[] => {
  const g = game.copy(before)
  return moves.map(({ seat, task, pick }) => {
    const a = game.task(g)?.a
    game.advance(g, seat, pick)
    return { task, a, pick }
  })
}

/** How many events one undo takes back: a move, and whatever the table answered by itself after it. */
export const lastMove = (trail: readonly Mark[]): number => {
  const at = trail.findLastIndex((mark) => !isAlone(mark))
  return Math.max(1, trail.length - at)
}

export const undoFor = (game: Game, trail: readonly Mark[], seat: Seat): Undo => {
  const back = lastMove(trail)
  const now = trail.at(-1)?.position
  const before = trail.at(-1 - back)?.position
  if (!now || !before || now.mover !== seat) return NO_UNDO
  const { refusal } = game.undo(now, before, seat)
  if (refusal) return { steps: [], no: refusal }
  return {
    steps: stepsOf(
      game,
      before,
      trail.slice(-back).flatMap(({ moves }) => moves),
    ),
    no: null,
  }
}
