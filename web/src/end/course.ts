/** The score over the game, and the moves that changed it most. */
import { isOver, type Game, type Seat, type Tiding, type View } from '@machiya/kernel'
import { totalsOf } from './scoring.ts'

type Told = Pick<Game, 'scoring' | 'spans' | 'tidings'>

/** A point of the curve. */
export type Mark = {
  /** Which round it closes, or which move where no rounds are counted. */
  readonly round: number
  /** By seat. */
  readonly points: readonly number[]
}

export type Turn = {
  readonly round: number
  /** Which position of the film it led to. */
  readonly move: number
  /** The number of that position. */
  readonly number: number
  readonly seat: Seat
  readonly by: number
  readonly tiding: Tiding | undefined
}

export type Course = { readonly marks: readonly Mark[]; readonly turns: readonly Turn[] }

const roundAt = (game: Told, view: View, move: number): number => {
  const { round } = game.spans(view)
  return typeof round === 'number' ? round : move
}

type Frame = { readonly view: View; readonly round: number; readonly points: readonly number[] }

/** The last of every round from the first on, and the end apart from the round before it. */
const marksOf = (frames: readonly Frame[]): readonly Mark[] =>
  frames
    .filter(({ round }, i) => {
      const next = frames[i + 1]
      return round > 0 && (!next || next.round !== round || isOver(next.view))
    })
    .map(({ round, points }) => ({ round, points }))

const leaderOf = (points: readonly number[]): number => points.indexOf(Math.max(...points))

/** A change of the lead weighs as much as so many points. */
const LEAD = 4
const MOST_TURNS = 3
const LEAST_GAIN = 2

/** What tells of the gain: the sentence about that seat with that figure, or the first about it. */
const tidingFor = (told: readonly Tiding[], seat: Seat, by: number): Tiding | undefined => {
  const own = told.filter(({ a }) => a['seat'] === seat)
  return own.find(({ a }) => Object.values(a).includes(by)) ?? own[0] ?? told[0]
}

type Weighed = { readonly turn: Turn; readonly weight: number }

const turnAt = (game: Told, frames: readonly Frame[], move: number): readonly Weighed[] => {
  const [before, now] = [frames[move - 1], frames[move]]
  if (!before || !now || isOver(now.view)) return []
  const gains = now.points.map((points, seat) => points - (before.points[seat] ?? 0))
  const by = Math.max(...gains)
  const seat = gains.indexOf(by) as Seat
  const leads = leaderOf(before.points) !== leaderOf(now.points)
  if (by < LEAST_GAIN) return []
  const tiding = tidingFor(game.tidings(now.view, 'all'), seat, by)
  return [
    {
      turn: { round: now.round, move, number: now.view.number, seat, by, tiding },
      weight: by + (leads ? LEAD : 0),
    },
  ]
}

export const courseOf = (game: Told, views: readonly View[]): Course => {
  const frames = views.map((view, move) => ({
    view,
    round: roundAt(game, view, move),
    points: totalsOf(game, view),
  }))
  const turns = frames
    .flatMap((_, move) => turnAt(game, frames, move))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_TURNS)
    .map(({ turn }) => turn)
    .sort((a, b) => a.move - b.move)
  return { marks: marksOf(frames), turns }
}
