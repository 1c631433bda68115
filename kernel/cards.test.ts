import { describe, expect, test } from 'vitest'
import { dice, type Chance } from './src/chance.ts'
import {
  BOTTOM,
  defineGame,
  faceDown,
  faceUp,
  hide,
  inHand,
  look,
  move,
  moveAll,
  open,
  perSeat,
  rulesFor,
  shuffle,
  TOP,
  unpack,
  number,
  type Pile,
  type PositionOf,
  type Seat,
} from './src/index.ts'

const FACES = ['green/a', 'green/a', 'green/b', 'green/c', 'black/x', 'black/y', 'black/y']
const shape = {
  turns: open(number),
  deck: faceDown<string>('card'),
  shown: faceUp<string>('card'),
  seats: perSeat({ hand: inHand<string>('card'), pouch: inHand<string>('card') }),
}
type Bench = PositionOf<typeof shape, Record<never, never>>
const { step, choice } = rulesFor<Bench>()
const wait = choice<{ seat: Seat }>('wait', { options: (_g, _a, say) => say('on'), play: () => {} })
const benchOf = (faces: readonly string[]) => {
  const lay = step('lay', (g) => {
    unpack(g.deck, faces)
    return wait({ seat: 0 })
  })
  return defineGame({
    name: 'bench',
    revision: 1,
    seats: [3, 3],
    options: {},
    shape,
    box: () => ({ card: faces }),
    rules: { lay, wait },
    opening: lay(),
    standing: () => [],
    scoring: () => ({}),
  })
}
const bench = benchOf(FACES)
/** Few faces and many equal ones: what is easily got wrong. */
const twins = benchOf(['green/a', 'green/a', 'green/a', 'green/b', 'green/b', 'black/x'])
const SEED = '0123456789abcdef0123456789abcdef'
const start = () => bench.start(3, {}, SEED)
const knows = (g: Bench, seat: Seat, pile: (g: Bench) => Pile) => pile(bench.view(g, seat)).of
const hand = (seat: Seat) => (g: Bench) => g.seats[seat].hand
const drawInto = (g: Bench, seat: Seat, count: number) => {
  for (let i = 0; i < count; i++) move(g, g.deck, g.seats[seat].hand, TOP)
}

describe('cards', () => {
  test('[K6] a hand shows its owner the faces and others the backs', () => {
    const g = start()
    drawInto(g, 0, 3)
    expect(knows(g, 0, hand(0))).toEqual(['green/a', 'green/a', 'green/b'])
    expect(knows(g, 1, hand(0))).toEqual(['green/?', 'green/?', 'green/?'])
    expect(bench.view(g, 'public').deck.of.every((face) => face === hide(face))).toBe(true)
  })

  test('[K26] a card taken openly stays known to all in the hand', () => {
    const g = start()
    move(g, g.deck, g.shown, TOP)
    move(g, g.shown, g.seats[0].hand, 'green/a')
    for (const seat of [1, 2] as const) expect(knows(g, seat, hand(0))).toEqual(['green/a'])
    expect(bench.view(g, 1).seats[0].hand.seen).toEqual([0b1111])
  })

  test('[K26] a view tells nothing of what only others know', () => {
    const g = start()
    look(g, 2, g.deck, 1)
    expect(bench.view(g, 1).deck.seen[0]).toBe(0)
    expect(bench.view(g, 2).deck.seen[0]).toBe(0b100)
  })

  test('[K8] after an unseen choice nobody knows what is left', () => {
    const g = start()
    drawInto(g, 0, 4)
    look(g, 1, g.seats[0].hand, 'green/b')
    expect(knows(g, 1, hand(0))).toContain('green/b')
    move(g, g.seats[0].hand, g.deck, 'green/c', BOTTOM)
    expect(knows(g, 1, hand(0))).toEqual(['green/?', 'green/?', 'green/?'])
  })

  test('[K8] a choice among one is no choice', () => {
    const g = start()
    for (const face of ['black/x', 'green/b']) {
      while (g.deck.of[0] !== face) move(g, g.deck, g.deck, TOP, BOTTOM)
      drawInto(g, 0, 1)
    }
    look(g, 1, g.seats[0].hand, 'black/x')
    move(g, g.seats[0].hand, g.deck, 'black/x', BOTTOM)
    expect(knows(g, 1, (at) => at.deck).at(-1)).toBe('black/x')
  })

  test('[K8] a choice of another back leaves what is known', () => {
    const g = start()
    drawInto(g, 0, 7)
    look(g, 1, g.seats[0].hand, 'black/x')
    move(g, g.seats[0].hand, g.deck, 'green/c')
    expect(knows(g, 1, hand(0))).toContain('black/x')
  })

  test('[K8] a whole hand passed on is no choice', () => {
    const g = start()
    drawInto(g, 0, 4)
    look(g, 1, g.seats[0].hand, 'green/b')
    const moved = moveAll(g, g.seats[0].hand, g.seats[2].pouch)
    expect(knows(g, 1, (at) => at.seats[2].pouch)).toEqual(['green/?', 'green/?', 'green/?', 'green/b'])
    expect(moved.map(({ card, seen }) => (seen & 0b10 ? card : '?'))).toEqual(['?', '?', 'green/b', '?'])
    expect(knows(g, 0, (at) => at.seats[2].pouch)).toEqual(g.seats[2].pouch.of)
  })

  test('[K8] a whole hand put on a pile is there in an order that only its owner knows', () => {
    const g = start()
    drawInto(g, 0, 4)
    look(g, 1, g.seats[0].hand)
    moveAll(g, g.seats[0].hand, g.deck)
    expect(knows(g, 1, (at) => at.deck).slice(0, 4)).toEqual(['green/?', 'green/?', 'green/?', 'green/?'])
    expect(knows(g, 0, (at) => at.deck).slice(0, 4)).toEqual(['green/c', 'green/b', 'green/a', 'green/a'])
  })

  test('[K9] whoever sees one of two equal cards leave knows one fewer', () => {
    const g = start()
    drawInto(g, 0, 2)
    look(g, 1, g.seats[0].hand, 'green/a')
    expect(knows(g, 1, hand(0))).toEqual(['green/?', 'green/a'])
    move(g, g.seats[0].hand, g.shown, 'green/a')
    expect(knows(g, 1, hand(0))).toEqual(['green/?'])
    expect(knows(g, 2, hand(0))).toEqual(['green/?'])
  })

  test('[K9] whoever knows two of a face still knows the other', () => {
    const g = start()
    drawInto(g, 0, 2)
    look(g, 1, g.seats[0].hand)
    move(g, g.seats[0].hand, g.shown, 'green/a')
    expect(knows(g, 1, hand(0))).toEqual(['green/a'])
  })

  test('[K10] a shuffle makes everybody forget', () => {
    const g = start()
    look(g, 1, g.deck, 3)
    expect(knows(g, 1, (at) => at.deck).slice(0, 3)).toEqual(['green/a', 'green/a', 'green/b'])
    shuffle(g, g.deck)
    expect(knows(g, 1, (at) => at.deck)).toEqual(g.deck.of.map(hide))
  })

  test('[K2] a face-down pile gives nothing up by its face', () => {
    const g = start()
    expect(() => move(g, g.deck, g.shown, 'green/c')).toThrow('cannot be picked by its face')
    expect(() => move(g, g.shown, g.deck, 'green/c')).toThrow('no card green/c in a pile of 0 card')
    expect(() => shuffle(g, g.seats[0].hand)).toThrow('no order to shuffle')
  })

  test('[K11] only what shows somebody something new counts as revealed', () => {
    const g = start()
    const { revealed } = g
    move(g, g.deck, g.deck, TOP, BOTTOM)
    expect(g.revealed).toBe(revealed)
    drawInto(g, 0, 1)
    expect(g.revealed).toBe(revealed + 1)
    move(g, g.seats[0].hand, g.seats[0].pouch, TOP)
    look(g, 0, g.seats[0].pouch)
    expect(g.revealed).toBe(revealed + 1)
  })
})

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
const claimsHold = (g: Bench, watcher: Seat, worlds: readonly World[]): void => {
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

describe('fuzz of the card verbs', () => {
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
})
