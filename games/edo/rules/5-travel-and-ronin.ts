/** 5 Travel and ronin */
import {
  move,
  moveAll,
  reason,
  shuffle,
  tell,
  TOP,
  type Next,
  type Say,
  type Seat,
  type Task,
} from '@machiya/kernel'
import { boardOf } from '../board.ts'
import type { ActionId } from '../data/actions.ts'
import { LOCATIONS, type LocationId } from '../data/locations.ts'
import { REWARDS } from '../data/rewards.ts'
import type { Effect, Location, SpaceKind } from '../data/types.ts'
import type { WishId } from '../data/wishes.ts'
import { countAt, isFirst, put, samuraiAt, shift } from '../figures.ts'
import { ACTION, byId, isCity, KIND, type SpaceId } from '../by-id.ts'
import { choice, step, type G, type Player } from '../position.ts'
import { fulfil, sayWishes, anyTime, type AnyTimePick } from './8-wishes-and-privileges.ts'

const NOT_OWN = reason('5.3', 'Only officials of your own colour can be sent')
const NO_SAMURAI = reason('5.5', 'You have no samurai on the board')
const DROVE = reason('5.20', 'One official of this card has driven off ronin')
const TOO_MANY = reason('5.22', 'You cannot outnumber any ronin')
const TOO_MANY_HERE = reason('5.22', 'You cannot outnumber the ronin there')
const NOT_YET = reason('5.22', 'You do not outnumber the ronin there')
const BARRED = reason('5.8', 'This space is covered or closed')
const PAIRED = reason('5.10', 'Two ronin stand together: the one standing alone is moved')

const BROUGHT = 2
const LOCATION = byId<Record<LocationId, Location>>(LOCATIONS)

/** Officials of a Travel card that have not acted yet, and whether one has driven off ronin. */
type Journey = { seat: Seat; action: ActionId; own: number; other: number; drove: boolean }
type Traveller = Extract<Effect, { does: 'travel' }>
const effectOf = (action: ActionId): Traveller => ACTION[action].effect as Traveller
const isBarred = (g: G, at: SpaceId): boolean =>
  g.covered.includes(at) || (isCity(at) && g.closed.includes(at))

// 5.4 Other uses take a white or black official first, so that own ones stay free to be sent.
const goOn = (a: Journey): Task | undefined =>
  onward(a.other > 0 ? { ...a, other: a.other - 1 } : { ...a, own: a.own - 1 })
const onward = ({ seat, action, own, other, drove }: Journey): Task | undefined =>
  own + other > 0 ? travel({ seat, action, own, other, drove }) : undefined

/** 5.1 Travel is decided official by official. */
export const travel = choice<Journey, 'send' | 'move' | 'drive-off' | 'done' | WishId, AnyTimePick>(
  'travel',
  {
    beside: anyTime,
    options(g, a, say) {
      const me = g.seats[a.seat]
      say('send', a.own === 0 && NOT_OWN)
      say('move', me.samurai.length === 0 && NO_SAMURAI)
      if (g.about.options.ronin)
        say('drive-off', a.drove ? DROVE : !g.ronin.some((at) => canRout(g, me, at)) && TOO_MANY)
      sayWishes(g, a.seat, 'travel', say)
      say('done')
    },
    play(g, a, pick): Next {
      if (pick === 'done') return
      if (pick === 'send') return sendTo(a)
      if (pick === 'move') return shiftFrom({ ...a, left: effectOf(a.action).samurai })
      if (pick === 'drive-off') return driveOff(a)
      fulfil(g, a.seat, pick)
      return goOn(a)
    },
  },
)

/** 5.2 Send: an own official goes as a samurai to a border post; 5.8 with great travel to any space. */
export const sendTo = choice<Journey, SpaceId>('send-to', {
  options(g, { action }, say) {
    const { borders, spaces } = boardOf(g)
    for (const at of effectOf(action).anywhere ? spaces : borders) say(at, isBarred(g, at) && BARRED)
  },
  play(g, a, at): Next {
    put(g.seats[a.seat].samurai, at)
    tell(g, 'sent', { seat: a.seat, at })
    return onward({ ...a, own: a.own - 1 })
  },
})

type Shift = Journey & { left: number }

/** 5.5 Move: up to two own samurai are set on any spaces without cost. */
export const shiftFrom = choice<Shift, SpaceId | 'done'>('shift-from', {
  options(g, a, say) {
    sayOwn(g.seats[a.seat], say)
    if (a.left < effectOf(a.action).samurai) say('done')
  },
  play: (_g, a, pick): Next => (pick === 'done' ? goOn(a) : shiftTo({ ...a, from: pick })),
})

const sayOwn = ({ samurai }: Player, say: Say<SpaceId>): void => {
  for (let i = 0; i < samurai.length; i++) if (isFirst(samurai, i)) say(samurai[i] as SpaceId)
}

export const shiftTo = choice<Shift & { from: SpaceId }, SpaceId>('shift-to', {
  options(g, { from }, say) {
    for (const to of boardOf(g).spaces) if (to !== from) say(to)
  },
  play(g, { from, ...a }, to): Next {
    shift(g.seats[a.seat].samurai, from, to)
    tell(g, 'shifted', { seat: a.seat, from, to })
    return a.left > 1 ? shiftFrom({ ...a, left: a.left - 1 }) : goOn(a)
  },
})

const elsewhere = (me: Player, at: SpaceId): number => me.samurai.length - samuraiAt(me, at)
const outnumbers = (g: G, me: Player, at: SpaceId): boolean => samuraiAt(me, at) > countAt(g.ronin, at)
// 5.22 The space can be named only if the player can come to outnumber the ronin.
const canRout = (g: G, me: Player, at: SpaceId): boolean =>
  samuraiAt(me, at) + Math.min(BROUGHT, elsewhere(me, at)) > countAt(g.ronin, at)

/** 5.21 The player names a space with ronin. */
export const driveOff = choice<Journey, SpaceId>('drive-off', {
  options(g, { seat }, say) {
    for (let i = 0; i < g.ronin.length; i++) {
      const at = g.ronin[i] as SpaceId
      if (isFirst(g.ronin, i)) say(at, !canRout(g, g.seats[seat], at) && TOO_MANY_HERE)
    }
  },
  play: (g, a, at): Next => gatherForce(g, { ...a, at, left: BROUGHT }),
})

type Force = Journey & { at: SpaceId; left: number }
const gatherForce = (g: G, a: Force): Task =>
  a.left > 0 && elsewhere(g.seats[a.seat], a.at) > 0 ? bring(a) : rout(g, a)

/** 5.21 The player may set up to two own samurai there without cost. */
export const bring = choice<Force, SpaceId | 'done'>('bring', {
  options(g, { seat, at }, say) {
    const me = g.seats[seat]
    say('done', !outnumbers(g, me, at) && NOT_YET)
    sayOwn(me, (from) => from !== at && say(from))
  },
  play(g, a, from): Next {
    if (from === 'done') return rout(g, a)
    shift(g.seats[a.seat].samurai, from, a.at)
    tell(g, 'shifted', { seat: a.seat, from, to: a.at })
    return gatherForce(g, { ...a, left: a.left - 1 })
  },
})

const rout = (g: G, { left: _left, at, ...a }: Force): Task => {
  const count = countAt(g.ronin, at)
  tell(g, 'drove-off', { seat: a.seat, at, count })
  return scatter({ ...a, at, count, left: count })
}

/** 5.23 For each ronin driven off, one after the other, a location tile is drawn and the ronin moved. */
export const scatter = step<Force & { count: number }>('scatter', (g, a): Next => {
  if (a.left > 0) return [drawLocation({ seat: a.seat, from: a.at }), scatter({ ...a, left: a.left - 1 })]
  reward(g, a.seat, a.count)
  const { at: _at, count: _count, left: _left, ...journey } = a
  return [returnTiles(), ...[goOn({ ...journey, drove: true })].filter((task) => task !== undefined)]
})

// 5.24 Two ronin driven off at once give 1 ronin tile, three give 2. 5.25 There are fifteen.
const reward = (g: G, seat: Seat, count: number): void => {
  const due = REWARDS.find(({ ronin }) => ronin === count)?.tiles ?? 0
  const tiles = Math.min(due, g.roninTiles)
  g.roninTiles -= tiles
  g.seats[seat].roninTiles += tiles
  if (tiles > 0) tell(g, 'won-ronin-tiles', { seat, tiles })
}

const isPaired = (g: G): boolean => new Set(g.ronin).size === 2

/** 5.9 At the beginning of each round the start player moves one ronin. */
export const stir = choice<{ seat: Seat }, SpaceId>('stir', {
  options(g, _a, say) {
    const paired = isPaired(g)
    for (let i = 0; i < g.ronin.length; i++) {
      const at = g.ronin[i] as SpaceId
      // 5.10 If two stand together, the one standing alone is moved.
      if (isFirst(g.ronin, i)) say(at, paired && countAt(g.ronin, at) > 1 && PAIRED)
    }
  },
  play: (_g, { seat }, from): Next => [drawLocation({ seat, from }), returnTiles()],
})

/** 5.11 A location tile drawn from the bag names the kind of space the ronin goes to. */
export const drawLocation = step<{ seat: Seat; from: SpaceId }>(
  'draw-location',
  (g, { seat, from }): Next => {
    const card = move(g, g.bag, g.drawn, TOP)
    tell(g, 'drew-location', { seat, card })
    const kinds = LOCATION[card.card as LocationId].kinds
    return kinds.length > 1 ? nameKind({ seat, from }) : lead(g, seat, from, kinds[0] as SpaceKind)
  },
)

export const nameKind = choice<{ seat: Seat; from: SpaceId }, SpaceKind>('name-kind', {
  options(_g, _a, say) {
    for (const kind of LOCATION['location-choice'].kinds) say(kind)
  },
  play: (g, { seat, from }, kind): Next => lead(g, seat, from, kind),
})

/** 5.12 Never Edo; 5.13 never the same space; 5.14 to other ronin if there are any; 5.15 never covered or closed. */
export const haunts = (g: G, from: SpaceId, kind: SpaceKind): readonly SpaceId[] => {
  const free = boardOf(g).spaces.filter(
    (at) => KIND[at] === kind && at !== 'edo' && at !== from && !isBarred(g, at),
  )
  const joined = free.filter((at) => g.ronin.includes(at))
  return joined.length > 0 ? joined : free
}

// 5.16 If several spaces remain, the player chooses one of them.
const lead = (g: G, seat: Seat, from: SpaceId, kind: SpaceKind): Next => {
  const spaces = haunts(g, from, kind)
  if (spaces.length > 1) return roninTo({ seat, from, kind })
  roam(g, seat, from, spaces[0] as SpaceId)
}

const roam = (g: G, seat: Seat, from: SpaceId, to: SpaceId): void => {
  shift(g.ronin, from, to)
  tell(g, 'ronin-moved', { seat, from, to })
}

export const roninTo = choice<{ seat: Seat; from: SpaceId; kind: SpaceKind }, SpaceId>('ronin-to', {
  options(g, { from, kind }, say) {
    for (const at of haunts(g, from, kind)) say(at)
  },
  play(g, { seat, from }, to): Next {
    roam(g, seat, from, to)
  },
})

/** 5.17 Afterwards the location tile goes back into the bag. */
export const returnTiles = step('return-tiles', (g): Next => {
  moveAll(g, g.drawn, g.bag)
  shuffle(g, g.bag)
})
