/** What the strip says: the question with its thing by name, what follows, and what Confirm does. */
import type { Seat } from '@machiya/kernel'
import { LIMIT, TECHNOLOGY } from '../by-id.ts'
import type { OrderId } from '../data/orders.ts'
import type { TechnologyId } from '../data/technologies.ts'
import { owns } from '../ledger.ts'
import { assistantsAt } from '../places.ts'
import { NONE, type TechnologyBoard, type Yokohama } from '../position.ts'
import type { TaskName } from '../tasks.ts'
import { unitsBy } from '../words/beside.ts'
import { lackFor } from './cards/lack.ts'
import { areaOf } from './cards/technologies.ts'
import type { Board } from './preview.ts'
import { textIn } from './text.ts'

const RANKS = ['', 'I', 'II', 'III']

/** 3.1 and 3.7 */
const mostPlaced = (g: Yokohama, seat: Seat): number =>
  owns(g, seat, 'newspaper') ? TECHNOLOGY.newspaper.amount : LIMIT['assistants-placed']

const GAIN: TaskName = 'gain'

/** The technology that is being paid for, and where it lies. */
export const gainIn = ({ view }: Board) =>
  view.agenda.findLast(({ task }) => task === GAIN)?.a as
    | { readonly technology: TechnologyId; readonly board: TechnologyBoard }
    | undefined
const gainedIn = (board: Board): string => gainIn(board)?.technology ?? ''

const readyOrders = ({ view, seat }: Board): readonly OrderId[] =>
  seat === null ? [] : view.seats[seat].hand.of.filter((id) => lackFor(view, seat, id).length === 0)

const asksResearch = (board: Board, a: { seat: Seat; board: TechnologyBoard; power: number }) => {
  const said = textIn(board.locale).asks
  const { chosen, t } = board
  const units = chosen === null ? undefined : unitsBy(String(chosen), a, board.view)
  return units === undefined
    ? said.research(t.name(areaOf(a.board)), a.power)
    : said.gain(t.name(String(chosen)), units)
}

export const question = (board: Board): string | undefined => {
  const { task, seat, view, t } = board
  const said = textIn(board.locale).asks
  if (!task || seat === null || board.offers.length === 0) return undefined
  if (task.task === 'placement') return said.placement(task.a.placed + 1, mostPlaced(view, seat))
  if (task.task === 'take-tile') return said.tile(t.name(task.a.area), board.words.effects[task.a.tile] ?? '')
  if (task.task === 'take-order') return said.order(t.name(task.a.board), RANKS[task.a.tier] ?? '')
  if (task.task === 'take-second') return said.second(t.name(task.a.board))
  if (task.task === 'research') return asksResearch(board, task.a)
  if (task.task === 'pay-research') return said.pay(t.name(gainedIn(board)), task.a.units)
  if (task.task === 'pray') return said.pray(task.a.power)
  if (task.task === 'declare') return said.declare(task.a.most)
  if (task.task === 'extra') return said.extra(readyOrders(board).map((id) => t.name(id)))
  return undefined
}

/** How many assistants are laid and not yet confirmed. */
const placedIn = ({ table, view }: Board, seat: Seat): number =>
  view.areas.reduce(
    (sum, _, place) => sum + Math.max(0, assistantsAt(view, seat, place) - assistantsAt(table, seat, place)),
    0,
  )

/** 3.1 Single assistants are laid in the order of the map, so one in the last area is the last one. */
const endedEarly = (board: Board, seat: Seat): boolean => {
  const { table, view, task } = board
  const last = view.areas.length - 1
  const placed = placedIn(board, seat)
  return (
    task?.task === 'movement' &&
    placed > 1 &&
    placed < mostPlaced(view, seat) &&
    view.seats[seat].supply.assistant > 0 &&
    assistantsAt(view, seat, last) - assistantsAt(table, seat, last) === 1
  )
}

export const follows = (board: Board): string | undefined => {
  const { task, seat, view } = board
  const said = textIn(board.locale).follows
  if (!task || seat === null || board.offers.length === 0) return undefined
  if (endedEarly(board, seat)) return said.endedEarly
  if (task.task !== 'placement') return undefined
  const left = Math.min(mostPlaced(view, seat) - task.a.placed, view.seats[seat].supply.assistant)
  return task.a.placed === 0 ? said.place(left) : said.more(left, task.a.placed === 1)
}

/** What the draft has changed so far, by its weightiest part. */
const drafted = (board: Board, seat: Seat): string | undefined => {
  const { view, table, t } = board
  const said = textIn(board.locale).deeds
  const { president } = view.seats[seat]
  if (president !== table.seats[seat].president)
    return president === NONE ? said.recall : said.go(t.name(view.areas[president] ?? ''))
  const placed = placedIn(board, seat)
  return placed > 0 ? said.place(placed) : undefined
}

export const deed = (board: Board): string | undefined => {
  const { task, seat, chosen, t } = board
  const said = textIn(board.locale).deeds
  if (!task || seat === null) return undefined
  if (chosen === null) return drafted(board, seat)
  const name = (): string => t.name(String(chosen))
  if (task.task === 'movement') return chosen === 'recall' ? said.recall : said.go(name())
  if (task.task === 'research') return chosen === 'done' ? undefined : said.gain(name())
  if (task.task === 'pay-research') return said.gain(t.name(gainedIn(board)))
  if (task.task === 'take-order' || task.task === 'take-second' || task.task === 'keep-order')
    return chosen === 'done' ? undefined : said.take
  if (task.task === 'extra') return chosen === 'end-turn' ? name() : undefined
  return undefined
}
