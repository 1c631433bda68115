/** 1 Set-up */
import {
  BOTTOM,
  dealtBy,
  move,
  reason,
  roll,
  seatsFrom,
  seatsOf,
  shuffle,
  tell,
  TOP,
  unpack,
  type Pile,
  type Seat,
} from '@machiya/kernel'
import { boardOf, tableFor } from '../board.ts'
import { builtBy } from '../cities.ts'
import { EARLIER_PACKAGES, PACKAGES, type PackageId } from '../data/packages.ts'
import { put } from '../figures.ts'
import { boxFor } from '../box.ts'
import { COUNT, PACKAGE, RESOURCES, type CityId, type SpaceId } from '../by-id.ts'
import { choice, step, type G } from '../position.ts'
import { round } from './2-planning.ts'

const TAKEN = reason('1.14', 'Somebody has taken this package')
const CLOSED = reason('1.4', 'This city is closed')
const NOT_EDO = reason('1.15', 'Nobody starts in Edo')

const SHOWN_WISHES = COUNT['open-wishes'] + 1

const packagesOf = (g: G): PackageId[] => dealtBy(PACKAGES, EARLIER_PACKAGES, g.about.since)

const oneOf = <T>(g: G, items: readonly T[]): T => items[roll(g, items.length)] as T

const lay = <F extends string>(
  g: G,
  faces: readonly string[] | undefined,
  stack: Pile<F>,
  row: Pile<F>,
  shown: number,
) => {
  unpack(stack, (faces ?? []) as F[])
  shuffle(g, stack)
  for (let i = 0; i < shown; i++) move(g, stack, row, TOP, BOTTOM)
}

// 1.3 With two or four players one space of each resource is covered. 1.19 Not with ronin for two.
const cover = (g: G): void => {
  const { coveredOfEachResource } = tableFor(g.about.seats)
  if (g.about.seats === 2 && g.about.options.ronin) return
  for (const resource of RESOURCES)
    for (let i = 0; i < coveredOfEachResource; i++)
      put(g.covered, oneOf(g, uncovered(g, boardOf(g).resources[resource])))
}
const uncovered = (g: G, spaces: readonly SpaceId[]) => spaces.filter((space) => !g.covered.includes(space))

// 1.4 With two or four players one city other than Edo is closed.
const close = (g: G): void => {
  const outer = boardOf(g).cities.filter((city) => city !== 'edo')
  for (let i = 0; i < tableFor(g.about.seats).closedCities; i++)
    g.closed.push(
      oneOf(
        g,
        outer.filter((city) => !g.closed.includes(city)),
      ),
    )
}

// 1.9 Every player has five officials, seven houses, one trading post, 10 ryo and no power points.
const equip = (g: G, seat: Seat): void => {
  const me = g.seats[seat]
  me.houses = COUNT.houses
  me.posts = COUNT['trading-posts']
  me.ryo = COUNT.ryo
}

// 1.18 Ronin: one ronin is set on an uncovered space of each resource; the seven location tiles go into the bag.
const loose = (g: G): void => {
  if (!g.about.options.ronin) return
  for (const resource of RESOURCES) put(g.ronin, oneOf(g, uncovered(g, boardOf(g).resources[resource])))
  g.roninTiles = COUNT['ronin-tiles']
}

export const setUp = step('set-up', (g) => {
  const box = boxFor(g.about.seats, g.about.options, g.about.since)
  cover(g)
  close(g)
  lay(g, box.income, g.incomeBox, g.incomeTiles, boardOf(g).cities.length - g.closed.length)
  lay(g, box.merchant, g.merchantStack, g.merchantCards, 2)
  lay(g, box.special, g.specialStack, g.specials, COUNT['open-special-permits'])
  if (g.about.options.tokken) lay(g, box.wish, g.wishStack, g.wishes, SHOWN_WISHES)
  if (g.about.options.tokken) lay(g, box.privilege, g.privilegeStack, g.privileges, SHOWN_WISHES)
  if (g.about.options.ronin) lay(g, box.location, g.bag, g.drawn, 0)
  g.merchant = 'edo'
  g.whites = COUNT['white-officials']
  g.fortresses = COUNT.fortresses
  g.packages = packagesOf(g)
  for (const seat of seatsOf(g)) equip(g, seat)
  loose(g)
  g.startPlayer = oneOf(g, seatsOf(g))
  tell(g, 'opened', { seat: g.startPlayer })
  const seats = seatsFrom(g, g.startPlayer)
  return [
    ...seats.map((seat) => begin({ seat, pass: 1 })),
    ...seats.reverse().map((seat) => begin({ seat, pass: 2 })),
    round(),
  ]
})

const takePackage = (g: G, seat: Seat, pack: PackageId): void => {
  const me = g.seats[seat]
  g.packages.splice(g.packages.indexOf(pack), 1)
  for (const resource of RESOURCES) me[resource] += PACKAGE[pack][resource]
  tell(g, 'took-package', { seat, pack })
}

// 1.15 One of the five officials and one house, on the next free site of an open city other than Edo.
const settle = (g: G, seat: Seat, city: CityId): void => {
  const me = g.seats[seat]
  put(me.samurai, city)
  me.houses--
  g.sites[city].push(builtBy('house', seat))
  tell(g, 'settled', { seat, city })
}

const isPackage = (pick: string): pick is PackageId => pick in PACKAGE

// 1.12 Each player takes either a package or a starting place. 1.13 Then, going back, what is still missing.
export const begin = choice<{ seat: Seat; pass: 1 | 2 }, PackageId | CityId>('begin', {
  options(g, { seat, pass }, say) {
    const placed = g.seats[seat].houses < COUNT.houses
    if (pass === 1 || placed) for (const pack of packagesOf(g)) say(pack, !g.packages.includes(pack) && TAKEN)
    if (pass === 1 || !placed)
      for (const city of boardOf(g).cities)
        say(city, city === 'edo' ? NOT_EDO : g.closed.includes(city) && CLOSED)
  },
  play(g, { seat }, pick) {
    if (isPackage(pick)) takePackage(g, seat, pick)
    else settle(g, seat, pick)
  },
})
