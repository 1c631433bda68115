/** What one game teaches: what every seat had whenever the clock ticked, how it ended, and what search decided on the way. */
import { dice, seatsOf, type Choices, type Pick, type Position, type Seat, type Task } from '@machiya/kernel'
import type { Expert } from '@machiya/kit/expert'
import { dealSeed, playMatch, type Player } from '../arena/match.ts'
import type { Question } from '../choose.ts'
import type { Taught } from '../experts.ts'
import { pack } from '../learned/half.ts'
import { kindOf } from '../learned/hand.ts'
import { readerOf, ticksOf } from '../learned/index.ts'
import { likingsOf, thinkable } from '../policy.ts'

/** A game to learn from. */
export type Lesson = {
  readonly lesson: number
  readonly players: readonly Player[]
  readonly options: Choices
  /** What is read besides the features. */
  readonly inputs: readonly string[]
}

/** A decision of search: the kinds of the picks, how natural each looked, and which it was. */
export type Decided = {
  readonly task: string
  readonly clock: number
  readonly chosen: number
  readonly kinds: readonly string[]
  readonly likings: readonly number[]
}

export type Episode = {
  readonly lesson: number
  readonly seats: number
  /** Moment after moment, seat after seat, what was read: half precision in base64. */
  readonly rows: string
  /** The share of the win, and the points, of each seat. */
  readonly wins: readonly number[]
  readonly scores: readonly number[]
  readonly decided: readonly Decided[]
  /** The clock when it was over. */
  readonly end: number
}

const MOST_MOMENTS = 40
/** Fewer playouts decide by luck. */
const FEWEST_PLAYOUTS = 16

type Watched = { readonly watch: (g: Position) => void; readonly moments: readonly (readonly number[])[] }

const watcher = ({ expert }: Taught, { inputs, players }: Lesson): Watched => {
  const read = readerOf(expert, inputs)
  const clock = ticksOf(expert)
  const into = new Float64Array(expert.features.length + inputs.length)
  const moments: number[][] = []
  let before = -1
  return {
    moments,
    watch: (g) => {
      let now = 0
      for (const seat of players.keys()) now += clock(g, seat as Seat)
      if (now === before || g.agenda.length === 0) return
      before = now
      moments.push(
        seatsOf(g).flatMap((seat) => {
          read(g, seat, into)
          return [...into]
        }),
      )
    },
  }
}

const decidedAs = ({ game, expert, seen, seat }: Question, pick: Pick): Decided | undefined => {
  const picks = thinkable(expert, game, seen, seat, game.legal(seen, seat, []))
  if (picks.length < 2) return undefined
  const task = game.task(seen) as Task
  return {
    task: task.task,
    clock: ticksOf(expert)(seen, seat),
    chosen: picks.indexOf(pick),
    kinds: picks.map(kindOf),
    likings: likingsOf(expert, seen, seat, task, picks).map((liking) => Number(liking.toFixed(3))),
  }
}

/** A few of them, in their order. */
const someOf = <T>(items: readonly T[], most: number, seed: string): T[] => {
  const chance = dice(seed)
  const left = [...items.keys()]
  while (left.length > most) left.splice(chance(left.length), 1)
  return left.map((i) => items[i] as T)
}

const winsOf = (places: readonly number[]): number[] => {
  const firsts = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / firsts : 0))
}

const endOf = (expert: Expert, g: Position | undefined): number => (g ? ticksOf(expert)(g, 0) : 0)

export const playLesson = (taught: Taught, seed: string, lesson: Lesson): Episode => {
  const { players, options } = lesson
  const deal = dealSeed(`lesson ${seed}`, lesson.lesson)
  const { watch, moments } = watcher(taught, lesson)
  const decided: Decided[] = []
  let last: Position | undefined
  const { places, scores } = playMatch({
    ...taught,
    options,
    players,
    seed: deal,
    watch: (g) => {
      if (g.agenda.length > 0) last = g
      watch(g)
    },
    hear: (question, pick) => {
      const { mind } = players[question.seat] as Player
      if (mind === undefined || mind.effort.most < FEWEST_PLAYOUTS) return
      const one = decidedAs(question, pick)
      if (one && one.chosen >= 0) decided.push(one)
    },
  })
  return {
    lesson: lesson.lesson,
    seats: players.length,
    rows: pack(someOf(moments, MOST_MOMENTS, deal).flat()),
    wins: winsOf(places),
    scores,
    decided,
    end: endOf(taught.expert, last),
  }
}
