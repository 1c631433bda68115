/** From a view alone, positions that its seat cannot tell from the real one. */
import { backOf, hide, isHidden } from './cards.ts'
import { shuffleBy, type Chance } from './chance.ts'
import { inside, openPile, type OpenPile, type Pile, type Position, type Seat } from './position.ts'
import { eachPile, eachSealed, type Shape } from './shape.ts'

export type Box = { readonly [kind: string]: readonly string[] }
/** Guesses a sealed value of another seat from what is public. */
export type Guesses<G> = { readonly [key: string]: (g: G, seat: Seat, chance: Chance) => unknown }

type Slot = { readonly pile: number; readonly at: number }
/** The faces that may lie in these slots: every card of one kind and back whose place is not known. */
type Lot = { readonly faces: string[]; readonly slots: Slot[] }

const pilesOf = (shape: Shape, g: Position): Pile[] => {
  const piles: Pile[] = []
  eachPile(shape, g, (pile) => piles.push(pile))
  return piles
}

const without = (box: readonly string[], placed: readonly string[]): string[] => {
  const left = box.slice()
  for (const face of placed) {
    const at = left.indexOf(face)
    if (at < 0) throw new Error(`'${face}' lies in this view more often than the box holds it`)
    left.splice(at, 1)
  }
  return left
}

const lotsOf = (piles: readonly Pile[], box: Box): Lot[] =>
  Object.entries(box).flatMap(([kind, faces]) => {
    const placed = piles.filter((pile) => pile.kind === kind).flatMap((pile) => pile.of)
    const left = without(
      faces,
      placed.filter((face) => !isHidden(face)),
    )
    const backs = [...new Set(placed.filter(isHidden))]
    return backs.map((back) => ({
      faces: left.filter((face) => hide(face) === back),
      slots: slotsOf(piles, kind, back),
    }))
  })

const slotsOf = (piles: readonly Pile[], kind: string, back: string): Slot[] =>
  piles.flatMap((pile, p) =>
    pile.kind === kind ? pile.of.flatMap((face, at) => (face === back ? [{ pile: p, at }] : [])) : [],
  )

const deal = ({ faces, slots }: Lot, piles: readonly Pile[], chance: Chance): void => {
  shuffleBy(faces, chance)
  slots.forEach(({ pile, at }, i) => {
    openPile(piles[pile] as Pile).of[at] = faces[i] as string
  })
}

/** Everyone who sees into a pile knows what was dealt there; a bag is put in order again. */
const settlePile = (pile: OpenPile): void => {
  for (let i = 0; i < pile.seen.length; i++) pile.seen[i] = (pile.seen[i] as number) | pile.sees
  if (!pile.bag) return
  const order = pile.of.map((_, i) => i)
  order.sort(
    (i, j) =>
      compare(pile.of[i] as string, pile.of[j] as string) ||
      (pile.seen[j] as number) - (pile.seen[i] as number),
  )
  const { of, seen } = pile
  pile.of = order.map((i) => of[i] as string)
  pile.seen = order.map((i) => seen[i] as number)
}
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const freshChance = (chance: Chance): number[] => [0, ...Array.from({ length: 8 }, () => chance(2 ** 32))]

/** Prepared once for a view, it deals one world after another. */
export const imaginer = <G extends Position>(
  shape: Shape,
  copy: (seen: G) => G,
  box: Box,
  guesses: Guesses<G>,
  seen: G,
): ((chance: Chance) => G) => {
  if (seen.viewer === null)
    throw new Error('worlds are imagined from a view, and this is the position itself')
  const lots = lotsOf(pilesOf(shape, seen), box)
  const short = lots.find((lot) => lot.faces.length !== lot.slots.length)
  if (short)
    throw new Error(
      `${short.slots.length} hidden cards cannot be dealt from ${short.faces.length} (${backOf(short.faces[0] ?? '?')})`,
    )
  return (chance) => {
    const g = copy(seen)
    const own = inside(g)
    const piles = pilesOf(shape, g)
    own.viewer = null
    own.told = null
    own.chance = freshChance(chance)
    for (const lot of lots) deal(lot, piles, chance)
    for (const pile of piles) settlePile(openPile(pile))
    eachSealed(shape, g, (key, at, of) => {
      if (at.owner !== seen.viewer && seen.viewer !== 'all')
        at.value = guesses[key] ? guesses[key](g, at.owner, chance) : of.blank()
    })
    return g
  }
}

/** Every component of each kind, wherever it lies, sorted: always the contents of the box. */
export const census = (shape: Shape, g: Position): Box => {
  const found: Record<string, string[]> = {}
  eachPile(shape, g, (pile) => (found[pile.kind] ??= []).push(...pile.of))
  for (const faces of Object.values(found)) faces.sort()
  return found
}
