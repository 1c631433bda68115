/** Who may answer, what is legal, and what a move does: always from the rule on top of the agenda. */
import type { Layout } from './parts.ts'
import {
  alone,
  inside,
  mustBeWhole,
  nameAgenda,
  type OpenFloor,
  type Pick,
  type Position,
  type Seat,
  type Task,
  type Whole,
} from './position.ts'
import {
  put,
  reason,
  ruleOf,
  settle,
  type FloorRule,
  type No,
  type Reason,
  type Rule,
  type Rules,
  type Say,
} from './rules.ts'

/** One way to answer a task: open, or closed with its reason. */
export type Offer = { readonly pick: Pick; readonly no?: Reason }
/** A seat's answer; it names the position it answers and may name the task. */
export type Move = {
  readonly seat: Seat
  readonly pick: Pick
  readonly number?: number
  readonly task?: string
}
/** A move as a record keeps it. */
export type RecordedMove = { readonly seat: Seat; readonly task: string; readonly pick: Pick }
export type Played<G extends Position> =
  | { readonly position: Whole<G>; readonly refusal?: never }
  | { readonly refusal: Reason; readonly position?: never }

const OVER = reason('K3', 'The game is over')
const NOT_ASKED = reason('K3', 'You are not asked now')
const STALE = reason('K14', 'This answers an earlier position')
const OTHER_TASK = reason('K14', 'Something else is asked now')
const NO_OFFER = reason('K3', 'That is not among the offers')
const NOT_YOURS = reason('K11', 'The last move was not yours')
const REVEALED = reason('K11', 'Chance or something newly seen came after it')
const ON_FLOOR = reason('K11', 'Here you take back by an offer')

const NOBODY: readonly Seat[] = []

export const topOf = ({ agenda }: Position): Task | undefined => agenda[agenda.length - 1]
const floorOf = ({ floors }: Position): OpenFloor => floors[floors.length - 1] as OpenFloor
const chooser = (task: Task): Seat => task.a['seat'] as Seat
const closedOn = (floor: OpenFloor, seat: Seat): boolean => floor.closed[floor.seats.indexOf(seat)] ?? false

/** Who owes an answer now. A closed seat of a floor may still speak, but is not waited for. */
export const waitingFor = (rules: Rules, g: Position): readonly Seat[] => {
  const task = topOf(g)
  if (!task) return NOBODY
  if (ruleOf(rules, task).kind === 'choice') return alone(chooser(task))
  const floor = floorOf(g)
  return floor.seats.filter((_, i) => !floor.closed[i])
}

const mayAnswer = (rule: Rule, g: Position, task: Task, seat: Seat): boolean =>
  rule.kind === 'choice' ? chooser(task) === seat : floorOf(g).seats.includes(seat)

/** Every pick of this seat with what forbids it: the one source of legality. */
export const said = (rules: Rules, g: Position, seat: Seat, say: (pick: Pick, no?: No) => void): void => {
  const task = topOf(g)
  if (!task) return
  const rule = ruleOf(rules, task)
  if (rule.kind === 'step' || !mayAnswer(rule, g, task, seat)) return
  if (rule.kind === 'choice') rule.options(g, task.a, say)
  else rule.options(g, task.a, say, { seat, closed: closedOn(floorOf(g), seat) })
}

export const offers = (rules: Rules, g: Position, seat: Seat): Offer[] => {
  const all: Offer[] = []
  said(rules, g, seat, (pick, no) => all.push(no ? { pick, no } : { pick }))
  return all
}

/** The buffer that `legal` fills now: one sink for every call, so that search builds none. */
let sink: Pick[] = []
let filled = 0
const collect: Say = (pick, no) => {
  if (!no) sink[filled++] = pick
}

export const legal = (rules: Rules, g: Position, seat: Seat, into: Pick[]): Pick[] => {
  sink = into
  filled = 0
  said(rules, g, seat, collect)
  // Popping keeps the buffer's room, which setting its length would throw away.
  while (into.length > filled) into.pop()
  return into
}

const forbids = (rules: Rules, g: Position, { seat, pick }: Move): No => {
  let found: No = NO_OFFER
  said(rules, g, seat, (each, no) => {
    if (each === pick) found = no
  })
  return found
}

/** Earlier numbers are answered late, except where only hidden answers came between. */
const isStale = (rule: Rule, g: Position, number: number): boolean =>
  rule.kind === 'floor' && rule.hides !== 'nothing'
    ? number < floorOf(g).since || number > g.number
    : number !== g.number

/** Why this move may not be made now, if it may not. */
export const refuses = (rules: Rules, g: Position, move: Move): No => {
  const task = topOf(g)
  if (!task) return OVER
  const rule = ruleOf(rules, task)
  if (move.number !== undefined && isStale(rule, g, move.number)) return STALE
  if (move.task !== undefined && move.task !== task.task) return OTHER_TASK
  if (!mayAnswer(rule, g, task, move.seat)) return NOT_ASKED
  return forbids(rules, g, move)
}

/** The move becomes public: it gets a number, and what it tells begins anew. */
const publish = (g: Position, mover: Seat | null): void => {
  const own = inside(g)
  own.number++
  own.mover = mover
  if (own.told) own.told = []
}

const choose = (g: Position, rule: Exclude<Rule, FloorRule>, task: Task, seat: Seat, pick: Pick): void => {
  publish(g, seat)
  inside(g).agenda.pop()
  if (rule.kind === 'choice') put(g, rule.play(g, task.a, pick), task)
}

/** As if nobody had spoken: what was public before stays so. */
const keepQuiet = (g: Position, before: PublicPart): void => {
  if (g.told !== before.told && g.told?.length) throw new Error('an unseen pick tells nothing')
  Object.assign(inside(g), before)
}
type PublicPart = { readonly [part in 'number' | 'mover' | 'told']: Position[part] }

const speak = (g: Position, rule: FloorRule, task: Task, seat: Seat, pick: Pick): void => {
  const open = rule.hides === 'nothing'
  const { number, mover, told } = g
  if (open) publish(g, seat)
  const next = rule.pick(g, task.a, seat, pick)
  if (next === 'unseen') return keepQuiet(g, { number, mover, told })
  const { seats, closed } = inside(g).floors[g.floors.length - 1] as {
    seats: readonly Seat[]
    closed: boolean[]
  }
  const at = seats.indexOf(seat)
  const changed = typeof next === 'string' && closed[at] !== (next === 'closed')
  if (typeof next === 'string') closed[at] = next === 'closed'
  else if (open) put(g, next, task)
  else if (next) throw new Error(`the floor '${task.task}' hides, so its picks lead to no tasks`)
  if (!open && changed && (rule.hides === 'picks' || !closed.includes(false))) publish(g, null)
}

export const advance = (rules: Rules, g: Whole, seat: Seat, pick: Pick): void => {
  const task = topOf(g) as Task
  const rule = ruleOf(rules, task)
  if (rule.kind === 'floor') speak(g, rule, task, seat, pick)
  else choose(g, rule, task, seat, pick)
  settle(rules, g)
}

const deadEnd = (rules: Rules, g: Position): Seat | undefined =>
  waitingFor(rules, g).find((seat) => legal(rules, g, seat, []).length === 0)

/** Whoever is waited for can always go on. */
export const sound = <G extends Position>(rules: Rules, g: G): G => {
  const seat = deadEnd(rules, g)
  if (seat !== undefined)
    throw new Error(`seat ${seat} is waited for and has no open offer: ${nameAgenda(g)}`)
  return g
}

export const listen = <G extends Position>(g: G): G => {
  inside(g).told ??= []
  return g
}

export const play = <G extends Position>(
  rules: Rules,
  layout: Layout,
  g: Whole<G>,
  move: Move,
): Played<G> => {
  mustBeWhole(g)
  const no = refuses(rules, g, move)
  if (no) return { refusal: no }
  const position = listen(layout.copy(g) as Whole<G>)
  advance(rules, position, move.seat, move.pick)
  return { position: sound(rules, position) }
}

const isFloor = (rules: Rules, task: Task | undefined): boolean =>
  task !== undefined && ruleOf(rules, task).kind === 'floor'

/**
 * Back by one move, if it was this seat's own and showed nobody anything. Not from a floor either:
 * whether somebody has spoken there unseen must not show.
 */
export const undo = <G extends Position>(
  rules: Rules,
  now: Whole<G>,
  before: Whole<G>,
  seat: Seat,
): Played<G> => {
  const task = topOf(before)
  if (!task || isFloor(rules, task) || isFloor(rules, topOf(now))) return { refusal: ON_FLOOR }
  if (now.mover !== seat || chooser(task) !== seat) return { refusal: NOT_YOURS }
  if (now.revealed !== before.revealed) return { refusal: REVEALED }
  return { position: { ...before, number: now.number + 1 } }
}
