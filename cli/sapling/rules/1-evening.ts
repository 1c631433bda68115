/** 1 The evening. */
import {
  move,
  reason,
  seatsFrom,
  seatsOf,
  shuffle,
  tell,
  TOP,
  unpack,
  type Next,
  type Seat,
} from '@machiya/kernel'
import { choice, LANTERNS, step, type Lantern, type G } from '../position.ts'

const COPIES = 14
const HAND = 3
const POINTS = { paper: 1, silk: 2, bronze: 3 }
const ALL_KINDS = 4

const SAME = reason('1.3', 'The last lantern you hung up is of this kind')

export const box = (): Lantern[] => LANTERNS.flatMap((kind) => Array.from({ length: COPIES }, () => kind))
const wanted = (g: G): number => (g.about.options.evening === 'long' ? 7 : 5)

/** 1.1 The lanterns are shuffled, and everybody takes three into the hand. */
export const setUp = step('set-up', (g): Next => {
  unpack(g.stack, box())
  shuffle(g, g.stack)
  for (const seat of seatsOf(g))
    for (let card = 0; card < HAND; card++) move(g, g.stack, g.seats[seat].hand, TOP)
  return hang({ seat: 0 })
})

/** 1.2 In turn everybody hangs up a lantern and takes another, until all have hung up enough. */
export const hang = choice<{ seat: Seat }, Lantern>('hang', {
  options: (g, { seat }, say) => {
    const { hand, hung } = g.seats[seat]
    const kinds = LANTERNS.filter((kind) => hand.of.includes(kind))
    for (const kind of kinds) say(kind, kinds.length > 1 && hung.of[0] === kind && SAME)
  },
  play: (g, { seat }, kind): Next => {
    const { hand, hung } = g.seats[seat]
    tell(g, 'hung', { seat, card: move(g, hand, hung, kind) })
    move(g, g.stack, hand, TOP)
    const [, next = seat] = seatsFrom(g, seat)
    return g.seats[next].hung.of.length < wanted(g) ? hang({ seat: next }) : []
  },
})

/** 1.4 Where the points come from. */
export const scoring = (g: G) => ({
  ...Object.fromEntries(LANTERNS.map((kind) => [kind, g.seats.map(({ hung }) => worth(hung.of, kind))])),
  all: g.seats.map(({ hung }) => (LANTERNS.every((kind) => hung.of.includes(kind)) ? ALL_KINDS : 0)),
})

const worth = (hung: readonly Lantern[], kind: Lantern): number =>
  hung.filter((each) => each === kind).length * POINTS[kind]

/** 1.4 The most points win; then the most bronze. */
export const standing = (g: G): number[][] => {
  const columns = Object.values(scoring(g))
  return g.seats.map(({ hung }, seat) => [
    columns.reduce((sum, column) => sum + (column[seat] ?? 0), 0),
    worth(hung.of, 'bronze'),
  ])
}
