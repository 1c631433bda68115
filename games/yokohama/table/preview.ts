/** What going to a place would cost and give, asked of the rules' own functions. */
import { offerAt, type BoardProps } from '@machiya/kit'
import { seatsOf, type Seat } from '@machiya/kernel'
import type { AreaId, AreaKind } from '../data/areas.ts'
import type { GoodId } from '../data/goods.ts'
import { areaAt, placeOf, powerAt, presidentsAt } from '../places.ts'
import type { Merchant, Yokohama } from '../position.ts'
import { CANAL_TOLL, routesOf, type Route } from '../routes.ts'
import { textIn } from './text.ts'

export type Board = BoardProps<Yokohama>

export type Forecast = {
  readonly power: number
  /** Who would be paid 1 yen each. */
  readonly paid: readonly Seat[]
  readonly canal: boolean
  /** Several ways lead there: the cheapest is told. */
  readonly ways: number
}

/** The position with one merchant's pieces laid otherwise. */
const imagined = (g: Yokohama, seat: Seat, change: Partial<Merchant>): Yokohama => ({
  ...g,
  seats: Object.assign([], g.seats, { [seat]: { ...g.seats[seat], ...change } }),
})

const withAssistant = (g: Yokohama, seat: Seat, place: number): Yokohama =>
  imagined(g, seat, {
    assistants: g.seats[seat].assistants.map((count, at) => (at === place ? count + 1 : count)),
  })

let kept:
  | { readonly g: Yokohama; readonly number: number; readonly seat: Seat; readonly routes: readonly Route[] }
  | undefined

/** The routes of a position are asked for by every area that shows them. */
const routesFor = (g: Yokohama, seat: Seat): readonly Route[] => {
  if (kept?.g !== g || kept.number !== g.number || kept.seat !== seat)
    kept = { g, number: g.number, seat, routes: routesOf(g, seat) }
  return kept.routes
}

const moving = (g: Yokohama, seat: Seat, place: number): Forecast => {
  const routes = routesFor(g, seat).filter(({ ends }) => ends & (1 << place))
  const tolls = routes[0]?.tolls ?? 0
  return {
    power: powerAt(imagined(g, seat, { president: place }), seat, place),
    paid: seatsOf(g).filter((other) => tolls & (1 << other)),
    canal: (tolls & (1 << CANAL_TOLL)) !== 0,
    ways: routes.length,
  }
}

const standing = (g: Yokohama, seat: Seat, place: number, pays: boolean): Forecast => ({
  power: powerAt(withAssistant(g, seat, place), seat, place),
  paid: pays ? presidentsAt(g, seat, place) : [],
  canal: false,
  ways: 1,
})

const foreseen = (board: Board, area: AreaId): Forecast | undefined => {
  const { view: g, task, seat } = board
  const offer = offerAt(board.offers, area)
  if (!task || seat === null || !offer || offer.no) return undefined
  const place = placeOf(g, area)
  switch (task.task) {
    case 'movement':
      return moving(g, seat, place)
    case 'placement':
    case 'telegraph':
      return standing(g, seat, place, true)
    case 'move-assistant':
      return standing(g, seat, place, false)
    case 'agent-area':
      return { power: powerAt(g, seat, place), paid: [], canal: false, ways: 1 }
    default:
      return undefined
  }
}

/** By the offers it was made from: tag, tile, caption and ear all ask for it. */
const forecasts = new WeakMap<Board['offers'], Map<AreaId, Forecast | undefined>>()

/** What choosing an area now would lead to, if it is a choice of areas with a consequence. */
export const forecastAt = (board: Board, area: AreaId): Forecast | undefined => {
  const known = forecasts.get(board.offers) ?? new Map<AreaId, Forecast | undefined>()
  forecasts.set(board.offers, known)
  if (!known.has(area)) known.set(area, foreseen(board, area))
  return known.get(area)
}

export const tollOf = ({ paid, canal }: Forecast): number => paid.length + (canal ? 1 : 0)

const GOOD_OF: { readonly [kind in AreaKind]?: GoodId } = {
  'copper-mine': 'copper',
  'silk-mill': 'silk',
  'tea-plantation': 'tea',
  'fishing-ground': 'fish',
}
export const goodOf = (kind: AreaKind): GoodId | undefined => GOOD_OF[kind]

/** What an area gives at a power, in words: `4 Silk`. */
export const yieldAt = (board: Board, area: AreaId, power: number): string | undefined => {
  const { kind, power: scale } = areaAt(board.view, placeOf(board.view, area))
  const worth = scale[power - 1] ?? 0
  const good = goodOf(kind)
  if (good) return `${worth} ${board.t.name(good)}`
  return kind === 'bank' ? `${worth} ${textIn(board.locale).yen}` : undefined
}

/** The consequence in a few words: `1 yen, power 3`. */
export const tagOf = (board: Board, forecast: Forecast): string => {
  const said = textIn(board.locale)
  const toll = tollOf(forecast)
  return [...(toll ? [`${toll} ${said.yen}`] : []), `${said.power} ${forecast.power}`].join(' · ')
}

/** The consequence as a sentence for the ear and for the caption. */
export const consequence = (board: Board, area: AreaId): readonly string[] => {
  const forecast = forecastAt(board, area)
  if (!forecast) return []
  const said = textIn(board.locale)
  const acts = board.task?.task === 'movement' || board.task?.task === 'agent-area'
  const gain = acts ? yieldAt(board, area, forecast.power) : undefined
  return [
    ...forecast.paid.map((seat) => `${said.pay} 1 ${said.yen} ${said.to} ${board.t.seat(seat)}`),
    ...(forecast.canal ? [said.canalToll] : []),
    `${said.power} ${forecast.power}`,
    ...(gain ? [`${said.gives} ${gain}`] : []),
  ]
}
