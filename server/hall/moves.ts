/** Moves and what takes them back: checked by the rules, kept, then told. */
import type { Line, Seat } from '@machiya/kernel'
import type { Advance, Refused, Why } from '@machiya/table'
import { problem, problemOf } from '../problems.ts'
import { companyOf } from './company.ts'
import { answerKey, inTurn, reloadRows, remember, type Desk, type House, type Outcome } from './desk.ts'
import { keepEvent } from './keep.ts'
import { askRules, catchUp } from './position.ts'
import { deliver, tellTable } from './tell.ts'

/** Under which id it was said, and by whom: nothing where everybody agreed to it. */
type Said = { readonly seat: Seat; readonly message: string } | null

const TRIES = 6
const refused = ({ refusal: { rule, sentence }, at }: Refused): Outcome => ({
  problem: { code: rule === 'K14' ? 'late' : 'refused', sentence, rule, ...(at === undefined ? {} : { at }) },
})

/** Whatever the rules made of it is kept, or tried again on top of what another node kept first. */
const attempt = async (
  house: House,
  desk: Desk,
  said: Said,
  ask: () => Promise<Advance | Refused>,
): Promise<Outcome> => {
  const known = said ? answerKey(said.seat, said.message) : ''
  for (let tries = 0; tries < TRIES; tries++) {
    const answered = desk.answers.get(known)
    if (answered) return answered
    if (desk.row.status !== 'playing') throw problem('refused', 'this game is not being played now')
    const made = await ask()
    if ('refusal' in made) return remember(desk, known, refused(made))
    const kept = await keepEvent(house, desk, made, said?.message ?? null).catch(async (cause: unknown) => {
      await house.rules.ask('forget', { table: desk.id })
      throw cause
    })
    if (kept) return tell(house, desk, made, known)
    house.metrics.conflicts.inc()
    await house.rules.ask('forget', { table: desk.id })
    await reloadRows(house, desk)
    await catchUp(house, desk)
  }
  throw problem('late', 'too many moves came at once: please try again')
}

const tell = (house: House, desk: Desk, made: Advance, key: string): Outcome => {
  const outcome: Outcome = { seq: made.seat === null ? 0 : (made.heard[made.seat] ?? 0) }
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

/** `why` where nobody was asked. */
export const playMove = async (
  house: House,
  desk: Desk,
  line: Line,
  message: string,
  why?: Why,
): Promise<Outcome> => {
  const began = performance.now()
  const outcome = await inTurn(desk, () =>
    attempt(house, desk, { seat: line.seat, message }, () =>
      askRules(house, desk, 'play', { line, why, company: companyOf(desk) }),
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
    attempt(house, desk, { seat, message }, () =>
      askRules(house, desk, 'undo', { seat, number, company: companyOf(desk) }),
    ),
  )

/** Back beyond that limit, once everybody has agreed. Runs inside the desk's turn. */
export const rewindTo = (house: House, desk: Desk, number: number): Promise<Outcome> =>
  attempt(house, desk, null, () => askRules(house, desk, 'rewind', { number, company: companyOf(desk) }))

/** As an answer of the socket. */
export const isLate = (outcome: Outcome): boolean => 'problem' in outcome && outcome.problem.code === 'late'
export const outcomeOf = (cause: unknown): Outcome => {
  const known = problemOf(cause)
  if (!known) throw cause
  return { problem: known }
}
