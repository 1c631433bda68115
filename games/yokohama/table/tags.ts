/** What a place brings, for the tag beside it: from the rehearsal. */
import type { Tag } from '@machiya/kit'
import type { Pick } from '@machiya/kernel'
import { AREA, LIMIT, ORDER, TECHNOLOGY } from '../by-id.ts'
import type { AreaId } from '../data/areas.ts'
import type { OrderId } from '../data/orders.ts'
import { spoken } from './cards/order.tsx'
import { forecastAt, type Board, type Forecast } from './preview.ts'
import { textIn } from './text.ts'
import { handOf, lackText } from './tray/hand.tsx'

const isArea = (board: Board, pick: Pick): pick is AreaId => board.view.areas.some((area) => area === pick)

const isInHand = (board: Board, id: string): boolean => handOf(board).some((card) => card.id === id)

/** What acting there with this power brings, in a few words. */
const broughtBy = (board: Board, area: AreaId, { power, gains }: Forecast): string => {
  const { kind, power: scale } = AREA[area]
  const worth = scale[power - 1] ?? 0
  const said = textIn(board.locale).brings
  if (gains.length > 0) return gains.join(', ')
  if (worth === 0) return said.nothing
  return kind in said.kinds ? said.kinds[kind as keyof typeof said.kinds](worth) : said.nothing
}

const tolls = (board: Board, { paid, canal }: Forecast): readonly string[] => {
  const said = textIn(board.locale)
  return [
    ...paid.map((seat) => `${said.pay} 1 ${said.yen} ${said.to} ${board.t.seat(seat)}`),
    ...(canal ? [said.canalToll] : []),
  ]
}

const areaTag = (board: Board, area: AreaId): Tag | undefined => {
  const said = textIn(board.locale)
  const forecast = forecastAt(board, area)
  if (!forecast) return undefined
  const acts = board.task?.task === 'movement' || board.task?.task === 'agent-area'
  const power = `${said.power} ${forecast.power}`
  const paid = tolls(board, forecast).join(', ')
  const builds = acts && forecast.power >= LIMIT['building-power'] ? said.brings.building : ''
  const lines = [
    acts ? `${power}: ${broughtBy(board, area, forecast)}` : `${power} ${said.brings.later}`,
    paid || builds,
  ]
  return { title: board.t.name(area), lines: lines.filter(Boolean) }
}

export const tag = (board: Board, pick: Pick): Tag | undefined => {
  const id = String(pick)
  if (isArea(board, pick)) return areaTag(board, pick)
  // Its card or its row in the list says it all.
  if (id in TECHNOLOGY || isInHand(board, id)) return undefined
  if (id in ORDER) return { title: board.t.name(id), lines: [lackText(board, id as OrderId)] }
  const effect = board.words.effects[id]
  if (effect) return { title: board.t.name(id), lines: [effect] }
  return board.task?.task === 'build' && pick !== 'done'
    ? { title: spoken(board, pick), lines: [] }
    : undefined
}
