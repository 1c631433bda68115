/** Playing a world on by the quick hand until the game's clock allows a judgement. */
import {
  isOver,
  type Chance,
  type Game,
  type Pick,
  type Position,
  type Seat,
  type Task,
  type Whole,
} from '@machiya/kernel'
import { draw, type Expert } from '@machiya/kit/expert'
import { likingsOf } from './policy.ts'

/** What a seat means to do next, as far as it is still possible by then. */
export type Step = { readonly task: string; readonly pick: Pick }
export type Line = readonly Step[]

export type Playout = {
  readonly game: Game
  readonly expert: Expert
  readonly seat: Seat
  /** How freely the own seat departs from what looks natural. */
  readonly heat: number
  /** The clock at which to stop. */
  readonly until: number
  /** For the others, the same in every playout of a world, so that only the own line makes a difference. */
  readonly chance: Chance
  /** For the own seat. */
  readonly whim: Chance
  /** Hears the world after every step. */
  readonly hears?: (g: Whole) => void
}

/** How freely the others do. */
export const HEAT = 0.5

/** No playout is longer: a weak policy could run for ever. */
const MOST_STEPS = 2000

const quickly = (how: Playout, g: Position, seat: Seat, task: Task, picks: readonly Pick[]): Pick =>
  picks.length === 1
    ? (picks[0] as Pick)
    : draw(
        picks,
        likingsOf(how.expert, g, seat, task, picks),
        seat === how.seat ? how.heat : HEAT,
        seat === how.seat ? how.whim : how.chance,
      )

/** Who is asked next, of those who are waited for. */
export const nextOf = (game: Game, { askedFirst }: Expert, g: Position): Seat => {
  const waiting = game.waitingFor(g)
  const first = askedFirst?.(g)
  return first !== undefined && waiting.includes(first) ? first : (waiting[0] as Seat)
}

/**
 * Plays `g` on, in place. The seat follows its line while it can; what it did is noted in `did`.
 * Where it is asked now it moves first, also where others who could go before it have the floor.
 */
export const playOn = (how: Playout, g: Whole, line: Line, did?: Step[]): void => {
  const { game, expert, seat: own, until } = how
  const picks: Pick[] = []
  let at = 0
  const first = game.waitingFor(g).includes(own) ? own : undefined
  for (let step = 0; step < MOST_STEPS && !isOver(g) && expert.clock(g, own) < until; step++) {
    const task = game.task(g) as Task
    const seat = (step === 0 ? first : undefined) ?? nextOf(game, expert, g)
    game.legal(g, seat, picks)
    const meant = seat === own ? line[at] : undefined
    const follows = meant?.task === task.task && picks.includes(meant.pick)
    if (meant) at = follows ? at + 1 : line.length
    const pick = follows ? meant.pick : quickly(how, g, seat, task, picks)
    if (seat === own) did?.push({ task: task.task, pick })
    game.advance(g, seat, pick)
    how.hears?.(g)
  }
}
