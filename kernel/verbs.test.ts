/** A fuzz of the card verbs alone, beside a model of what one seat can know. */
import { expect, test } from 'vitest'
import { bench, twins, type Bench } from './fixtures/bench.ts'
import {
  dice,
  look,
  move,
  moveAll,
  shuffle,
  type Chance,
  type Pile,
  type Seat,
  type Whole,
} from './src/index.ts'
import { hide } from './src/cards.ts'

const SEED = '0123456789abcdef0123456789abcdef'

/**
 * A model of one seat's knowledge that shares nothing with the kernel: it lists every arrangement that agrees
 * with all that seat has observed, and asks whether a card the view names is there in all of them.
 */
type World = { readonly [place: string]: readonly string[] }
const PLACES = ['deck', 'shown', 'h0', 'h1', 'h2'] as const
const pileAt = (g: Bench, place: string): Pile =>
  place === 'deck' ? g.deck : place === 'shown' ? g.shown : g.seats[Number(place[1]) as Seat].hand

const keyOf = (world: World): string =>
  PLACES.map((place) => (place[0] === 'h' ? (world[place] ?? []).toSorted() : world[place])?.join(',')).join(
    '|',
  )
const unique = (worlds: readonly World[]): World[] => [
  ...new Map(worlds.map((world) => [keyOf(world), world])).values(),
]

const arrangements = (faces: readonly string[]): string[][] =>
  faces.length === 0
    ? [[]]
    : [...new Set(faces)].flatMap((face) => {
        const rest = faces.toSpliced(faces.indexOf(face), 1)
        return arrangements(rest).map((tail) => [face, ...tail])
      })

const sees = (watcher: Seat, place: string): boolean => place === 'shown' || place === `h${watcher}`
const without = (pile: readonly string[], face: string): string[] => pile.toSpliced(pile.indexOf(face), 1)

/** Every world that may follow when this face moved and the watcher saw what he could of it. */
const follow = (worlds: readonly World[], watcher: Seat, from: string, to: string, face: string): World[] =>
  unique(
    worlds.flatMap((world) => {
      const source = world[from] ?? []
      const choices = from[0] === 'h' ? [...new Set(source)] : [source[0] as string]
      const fit = choices.filter((each) =>
        sees(watcher, from) || sees(watcher, to) ? each === face : hide(each) === hide(face),
      )
      return fit.map((each) => ({
        ...world,
        [from]: without(source, each),
        [to]: [each, ...(world[to] ?? [])],
      }))
    }),
  )

/** Every world that may follow when all of a pile moved: an order that the watcher did not see may be any. */
const followAll = (worlds: readonly World[], watcher: Seat, from: string, to: string, now: Pile): World[] =>
  unique(
    worlds.flatMap((world) => {
      const source = world[from] ?? []
      const isOrdered = from[0] !== 'h' || sees(watcher, from)
      const last = from[0] === 'h' ? source.toSorted() : source
      const orders = isOrdered ? [last.toReversed()] : arrangements(source)
      return orders.map((order) => ({ ...world, [from]: [], [to]: [...order, ...(world[to] ?? [])] }))
    }),
  ).filter((world) => {
    const there = world[to] ?? []
    const as = (face: string) => (sees(watcher, to) ? face : hide(face))
    const lain = now.bag ? there.toSorted() : there
    return lain.map(as).toString() === now.of.map(as).toString()
  })

/** The watcher is shown one card of somebody's hand: only worlds with that card in it remain. */
const shownOne = (g: Bench, watcher: Seat, worlds: World[], chance: Chance): World[] => {
  const place = PLACES[2 + chance(3)] as string
  const pile = pileAt(g, place)
  const face = pile.of[chance(pile.of.length || 1)]
  if (face === undefined) return worlds
  look(g, watcher, pile, face)
  return worlds.filter((world) => world[place]?.includes(face))
}

const count = (faces: readonly string[], face: string): number => faces.filter((each) => each === face).length

/** What the view claims is true in every world that the watcher holds possible. */
const claimsHold = (g: Whole<Bench>, watcher: Seat, worlds: readonly World[]): void => {
  for (const place of PLACES) {
    const claimed = pileAt(bench.view(g, watcher), place)
    for (const world of worlds) {
      const real = world[place] ?? []
      if (!claimed.bag)
        claimed.of.forEach((face, i) =>
          expect([face, hide(face)]).toContain(face.endsWith('?') ? hide(real[i] ?? '') : real[i]),
        )
      else
        for (const face of new Set(claimed.of.filter((each) => !each.endsWith('?'))))
          expect(count(real, face)).toBeGreaterThanOrEqual(count(claimed.of, face))
    }
  }
}

test('[K8] [K9] [K10] [K6] no view claims what its seat cannot know', () => {
  const chance = dice('card verbs')
  for (let round = 0; round < 300; round++) {
    const g = (round % 2 === 0 ? twins : bench).start(3, {}, SEED)
    shuffle(g, g.deck)
    const all = arrangements(g.deck.of.slice()).map((deck): World => ({
      deck,
      shown: [],
      h0: [],
      h1: [],
      h2: [],
    }))
    const backs = g.deck.of.map(hide).join()
    let worlds = all.filter((world) => (world['deck'] ?? []).map(hide).join() === backs)
    const watcher = (1 + chance(2)) as Seat
    const places = PLACES.slice(0, 3 + (round % 3))
    for (let turn = 0; turn < 14; turn++) {
      if (chance(4) === 0) {
        worlds = shownOne(g, watcher, worlds, chance)
        continue
      }
      const from = places[chance(places.length)] as string
      const to = places[chance(places.length)] as string
      const source = pileAt(g, from)
      if (from === to || source.of.length === 0) continue
      if (chance(6) === 0) {
        moveAll(g, source, pileAt(g, to))
        worlds = followAll(worlds, watcher, from, to, pileAt(g, to))
        claimsHold(g, watcher, worlds)
        continue
      }
      const at = source.bag ? chance(source.of.length) : 0
      const face = source.of[at] as string
      move(g, source, pileAt(g, to), at)
      worlds = follow(worlds, watcher, from, to, face)
      claimsHold(g, watcher, worlds)
    }
  }
})
