/** What everything on the page of a review is told. */
import type { Review, Verdict } from '@machiya/bots/review'
import type { Seat, View } from '@machiya/kernel'
import type { Player } from '@machiya/kit'
import type { Outcomes } from '@machiya/kit/folder'
import type { Played } from './played.ts'
import type { LineStep, Speaker } from './telling.ts'

export type Looking = {
  readonly played: Played
  readonly views: readonly View[]
  readonly seat: Seat
  readonly move: number
  readonly players: readonly Player[]
  readonly speaker: Speaker
  readonly outcomes: Outcomes | undefined
  readonly review: Review
  /** How much of the work is done, up to 1. */
  readonly done: number
  readonly verdict: Verdict | undefined
  /** The better line, and how many of its steps are shown on the board. */
  readonly steps: readonly LineStep[]
  readonly shown: number
  turn(move: number): void
  show(steps: number): void
}

/** The next move with a bad mark after this one, or before it. */
export const nextWeak = ({ verdicts }: Review, move: number, back = false): number | undefined => {
  const weak = verdicts.filter(({ better }) => better).map((each) => each.move)
  return back ? weak.findLast((each) => each < move) : weak.find((each) => each > move)
}

/** Steps of the line that can be shown: the board stops where the seat would learn something. */
export const showable = ({ steps }: Pick<Looking, 'steps'>): number => {
  const end = steps.findIndex(({ view }) => view === null)
  return end < 0 ? steps.length : end
}
