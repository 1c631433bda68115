/** What one seat, or the public, knows of a position: derived from the shape, never written by hand. */
import { hide } from './cards.ts'
import { copyJson } from './copy.ts'
import {
  bitOf,
  everyone,
  inside,
  mustBeWhole,
  type Card,
  type Json,
  type OpenFloor,
  type Pile,
  type Position,
  type Sealed,
  type Telling,
  type Tiding,
  type View,
  type Viewer,
  type Whole,
} from './position.ts'
import type { Rules } from './rules.ts'
import { isPart, type Shape } from './shape.ts'

type Parts = Record<string, unknown>
/** The viewer's own bit, the public's, and what is written where all know. */
type Eye = { readonly viewer: Viewer; readonly own: number; readonly shared: number; readonly all: number }

const eyeOf = (g: Position, viewer: Viewer): Eye => {
  const all = everyone(g.about.seats)
  return { viewer, all, own: viewer === 'all' ? all : bitOf(g, viewer), shared: bitOf(g, 'public') }
}

/** What the public knows is known to all; beyond that a view tells nothing of what others know. */
const markFor = (seen: number, eye: Eye): number => (seen & eye.shared ? eye.all : seen & eye.own)

const viewPile = (pile: Pile, eye: Eye): Pile => {
  if (eye.viewer === 'all') return { ...pile, of: pile.of.slice(), seen: pile.seen.slice() }
  const { kind, bag, sees } = pile
  const of = pile.of.slice()
  const seen = pile.seen.slice()
  let hidden = false
  for (let i = 0; i < of.length; i++) {
    const mark = markFor(seen[i] as number, eye)
    seen[i] = mark
    if (mark) continue
    of[i] = hide(of[i] as string)
    hidden = true
  }
  return hidden && bag ? sorted({ kind, bag, sees, of, seen }) : { kind, bag, sees, of, seen }
}

/** By face, and among equals the better known first. */
const sorted = (pile: Pile): Pile => {
  const order = pile.of.map((_, i) => i)
  const face = (i: number) => pile.of[i] as string
  order.sort((i, j) =>
    face(i) < face(j) ? -1 : face(i) > face(j) ? 1 : (pile.seen[j] as number) - (pile.seen[i] as number),
  )
  return { ...pile, of: order.map(face), seen: order.map((i) => pile.seen[i] as number) }
}

const viewSealed = (at: Sealed<unknown>, { viewer }: Eye): Sealed<unknown> =>
  viewer === 'all' || viewer === at.owner ? copyJson(at) : { owner: at.owner, value: '?' }

const viewParts = <T extends Parts>(shape: Shape, table: T, eye: Eye): T => {
  const seen: Parts = { ...table }
  for (const key in shape) {
    const part = shape[key] as Shape[string]
    const value = seen[key]
    seen[key] = !isPart(part)
      ? viewParts(part, value as Parts, eye)
      : part.node === 'open'
        ? part.of.copy
          ? part.of.copy(value)
          : value
        : part.node === 'pile'
          ? viewPile(value as Pile, eye)
          : part.node === 'sealed'
            ? viewSealed(value as Sealed<unknown>, eye)
            : (value as Parts[]).map((seat) => viewParts(part.of, seat, eye))
  }
  return seen as T
}

/** On a floor that hides answers nobody learns who else has closed. */
const viewFloor = (g: Position, rules: Rules, floor: OpenFloor, viewer: Viewer): OpenFloor => {
  const rule = rules[g.agenda[floor.at]?.task ?? '']
  const hidden = rule?.kind === 'floor' && rule.hides === 'answers' && viewer !== 'all'
  return { ...floor, closed: floor.closed.map((shut, i) => shut && (!hidden || floor.seats[i] === viewer)) }
}

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'card' in value
const viewCard = ({ card, seen }: Card, eye: Eye): string => (markFor(seen, eye) ? card : hide(card))
const viewTold = (value: Telling[string], eye: Eye): Json => {
  if (isCard(value)) return viewCard(value, eye)
  if (!Array.isArray(value) || !value.some(isCard)) return value as Json
  return (value as Card[]).map((card) => viewCard(card, eye)).sort()
}

/** What the last move told, as this viewer hears it. */
export const tidings = (g: Position, viewer: Viewer): Tiding[] => {
  const eye = eyeOf(g, viewer)
  return (g.told ?? []).map(({ tiding, a }) => ({
    tiding,
    a: Object.fromEntries(Object.entries(a).map(([key, value]) => [key, viewTold(value, eye)])),
  }))
}

export const view = <G extends Position>(
  shape: Shape,
  rules: Rules,
  g: Whole<G>,
  viewer: Viewer,
): View<G> => {
  mustBeWhole(g)
  const seen = inside(viewParts(shape, g, eyeOf(g, viewer)))
  seen.viewer = viewer
  seen.revealed = 0
  seen.chance = []
  seen.floors = g.floors.map((floor) => viewFloor(g, rules, floor, viewer)) as typeof seen.floors
  seen.agenda = g.agenda.slice()
  seen.told = tidings(g, viewer)
  return seen as unknown as View<G>
}
