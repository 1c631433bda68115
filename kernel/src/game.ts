/** A game: its shape and its rules, and all that the kernel derives from them. */
import { chanceFrom, dice, isSeed, type Chance } from './chance.ts'
import { hash } from './compare.ts'
import { census, imaginer, type Box, type Guesses } from './imagine.ts'
import {
  inside,
  MOST_SEATS,
  mustBeWhole,
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
import { aboutOf, layoutOf, type Outline } from './layout.ts'
import { misfit, type Visit } from './parts.ts'
import { loadPosition, type Migration } from './save.ts'
import type { Laid, Shape } from './shape.ts'
import { ranked, type Rank, type Row } from './standing.ts'
import { struct, type OptionValues, type ValueOf } from './values.ts'
import { eyeOf, hear } from './view.ts'

/** The positions of a game with this shape and these options. */
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
  /** Every card of every kind, by seats, options and the revision the game began with: what the census counts and `imagine` deals from. */
  readonly box: (seats: number, options: Choices, since: number) => Box
  /** The exports of `rules/index.ts`. */
  readonly rules: { readonly [name: string]: unknown }
  /** The first task: it sets the game up and leads on from there. */
  readonly opening: Task
  /** A row a seat; more is better. */
  readonly standing: (g: G) => readonly Row[]
  /** Where the points came from: a list a category, one number a seat. The page tells the end by it. */
  readonly scoring: (g: G) => { readonly [category: string]: readonly number[] }
  /** What a standing order may be given for: the round, the phase, as they are at a position. A `moment` is one for answers. */
  readonly spans?: (g: G) => Choices
  readonly guess?: Guesses<G>
  readonly migrations?: readonly Migration[]
}

/** A viewer's last view, and the position it was made of. */
export type Seen<G extends Position> = { readonly position: Whole<G>; readonly view: View<G> }

/** All that can be asked of a game, and done with its positions. */
export type Game<G extends Position = Position> = {
  readonly name: string
  readonly revision: number
  readonly seats: readonly [least: number, most: number]
  readonly options: OptionValues
  readonly rules: Rules
  box(seats: number, options: Choices, since?: number): Box
  /** What a table with these seats and options is about, what was not chosen filled in; an error says what does not fit. */
  about(seats: number, options: Choices): G['about']
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
  /** What this viewer knows. It shares what did not change with his last view, if that is given, and what he sees whole with the position. */
  view(g: Whole<G>, viewer: Viewer, last?: Seen<G>): View<G>
  imagine(seen: View<G>, chance?: Chance): Whole<G>
  imaginer(seen: View<G>): (chance: Chance) => Whole<G>
  standing(g: G): Rank[]
  scoring(g: G): { readonly [category: string]: readonly number[] }
  spans(g: G): Choices
  tidings(g: G, viewer: Viewer): Tiding[]
  undo(now: Whole<G>, before: Whole<G>, seat: Seat): Played<G>
  /** Visits every pile and every sealed value. */
  walk(g: G, visit: Visit): void
  census(g: G): Box
  copy<P extends G>(g: P): P
  hash(g: G): string
  load(saved: unknown): Whole<G>
}

/** A game for more than there are seats could not be laid. */
const seatsFit = ({ name, seats }: Outline): void => {
  const [least, most] = seats
  if (!(0 < least && least <= most && most <= MOST_SEATS))
    misfit(`seats of ${name}`, `the fewest and the most, from 1 to ${MOST_SEATS}`, seats)
}

/** A table's box is always the same, and all its positions and views share what they are about. */
const boxed = (boxOf: Definition<Shape, OptionValues>['box']): ((g: Position) => Box) => {
  const boxes = new WeakMap<Position['about'], Box>()
  return ({ about }) => {
    const box = boxes.get(about) ?? boxOf(about.seats, about.options, about.since)
    boxes.set(about, box)
    return box
  }
}

/** What a table of a game is about, if there may be such a table. */
const aboutIn = <S extends Shape, O extends OptionValues>(definition: Definition<S, O>) => {
  const { name, revision, options } = definition
  return (seats: number, chosen: Choices, since = revision) =>
    aboutOf(definition).fit(
      { game: name, revision, since, seats, options: { ...struct(options).blank(), ...chosen } },
      '',
    ) as Position['about'] as PositionOf<S, O>['about']
}

/** A world in which what was told before is still heard where a pick adds nothing to it. */
const reminded = <G extends Position>(world: Whole<G>, seen: View<G>): Whole<G> => {
  inside(world).told = seen.told as Told[]
  return world
}

/** Makes a game of its shape and its rules. */
export const defineGame = <S extends Shape, O extends OptionValues>(
  definition: Definition<S, O>,
): Game<PositionOf<S, O>> => {
  type G = PositionOf<S, O>
  const { name, revision, seats, options, box, scoring, opening, spans = () => ({}), guess = {} } = definition
  const rules = rulesIn(definition.rules)
  ruleOf(rules, opening)
  seatsFit(definition)
  const layout = layoutOf(definition, rules)
  const boxOf = boxed(box)
  const worlds = (seen: View<G>) => imaginer(layout, boxOf(seen), guess, seen)
  const about = aboutIn(definition)
  const view: Game<G>['view'] = (g, viewer, last) => {
    mustBeWhole(g)
    return layout.view(g, eyeOf(g, viewer), last?.position, last?.view) as View<G>
  }
  const imagine: Stage<G>['imagine'] = (seen) => reminded(worlds(seen)(dice(name)), seen)
  const stage: Stage<G> = { rules, layout, view, imagine }
  return {
    name,
    revision,
    seats,
    options,
    rules,
    box: (count, chosen, since = revision) => box(count, chosen, since),
    about,
    start: (count, chosen, seed, since) => {
      if (!isSeed(seed)) misfit('seed', '32 to 128 hexadecimal digits', seed)
      const chance = chanceFrom(seed)
      const begun = { about: about(count, chosen, since), chance, agenda: [opening], told: [] }
      const g = Object.assign(layout.blank({ seats: count, owner: null }), begun) as Position as Whole<G>
      settle(rules, g)
      return sound(rules, g)
    },
    waitingFor: (g) => waitingFor(rules, g),
    task: topOf,
    offers: (g, seat) => offers(rules, g, seat),
    openly: (g, seat) => openly(layout, rules, g, seat),
    legal: (g, seat, into) => legal(rules, g, seat, into),
    play: (g, move) => play(rules, layout, g, move),
    playLine: (g, line) => playLine(stage, g, line),
    rehearse: (seen) => rehearse(stage, seen),
    advance: (g, seat, pick) => advance(rules, g, seat, pick),
    view,
    imagine: (seen, chance = dice(hash(seen))) => worlds(seen)(chance),
    imaginer: worlds,
    standing: (g) => ranked(definition.standing(g)),
    scoring,
    spans,
    tidings: (g, viewer) => hear(g.told, eyeOf(g, viewer)),
    undo: (now, before, seat) => undo(rules, now, before, seat),
    walk: (g, visit) => layout.walk(g, visit, ''),
    census: (g) => census(layout, g),
    copy: layout.copy as Game<G>['copy'],
    hash,
    load: (saved) => sound(rules, loadPosition(definition, rules, layout, saved)) as Whole<G>,
  }
}

/** Whether nothing is left to happen. */
export const isOver = (g: Position): boolean => g.agenda.length === 0
