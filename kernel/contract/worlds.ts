/** The same move in a position and in one that a seat imagines: what that seat sees afterwards must be the same. */
import {
  isHidden,
  seatsOf,
  type Card,
  type Game,
  type Pick,
  type Pile,
  type Position,
  type RecordedMove,
  type Seat,
  type Viewer,
} from '../src/index.ts'
import { copyJson } from '../src/copy.ts'
import { inside } from '../src/position.ts'
import { eachPile, eachSealed } from '../src/shape.ts'
import { viewersOf, type Scene } from './examine.ts'

type Table = Record<string, unknown>
const table = (g: Position): Table => g

const isLegal = <G extends Position>(game: Game<G>, g: G, seat: Seat, pick: Pick): boolean =>
  game.legal(g, seat, []).includes(pick)

/** Cards as imagined; chance, hidden answers and sealed values as they are, so that only cards can differ. */
const dealtAnew = <G extends Position>({ game, chance }: Scene<G>, g: G, viewer: Viewer): G => {
  const world = game.imagine(game.view(g, viewer), chance)
  const own = inside(world)
  own.chance = inside(copyJson({ chance: g.chance }) as never).chance
  own.floors = inside(game.copy(g)).floors
  own.told = inside(game.copy(g)).told
  own.revealed = g.revealed
  const values: unknown[] = []
  eachSealed(game.shape, table(g), (_key, at) => values.push(copyJson(at.value)))
  eachSealed(game.shape, table(world), (_key, at) => {
    at.value = values.shift()
  })
  return world
}

/** Every face this viewer can see, pile by pile in order. */
const facesSeen = <G extends Position>(game: Game<G>, g: G, viewer: Viewer): string[][] => {
  const piles: string[][] = []
  eachPile(game.shape, table(game.view(g, viewer)), (pile: Pile) =>
    piles.push(pile.of.filter((face) => !isHidden(face))),
  )
  return piles
}

/** Every face this viewer was told of in the last move. */
const facesTold = (g: Position, viewer: Viewer): string[][] => {
  const bit = 1 << (viewer === 'public' ? g.about.seats : (viewer as number))
  const known = (card: unknown) =>
    typeof card === 'object' && card !== null && 'card' in card && (card as Card).seen & bit
      ? [(card as Card).card]
      : []
  return (g.told ?? []).flatMap(({ a }) =>
    Object.values(a).map((value) => [value].flat().flatMap(known).sort()),
  )
}

const observed = <G extends Position>(game: Game<G>, g: G, viewer: Viewer): string =>
  JSON.stringify([facesSeen(game, g, viewer), facesTold(g, viewer)])

const compare = <G extends Position>(game: Game<G>, real: G, other: G, viewer: Viewer): void => {
  const [a, b] = [JSON.stringify(game.view(real, viewer)), JSON.stringify(game.view(other, viewer))]
  if (a === b) return
  const at = [...a].findIndex((unit, i) => unit !== b[i])
  throw new Error(
    `[K7] ${viewer} can tell two worlds apart that looked the same: ${a.slice(Math.max(0, at - 120), at + 80)} against ${b.slice(Math.max(0, at - 120), at + 80)}`,
  )
}

/** Answers already given may name cards that lie elsewhere in an imagined world. */
const hidesAnswers = <G extends Position>(game: Game<G>, g: G): boolean => {
  const rule = game.rules[game.task(g)?.task ?? '']
  return rule?.kind === 'floor' && rule.hides === 'answers'
}

const sameOutcome = <G extends Position>(
  scene: Scene<G>,
  g: G,
  { seat, pick }: RecordedMove,
  real: G,
  viewer: Viewer,
): boolean => {
  const { game } = scene
  if (hidesAnswers(game, g)) return false
  const world = dealtAnew(scene, g, viewer)
  if (!isLegal(game, world, seat, pick)) return false
  game.advance(world, seat, pick)
  if (observed(game, world, viewer) !== observed(game, real, viewer)) return false
  compare(game, real, world, viewer)
  return true
}

/** Sealed values guessed too: a move that reveals nothing in either world shows the same. */
const sameInGuess = <G extends Position>(
  { game, chance }: Scene<G>,
  g: G,
  { seat, pick }: RecordedMove,
  real: G,
  viewer: Viewer,
): boolean => {
  if (real.revealed !== g.revealed) return false
  const world = game.imagine(game.view(g, viewer), chance)
  inside(world).told = inside(game.copy(g)).told
  if (!isLegal(game, world, seat, pick)) return false
  game.advance(world, seat, pick)
  if (world.revealed !== 0) return false
  compare(game, real, world, viewer)
  return true
}

/** A move that the kernel calls undoable used no chance and showed nobody a face. */
const undoIsSafe = <G extends Position>(game: Game<G>, before: G, after: G): void => {
  if (after.revealed !== before.revealed) return
  if (after.chance[0] !== before.chance[0]) throw new Error('[K11] a move that used chance can be taken back')
  for (const viewer of viewersOf(before))
    if (knownMore(game, before, after, viewer))
      throw new Error(`[K11] a move that showed ${viewer} a card can be taken back`)
}

const knownMore = <G extends Position>(game: Game<G>, before: G, after: G, viewer: Viewer): boolean => {
  const left = facesSeen(game, before, viewer).flat()
  for (const face of facesSeen(game, after, viewer).flat()) {
    const at = left.indexOf(face)
    if (at < 0) return true
    left.splice(at, 1)
  }
  return false
}

/** Compares worlds for every seat and the public, and counts the comparisons that could be made. */
export const parallelWorlds = <G extends Position>(
  scene: Scene<G>,
  g: G,
  move: RecordedMove,
  real: G,
): number => {
  undoIsSafe(scene.game, g, real)
  let made = 0
  for (const viewer of [...seatsOf(g), 'public' as const]) {
    if (sameOutcome(scene, g, move, real, viewer)) made++
    if (sameInGuess(scene, g, move, real, viewer)) made++
  }
  return made
}
