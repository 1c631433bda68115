/** What can be taken back: the positions that still count, and what led to each. */
import {
  tell,
  type Game,
  type Pick,
  type Reason,
  type RecordedMove,
  type Seat,
  type Whole,
} from '@machiya/kernel'
import { backOf, movesIn, type Picked } from './events.ts'

export type Mark = {
  readonly position: Whole
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

export const ANSWERED = 'table:answered'
export type Why = 'order' | 'forced'
/** The table says that nobody was asked. Where answers are hidden nothing is said. */
export const tellAlone = (position: Whole, seat: Seat, why: Why): void =>
  tell(position, ANSWERED, { seat, why })
const isAlone = ({ position }: Mark): boolean =>
  position.told?.some(({ tiding }) => tiding === ANSWERED) ?? false

export const firstMark = (position: Whole): Mark => ({ position, moves: [], logged: position.number })

/** An undo stands where the mark stood that it went back to. */
export const extended = (trail: readonly Mark[], event: Picked, position: Whole): readonly Mark[] => {
  const back = backOf(event)
  if (event.kind !== 'undo')
    return [...trail.slice(-LONGEST), { position, moves: movesIn(event), logged: position.number }]
  const to = trail.length - back - 1
  return [...trail.slice(0, Math.max(0, to)), { ...(trail[to] ?? firstMark(position)), position }]
}

const stepsOf = (game: Game, before: Whole, moves: readonly RecordedMove[], own: Seat): Step[] => {
  const g = game.copy(before)
  return moves.flatMap(({ seat, task, pick }) => {
    const a = game.task(g)?.a
    game.advance(g, seat, pick)
    return seat === own ? [{ task, a, pick }] : []
  })
}

/** What others answered unseen must not show by what this seat may take back. */
const isUnseen = (trail: readonly Mark[], at: number, seat: Seat): boolean =>
  trail[at]?.position.number === trail[at - 1]?.position.number && trail[at]?.moves[0]?.seat !== seat

/** How many events one undo of this seat takes back: a move, and what came after it unseen or by the table itself. */
export const lastMove = (trail: readonly Mark[], seat: Seat): number => {
  const at = trail.findLastIndex((mark, i) => !isAlone(mark) && !isUnseen(trail, i, seat))
  return Math.max(1, trail.length - at)
}

export const undoFor = (game: Game, trail: readonly Mark[], seat: Seat): Undo => {
  const back = lastMove(trail, seat)
  const now = trail.at(-1)?.position
  const before = trail.at(-1 - back)?.position
  if (!now || !before || now.mover !== seat) return NO_UNDO
  const { refusal } = game.undo(now, before, seat)
  if (refusal) return { steps: [], no: refusal }
  const undone = trail.slice(-back).flatMap(({ moves }) => moves)
  return { steps: stepsOf(game, before, undone, seat), no: null }
}
