/** From a view alone, positions that its seat cannot tell from the real one. */
import { hide, isHidden, sortBag } from './cards.ts'
import { shuffleBy, type Chance } from './chance.ts'
import type { Layout } from './parts.ts'
import {
  inside,
  openPile,
  type Pile,
  type Position,
  type Seat,
  type Sealed,
  type View,
  type Whole,
} from './position.ts'

export type Box = { readonly [kind: string]: readonly string[] }
/** Guesses a sealed value of another seat from what is public. */
export type Guesses<G> = { readonly [key: string]: (g: G, seat: Seat, chance: Chance) => unknown }

type Slot = { readonly pile: number; readonly at: number }
/** The faces that may lie in these slots: every card of one kind and back whose place is not known. */
type Lot = { readonly faces: string[]; readonly slots: Slot[] }

const pilesOf = (layout: Layout, g: Position): Pile[] => {
  const piles: Pile[] = []
  layout.walk(g, { pile: (pile) => void piles.push(pile) }, '')
  return piles
}

/** Whatever the box holds of a kind and the view does not show lies in one of the slots with its back. */
const lotsOf = (piles: readonly Pile[], kind: string, box: readonly string[]): Lot[] => {
  const shown = new Map<string, number>()
  const lots = new Map<string, Lot>()
  piles.forEach(({ kind: other, of }, pile) => {
    if (other !== kind) return
    of.forEach((face, at) => {
      if (!isHidden(face)) return void shown.set(face, (shown.get(face) ?? 0) + 1)
      if (!lots.has(face)) lots.set(face, { faces: [], slots: [] })
      lots.get(face)?.slots.push({ pile, at })
    })
  })
  for (const face of box) {
    const left = shown.get(face) ?? 0
    if (left > 0) shown.set(face, left - 1)
    else lots.get(hide(face))?.faces.push(face)
  }
  for (const [face, extra] of shown)
    if (extra > 0) throw new Error(`'${face}' lies in this view more often than the box holds it`)
  for (const [back, { faces, slots }] of lots)
    if (faces.length !== slots.length)
      throw new Error(`${slots.length} hidden cards cannot be dealt from ${faces.length} (${kind} ${back})`)
  return [...lots.values()]
}

const deal = ({ faces, slots }: Lot, piles: readonly Pile[], chance: Chance): void => {
  const dealt = shuffleBy(faces.slice(), chance)
  for (let i = 0; i < slots.length; i++) {
    const { pile, at } = slots[i] as Slot
    openPile(piles[pile] as Pile).of[at] = dealt[i] as string
  }
}

/** Everyone who sees into a pile knows what was dealt there; a bag is put in order again. */
const settlePile = (pile: Pile): void => {
  const { seen } = openPile(pile)
  for (let i = 0; i < seen.length; i++) seen[i] = (seen[i] as number) | pile.sees
  if (pile.bag) sortBag(openPile(pile))
}

const freshChance = (chance: Chance): number[] => [0, ...Array.from({ length: 8 }, () => chance(2 ** 32))]

/** Prepared once for a view, it deals one world after another. */
export const imaginer = <G extends Position>(
  layout: Layout,
  box: Box,
  guesses: Guesses<G>,
  seen: View<G>,
): ((chance: Chance) => Whole<G>) => {
  const { viewer } = seen as Position
  if (viewer === null) throw new Error('worlds are imagined from a view, and this is the position itself')
  const piles = pilesOf(layout, seen)
  const lots = Object.entries(box).flatMap(([kind, faces]) => lotsOf(piles, kind, faces))
  return (chance) => {
    const g = layout.copy(seen) as Whole<G>
    const there = pilesOf(layout, g)
    Object.assign(inside(g), { viewer: null, told: null, chance: freshChance(chance) })
    for (const lot of lots) deal(lot, there, chance)
    there.forEach(settlePile)
    const sealed = (at: Sealed<unknown>, key: string, blank: () => unknown): void => {
      if (at.owner === viewer || viewer === 'all') return
      at.value = guesses[key] ? guesses[key](g, at.owner, chance) : blank()
    }
    layout.walk(g, { sealed }, '')
    return g
  }
}

/** Every component of each kind, wherever it lies, sorted: always the contents of the box. */
export const census = (layout: Layout, g: Position): Box => {
  const found: Record<string, string[]> = {}
  for (const { kind, of } of pilesOf(layout, g)) (found[kind] ??= []).push(...of)
  for (const faces of Object.values(found)) faces.sort()
  return found
}
