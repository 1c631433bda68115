/** The same move in a position and in one that a seat imagines: what that seat sees afterwards must be the same. */
import {
  isHidden,
  type Card,
  type Game,
  type Position,
  type RecordedMove,
  type Seat,
  type View,
  type Viewer,
  type Whole,
} from '../src/index.ts'
import { answersStay } from './answers.ts'
import { bitOf, inside, type Inside } from '../src/position.ts'
import { onlooker, type Scene } from './examine.ts'
import { alike, same } from './same.ts'

/** Moves as one viewer follows them: the real position before and after, and what he saw of them. */
type Look<G extends Position> = {
  readonly game: Game<G>
  readonly viewer: Viewer
  readonly moves: readonly RecordedMove[]
  readonly g: Whole<G>
  readonly real: Whole<G>
  readonly before: View<G>
  readonly after: View<G>
  /** A world that looks the same to him. */
  readonly imagine: () => Whole<G>
}

/** Makes the moves as long as they are legal in this world, and tells whether all were. */
const allMade = <G extends Position>({ game, moves }: Look<G>, world: Whole<G>): boolean =>
  moves.every(({ seat, pick }) => {
    const isLegal = game.legal(world, seat, []).includes(pick)
    if (isLegal) game.advance(world, seat, pick)
    return isLegal
  })

const toldIn = (g: Position): Inside['told'] => g.told && g.told.slice()

/** Cards as imagined; chance, hidden answers and sealed values as they are, so that only cards can differ. */
const dealtAnew = <G extends Position>({ game, g, imagine }: Look<G>): Whole<G> => {
  const world = imagine()
  const own = inside(world)
  const real = game.copy(g)
  own.chance = inside(real).chance
  own.floors = inside(real).floors
  own.told = toldIn(g)
  own.revealed = g.revealed
  const values: unknown[] = []
  game.walk(real, { sealed: (at) => void values.push(at.value) })
  game.walk(world, { sealed: (at) => void (at.value = values.shift()) })
  return world
}

/** Every face this view shows, pile by pile in order. */
const facesSeen = <G extends Position>(game: Game<G>, seen: View<G>): string[][] => {
  const piles: string[][] = []
  game.walk(seen, { pile: ({ of }) => void piles.push(of.filter((face) => !isHidden(face))) })
  return piles
}

/** Every face this viewer was told of in the last move. */
const facesTold = (g: Position, viewer: Viewer): string[][] => {
  const bit = bitOf(g, viewer as Seat | 'public')
  const known = (card: unknown) =>
    typeof card === 'object' && card !== null && 'card' in card && (card as Card).seen & bit
      ? [(card as Card).card]
      : []
  return (g.told ?? []).flatMap(({ a }) =>
    Object.values(a).map((value) => [value].flat().flatMap(known).sort()),
  )
}

const mustLookAlike = <G extends Position>({ viewer, after }: Look<G>, seen: View<G>): void =>
  same('K7', `${viewer} can tell two worlds apart that looked the same`, after, seen)

const sameOutcome = <G extends Position>(look: Look<G>): boolean => {
  const { game, viewer, real, after } = look
  const world = dealtAnew(look)
  if (!allMade(look, world)) return false
  if (!alike(facesTold(world, viewer), facesTold(real, viewer))) return false
  const seen = game.view(world, viewer)
  if (!alike(facesSeen(game, seen), facesSeen(game, after))) return false
  mustLookAlike(look, seen)
  return true
}

/** Sealed values guessed too: a move that reveals nothing in either world shows the same. */
const sameInGuess = <G extends Position>(look: Look<G>): boolean => {
  const { game, viewer, g, real } = look
  if (real.revealed !== g.revealed) return false
  const world = look.imagine()
  inside(world).told = toldIn(g)
  if (!allMade(look, world) || world.revealed !== 0) return false
  mustLookAlike(look, game.view(world, viewer))
  return true
}

/** A move that the kernel calls undoable used no chance and showed nobody a face. */
const undoIsSafe = <G extends Position>(look: Look<G>): void => {
  const { viewer, g, real } = look
  if (real.revealed !== g.revealed) return
  if (real.chance[0] !== g.chance[0]) throw new Error('[K11] a move that used chance can be taken back')
  if (knowsMore(look)) throw new Error(`[K11] a move that showed ${viewer} a card can be taken back`)
}

const knowsMore = <G extends Position>({ game, before, after }: Look<G>): boolean => {
  const left = facesSeen(game, before).flat()
  for (const face of facesSeen(game, after).flat()) {
    const at = left.indexOf(face)
    if (at < 0) return true
    left.splice(at, 1)
  }
  return false
}

const lookOf = <G extends Position>(
  { game, chance }: Scene<G>,
  g: Whole<G>,
  moves: readonly RecordedMove[],
  real: Whole<G>,
): Look<G> => {
  const viewer = onlooker(g, chance)
  const before = game.view(g, viewer)
  const deal = game.imaginer(before)
  return { game, viewer, moves, g, real, before, after: game.view(real, viewer), imagine: () => deal(chance) }
}

const hidesAnswers = <G extends Position>(game: Game<G>, g: G): boolean => {
  const rule = game.rules[game.task(g)?.task ?? '']
  return rule?.kind === 'floor' && rule.hides === 'answers'
}

/** A floor that hides its answers has just been opened. */
const opens = <G extends Position>(game: Game<G>, g: G): boolean =>
  hidesAnswers(game, g) && !g.floors.at(-1)?.closed.includes(true)

/** Two may be willing at once: rare enough to be looked at whenever it happens. */
export const isContested = <G extends Position>(game: Game<G>, g: G): boolean =>
  opens(game, g) && game.waitingFor(g).filter((seat) => game.legal(g, seat, []).length > 1).length > 1

/** Compares worlds through one pair of eyes, and counts the comparisons that could be made. */
export const parallelWorlds = <G extends Position>(
  scene: Scene<G>,
  g: Whole<G>,
  move: RecordedMove,
  real: Whole<G>,
): number => {
  const look = lookOf(scene, g, [move], real)
  undoIsSafe(look)
  const outcome = !hidesAnswers(scene.game, g) && sameOutcome(look)
  return Number(outcome) + Number(sameInGuess(look))
}

/**
 * Hidden answers may name cards that lie elsewhere in an imagined world. So a floor that hides them is imagined
 * when it opens, and compared when all have answered.
 */
export const watchWindow = <G extends Position>(
  scene: Scene<G>,
  g: Whole<G>,
  move: RecordedMove,
  real: Whole<G>,
): void => {
  if (opens(scene.game, g)) scene.window ??= { g, moves: [] }
  if (!scene.window) return
  const { g: opened, moves } = scene.window
  moves.push(move)
  if (real.number === opened.number) return
  scene.window = null
  const look = lookOf(scene, opened, moves, real)
  if (sameOutcome(look)) scene.windows++
  answersStay(scene, opened, moves, look.viewer)
}
