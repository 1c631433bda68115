/** Moves and what takes them back: checked by the rules, kept, then told. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Line, Seat } from '@machiya/kernel'
import type { Advance, Refused, Why } from '@machiya/table'
import { problem, problemOf } from '../problems.ts'
import { companyOf } from './company.ts'
import type { House } from './context.ts'
import { answerKey, inTurn, reloadRows, remember, type LiveTable, type Outcome } from './live-table.ts'
import { keepEvent } from './keep.ts'
import { askRules, catchUp } from './position.ts'
import { deliver, tellTable } from './tell.ts'

/** Under which id it was said, and by whom: nothing where everybody agreed to it. */
type Said = { readonly seat: Seat; readonly message: string } | null

const TRIES = 6
const refused = ({ refusal: { rule, sentence }, at }: Refused): Outcome => ({
  problem: { code: rule === 'K14' ? 'late' : 'refused', sentence, rule, ...(at === undefined ? {} : { at }) },
})

/** The rules are ahead of what is kept, for good: they lay the table again. */
const giveUp = async (house: House, live: LiveTable, cause: unknown): Promise<never> => {
  await house.rules.ask('forget', { table: live.id })
  throw cause
}

const READS = 5
const BETWEEN_MS = 50
/** Lines to the database break together, and those that broke go one by one: what is kept is read until one holds. */
const readAgain = async (house: House, live: LiveTable, left = READS): Promise<void> => {
  try {
    await reloadRows(house, live)
    await catchUp(house, live)
  } catch (cause) {
    if (left === 0) throw cause
    await pause(BETWEEN_MS)
    await readAgain(house, live, left - 1)
  }
}

/** Whatever the rules made of it is kept, or tried again on top of what another node kept first.
 * A line to the database that breaks tells not what was kept: that is read, and tried once more. */
const attempt = async (
  house: House,
  live: LiveTable,
  said: Said,
  ask: () => Promise<Advance | Refused>,
): Promise<Outcome> => {
  const known = said ? answerKey(said.seat, said.message) : ''
  for (let tries = 0; tries < TRIES; tries++) {
    const answered = live.answers.get(known)
    if (answered) return answered
    if (live.row.status !== 'playing') throw problem('refused', 'this game is not being played now')
    const made = await ask()
    if ('refusal' in made) return remember(live, known, refused(made))
    const kept = await keepEvent(house, live, made, said?.message ?? null).catch(async (cause: unknown) => {
      if (tries > 0) await giveUp(house, live, cause)
      return false
    })
    if (kept) return tell(house, live, made, known)
    house.metrics.conflicts.inc()
    await house.rules.ask('forget', { table: live.id })
    await readAgain(house, live)
  }
  throw problem('late', 'too many moves came at once: please try again')
}

const tell = (house: House, live: LiveTable, made: Advance, key: string): Outcome => {
  const outcome: Outcome = { seq: made.seat === null ? 0 : (made.heard[made.seat] ?? 0) }
  if (key) remember(live, key, outcome)
  deliver(house, live, made.deliveries)
  if (made.result) {
    const { row } = live
    const result = JSON.stringify(made.result)
    const sources = JSON.stringify(made.sources)
    live.row = {
      ...row,
      status: 'over',
      ended: live.tip?.publicAt ?? 0,
      result,
      sources,
      undo_asked: null,
      edition: row.edition + 1,
    }
    tellTable(house, live)
    house.tell({ kind: 'info', table: live.id, node: house.node })
  }
  return outcome
}

/** Where nobody was asked: to which event it answers, as hidden answers have no number of their own, and why. */
type Unasked = { readonly n: number; readonly why?: Why | undefined }
const TOO_LATE: Refused = { refusal: { rule: 'K14', sentence: 'the table has moved on meanwhile' } }

export const playMove = async (
  house: House,
  live: LiveTable,
  line: Line,
  message: string,
  unasked?: Unasked,
): Promise<Outcome> => {
  const began = performance.now()
  const outcome = await inTurn(live, () =>
    attempt(house, live, { seat: line.seat, message }, async () =>
      unasked && unasked.n !== live.tip?.n
        ? TOO_LATE
        : askRules(house, live, 'play', { line, why: unasked?.why, company: companyOf(live) }),
    ),
  )
  house.metrics['problem' in outcome ? 'refusals' : 'moves'].inc()
  house.metrics.moveSeconds.observe((performance.now() - began) / 1000)
  return outcome
}

/** Back by one's own last move, within the limit that the kernel knows. */
export const undoMove = (
  house: House,
  live: LiveTable,
  seat: Seat,
  number: number,
  message: string,
): Promise<Outcome> =>
  inTurn(live, () =>
    attempt(house, live, { seat, message }, () =>
      askRules(house, live, 'undo', { seat, number, company: companyOf(live) }),
    ),
  )

/** Back beyond that limit, once everybody has agreed. Runs inside the table's turn. */
export const rewindTo = (house: House, live: LiveTable, number: number): Promise<Outcome> =>
  attempt(house, live, null, () => askRules(house, live, 'rewind', { number, company: companyOf(live) }))

/** As an answer of the socket. */
export const isLate = (outcome: Outcome): boolean => 'problem' in outcome && outcome.problem.code === 'late'
export const outcomeOf = (cause: unknown): Outcome => {
  const known = problemOf(cause)
  if (!known) throw cause
  return { problem: known }
}
