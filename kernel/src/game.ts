/** A game: its shape and its rules, and all that the kernel derives from them. */
import { chanceFrom, dice, isSeed, type Chance } from './chance.ts'
import { hash } from './copy.ts'
import { census, imaginer, type Box, type Guesses } from './imagine.ts'
import {
  inside,
  MOST_SEATS,
  type Choices,
  type Pick,
  type Position,
  type Seat,
  type Task,
  type Tiding,
  type Told,
  type View,
  type Viewer,
  type Whole,
} from './position.ts'
import { openly } from './openly.ts'
import {
  advance,
  legal,
  offers,
  play,
  sound,
  topOf,
  undo,
  waitingFor,
  type Move,
  type Offer,
  type Played,
} from './play.ts'
import { playLine, rehearse, type Line, type Lined, type Rehearsal, type Stage } from './rehearse.ts'
import { ruleOf, rulesIn, settle, type Rules } from './rules.ts'
import { loadPosition, type Migration } from './save.ts'
import { blankTable, copier, type Laid, type Shape } from './shape.ts'
import { fitFields, misfit, type Value, type ValueOf } from './values.ts'
import { tidings, view } from './view.ts'

export type Rank = {
  readonly seat: Seat
  readonly place: number
  readonly score: number
  readonly ties: readonly number[]
  /** Out of the reckoning, whatever was scored. */
  readonly lost?: true
}
/** A seat's score, then what breaks ties; nothing for a seat that has lost. */
type Row = readonly number[] | null

export type OptionValues = { readonly [option: string]: Value<unknown> }
export type PositionOf<S extends Shape, O extends OptionValues> = Position<
  { readonly [K in keyof O]: ValueOf<O[K]> } & Choices
> &
  Laid<S>

export type Definition<S extends Shape, O extends OptionValues, G = PositionOf<S, O>> = {
  readonly name: string
  readonly revision: number
  readonly seats: readonly [least: number, most: number]
  readonly options: O
  readonly shape: S
  /** Every card of every kind, by seats and options: what the census counts and `imagine` deals from. */
  readonly box: (seats: number, options: Choices) => Box
  /** The exports of `rules/index.ts`. */
  readonly rules: { readonly [name: string]: unknown }
  /** The first task: it sets the game up and leads on from there. */
  readonly opening: Task
  /** A row a seat; more is better. */
  readonly standing: (g: G) => readonly Row[]
  /** Where the points came from: a list a category, one number a seat. The page tells the end by it. */
  readonly scoring: (g: G) => { readonly [category: string]: readonly number[] }
  /** What a standing order may be given for: the round, the phase, as they are at a position. */
  readonly spans?: (g: G) => Choices
  readonly guess?: Guesses<G>
  readonly migrations?: readonly Migration[]
}

export type Game<G extends Position = Position> = {
  readonly name: string
  readonly revision: number
  readonly seats: readonly [least: number, most: number]
  readonly options: OptionValues
  readonly rules: Rules
  readonly shape: Shape
  box(seats: number, options: Choices): Box
  /** Deals a game; one that was begun by an earlier revision is dealt again by its rules. */
  start(seats: number, options: Choices, seed: string, since?: number): Whole<G>
  waitingFor(g: G): readonly Seat[]
  task(g: G): Task | undefined
  offers(g: G, seat: Seat): Offer[]
  /** The same, or null where they do not follow from what everybody knows. */
  openly(g: Whole<G>, seat: Seat): Offer[] | null
  legal(g: G, seat: Seat, into: Pick[]): Pick[]
  play(g: Whole<G>, move: Move): Played<G>
  playLine(g: Whole<G>, line: Line): Lined<G>
  /** A seat plays ahead on its own view, as far as it learns nothing new. */
  rehearse(seen: View<G>): Rehearsal<G>
  advance(g: Whole<G>, seat: Seat, pick: Pick): void
  view(g: Whole<G>, viewer: Viewer): View<G>
  imagine(seen: View<G>, chance?: Chance): Whole<G>
  imaginer(seen: View<G>): (chance: Chance) => Whole<G>
  standing(g: G): Rank[]
  scoring(g: G): { readonly [category: string]: readonly number[] }
  spans(g: G): Choices
  tidings(g: G, viewer: Viewer): Tiding[]
  undo(now: Whole<G>, before: Whole<G>, seat: Seat): Played<G>
  census(g: G): Box
  copy<P extends G>(g: P): P
  hash(g: G): string
  load(saved: unknown): Whole<G>
}

const beats = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, i) => value !== b[i])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

const rankOf = (rows: readonly Row[], row: Row, seat: Seat): Rank => {
  if (!row) return { seat, place: rows.length, score: 0, ties: [], lost: true }
  const [score = 0, ...ties] = row
  return { seat, place: 1 + rows.filter((other) => other && beats(other, row)).length, score, ties }
}

const ranked = (rows: readonly Row[]): Rank[] =>
  rows
    .map((row, seat) => rankOf(rows, row, seat as Seat))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)

const begin = (
  definition: Definition<Shape, OptionValues, never>,
  rules: Rules,
  seats: number,
  choices: Choices,
  seed: string,
  since: number,
): Whole => {
  const {
    name: game,
    revision,
    shape,
    options: values,
    seats: [least, most],
    opening,
  } = definition
  if (!Number.isInteger(seats) || seats < least || seats > most)
    misfit('seats', `${least} to ${most} for ${game}`, seats)
  if (!isSeed(seed)) misfit('seed', '32 to 128 hexadecimal digits', seed)
  if (!Number.isInteger(since) || since < 1 || since > revision)
    misfit('revision', `1 to ${revision} for ${game}`, since)
  const options = fitOptions(values, choices)
  const g = {
    about: { game, revision, since, seats, options },
    viewer: null,
    number: 0,
    revealed: 0,
    mover: null,
    chance: chanceFrom(seed),
    floors: [],
    agenda: [opening],
    told: [],
    ...blankTable(shape, seats),
  }
  settle(rules, g)
  return sound(rules, g)
}

/** The options with what was not chosen filled in. */
const fitOptions = (values: OptionValues, choices: Choices): Choices => {
  const given = Object.fromEntries(Object.entries(values).map(([key, of]) => [key, of.blank()]))
  return fitFields({ ...given, ...choices }, 'options', Object.keys(values), (key, value, path) =>
    values[key]?.fit(value, path),
  )
}

export const defineGame = <S extends Shape, O extends OptionValues>(
  definition: Definition<S, O>,
): Game<PositionOf<S, O>> => {
  type G = PositionOf<S, O>
  const { shape, migrations = [], guess = {} } = definition
  const rules = rulesIn(definition.rules)
  ruleOf(rules, definition.opening)
  const [least, most] = definition.seats
  if (!(0 < least && least <= most && most <= MOST_SEATS))
    misfit(
      `seats of ${definition.name}`,
      `the fewest and the most, from 1 to ${MOST_SEATS}`,
      definition.seats,
    )
  const copy = copier(shape)
  const boxes = new WeakMap<Position['about'], Box>()
  /** A table's box is always the same, and all its positions and views share what they are about. */
  const boxOf = ({ about }: Position): Box => {
    const box = boxes.get(about) ?? definition.box(about.seats, about.options)
    boxes.set(about, box)
    return box
  }
  const stage: Stage<G> = {
    rules,
    copy,
    view: (g, seat) => view(shape, rules, g, seat),
    imagine: (seen) => {
      const world = worlds(seen)(dice(definition.name))
      // What was told before is still heard where a pick adds nothing to it.
      inside(world).told = seen.told as Told[]
      return world
    },
  }
  const worlds = (seen: View<G>) => imaginer(shape, copy, boxOf(seen), guess, seen)
  return {
    name: definition.name,
    revision: definition.revision,
    seats: definition.seats,
    options: definition.options,
    rules,
    shape,
    box: definition.box,
    start: (seats, options, seed, since = definition.revision) =>
      begin(definition, rules, seats, options, seed, since) as Whole<G>,
    waitingFor: (g) => waitingFor(rules, g),
    task: topOf,
    offers: (g, seat) => offers(rules, g, seat),
    openly: (g, seat) => openly(shape, rules, g, seat),
    legal: (g, seat, into) => legal(rules, g, seat, into),
    play: (g, move) => play(rules, copy, g, move),
    playLine: (g, line) => playLine(stage, g, line),
    rehearse: (seen) => rehearse(stage, seen),
    advance: (g, seat, pick) => advance(rules, g, seat, pick),
    view: (g, viewer) => view(shape, rules, g, viewer),
    imagine: (seen, chance = dice(hash(seen))) => worlds(seen)(chance),
    imaginer: worlds,
    standing: (g) => ranked(definition.standing(g)),
    scoring: definition.scoring,
    spans: definition.spans ?? (() => ({})),
    tidings,
    undo: (now, before, seat) => undo(rules, copy, now, before, seat),
    census: (g) => census(shape, g),
    copy,
    hash,
    load: (saved) => sound(rules, loadPosition({ ...definition, rules, migrations }, saved)) as Whole<G>,
  }
}

export const isOver = (g: Position): boolean => g.agenda.length === 0
