/** The three kinds of rule, and the agenda they work on. */
import {
  inside,
  isSeat,
  nameAgenda,
  type Args,
  type Pick,
  type Position,
  type Seat,
  type Task,
} from './position.ts'

/** Why something may not be done: the rule's number and its sentence. A constant, so that search builds nothing. */
export type Reason = { readonly rule: string; readonly sentence: string }
/** A reason: the number of the rule, and its sentence. */
export const reason = (rule: string, sentence: string): Reason => ({ rule, sentence })

/** What forbids a pick, if anything does. */
export type No = Reason | false | null | undefined
/** Says a pick; with a reason, that it is closed and why. */
export type Say<P extends Pick = Pick> = (pick: P, no?: No) => void

/** What must happen next, in reading order. */
export type Next = Task | readonly Task[] | void

/** In a list of what comes next: this same task once more. */
export const again: Task = { task: 'again', a: {} }

type Bare = Record<never, never>
type Builder<A> = (...a: Bare extends A ? [a?: A] : [a: A]) => Task
/** What may be done beside many decisions, before they are taken. */
export type Beside<G, A, P extends Pick = Pick> = {
  options(g: G, a: A, say: Say<P>): void
  /** What follows, usually ending with `again`; undefined where the pick is the decision's own. */
  play(g: G, a: A, pick: Pick): readonly Task[] | undefined
}
export type Hides = 'nothing' | 'picks' | 'answers'
/**
 * What a pick of a floor comes to: its seat stays open or closes, or there is something to do above an open floor.
 * 'unseen': nobody else learns that the seat spoke at all.
 */
export type Spoken = Next | 'open' | 'closed' | 'unseen'
/** Whose turn it is to speak on a floor, and whether that seat has closed. */
export type At = { readonly seat: Seat; readonly closed: boolean }

export type StepRule = { readonly kind: 'step'; readonly name: string; run(g: Position, a: Args): Next }
/** Legality is said once, by `options`: every pick, and where it is closed the reason. */
type Deciding<G, A, P extends Pick> = {
  options(g: G, a: A, say: Say<P>): void
  play(g: G, a: A, pick: P): Next
}
type Speaking<G, A, P extends Pick> = {
  readonly hides: Hides
  seats(g: G, a: A): readonly Seat[]
  options(g: G, a: A, say: Say<P>, at: At): void
  pick(g: G, a: A, seat: Seat, pick: P): Spoken
  done(g: G, a: A): Next
}
export type ChoiceRule = Deciding<Position, Args, Pick> & { readonly kind: 'choice'; readonly name: string }
export type FloorRule = Speaking<Position, Args, Pick> & { readonly kind: 'floor'; readonly name: string }
export type Rule = StepRule | ChoiceRule | FloorRule
export type Rules = { readonly [task: string]: Rule }

declare const says: unique symbol
/** A rule as it is exported: it makes its task, and the compiler knows its arguments and picks by it. */
export type Ruled<A, P extends Pick> = Builder<A> & {
  readonly rule: Rule
  readonly [says]?: { readonly a: A; readonly pick: P }
}

/** A rule is exported under its task's name: 'draw-income' as `drawIncome`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${First}${Kebab<Rest>}`
    : `${First}-${Kebab<Uncapitalize<Rest>>}`
  : Name
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The tasks of a game's rules by their names, each with its arguments and picks. */
export type TasksOf<Rules> = {
  readonly [
    Name in keyof Rules & string as Rules[Name] extends { readonly rule: Rule } ? Kebab<Name> : never
  ]: Rules[Name] extends { readonly [says]?: infer Says } ? NonNullable<Says> : never
}
/** Any task of a game's rules; asking for its name tells its arguments. */
export type TaskOf<Rules> = {
  readonly [Name in keyof TasksOf<Rules>]: {
    readonly task: Name
    readonly a: TasksOf<Rules>[Name] extends { readonly a: infer A } ? A : never
  }
}[keyof TasksOf<Rules>]

const ruled = <A, P extends Pick>(rule: Rule): Ruled<A, P> => {
  const bare = { task: rule.name, a: {} }
  return Object.assign((a?: A): Task => (a === undefined ? bare : { task: rule.name, a: a as Args }), {
    rule,
  })
}

const withBeside = <G, A, P extends Pick, B extends Pick>(
  rule: Deciding<G, A, P>,
  beside: Beside<G, A, B>,
): Deciding<G, A, P | B> => ({
  options: (g, a, say) => {
    rule.options(g, a, say)
    beside.options(g, a, say)
  },
  play: (g, a, pick) => beside.play(g, a, pick) ?? rule.play(g, a, pick as P),
})

/** The three kinds of rule for one game's positions. `run`, `play`, `pick` and `done` carry the return type Next. */
export const rulesFor = <G extends Position>() => ({
  /** Needs nobody: runs at once and says what comes next. */
  step: <A = Bare>(name: string, run: (g: G, a: A) => Next) =>
    ruled<A, never>({ kind: 'step', name, run } as unknown as StepRule),

  /** One seat picks one of the offers. */
  choice: <A extends { seat: Seat }, P extends Pick = Pick, B extends Pick = never>(
    name: string,
    rule: Deciding<G, A, P> & { readonly beside?: Beside<G, A, B> },
  ) => {
    const whole = rule.beside ? withBeside(rule, rule.beside) : rule
    return ruled<A, P | B>({ ...whole, kind: 'choice', name } as unknown as ChoiceRule)
  },

  /** Several seats act in any order until all have closed. */
  floor: <A = Bare, P extends Pick = Pick>(name: string, rule: Speaking<G, A, P>) =>
    ruled<A, P>({ ...rule, kind: 'floor', name } as unknown as FloorRule),
})

/** The rules among the exports of a game's `rules/index.ts`, by the names their tasks carry. */
export const rulesIn = (exports: { readonly [name: string]: unknown }): Rules => {
  const rules: Record<string, Rule> = {}
  for (const [name, made] of Object.entries(exports)) {
    const rule = (made as { rule?: Rule } | null)?.rule
    if (!rule) continue
    if (rule.name !== kebab(name)) throw new Error(`the rule '${rule.name}' is exported as '${name}'`)
    rules[rule.name] = rule
  }
  return rules
}

export const ruleOf = (rules: Rules, task: Task): Rule => {
  const rule = rules[task.task]
  if (!rule) throw new Error(`no rule is called '${task.task}'`)
  return rule
}

/** Puts what comes next on the agenda, first things on top. */
export const put = (g: Position, next: Next, current: Task): void => {
  const { agenda } = inside(g)
  if (!next) return
  if (!Array.isArray(next)) agenda.push(next === again ? current : (next as Task))
  else for (let i = next.length - 1; i >= 0; i--) agenda.push(next[i] === again ? current : next[i])
}

const MOST_STEPS = 10_000

/** Runs the agenda until somebody is waited for, or nothing is left. */
export const settle = (rules: Rules, g: Position): void => {
  const { agenda } = inside(g)
  for (let steps = 0; agenda.length > 0; steps++) {
    if (steps > MOST_STEPS) throw new Error(`the agenda does not settle: ${nameAgenda(g)}`)
    const task = agenda[agenda.length - 1] as Task
    const rule = ruleOf(rules, task)
    if (rule.kind === 'choice') return mustSit(g, task.a['seat'])
    if (rule.kind === 'floor' && waitsOn(g, rule, task)) return
    agenda.pop()
    if (rule.kind === 'step') put(g, rule.run(g, task.a), task)
    else leave(g, rule, task)
  }
}

/** Nobody else could ever answer. */
const mustSit = (g: Position, seat: unknown): void => {
  if (!isSeat(g, seat))
    throw new Error(
      `there is no seat ${JSON.stringify(seat)} at a table of ${g.about.seats}: ${nameAgenda(g)}`,
    )
}

/** Opens the floor if it is not open yet, and tells whether a seat on it still owes an answer. */
const waitsOn = (g: Position, rule: FloorRule, task: Task): boolean => {
  const { floors, number, agenda } = inside(g)
  const at = agenda.length - 1
  if (floors[floors.length - 1]?.at !== at) {
    const seats = rule.seats(g, task.a)
    for (const seat of seats) mustSit(g, seat)
    floors.push({ at, since: number, seats, closed: seats.map(() => false) })
  }
  return floors[floors.length - 1]?.closed.includes(false) ?? false
}

const leave = (g: Position, rule: FloorRule, task: Task): void => {
  inside(g).floors.pop()
  if (rule.hides !== 'nothing') inside(g).revealed++
  put(g, rule.done(g, task.a), task)
}
