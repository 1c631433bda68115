/** A lesson as a game that was played: whatever step somebody is at, the table follows from the steps before it. */
import type { Game, Pick, Seat, Whole } from '@machiya/kernel'
import type { Guided, LessonDeal, LessonPress, LessonStep } from '@machiya/kit/folder'

export const LEARNER: Seat = 0
const NONE: readonly Pick[] = []

const must = <T>(position: T | null | undefined, what: string): T => {
  if (!position) throw new Error(`the lesson cannot go on: ${what}`)
  return position
}

const played = (game: Game, from: Whole, seat: Seat | undefined, pick: Pick): Whole =>
  must(seat === undefined ? undefined : game.play(from, { seat, pick }).position, `${seat} cannot ${pick}`)

/** `1:red`: who, and what; a number is one. */
const moveIn = (text: string): readonly [Seat, Pick] => {
  const at = text.indexOf(':')
  const pick = text.slice(at + 1)
  return [Number(text.slice(0, at)) as Seat, /^\d+$/.test(pick) ? Number(pick) : pick]
}

/** What lies on the table when the lesson takes it up. */
export const dealt = (game: Game, { seats, options, seed, revision, line }: LessonDeal): Whole =>
  (line?.split(' ') ?? [])
    .map(moveIn)
    .reduce((now, [seat, pick]) => played(game, now, seat, pick), game.start(seats, options, seed, revision))

/** Who has only one answer, and one that is given unasked. */
const unaskedIn = (game: Game, now: Whole, unasked: readonly Pick[]): readonly [Seat, Pick] | undefined => {
  for (const seat of game.waitingFor(now)) {
    const [only, ...others] = game.legal(now, seat, [])
    if (only !== undefined && others.length === 0 && unasked.includes(only)) return [seat, only]
  }
  return undefined
}

/** The tables one after another while the learner does so many picks of a step; the others answer in between, and behind the last. */
export const wayOf = (
  game: Game,
  { unasked = NONE }: Guided,
  from: Whole,
  { picks = NONE, replies = NONE }: LessonStep,
  done = picks.length,
): readonly Whole[] => {
  const way: Whole[] = [from]
  const now = () => way.at(-1) ?? from
  const left = [...replies]
  const settle = () => {
    for (let found = unaskedIn(game, now(), unasked); found; found = unaskedIn(game, now(), unasked))
      way.push(played(game, now(), ...found))
  }
  const reply = (pick: Pick) => {
    const seat = game.waitingFor(now()).find((each) => each !== LEARNER)
    way.push(played(game, now(), seat, pick))
    settle()
  }
  const isAsked = () => game.waitingFor(now()).includes(LEARNER)
  settle()
  for (const pick of picks.slice(0, done)) {
    while (!isAsked() && left.length > 0) reply(left.shift() ?? '')
    way.push(played(game, now(), LEARNER, pick))
    settle()
  }
  while (left.length > 0 && (done === picks.length || !isAsked())) reply(left.shift() ?? '')
  return way
}

/** The step at which the table of this one was dealt. */
const dealtAt = ({ steps }: Guided, at: number): number =>
  Math.max(
    0,
    steps.findLastIndex(({ deal }, i) => deal && i <= at),
  )

/** The table as a step finds it. */
export const tableAt = (game: Game, lesson: Guided, at: number): Whole => {
  const first = dealtAt(lesson, at)
  const start = dealt(game, lesson.steps[first]?.deal ?? lesson.deal)
  return lesson.steps
    .slice(first, at)
    .reduce((now, step) => wayOf(game, lesson, now, step).at(-1) ?? now, start)
}

/** What of a line the step asks for now: all of it as far as the step goes, or nothing. What the table suggests beyond it waits. */
export const asked = ({ picks = [] }: LessonStep, done: number, line: readonly Pick[]): readonly Pick[] => {
  const own = line.slice(0, picks.length - done)
  return own.every((pick, i) => pick === picks[done + i]) ? own : []
}

/** What the steps before have laid and nobody has sent yet. */
export const laidBefore = ({ steps }: Guided, at: number): readonly Pick[] => {
  for (let i = at - 1; i >= 0; i--) {
    const { picks, presses, deal } = steps[i] ?? {}
    if (presses) return presses.at(-1)?.lays ?? NONE
    if (picks || deal) return NONE
  }
  return NONE
}

export const isSame = (a: readonly Pick[], b: readonly Pick[]): boolean =>
  a.length === b.length && a.every((pick, i) => pick === b[i])

/** How many presses of a step are done, by what lies in the draft. */
export const pressed = (presses: readonly LessonPress[], held: readonly Pick[]): number =>
  presses.findLastIndex(({ lays }) => isSame(lays, held)) + 1

/** Whether the draft holds what no press of the step leads to. */
export const isOff = (
  step: LessonStep | undefined,
  before: readonly Pick[],
  held: readonly Pick[],
): boolean => ![before, ...(step?.presses ?? []).map(({ lays }) => lays)].some((lays) => isSame(lays, held))
