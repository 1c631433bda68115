/** Hidden answers that a floor does not show: with another one in its place nobody else may see a difference. */
import type { Chance, Game, Pick, Position, RecordedMove, Seat, Viewer, Whole } from '../src/index.ts'
import type { Sealed } from '../src/position.ts'
import { alike, same } from './same.ts'

/** How a floor went: where it led, and the sealed values that were shown on the way. */
type Course<G extends Position> = {
  readonly world: Whole<G>
  readonly shown: readonly (readonly [owner: Seat, key: string, value: string])[]
}

/**
 * Unsealing counts as a reveal and then reads the value; whatever is read behind a reveal is taken as shown,
 * so that a rule may look at answers in secret, but is not accused of what it shows.
 */
const watched = <G extends Position>(game: Game<G>, g: Whole<G>): Course<G> => {
  const world = game.copy(g)
  const shown: [Seat, string, string][] = []
  let { revealed } = world
  const watch = (at: Sealed<unknown>, key: string): void => {
    let { value } = at
    const get = (): unknown => {
      if (world.revealed !== revealed) shown.push([at.owner, key, JSON.stringify(value)])
      revealed = world.revealed
      return value
    }
    const set = (next: unknown): void => {
      value = next
    }
    Object.defineProperty(at, 'value', { get, set })
  }
  game.walk(world, { sealed: watch })
  return { world, shown }
}

/** The moves from an open floor on, if all of them can be made and the floor is done with them. */
const played = <G extends Position>(
  game: Game<G>,
  g: Whole<G>,
  moves: readonly RecordedMove[],
): Course<G> | undefined => {
  const course = watched(game, g)
  for (const { seat, pick, task } of moves) {
    const { world } = course
    if (game.task(world)?.task !== task || !game.legal(world, seat, []).includes(pick)) return undefined
    game.advance(world, seat, pick)
  }
  return course.world.number === g.number ? undefined : course
}

/** The same seats answer one after the other, each any way it may; that two are willing at once is rare in a game. */
const answered = <G extends Position>(
  game: Game<G>,
  g: Whole<G>,
  moves: readonly RecordedMove[],
  chance: Chance,
) =>
  moves.map((move) => {
    const picks = game.legal(g, move.seat, [])
    return { ...move, pick: picks[chance(picks.length)] as Pick }
  })

const TRIES = 16

export const answersStay = <G extends Position>(
  { game, chance }: { readonly game: Game<G>; readonly chance: Chance },
  g: Whole<G>,
  moves: readonly RecordedMove[],
  viewer: Viewer,
): void => {
  for (let i = 0; i < TRIES; i++) {
    const one = answered(game, g, moves, chance)
    const at = chance(one.length)
    const { seat } = one[at] as RecordedMove
    const two = one.with(at, answered(game, g, moves, chance)[at] as RecordedMove)
    const [here, there] = [played(game, g, one), played(game, g, two)]
    if (viewer === seat || !here || !there || !alike(here.shown, there.shown)) continue
    const what = `an answer of seat ${seat} that was not unsealed, as ${viewer} sees it`
    same('K12', what, game.view(there.world, viewer), game.view(here.world, viewer))
  }
}
