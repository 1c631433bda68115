/** Pictures of the rules: positions of a game and what follows from them, drawn with the parts of its own table. */
import {
  isOver,
  type Game,
  type Pick,
  type Position,
  type Seat,
  type Task,
  type Tiding,
  type View,
  type Whole,
} from '@machiya/kernel'
import type { Languages } from '@machiya/kernel/words'

/** A game that goes on by itself: who would do what on this table; nobody once it is over. */
export type Going<G extends Position> = {
  readonly g: Whole<G>
  next(): { readonly seat: Seat; readonly pick: Pick } | undefined
}

/** A position, and what was told on the way to it. */
export type PictureStep<G extends Position = Position> = {
  readonly view: View<G>
  readonly told: readonly Tiding[]
  /** What the viewer chose on the way to it. */
  readonly done?: { readonly task: Task; readonly pick: Pick }
}

export type Picture<G extends Position = Position> = {
  /** The chapter of the rules it stands in: '2'. */
  readonly chapter: string
  /** Which drawing of the table shows it. */
  readonly part: 'board' | 'side' | 'moment'
  /** Of that drawing these things only; all of it where nothing is named. */
  readonly about: readonly string[]
  /** What is seen. */
  readonly words: Languages<string>
  readonly seat: Seat
  /** One position, or several to be stepped through. */
  readonly steps: readonly PictureStep<G>[]
}

type Wanted<G> = (g: G) => boolean

type Sketch<G extends Position> = {
  readonly part?: Picture['part']
  readonly about?: (g: G) => readonly string[]
  /** Begins at the first position that is wanted. */
  readonly from: Wanted<G>
  /** Goes on until then; without it the picture is one position. */
  readonly until?: Wanted<G>
}

/** As far as an example is followed at most. */
const MOST = 12

const goTo = <G extends Position>(game: Game<G>, { g, next }: Going<G>, wanted: Wanted<G>): void => {
  while (!isOver(g) && !wanted(g)) {
    const move = next()
    if (!move) return
    game.advance(g, move.seat, move.pick)
  }
}

const followed = <G extends Position>(
  game: Game<G>,
  course: Going<G>,
  seat: Seat,
  until: Wanted<G>,
): readonly PictureStep<G>[] => {
  const { g } = course
  const steps: PictureStep<G>[] = []
  let moves = 0
  do {
    const move = isOver(g) ? undefined : course.next()
    if (!move) break
    const task = game.task(g)
    game.advance(g, move.seat, move.pick)
    const view = game.view(g, seat)
    const told = game.tidings(view, seat)
    // What others do in silence is no step.
    if (move.seat === seat && task) steps.push({ view, told, done: { task, pick: move.pick } })
    else if (told.length > 0) steps.push({ view, told })
  } while (!until(g) && ++moves < MOST)
  return steps
}

/** A picture out of a course; it is played when it is first looked at. */
export const pictureOf = <G extends Position>(
  game: Game<G>,
  begin: () => Going<G>,
  chapter: string,
  words: Languages<string>,
  { part = 'board', about, from, until }: Sketch<G>,
): Picture<G> => {
  let kept: Made<G> | undefined
  const made = (): Made<G> => {
    if (kept) return kept
    const course = begin()
    goTo(game, course, from)
    const seat = game.waitingFor(course.g)[0] ?? 0
    const first = { view: game.view(course.g, seat), told: [] }
    const things = about?.(course.g) ?? []
    return (kept = {
      seat,
      about: things,
      steps: [first, ...(until ? followed(game, course, seat, until) : [])],
    })
  }
  return {
    chapter,
    part,
    words,
    get about() {
      return made().about
    },
    get seat() {
      return made().seat
    },
    get steps() {
      return made().steps
    },
  }
}
type Made<G extends Position> = globalThis.Pick<Picture<G>, 'seat' | 'steps' | 'about'>
