/** What the area that is pointed at or chosen would cost and give: read from what the rehearsed pick tells. */
import { type BoardProps, type Preview } from '@machiya/kit'
import type { Seat, Tiding } from '@machiya/kernel'
import { yokohama } from '../index.ts'
import type { AreaId, AreaKind } from '../data/areas.ts'
import type { GoodId } from '../data/goods.ts'
import { placeOf, powerAt } from '../places.ts'
import type { Yokohama } from '../position.ts'
import type { TaskName, YokohamaTask } from '../tasks.ts'
import { textIn } from './text.ts'

export type Board = BoardProps<Yokohama, YokohamaTask>

export type Forecast = {
  readonly power: number
  /** Who would be paid 1 yen each. */
  readonly paid: readonly Seat[]
  readonly canal: boolean
  /** Several ways lead there: one of the cheapest is told. */
  readonly ways: number
  /** What is received at once, in words. */
  readonly gains: readonly string[]
}

const CHOSEN_AREAS: ReadonlySet<TaskName> = new Set<TaskName>([
  'movement',
  'placement',
  'telegraph',
  'move-assistant',
  'agent-area',
])

const tellsOf = (told: readonly Tiding[], tiding: string, seat: Seat): readonly Tiding['a'][] =>
  told.filter((each) => each.tiding === tiding && each.a['seat'] === seat).map(({ a }) => a)

const gainsOf = ({ t, locale }: Board, told: readonly Tiding[], seat: Seat): readonly string[] => [
  ...tellsOf(told, 'received', seat).map(({ good, count }) => `${count as number} ${t.name(good as string)}`),
  ...tellsOf(told, 'earned', seat).map(({ yen }) => `${yen as number} ${textIn(locale).yen}`),
]

/** The toll of the canal is the one thing spent before the president has moved. */
const crossesCanal = (told: readonly Tiding[], seat: Seat): boolean =>
  tellsOf(told.slice(0, told.findIndex(({ tiding }) => tiding === 'moved') + 1), 'spent', seat).length > 0

/** Where the way must still be chosen, one of them is gone to the end. */
const leadsTo = (board: Board, area: AreaId): readonly [Preview<Yokohama> | undefined, number] => {
  const preview = board.preview(area)
  if (board.seat === null || !preview || yokohama.task(preview.after)?.task !== 'way') return [preview, 1]
  const ways = yokohama.offers(preview.after, board.seat)
  return [board.preview(area, ways[0]?.pick ?? ''), ways.length]
}

const isAsked = ({ chosen, pointed }: Board, area: AreaId): boolean =>
  chosen === null ? pointed === area : chosen === area

/** What choosing the area in question would lead to; the others keep silent. */
export const forecastAt = (board: Board, area: AreaId): Forecast | undefined => {
  const { seat, task, view } = board
  if (seat === null || !task || !CHOSEN_AREAS.has(task.task) || !isAsked(board, area)) return undefined
  const [preview, ways] = leadsTo(board, area)
  if (!preview) return undefined
  const { told, after } = preview
  const acted = tellsOf(told, 'acted', seat)[0]
  return {
    power: acted ? Number(acted['power']) : powerAt(after, seat, placeOf(view, area)),
    paid: tellsOf(told, 'paid', seat).map(({ to }) => to as Seat),
    canal: crossesCanal(told, seat),
    ways,
    gains: gainsOf(board, told, seat),
  }
}

const GOOD_OF: { readonly [kind in AreaKind]?: GoodId } = {
  'copper-mine': 'copper',
  'silk-mill': 'silk',
  'tea-plantation': 'tea',
  'fishing-ground': 'fish',
}
export const goodOf = (kind: AreaKind): GoodId | undefined => GOOD_OF[kind]

/** The consequence as a sentence for the ear and for the caption. */
export const consequence = (board: Board, area: AreaId): readonly string[] => {
  const forecast = forecastAt(board, area)
  if (!forecast) return []
  const said = textIn(board.locale)
  return [
    ...forecast.paid.map((seat) => `${said.pay} 1 ${said.yen} ${said.to} ${board.t.seat(seat)}`),
    ...(forecast.canal ? [said.canalToll] : []),
    `${said.power} ${forecast.power}`,
    ...(forecast.gains.length ? [`${said.gives} ${forecast.gains.join(', ')}`] : []),
  ]
}
