/** The table of a lesson: it takes what its step asks for, and nothing else. */
import type { Game, Pick, Whole } from '@machiya/kernel'
import type { Guided } from '@machiya/kit/folder'
import type { Entry } from '@machiya/table'
import { createStore, type StoreApi } from 'zustand'
import { opening, seated, still, type TableClient, type TableState } from '../client/table.ts'
import { keepAt, leftAt, nameOf } from './kept.ts'
import { asked, LEARNER, tableAt, wayOf } from './steps.ts'

/** How far a lesson has come. */
export type Progress = {
  readonly at: number
  /** How many picks of the step are played. */
  readonly done: number
  /** How often something else was tried at this step, and what it was. */
  readonly tried: number
  readonly other: Pick | null
  /** How often the table was laid anew. */
  readonly laid: number
}

export type LessonClient = TableClient & {
  readonly progress: StoreApi<Progress>
  /** To any step, with the table as it was then. */
  goTo(at: number): void
  /** To the next step, with the table as it lies. */
  goOn(): void
  /** Something else was tried. */
  later(pick: Pick | null): void
  readonly position: () => Whole
}

const heard = (game: Game, world: Whole): readonly Entry[] => {
  const { number, mover } = world
  const tidings = game.tidings(world, LEARNER)
  return tidings.length ? [{ number, mover, at: 0, tidings }] : []
}

const laidOut = (
  game: Game,
  { id }: Guided,
  title: string,
  names: readonly string[],
  world: Whole,
): TableState => ({
  ...opening(`lesson-${game.name}-${id}`),
  status: 'playing',
  game: game.name,
  title,
  seat: LEARNER,
  mine: [LEARNER],
  chairs: names
    .slice(0, world.about.seats)
    .map((name, seat) => seated(seat, name, seat === LEARNER ? null : 'apprentice')),
  link: 'here',
  hints: false,
  view: game.view(world, LEARNER),
})

/** The positions of a step between so many of its picks and more. */
const wayBetween = (game: Game, lesson: Guided, at: number, done: number, now: number): readonly Whole[] => {
  const step = lesson.steps[at] ?? { id: '' }
  const way = (picks: number) => wayOf(game, lesson, tableAt(game, lesson, at), step, picks)
  return way(now).slice(way(done).length)
}

export const lessonClient = (
  game: Game,
  lesson: Guided,
  title: string,
  names: readonly string[],
): LessonClient => {
  const { steps } = lesson
  const name = nameOf(game.name, lesson)
  const first = leftAt(name, steps.length)
  let world = tableAt(game, lesson, first)
  const stateNow = () => laidOut(game, lesson, title, names, world)
  const store = createStore<TableState>(stateNow)
  const progress = createStore<Progress>(() => ({ at: first, done: 0, tried: 0, other: null, laid: 0 }))
  const show = (next: Whole) => {
    const news = heard(game, next)
    world = next
    store.setState(({ log }) => ({ view: game.view(world, LEARNER), log: [...log, ...news] }))
  }
  const stepTo = (at: number, laid: number) => {
    keepAt(name, at)
    progress.setState({ at, done: 0, tried: 0, other: null, laid })
  }
  const goTo = (at: number) => {
    stepTo(at, progress.getState().laid + 1)
    world = tableAt(game, lesson, at)
    store.setState(stateNow())
  }
  const goOn = () => {
    const { at, laid } = progress.getState()
    const next = steps[at + 1]
    if (next?.deal) goTo(at + 1)
    else if (next) stepTo(at + 1, laid)
  }
  const later = (other: Pick | null) => progress.setState(({ tried }) => ({ tried: tried + 1, other }))
  const take = (own: readonly Pick[]) => {
    const { at, done } = progress.getState()
    const step = steps[at]
    if (!step) return
    const now = done + own.length
    for (const next of wayBetween(game, lesson, at, done, now)) show(next)
    if (now === step.picks?.length) goOn()
    else progress.setState({ done: now })
  }
  return {
    ...still(store),
    progress,
    position: () => world,
    later,
    goTo,
    goOn,
    play: (picks) => {
      const { at, done } = progress.getState()
      const own = asked(steps[at] ?? { id: '' }, done, picks)
      if (own.length > 0) take(own)
      else later(picks[0] ?? null)
      return Promise.resolve(null)
    },
  }
}
