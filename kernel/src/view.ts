/** What one seat, or the public, knows of what it looks at. */
import { hide, sortBag } from './cards.ts'
import type { Eye } from './parts.ts'
import {
  bitOf,
  everyone,
  openPile,
  type Card,
  type Json,
  type Pile,
  type Position,
  type Telling,
  type Tiding,
  type Viewer,
} from './position.ts'

export const eyeOf = (g: Position, viewer: Viewer): Eye => {
  const all = everyone(g.about.seats)
  return { viewer, all, own: viewer === 'all' ? all : bitOf(g, viewer), shared: bitOf(g, 'public') }
}

/** What the public knows is known to all; beyond that a view tells nothing of what others know. */
const markFor = (seen: number, eye: Eye): number => (seen & eye.shared ? eye.all : seen & eye.own)

export const copyPile = ({ kind, bag, sees, of, seen }: Pile): Pile => ({
  kind,
  bag,
  sees,
  of: of.slice(),
  seen: seen.slice(),
})

/** A pile of which everything is known is seen as it is. */
export const viewPile = (pile: Pile, eye: Eye): Pile => {
  if (pile.seen.every((seen) => seen && markFor(seen, eye) === seen)) return pile
  const made = copyPile(pile)
  const { of, seen } = openPile(made)
  let hidden = false
  for (let i = 0; i < of.length; i++) {
    const mark = markFor(seen[i] as number, eye)
    seen[i] = mark
    if (mark) continue
    of[i] = hide(of[i] as string)
    hidden = true
  }
  if (hidden && pile.bag) sortBag(openPile(made))
  return made
}

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'card' in value
const viewCard = ({ card, seen }: Card, eye: Eye): string => (markFor(seen, eye) ? card : hide(card))
const viewTold = (value: Telling[string], eye: Eye): Json => {
  if (isCard(value)) return viewCard(value, eye)
  if (!Array.isArray(value) || !value.some(isCard)) return value as Json
  return (value as Card[]).map((card) => viewCard(card, eye)).sort()
}

/** What the last move told, as it is heard. */
export const hear = (told: Position['told'], eye: Eye): Tiding[] =>
  (told ?? []).map(({ tiding, a }) => ({
    tiding,
    a: Object.fromEntries(Object.entries(a).map(([key, value]) => [key, viewTold(value, eye)])),
  }))
