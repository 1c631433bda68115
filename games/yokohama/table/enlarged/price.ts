/** What a technology costs me now, added up, and the ways to pay it. */
import type { Price, Way } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { LIMIT, TECHNOLOGY } from '../../by-id.ts'
import type { TechnologyId } from '../../data/technologies.ts'
import { TECHNOLOGY_SPACES } from '../../data/technology-spaces.ts'
import type { TechnologyBoard } from '../../position.ts'
import { unitsFor, YEN_A_UNIT } from '../../rules/8-technologies.ts'
import type { Board } from '../preview.ts'
import { gainIn } from '../strip.ts'
import { textIn } from '../text.ts'

type Research = {
  readonly seat: Seat
  readonly board: TechnologyBoard
  readonly power: number
}

/** What was asked when the technology was chosen: the task itself, or what the payment came from. */
const researchOf = (board: Board, id: TechnologyId): Research | undefined => {
  const { task, table, seat } = board
  if (seat === null || board.offers.length === 0) return undefined
  if (task?.task === 'research') return table[task.a.board].of.includes(id) ? task.a : undefined
  const gain = gainIn(board)
  if (task?.task !== 'pay-research' || gain?.technology !== id) return undefined
  return { seat, board: gain.board, power: powerOf(board, id, gain.board, task.a.units) }
}

/** The power that left so many units to pay. */
const powerOf = (board: Board, id: TechnologyId, name: TechnologyBoard, units: number): number => {
  const space = board.view[name].of.indexOf(id)
  const all = unitsFor(board.view, board.seat ?? 0, id, space, 0)
  return Math.max(0, all - units)
}

/** Most ways that are worth a paper each. */
const MOST = 4

const waysOf = (board: Board, seat: Seat, units: number): readonly Way[] => {
  const { imports, yen } = board.view.seats[seat]
  const said = textIn(board.locale).enlarged
  const paying = board.task?.task === 'pay-research'
  const all = Array.from({ length: units + 1 }, (_, at) => units - at).map((paid) => {
    const cost = (units - paid) * YEN_A_UNIT
    const open = paid <= imports && cost <= yen
    return { paid, cost, open }
  })
  const open = all.filter((way) => way.open)
  const shown = all.length > MOST ? open.slice(0, MOST) : all
  return shown.map(({ paid, cost, open: can }) => ({
    id: String(paid),
    label: said.payment(paid, cost),
    note: can ? said.keep(imports - paid, yen - cost) : said.has(imports, yen),
    open: can,
    chosen: can && (open.length === 1 || (paying && board.chosen === paid)),
    choose: () => board.act(paid),
  }))
}

export const priceOf = (board: Board, id: TechnologyId): Price | undefined => {
  const research = researchOf(board, id)
  if (!research) return undefined
  const { seat, board: name, power } = research
  const said = textIn(board.locale).enlarged
  const space = board.view[name].of.indexOf(id)
  const extra = TECHNOLOGY_SPACES[space]?.extra ?? 0
  const { cost } = TECHNOLOGY[id]
  const surcharge =
    board.view.seats[seat].technologies.of.length >= LIMIT['technologies-without-surcharge'] ? 1 : 0
  const missing = Math.max(0, cost + extra - power)
  return {
    rows: [
      { label: said.industry(cost, extra), value: String(cost + extra) },
      { label: said.power, value: `−${power}` },
      ...(surcharge ? [{ label: said.surcharge(LIMIT['technologies-without-surcharge']), value: '+1' }] : []),
      { label: said.units(YEN_A_UNIT), value: String(missing + surcharge) },
    ],
    ways: missing + surcharge > 0 ? waysOf(board, seat, missing + surcharge) : [],
  }
}
