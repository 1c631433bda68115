/** Moves and what takes them back: checked by the rules, kept, then told. */
import type { Pick, Seat } from '@machiya/kernel'
import { problem, problemOf } from '../problems.ts'
import type { Advance, Refusal } from '../rules/orders.ts'
import { answerKey, inTurn, reloadRows, remember, type Desk, type House, type Outcome } from './desk.ts'
import { keepEvent, type Act } from './keep.ts'
import { askRules, catchUp, isRefusal } from './position.ts'
import { deliver, tellTable, viewersOf } from './tell.ts'

export type Move = {
  readonly seat: Seat
  readonly pick: Pick
  readonly number?: number
  readonly task?: string
  readonly message: string
}

const TRIES = 6
const refused = ({ refusal }: Refusal): Outcome => ({
  problem: {
    code: refusal.rule === 'K14' ? 'late' : 'refused',
    sentence: refusal.sentence,
    rule: refusal.rule,
  },
})

/** Whatever the rules made of it is kept, or tried again on top of what another node kept first. */
const attempt = async (
  house: House,
  desk: Desk,
  act: Act,
  ask: () => Promise<Advance | Refusal>,
): Promise<Outcome> => {
  const known = act.seat !== null && act.message !== null ? answerKey(act.seat, act.message) : ''
  for (let tries = 0; tries < TRIES; tries++) {
    const answered = desk.answers.get(known)
    if (answered) return answered
    if (desk.row.status !== 'playing') throw problem('refused', 'this game is not being played now')
    const made = await ask()
    if (isRefusal(made)) return remember(desk, known, refused(made))
    const back = made.back === undefined ? act.pick : String(made.back)
    const kept = await keepEvent(house, desk, made, { ...act, pick: back }).catch(async (cause: unknown) => {
      await house.rules.ask('forget', { table: desk.id })
      throw cause
    })
    if (kept) return tell(house, desk, made, act, known)
    house.metrics.conflicts.inc()
    await house.rules.ask('forget', { table: desk.id })
    await reloadRows(house, desk)
    await catchUp(house, desk)
  }
  throw problem('late', 'too many moves came at once: please try again')
}

const tell = (house: House, desk: Desk, made: Advance, act: Act, key: string): Outcome => {
  const outcome: Outcome = { seq: act.seat === null ? 0 : (made.heard[act.seat] ?? 0) }
  if (key) remember(desk, key, outcome)
  deliver(house, desk, made.deliveries)
  if (made.result) {
    const { row } = desk
    const result = JSON.stringify(made.result)
    desk.row = {
      ...row,
      status: 'over',
      ended: desk.tip?.publicAt ?? 0,
      result,
      undo_asked: null,
      edition: row.edition + 1,
    }
    tellTable(house, desk)
    house.tell({ kind: 'info', table: desk.id, node: house.node })
  }
  return outcome
}

export const playMove = async (house: House, desk: Desk, move: Move): Promise<Outcome> => {
  const began = performance.now()
  const { seat, pick, number, task, message } = move
  const act: Act = { kind: 'move', seat, pick: JSON.stringify(pick), message }
  const outcome = await inTurn(desk, () =>
    attempt(house, desk, act, () =>
      askRules(house, desk, 'play', { seat, pick, number, task, viewers: viewersOf(desk) }),
    ),
  )
  house.metrics['problem' in outcome ? 'refusals' : 'moves'].inc()
  house.metrics.moveSeconds.observe((performance.now() - began) / 1000)
  return outcome
}

/** Back by one's own last move, within the limit that the kernel knows. */
export const undoMove = (
  house: House,
  desk: Desk,
  seat: Seat,
  number: number,
  message: string,
): Promise<Outcome> =>
  inTurn(desk, () =>
    attempt(house, desk, { kind: 'undo', seat, pick: null, message }, () =>
      askRules(house, desk, 'undo', { seat, number, viewers: viewersOf(desk) }),
    ),
  )

/** Back beyond that limit, once everybody has agreed. Runs inside the desk's turn. */
export const rewindTo = (house: House, desk: Desk, number: number): Promise<Outcome> =>
  attempt(house, desk, { kind: 'undo', seat: null, pick: null, message: null }, () =>
    askRules(house, desk, 'rewind', { number, viewers: viewersOf(desk) }),
  )

/** As an answer of the socket. */
export const isLate = (outcome: Outcome): boolean => 'problem' in outcome && outcome.problem.code === 'late'
export const outcomeOf = (cause: unknown): Outcome => {
  const known = problemOf(cause)
  if (!known) throw cause
  return { problem: known }
}
