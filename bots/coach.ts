/** The coach: the strongest level asked for advice. It has the seat's view and can give away nothing else. */
import type { Pick } from '@machiya/kernel'
import type { Reason } from '@machiya/kit/folder'
import { alarm, choose, partOf, type Question } from './choose.ts'
import { compare } from './review/compare.ts'
import type { Estimate } from './search.ts'

/** How much better the best is than the next: told by their errors, never by a story. */
export type Sureness = 'clear' | 'slight' | 'taste'
export type Advice = {
  readonly best: Estimate
  /** The best first, at most three. */
  readonly choices: readonly Estimate[]
  /** The picks of these, in the order of the offers, which does not tell the best. */
  readonly among: readonly Pick[]
  readonly sure: Sureness
  /** What the best comes to that the next does not. */
  readonly why?: Reason
  /** What went wrong, if nothing could be compared. For the log. */
  readonly fault?: string
}
type Asking = Omit<Question, 'level' | 'why'>

const CHOICES = 3
const CLEAR = 2
const SLIGHT = 0.7

const surenessOf = ([best, next]: readonly Estimate[]): Sureness => {
  if (!best || !next) return 'clear'
  const gap = (best.value - next.value) / Math.max(1e-6, Math.hypot(best.error, next.error))
  return gap > CLEAR ? 'clear' : gap > SLIGHT ? 'slight' : 'taste'
}

/** Advice as it is handed on: the pick, the two next best, and why. */
export const hintOf = ({ best, choices, among, sure, why }: Advice) => ({
  pick: best.pick,
  next: choices.slice(1).map(({ pick }) => pick),
  among,
  sure,
  ...(why ? { why } : {}),
})
export type Hint = ReturnType<typeof hintOf>

/** The part of the budget that finds the best; the rest finds out why. */
const FINDING = 0.75
const WORLDS = 48

/** Without a second way there is nothing to compare with; where it is a matter of taste there is no reason. */
const reasonFor = (asking: Asking, [best, next]: readonly Estimate[]): globalThis.Pick<Advice, 'why'> => {
  if (!best || !next) return {}
  const late = alarm(partOf(asking.budget, 1 - FINDING))
  return { why: compare(asking, best.line, next.line, WORLDS, late).why }
}

/** What would you do here? */
export const advise = (asking: Asking): Advice => {
  const budget = partOf(asking.budget, FINDING)
  const { pick, why = [], guessed, fault } = choose({ ...asking, budget, level: 'shogun', why: true })
  const best = why[0] ?? { pick, value: 0.5, error: 0.5, tries: 0, line: [] }
  const choices = why.slice(0, CHOICES)
  const worth = new Set<Pick>([best, ...choices].map((each) => each.pick))
  const among = asking.game.legal(asking.seen, asking.seat, []).filter((each) => worth.has(each))
  const tried = why.filter(({ tries }) => tries > 0)
  const sure = guessed ? 'taste' : surenessOf(tried)
  const told = sure === 'taste' ? {} : reasonFor(asking, choices)
  return { best, choices, among, sure, ...told, ...(fault ? { fault } : {}) }
}
