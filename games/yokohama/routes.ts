/** The ways of a president over the map, and what they cost. */
import type { Seat } from '@machiya/kernel'
import { owns } from './ledger.ts'
import { canalOf, mannedBy, neighboursOf } from './places.ts'
import { NONE, type Yokohama } from './position.ts'

/** Whom a way pays: a bit for every seat, and one for the canal. */
export const CANAL_TOLL = 4
/** Places that can be reached by paying just these tolls, and not by paying fewer of them; all as bits. */
export type Route = { readonly tolls: number; readonly ends: number }

type Ground = {
  /** Where the walk starts; none from the supply. */
  readonly start: number
  /** Own assistants stand there. */
  readonly manned: number
  /** Opposing presidents stand there. */
  readonly rivals: number
  /** The presidents' places, by seat. */
  readonly presidents: readonly number[]
  readonly canal: number
}

const bitsOf = (bits: number): number => {
  let count = 0
  for (let left = bits; left; left &= left - 1) count++
  return count
}

const groundOf = (g: Yokohama, seat: Seat): Ground => {
  let rivals = 0
  const presidents: number[] = []
  for (let other = 0; other < g.about.seats; other++) {
    const place = other === seat ? NONE : g.seats[other as Seat].president
    presidents.push(place)
    rivals |= bitAt(place)
  }
  const start = g.seats[seat].president
  const manned = mannedBy(g, seat) & ~bitAt(start)
  return { start, manned, rivals, presidents, canal: bitAt(canalOf(g)) }
}
const bitAt = (place: number): number => (place === NONE ? 0 : 1 << place)

/** 4.6 Places with own assistants. 4.7 Presidents there must be paid. 4.8 So must the canal. */
const passable = (ground: Ground, tolls: number, free: boolean): number => {
  let open = ground.manned
  if (!free)
    for (let other = 0; other < ground.presidents.length; other++)
      if (!(tolls & (1 << other))) open &= ~bitAt(ground.presidents[other] ?? NONE)
  return tolls & (1 << CANAL_TOLL) ? open | ground.canal : open
}

const flood = (g: Yokohama, start: number, open: number): number => {
  let reached = 0
  let edge = neighboursOf(g, start) & open
  while (edge) {
    reached |= edge
    let next = 0
    for (let left = edge; left; left &= left - 1) next |= neighboursOf(g, 31 - Math.clz32(left & -left))
    edge = next & open & ~reached
  }
  return reached
}

/** The tolls that could matter: presidents where own assistants stand, and the canal for a walk. */
const tollsOn = ({ manned, presidents, canal, start }: Ground, free: boolean): number => {
  let tolls = canal && start !== NONE ? 1 << CANAL_TOLL : 0
  if (!free)
    for (let other = 0; other < presidents.length; other++)
      if (manned & bitAt(presidents[other] ?? NONE)) tolls |= 1 << other
  return tolls
}

/** 4.15 Tramway. 4.16 Station. */
const straight = (g: Yokohama, seat: Seat, { manned, rivals }: Ground): number => {
  const tram = owns(g, seat, 'tramway') ? manned & ~rivals : 0
  const station = owns(g, seat, 'station') ? manned & bitAt(g.station) : 0
  return tram | station
}

/** 4.2 Where the president may end; 4.13 with the postal service also at opposing presidents. */
const endsOn = (g: Yokohama, seat: Seat, { manned, rivals }: Ground): number =>
  owns(g, seat, 'postal-service') ? manned : manned & ~rivals

/** All ways to legal places that the seat can pay, without those that pay more than another needs. */
export const routesOf = (g: Yokohama, seat: Seat): Route[] => {
  const ground = groundOf(g, seat)
  const free = owns(g, seat, 'stagecoach')
  const ends = endsOn(g, seat, ground)
  const all = tollsOn(ground, free)
  const routes: Route[] = []
  for (let tolls = 0; tolls <= all; tolls++) {
    if (tolls & ~all || bitsOf(tolls) > g.seats[seat].yen) continue
    const open = passable(ground, tolls, free)
    let reached = (ground.start === NONE ? open : flood(g, ground.start, open)) & ends
    if (tolls === 0) reached |= straight(g, seat, ground)
    for (const fewer of routes) if ((fewer.tolls & tolls) === fewer.tolls) reached &= ~fewer.ends
    if (reached) routes.push({ tolls, ends: reached })
  }
  return routes
}
