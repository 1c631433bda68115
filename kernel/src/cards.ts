/**
 * The verbs that touch cards, and what each seat knows by them.
 *
 * A face may carry its public back before a slash: the back of 'green/the-lost-sword' is 'green/'.
 * A bag is kept sorted, and among equal faces the marks lie as far to the front as they can:
 * so equal cards cannot be told apart, and only how many of a face somebody knows is kept.
 */
import { drawsOf, shuffleBy } from './chance.ts'
import {
  everyone,
  inside,
  openPile,
  type Card,
  type OpenPile,
  type Pile,
  type Position,
  type Seat,
  type Sealed,
  type Telling,
} from './position.ts'

/** The first card of a pile. */
export const TOP = 0
/** The last card of a pile. */
export const BOTTOM = -1

const SLASH = '/'
export const HIDDEN = '?'

/** What everybody sees of a card that lies face down. */
export const backOf = (face: string): string => face.slice(0, face.indexOf(SLASH) + 1)
export const hide = (face: string): string => (face.includes(SLASH) ? backOf(face) + HIDDEN : HIDDEN)
/** Whether a view hides what this card is. */
export const isHidden = (face: string): boolean => face.endsWith(HIDDEN)

const known = (g: Position, before: number, after: number): void => {
  if (after & ~before) inside(g).revealed++
}

const placeIn = (pile: OpenPile, face: string, seen: number, where: number): void => {
  if (pile.bag) return placeInBag(pile, face, seen)
  const at = where < 0 ? pile.of.length + 1 + where : where
  pile.of.splice(at, 0, face)
  pile.seen.splice(at, 0, seen)
}

/** A bag in order: by face, and among equals the better known first. */
export const sortBag = ({ of, seen }: OpenPile): void => {
  for (let i = 1; i < of.length; i++) sink(of, seen, i)
}

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

/** The new card joins its equals, and its marks move to the front of them. */
const placeInBag = (pile: OpenPile, face: string, seen: number): void => {
  let at = 0
  while (at < pile.of.length && (pile.of[at] as string) < face) at++
  let end = at
  while (end < pile.of.length && pile.of[end] === face) end++
  pile.of.splice(end, 0, face)
  pile.seen.splice(end, 0, 0)
  for (let left = seen, i = at; left && i <= end; i++) {
    const marks = pile.seen[i] as number
    pile.seen[i] = marks | left
    left &= marks
  }
}

const indexOf = (pile: Pile, which: string | number): number => {
  if (typeof which === 'string' && !pile.bag && pile.sees === 0)
    throw new Error(`'${which}' cannot be picked by its face out of a face-down pile of ${pile.kind}`)
  const at = typeof which === 'string' ? pile.of.indexOf(which) : which < 0 ? pile.of.length + which : which
  const face = pile.of[at]
  if (face === undefined)
    throw new Error(`there is no card ${which} in a pile of ${pile.of.length} ${pile.kind}`)
  return pile.bag ? pile.of.indexOf(face) : at
}

/** Whoever saw neither end of an unseen choice from a bag can no longer place the cards of that back. */
const forget = (pile: OpenPile, face: string, seen: number, blind: number): number => {
  const back = backOf(face)
  let marked = seen
  let sure = seen
  let alone = true
  for (let i = 0; i < pile.of.length; i++) {
    const other = pile.of[i] as string
    if (backOf(other) !== back) continue
    alone = false
    marked |= pile.seen[i] as number
    sure = other === face ? sure & (pile.seen[i] as number) : 0
  }
  const lost = blind & marked & ~sure
  if (alone || !lost) return seen
  for (let i = 0; i < pile.of.length; i++)
    if (backOf(pile.of[i] as string) === back) pile.seen[i] = (pile.seen[i] as number) & ~lost
  return seen & ~lost
}

const carry = (g: Position, from: Pile, to: Pile, at: number, where: number, isChoice: boolean): Card => {
  const source = openPile(from)
  const face = source.of[at] as string
  let seen = source.seen[at] as number
  source.of.splice(at, 1)
  source.seen.splice(at, 1)
  const blind = everyone(g.about.seats) & ~(from.sees | to.sees)
  if (isChoice && blind) seen = forget(source, face, seen, blind)
  known(g, seen, to.sees)
  placeIn(openPile(to), face, seen | to.sees, where)
  return { card: face, seen: seen | to.sees }
}

/** Moves a card, by its face or by its index, and says who knows it now. */
export const move = <F extends string>(
  g: Position,
  from: Pile<F>,
  to: Pile<F>,
  which: F | number,
  where = TOP,
): Card => carry(g, from, to, indexOf(from, which), where, from.bag)

/** Moves every card of a pile, top first, so that the last one ends on top. Only an order given to a bag is a choice. */
export const moveAll = <F extends string>(g: Position, from: Pile<F>, to: Pile<F>, where = TOP): Card[] =>
  from.of.slice().map(() => carry(g, from, to, 0, where, from.bag && !to.bag))

/** Shows cards where they lie: the top few of a pile, one face of a bag, or all of it. */
export const look = (
  g: Position,
  who: Seat | 'all',
  pile: Pile,
  which: string | number = pile.of.length,
): Card[] => {
  const eyes = who === 'all' ? everyone(g.about.seats) : 1 << who
  const { of, seen } = openPile(pile)
  const from = typeof which === 'string' ? indexOf({ ...pile, sees: 1 }, which) : 0
  const count = typeof which === 'string' ? 1 : Math.min(which, of.length)
  return of.slice(from, from + count).map((card, i) => {
    const marks = seen[from + i] as number
    known(g, marks, eyes)
    seen[from + i] = marks | eyes
    return { card, seen: marks | eyes }
  })
}

/** Mixes a pile; nobody knows any longer where which card lies. */
export const shuffle = (g: Position, pile: Pile): void => {
  if (pile.bag) throw new Error(`a bag of ${pile.kind} has no order to shuffle`)
  shuffleBy(openPile(pile).of, drawsOf(g))
  openPile(pile).seen.fill(pile.sees)
  inside(g).revealed++
}

/** Lays components from the box onto the table: for set-up alone, the census watches it. */
export const unpack = <F extends string>(pile: Pile<F>, faces: readonly F[]): void => {
  for (const face of faces) placeIn(openPile(pile), face, pile.sees, BOTTOM)
}

/** Takes a piece out of a sealed value, for everybody to see. */
export const unseal = <T, Piece>(g: Position, at: Sealed<T>, take: (value: T) => Piece): Piece => {
  inside(g).revealed++
  return take(at.value)
}

/** An unbiased whole number below n, by the position's own chance. */
export const roll = (g: Position, n: number): number => {
  inside(g).revealed++
  return drawsOf(g)(n)
}

/** Says that something happened. Each viewer hears of cards only what he knows after the move. */
export const tell = (g: Position, tiding: string, a: Telling): void => {
  inside(g).told?.push({ tiding, a })
}
