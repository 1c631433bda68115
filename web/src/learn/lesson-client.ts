/** The table of a lesson: it takes what its step asks for, and nothing else. */
import type { Game, Whole } from '@machiya/kernel'
import type { Guided } from '@machiya/kit/folder'
import type { Entry } from '@machiya/table'
import { createStore, type StoreApi } from 'zustand'
import { opening, seated, still, type TableClient, type TableState } from '../client/table.ts'
import { acted, asked, keepAt, LEARNER, leftAt, replied, tableAt } from './steps.ts'

/** How far a lesson has come. */
export type Progress = {
  readonly at: number
  /** How many picks of the step are played. */
  readonly done: number
  /** How often something else was tried at this step. */
  readonly tried: number
}

export type LessonClient = TableClient & {
  readonly progress: StoreApi<Progress>
  goTo(at: number): void
  /** Something else was tried. */
  later(): void
  readonly position: () => Whole
}

const heard = (game: Game, world: Whole): readonly Entry[] => {
  const { number, mover } = world
  const tidings = game.tidings(world, LEARNER)
  return tidings.length ? [{ number, mover, at: 0, tidings }] : []
}

export const lessonClient = (
  game: Game,
  lesson: Guided,
  title: string,
  names: readonly string[],
): LessonClient => {
  const { steps } = lesson
  const first = leftAt(game.name, steps.length)
  let world = tableAt(game, lesson, first)
  const shown = (): Partial<TableState> => ({ view: game.view(world, LEARNER) })
  const store = createStore<TableState>(() => ({
    ...opening(`lesson-${game.name}`),
    status: 'playing',
    game: game.name,
    title,
    seat: LEARNER,
    mine: [LEARNER],
    chairs: names.map((name, seat) => seated(seat, name, seat === LEARNER ? null : 'apprentice')),
    link: 'here',
    hints: false,
    ...shown(),
  }))
  const progress = createStore<Progress>(() => ({ at: first, done: 0, tried: 0 }))
  const show = (next: Whole, log = store.getState().log) => {
    world = next
    store.setState({ ...shown(), log: [...log, ...heard(game, world)] })
  }
  const goTo = (at: number) => {
    keepAt(game.name, at)
    progress.setState({ at, done: 0, tried: 0 })
  }
  return {
    ...still(store),
    progress,
    position: () => world,
    later: () => progress.setState(({ tried }) => ({ tried: tried + 1 })),
    goTo: (at) => {
      goTo(at)
      show(tableAt(game, lesson, at), [])
    },
    play: (picks) => {
      const { at, done, tried } = progress.getState()
      const step = steps[at]
      const own = step ? asked(step, done, picks) : []
      if (!step || own.length === 0) {
        progress.setState({ tried: tried + 1 })
        return Promise.resolve(null)
      }
      const isWhole = done + own.length === step.picks?.length
      const after = acted(game, world, own)
      show(after)
      if (isWhole && step.replies) show(replied(game, after, step))
      if (isWhole) goTo(at + 1)
      else progress.setState({ done: done + own.length })
      return Promise.resolve(null)
    },
  }
}
