/** Playing ahead on one's own view, as far as nothing new is learnt; and lines, which are checked by it. */
import {
  inside,
  type Pick,
  type Position,
  type Seat,
  type Task,
  type Told,
  type View,
  type Whole,
} from './position.ts'
import type { Layout } from './parts.ts'
import { reason, type Reason, type Rules } from './rules.ts'
import {
  advance,
  listen,
  offers,
  play,
  refuses,
  topOf,
  waitingFor,
  type Move,
  type Offer,
  type RecordedMove,
} from './play.ts'

/** Why a rehearsal goes no further: chance was used, something hidden shown, a secret floor closed, or others are asked. */
export type End = 'chance' | 'shown' | 'closed' | 'handed-on'

/** A seat's own picks ahead of the table. It never changes: each pick leads to another one. */
export type Rehearsal<G extends Position> = {
  readonly seat: Seat
  /** What was picked so far. */
  readonly line: readonly Pick[]
  /** Null as long as it goes on. Behind chance, something shown or a closed floor, the view is only one that may come. */
  readonly end: End | null
  /** What is asked now. */
  task(): Task | undefined
  offers(): Offer[]
  /** What the seat would see. */
  view(): View<G>
  after(pick: Pick): Rehearsed<G>
}
export type Rehearsed<G extends Position> =
  | { readonly next: Rehearsal<G>; readonly refusal?: never }
  | { readonly refusal: Reason; readonly next?: never }

/** Several picks of one seat, made as one move or not at all. */
export type Line = Omit<Move, 'pick'> & { readonly picks: readonly Pick[] }
export type Lined<G extends Position> =
  /** The last position tells what the whole line told; `moves` are its picks as a record keeps them. */
  | { readonly position: Whole<G>; readonly moves: readonly RecordedMove[]; readonly refusal?: never }
  /** `at` is the place of the first pick that cannot be made. */
  | { readonly refusal: Reason; readonly at: number; readonly position?: never }

/** What a rehearsal needs of its game. */
export type Stage<G extends Position> = {
  readonly rules: Rules
  readonly layout: Layout
  readonly view: (g: Whole<G>, seat: Seat) => View<G>
  /** One world that looks like this view. */
  readonly imagine: (seen: View<G>) => Whole<G>
}

const NO_PICK = reason('K28', 'A line has at least one pick')
const UNKNOWN = reason('K28', 'What comes after the pick before is not known yet')

const hidesNow = (rules: Rules, g: Position): boolean => {
  const rule = rules[topOf(g)?.task ?? '']
  return rule?.kind === 'floor' && rule.hides !== 'nothing'
}

const endOf = (rules: Rules, seat: Seat, before: Position, after: Position): End | null => {
  const asked = waitingFor(rules, after).includes(seat)
  const left = after.floors.length !== before.floors.length
  if (hidesNow(rules, before) && (left || !asked)) return 'closed'
  if (after.chance[0] !== before.chance[0]) return 'chance'
  if (after.revealed !== before.revealed) return 'shown'
  return asked ? null : 'handed-on'
}

const at = <G extends Position>(
  stage: Stage<G>,
  world: Whole<G>,
  seat: Seat,
  line: readonly Pick[],
  end: End | null,
): Rehearsal<G> => ({
  seat,
  line,
  end,
  task: () => topOf(world),
  offers: () => (end ? [] : offers(stage.rules, world, seat)),
  view: () => stage.view(world, seat),
  after: (pick) => {
    const refusal = end ? UNKNOWN : refuses(stage.rules, world, { seat, pick })
    if (refusal) return { refusal }
    const next = listen(stage.layout.copy(world) as Whole<G>)
    advance(stage.rules, next, seat, pick)
    return { next: at(stage, next, seat, [...line, pick], endOf(stage.rules, seat, world, next)) }
  },
})

export const rehearse = <G extends Position>(stage: Stage<G>, seen: View<G>): Rehearsal<G> => {
  const { viewer } = seen
  if (typeof viewer !== 'number') throw new Error(`only a seat's view is rehearsed, not that of ${viewer}`)
  const world = stage.imagine(seen)
  return at(stage, world, viewer, [], waitingFor(stage.rules, world).includes(viewer) ? null : 'handed-on')
}

/** Looks at nothing but the seat's own view, so that a refusal tells nobody anything new. */
const refusedBy = <G extends Position>(stage: Stage<G>, g: Whole<G>, { seat, picks }: Line) => {
  let ahead = rehearse(stage, stage.view(g, seat))
  for (const [place, pick] of picks.entries()) {
    const { next, refusal } = ahead.after(pick)
    if (refusal) return { refusal, at: place }
    ahead = next
  }
  return undefined
}

/** Plays a line, or says what refuses the first pick that cannot be made. */
export const playLine = <G extends Position>(stage: Stage<G>, g: Whole<G>, line: Line): Lined<G> => {
  const { picks, ...move } = line
  if (picks.length === 0) return { refusal: NO_PICK, at: 0 }
  const refused = refuses(stage.rules, g, { ...move, pick: picks[0] as Pick })
  if (refused) return { refusal: refused, at: 0 }
  const known = picks.length > 1 ? refusedBy(stage, g, line) : undefined
  return known ?? playAll(stage, g, line)
}

const playAll = <G extends Position>(
  { rules, layout }: Stage<G>,
  g: Whole<G>,
  { seat, picks }: Line,
): Lined<G> => {
  const moves: RecordedMove[] = []
  const told: Told[] = []
  let now = g
  for (const [place, pick] of picks.entries()) {
    const { position, refusal } = play(rules, layout, now, { seat, pick })
    if (refusal) return { refusal, at: place }
    moves.push({ seat, task: (topOf(now) as Task).task, pick })
    if (position.number !== now.number) told.push(...(position.told ?? []))
    now = position
  }
  layout.keep(g, now)
  if (now.number !== g.number) inside(now).told = told
  return { position: now, moves }
}
