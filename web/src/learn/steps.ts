/** A lesson as a game that was played: whatever step somebody is at, the table follows from the steps before it. */
import type { Game, Pick, Seat, Whole } from '@machiya/kernel'
import type { Guided, LessonStep } from '@machiya/kit/folder'

export const LEARNER: Seat = 0

const must = <T>(position: T | null | undefined, what: string): T => {
  if (!position) throw new Error(`the lesson cannot go on: ${what}`)
  return position
}

/** What the others do, whoever of them is asked. */
export const replied = (game: Game, from: Whole, { id, replies = [] }: LessonStep): Whole =>
  replies.reduce((now, pick) => {
    const seat = game.waitingFor(now).find((each) => each !== LEARNER)
    return must(
      seat === undefined ? undefined : game.play(now, { seat, pick }).position,
      `${id}, then ${pick}`,
    )
  }, from)

/** What the learner does of a step. */
export const acted = (game: Game, from: Whole, picks: readonly Pick[]): Whole =>
  picks.reduce((now, pick) => must(game.play(now, { seat: LEARNER, pick }).position, String(pick)), from)

export const begun = (game: Game, { seats, options, seed }: Guided): Whole => game.start(seats, options, seed)

/** The table as a step finds it. */
export const tableAt = (game: Game, lesson: Guided, at: number): Whole =>
  lesson.steps
    .slice(0, at)
    .reduce((now, step) => replied(game, acted(game, now, step.picks ?? []), step), begun(game, lesson))

/** What of a line the step asks for now: all of it as far as the step goes, or nothing. What the table suggests beyond it waits. */
export const asked = ({ picks = [] }: LessonStep, done: number, line: readonly Pick[]): readonly Pick[] => {
  const own = line.slice(0, picks.length - done)
  return own.every((pick, i) => pick === picks[done + i]) ? own : []
}

const KEY = 'machiya.lesson'

const kept = (): { readonly [game: string]: number } => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as { readonly [game: string]: number }
  } catch {
    return {}
  }
}

/** Where somebody left it; one that was finished begins anew. */
export const leftAt = (game: string, steps: number): number => {
  const at = kept()[game]
  return typeof at === 'number' && at > 0 && at < steps - 1 ? at : 0
}

export const keepAt = (game: string, at: number): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: at }))
  } catch {
    // A private window may refuse to store; the lesson then begins anew.
  }
}
