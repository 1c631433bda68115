/** For tests of rules: start anywhere, play in the game's own verbs, and end with nothing left over. */
import { inside, nameAgenda, openPile } from './src/position.ts'
import {
  isOver,
  type Choices,
  type Game,
  type Offer,
  type Pick,
  type Pile,
  type Position,
  type Seat,
  type Task,
  type Tiding,
  type Whole,
} from './src/index.ts'
import { sha256 } from './src/sha256.ts'
import { put, settle } from './src/rules.ts'

/** Lays these faces into a pile, top first, taking each from wherever it lies; who sees the pile knows them. */
export type Lay = (pile: Pile, ...faces: readonly string[]) => void

/** A position, and what a test does with it. */
export type Table<G extends Position> = {
  readonly g: Whole<G>
  /** What the last move told, with all cards face up. */
  readonly told: readonly Tiding[]
  play(seat: Seat, pick: Pick): Table<G>
  /** Several picks of one seat, one after the other. */
  plays(seat: Seat, ...picks: readonly Pick[]): Table<G>
  /** The pick is refused, by this rule. */
  refuses(seat: Seat, pick: Pick, rule: string): Table<G>
  offers(seat: Seat): readonly Offer[]
  /** The picks that are open to this seat. */
  open(seat: Seat): readonly Pick[]
  /** The task that is asked now, if any. */
  asks(): string | undefined
  /** Nothing is left on the agenda. */
  settled(): Table<G>
}

const layer =
  <G extends Position>(game: Game<G>, g: G): Lay =>
  (pile, ...faces) => {
    const taken = faces.map((face) => take(game, g, pile, face))
    const to = openPile(pile)
    const of = pile.bag ? [...to.of, ...taken].sort() : [...taken, ...to.of]
    to.of.splice(0, to.of.length, ...of)
    to.seen.splice(0, to.seen.length, ...of.map(() => pile.sees))
  }

/** Takes the face from a pile of its kind, this one last; face-down ones first, so that the table stays as arranged. */
const take = <G extends Position>(game: Game<G>, g: G, to: Pile, face: string): string => {
  const piles: Pile[] = []
  game.walk(g, { pile: (pile) => void (pile.kind === to.kind && piles.push(pile)) })
  const last = (pile: Pile) => (pile === to ? 1 : 0)
  const from = piles
    .sort((a, b) => last(a) - last(b) || a.sees - b.sees)
    .find((pile) => pile.of.includes(face))
  if (!from) throw new Error(`no pile of ${to.kind} holds '${face}'`)
  const at = from.of.indexOf(face)
  openPile(from).seen.splice(at, 1)
  return openPile(from).of.splice(at, 1)[0] as string
}

/** The table that a test starts from. */
export type Given = { readonly seats?: number; readonly options?: Choices; readonly seed?: string }

/** A table set up as usual, then arranged by hand; what `arrange` returns is all that must still happen. */
export const given = <G extends Position>(
  game: Game<G>,
  { seats = game.seats[0], options = {}, seed = 'given' }: Given,
  arrange: (g: G, lay: Lay) => Task | readonly Task[],
): Table<G> => {
  const g = game.start(seats, options, sha256(seed))
  const tasks = arrange(g, layer(game, g))
  inside(g).agenda = []
  inside(g).floors = []
  inside(g).told = []
  put(g, tasks, { task: 'given', a: {} })
  settle(game.rules, g)
  return table(game, g)
}

/** A table at this position. */
export const table = <G extends Position>(game: Game<G>, g: Whole<G>): Table<G> => ({
  g,
  told: game.tidings(g, 'all'),
  play: (seat, pick) => {
    const { position, refusal } = game.play(g, { seat, pick })
    if (refusal)
      throw new Error(
        `'${pick}' of seat ${seat} is refused: ${refusal.sentence} [${refusal.rule}] (${nameAgenda(g)})`,
      )
    return table(game, position)
  },
  plays: (seat, ...picks) => picks.reduce((at, pick) => at.play(seat, pick), table(game, g)),
  refuses: (seat, pick, rule) => {
    const { refusal } = game.play(g, { seat, pick })
    if (!refusal) throw new Error(`'${pick}' of seat ${seat} is not refused`)
    if (refusal.rule !== rule)
      throw new Error(`'${pick}' is refused by ${refusal.rule} (${refusal.sentence}), not by ${rule}`)
    return table(game, g)
  },
  offers: (seat) => game.offers(g, seat),
  open: (seat) => game.legal(g, seat, []),
  asks: () => game.task(g)?.task,
  settled: () => {
    if (!isOver(g)) throw new Error(`something is left over: ${nameAgenda(g)}`)
    return table(game, g)
  },
})
