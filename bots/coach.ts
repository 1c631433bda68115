/** The coach: the strongest level asked for advice. It has the seat's view and can give away nothing else. */
import { dice, type Chance, type Pick, type Seat, type Task, type Whole } from '@machiya/kernel'
import { choose, weigh, type Budget, type Question } from './choose.ts'
import type { Taught } from './experts.ts'
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

/** What would you do here? */
export const advise = (asking: Asking): Advice => {
  const { pick, why = [], guessed, fault } = choose({ ...asking, level: 'shogun', why: true })
  const best = why[0] ?? { pick, value: 0.5, error: 0.5, tries: 0, line: [] }
  const choices = why.slice(0, CHOICES)
  const worth = new Set<Pick>([best, ...choices].map((each) => each.pick))
  const among = asking.game.legal(asking.seen, asking.seat, []).filter((each) => worth.has(each))
  const tried = why.filter(({ tries }) => tries > 0)
  const sure = guessed ? 'taste' : surenessOf(tried)
  return { best, choices, among, sure, ...(fault ? { fault } : {}) }
}

/** A decision that cost more than the error of its estimate, by what the player knew then. */
export type Lapse = {
  readonly move: number
  readonly task: Task
  readonly played: Pick
  readonly better: Estimate
  /** The chance to win that was given away, from 0 to 1, and how sure that is. */
  readonly swing: number
  readonly error: number
}

type Reviewed = Taught & {
  /** The positions before each move, and the moves. */
  readonly positions: readonly Whole[]
  readonly moves: readonly { readonly seat: Seat; readonly pick: Pick }[]
  readonly seat: Seat
  readonly budget: Budget
  readonly seed: string
  readonly onMove?: (done: number) => void
}

/** One playout tells nothing of its error: no swing is reckoned from it. */
const isTried = ({ tries }: Estimate): boolean => tries > 1

const lapseAt = (
  { game, expert, seat, budget }: Reviewed,
  g: Whole,
  played: Pick,
  chance: Chance,
): Omit<Lapse, 'move'> | undefined => {
  const seen = game.view(g, seat)
  const asking = { game, expert, seen, seat, budget, chance }
  if (game.legal(seen, seat, []).length < 2) return undefined
  const { best } = advise(asking)
  if (best.pick === played) return undefined
  const both = weigh({ ...asking, level: 'shogun' }, [best.pick, played])
  const own = both.find(({ pick }) => pick === played)
  const better = both.find(({ pick }) => pick === best.pick)
  if (!own || !better || !isTried(own) || !isTried(better)) return undefined
  const swing = better.value - own.value
  const error = Math.hypot(own.error, better.error)
  return swing > error ? { task: game.task(g) as Task, played, better, swing, error } : undefined
}

/** Every own decision weighed again; the costliest first. */
export const review = (of: Reviewed): Lapse[] => {
  const lapses: Lapse[] = []
  of.moves.forEach(({ seat, pick }, move) => {
    of.onMove?.(move + 1)
    const g = of.positions[move]
    if (seat !== of.seat || !g) return
    const lapse = lapseAt(of, g, pick, dice(`review ${of.seed} ${move}`))
    if (lapse) lapses.push({ move, ...lapse })
  })
  return lapses.sort((a, b) => b.swing - a.swing)
}
