/** From a view alone, positions that its seat cannot tell from the real one. */
import { backOf, hide, isHidden } from './cards.ts'
import { shuffleBy, type Chance } from './chance.ts'
import type { Copy } from './play.ts'
import {
  inside,
  openPile,
  type OpenPile,
  type Pile,
  type Position,
  type Seat,
  type View,
  type Whole,
} from './position.ts'
import { eachPile, eachSealed, type Shape } from './shape.ts'

export type Box = { readonly [kind: string]: readonly string[] }
/** Guesses a sealed value of another seat from what is public. */
export type Guesses<G> = { readonly [key: string]: (g: G, seat: Seat, chance: Chance) => unknown }

type Slot = { readonly pile: number; readonly at: number }
/** The faces that may lie in these slots: every card of one kind and back whose place is not known. */
type Lot = { readonly faces: string[]; readonly slots: Slot[] }
/** One kind of card in a view: how often each known face lies there, and a lot for every back. */
type Kind = { readonly placed: Map<string, number>; readonly lots: Map<string, Lot> }

const pilesOf = (shape: Shape, g: Position): Pile[] => {
  const piles: Pile[] = []
  eachPile(shape, g, (pile) => piles.push(pile))
  return piles
}

const kindsIn = (piles: readonly Pile[], box: Box): Map<string, Kind> => {
  const kinds = new Map(
    Object.keys(box).map((kind) => [
      kind,
      { placed: new Map<string, number>(), lots: new Map<string, Lot>() },
    ]),
  )
  piles.forEach((pile, p) => {
    const kind = kinds.get(pile.kind)
    if (kind) pile.of.forEach((face, at) => noteCard(kind, face, { pile: p, at }))
  })
  return kinds
}

const noteCard = ({ placed, lots }: Kind, face: string, slot: Slot): void => {
  if (!isHidden(face)) return void placed.set(face, (placed.get(face) ?? 0) + 1)
  const lot = lots.get(face)
  if (lot) lot.slots.push(slot)
  else lots.set(face, { faces: [], slots: [slot] })
}

/** Whatever the box holds and the view does not show lies in one of the slots with its back. */
const lotsOf = (piles: readonly Pile[], box: Box): Lot[] =>
  [...kindsIn(piles, box)].flatMap(([name, { placed, lots }]) => {
    for (const face of box[name] ?? []) {
      const shown = placed.get(face) ?? 0
      if (shown > 0) placed.set(face, shown - 1)
      else lots.get(hide(face))?.faces.push(face)
    }
    const [extra] = [...placed].find(([, left]) => left > 0) ?? []
    if (extra !== undefined) throw new Error(`'${extra}' lies in this view more often than the box holds it`)
    return [...lots.values()]
  })

const deal = ({ faces, slots }: Lot, piles: readonly Pile[], chance: Chance): void => {
  const dealt = shuffleBy(faces.slice(), chance)
  for (let i = 0; i < slots.length; i++) {
    const { pile, at } = slots[i] as Slot
    openPile(piles[pile] as Pile).of[at] = dealt[i] as string
  }
}

/** Everyone who sees into a pile knows what was dealt there; a bag is put in order again. */
const settlePile = (pile: OpenPile): void => {
  const { of, seen, sees } = pile
  for (let i = 0; i < seen.length; i++) seen[i] = (seen[i] as number) | sees
  if (!pile.bag) return
  for (let i = 1; i < of.length; i++) sink(of, seen, i)
}

/** Moves a card down to its place in a bag: by face, and among equals the better known first. */
const sink = (of: string[], seen: number[], from: number): void => {
  const face = of[from] as string
  const marks = seen[from] as number
  let at = from
  for (; at > 0; at--) {
    const before = of[at - 1] as string
    if (before < face || (before === face && (seen[at - 1] as number) >= marks)) break
    of[at] = before
    seen[at] = seen[at - 1] as number
  }
  of[at] = face
  seen[at] = marks
}

const freshChance = (chance: Chance): number[] => [0, ...Array.from({ length: 8 }, () => chance(2 ** 32))]

/** Prepared once for a view, it deals one world after another. */
export const imaginer = <G extends Position>(
  shape: Shape,
  copy: Copy,
  box: Box,
  guesses: Guesses<G>,
  seen: View<G>,
): ((chance: Chance) => Whole<G>) => {
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
    return g as G as Whole<G>
  }
}

/** Every component of each kind, wherever it lies, sorted: always the contents of the box. */
export const census = (shape: Shape, g: Position): Box => {
  const found: Record<string, string[]> = {}
  eachPile(shape, g, (pile) => (found[pile.kind] ??= []).push(...pile.of))
  for (const faces of Object.values(found)) faces.sort()
  return found
}
