/** Scenes of a gallery out of games that were really played. */
import {
  isOver,
  seatsOf,
  type Game,
  type Pick,
  type Position,
  type Seat,
  type View,
  type Whole,
} from '@machiya/kernel'
import type { Scene } from './board.ts'
import type { Going } from './pictures.ts'

/** A whole game: how it was dealt, and by which revision, and its picks as `SEAT=pick`, seats counted from 1. */
export type Played = {
  readonly seats: number
  readonly options: { readonly [name: string]: boolean | number | string }
  readonly seed: string
  readonly revision: number
  readonly moves: string
}

const pickOf = (text: string): Pick => (/^\d+$/.test(text) ? Number(text) : text)

const moveOf = (text: string): { readonly seat: Seat; readonly pick: Pick } => {
  const at = text.indexOf('=')
  return { seat: (Number(text.slice(0, at)) - 1) as Seat, pick: pickOf(text.slice(at + 1)) }
}

/** A game as it was played, move by move. */
export const playedCourse = <G extends Position>(game: Game<G>, played: Played | undefined): Going<G> => {
  if (!played) throw new Error('nobody played that game')
  const g = game.start(played.seats, played.options, played.seed, played.revision)
  const moves = played.moves.trim().split(/\s+/).map(moveOf)
  let at = 0
  return { g, next: () => moves[at++] }
}

/** The first position that is wanted, or the end. */
const playedTo = <G extends Position>(game: Game<G>, played: Played, wanted: (g: G) => boolean): Whole<G> => {
  const g = game.start(played.seats, played.options, played.seed, played.revision)
  for (const text of played.moves.trim().split(/\s+/)) {
    if (wanted(g)) break
    const { seat, pick } = moveOf(text)
    if (!game.legal(g, seat, []).includes(pick)) throw new Error(`'${text}' of a played game is not open`)
    game.advance(g, seat, pick)
  }
  return g
}

/** Whose eyes a position is shown through: whoever is asked, and at the end the winner. */
const viewerOf = <G extends Position>(game: Game<G>, g: Whole<G>): Seat =>
  (isOver(g) ? game.standing(g)[0]?.seat : game.waitingFor(g)[0]) ?? (seatsOf(g)[0] as Seat)

/** Marks the scene that the bench measures. */
export const fullest = <G extends Position>(scene: Scene<G>): Scene<G> =>
  Object.assign(scene, { fullest: true as const })

/** A scene out of a played game; the position is made when it is first looked at. */
export const playedScene = <G extends Position>(
  game: Game<G>,
  name: string,
  played: Played | undefined,
  wanted: (g: G) => boolean,
  choose?: (view: G, seat: Seat) => Pick | undefined,
): Scene<G> => {
  let kept: { readonly view: View<G>; readonly seat: Seat } | undefined
  const at = () => {
    if (kept) return kept
    if (!played) throw new Error(`nobody played the game of the scene '${name}'`)
    const g = playedTo(game, played, wanted)
    const seat = viewerOf(game, g)
    return (kept = { view: game.view(g, seat), seat })
  }
  return {
    name,
    get seat() {
      return at().seat
    },
    view: () => at().view,
    get chosen() {
      const { view, seat } = at()
      return choose?.(view, seat)
    },
  }
}
