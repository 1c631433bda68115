/** How natural each pick looks to a merchant in a hurry. */
import type { Pick, Seat } from '@machiya/kernel'
import { CHURCH_SPACES } from '../data/church-spaces.ts'
import { CUSTOMS_SPACES } from '../data/customs-spaces.ts'
import { mannedBy, placeOf, rivalsAt } from '../places.ts'
import type { Yokohama } from '../position.ts'
import { ACHIEVEMENT, EXCHANGE, ORDER, SITE, type TECHNOLOGY } from '../by-id.ts'
import { isShopPick, siteOfShop } from '../picks.ts'
import type { YokohamaTask } from '../tasks.ts'
import { tastesOf, type Liking, type Likings, type Taste } from '@machiya/kit/expert'
import {
  actionPrice,
  GOOD_PRICES,
  goodPrice,
  IMPORT_PRICE,
  orderPrice,
  powerWithPresident,
  readiness,
  rewardPrice,
  technologyPrice,
} from './prices.ts'
import { missing, timeLeft } from './outlook.ts'

type Y = Yokohama
type Area = Parameters<typeof placeOf>[1]
type Order = keyof typeof ORDER
type Good = keyof typeof GOOD_PRICES

const isOrder = (pick: Pick): pick is Order => pick in ORDER

/** What may be done at any own decision. */
const aside = (g: Y, seat: Seat, pick: Pick): number | undefined => {
  if (pick === 'use-textile-mill') return missing(g, seat, 'silk') > 0 ? -1 : 1.5
  if (pick === 'use-university')
    return timeLeft(g, seat) > 0.25 && g.seats[seat].supply.assistant < 3 ? 2 : -1
  return undefined
}
const withAside =
  <A>(like: Liking<Y, A>): Liking<Y, A> =>
  (g, seat, a, pick) =>
    aside(g, seat, pick) ?? like(g, seat, a, pick)

const extra = (g: Y, seat: Seat, pick: Pick): number | undefined => {
  if (isOrder(pick)) return 7
  if (pick in ACHIEVEMENT) return 8
  if (pick === 'use-agent') return bestOfAgents(g, seat) * 0.5 - 2
  return undefined
}
const bestOfAgents = (g: Y, seat: Seat): number => {
  const { president } = g.seats[seat]
  const manned = mannedBy(g, seat)
  let best = 0
  for (let place = 0; place < g.areas.length; place++)
    if (manned & (1 << place) && place !== president)
      best = Math.max(best, actionPrice(g, seat, place, powerWithPresident(g, seat, place) - 1))
  return best
}

/** Placing asks most of all: a place for every pick, again and again. */
type Placed = { readonly placed: number }
const place: Taste<Y, Placed> = (g, seat, a) => (pick) => {
  const at = g.areas.indexOf(pick as Area)
  if (at < 0) return besides(g, seat, a, pick)
  const power = powerWithPresident(g, seat, at)
  const gain = actionPrice(g, seat, at, power + 1)
  const rivals = rivalsAt(g, seat, at)
  return 0.35 * gain + 0.35 * (gain - actionPrice(g, seat, at, power)) - rivals * 0.8 - (power >= 5 ? 3 : 0)
}
const besides: Liking<Y, Placed> = (g, seat, a, pick) =>
  aside(g, seat, pick) ?? extra(g, seat, pick) ?? (a.placed >= 2 ? 0 : -1.5)

const walk: Liking<Y> = (g, seat, _a, pick) => {
  if (pick === 'recall') return g.seats[seat].supply.assistant <= 1 ? 1.5 : -2
  const at = placeOf(g, pick as Area)
  return 0.55 * actionPrice(g, seat, at, powerWithPresident(g, seat, at))
}

const recall: Liking<Y> = (g, seat, _a, pick) => {
  if (pick === 'all') return 0.5
  if (pick === 'done') return g.seats[seat].supply.assistant >= 6 ? 1 : -0.5
  const at = placeOf(g, pick as Area)
  return 0.6 - 0.2 * actionPrice(g, seat, at, powerWithPresident(g, seat, at))
}

const settleTo: Liking<Y> = (g, seat, _a, pick) => {
  const at = placeOf(g, pick as Area)
  const power = powerWithPresident(g, seat, at)
  return 0.5 * (actionPrice(g, seat, at, power + 1) - actionPrice(g, seat, at, power))
}

const takeOrder: Liking<Y> = (g, seat, _a, pick) =>
  pick === 'done' ? 2 : orderPrice(g, seat, pick as Order) * (0.25 + 0.5 * readiness(g, seat, pick as Order))

const build: Liking<Y, { readonly site: keyof typeof SITE }> = (g, seat, a, pick) => {
  const site = SITE[a.site]
  if (pick === 'done') return -3
  if (pick === 'house') return 1 + 0.6 * site.house
  return 1 + 0.7 * rewardPrice(g, seat, (isShopPick(pick) && site.shops[siteOfShop(pick)]) || {})
}

const research: Liking<Y> = (g, seat, _a, pick) =>
  pick === 'done' ? -1 : 0.5 * technologyPrice(pick as keyof typeof TECHNOLOGY, timeLeft(g, seat))

const exchange: Liking<Y> = (g, seat, _a, pick) => {
  if (pick === 'done') return 0.6
  if (!(pick in EXCHANGE)) return 0
  const { kind, ware } = EXCHANGE[pick as keyof typeof EXCHANGE]
  if (ware === 'import') return timeLeft(g, seat) > 0.05 ? 0.5 : -2
  const need = missing(g, seat, ware)
  if (kind === 'buy') return need > 0 ? 2.5 : -2
  return need > 0 || GOOD_PRICES[ware] > 1 ? -2 : 0.3
}

const TRANSFERS: { readonly [piece: string]: number } = { assistant: 0.8, shop: 1.2, house: 2, done: -1.5 }
const transfer: Liking<Y> = (g, seat, _a, pick) => {
  const { supply } = g.seats[seat]
  const stock =
    pick === 'assistant' ? (supply.assistant < 4 ? 1 : 0) : pick === 'done' ? 0 : -supply[pick as 'shop']
  return (TRANSFERS[pick] ?? 0) + stock
}

const pray: Liking<Y, { readonly power: number }> = (_g, _seat, { power }, pick) => {
  const space = CHURCH_SPACES.find(({ id }) => id === pick)
  return space ? 0.5 * (space.points + space.moves - 1.2 * Math.max(0, space.cost - power)) : 0
}
const declare: Liking<Y> = (_g, _seat, _a, pick) => {
  const space = CUSTOMS_SPACES.find(({ id }) => id === pick)
  return space ? 0.5 * (space.points - 2 * space.cost + 1) : -0.5
}
const offer: Liking<Y> = (g, seat, _a, pick) =>
  pick === 'import' ? -IMPORT_PRICE : pick === 'yen' ? -1.4 : -goodPrice(g, seat, pick as Good)

const plain: Likings<Y, YokohamaTask> = {
  'keep-order': takeOrder,
  telegraph: withAside((g, seat, a, pick) => (pick === 'done' ? 0 : settleTo(g, seat, a, pick))),
  movement: withAside(walk),
  'recall-assistants': recall,
  extra: withAside((g, seat, _a, pick) => extra(g, seat, pick) ?? 0),
  'agent-area': (g, seat, _a, pick) => {
    const at = placeOf(g, pick as Area)
    return 0.6 * actionPrice(g, seat, at, powerWithPresident(g, seat, at) - 1)
  },
  'take-tile': (_g, _seat, _a, pick) => (pick === 'done' ? -5 : 0),
  build: withAside(build),
  'may-stay': (_g, _seat, _a, pick) => (pick === 'one-stays' ? 0.5 : 0),
  'any-good': (g, seat, _a, pick) => goodPrice(g, seat, pick as Good),
  transfer: withAside(transfer),
  'pick-mover': (_g, _seat, _a, pick) => (pick === 'supply' ? 0.5 : pick === 'done' ? -0.5 : -0.5),
  'move-assistant': settleTo,
  exchange: withAside(exchange),
  pray: withAside(pray),
  offer,
  declare: withAside(declare),
  'pick-settler': (_g, _seat, _a, pick) => (pick === 'from-area' ? 0.5 : 0),
  'take-order': withAside(takeOrder),
  'take-second': withAside(takeOrder),
  'pay-second': (_g, _seat, _a, pick) => (pick === 'pay-yen' ? 1.5 : 0),
  'pay-research': (_g, _seat, _a, pick) => -Number(pick),
  research: withAside(research),
  'place-station': (g, seat, _a, pick) => settleTo(g, seat, {}, pick),
}

export const likes = tastesOf<Y, YokohamaTask>(plain, { placement: place })
