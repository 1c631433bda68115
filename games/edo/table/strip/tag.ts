/** What a place brings, from the rehearsal: "4 ryo, income 10". */
import type { Preview, Tag } from '@machiya/kit'
import type { Pick } from '@machiya/kernel'
import { sharesOf } from '../../cities.ts'
import { ACTION, isCity, isResource, isSpecial, KIND, WISH, type SpaceId } from '../../by-id.ts'
import { YIELDS } from '../../data/yields.ts'
import { crowdAt } from '../../figures.ts'
import { dealOf, fullOf, siteOf } from '../../picks.ts'
import type { G } from '../../position.ts'
import { incomeOf } from '../map/city.tsx'
import { worthOf } from '../map/preview.ts'
import { actionsOf } from '../signs/signs.ts'
import type { Board } from '../props.ts'
import { saidIn } from './text.ts'

/** Where a figure comes to a place, what waits there for it. */
const waitsAt = (board: Board, at: SpaceId, g: G): readonly string[] => {
  const said = saidIn(board.locale)
  const kind = KIND[at]
  if (isCity(at)) {
    const mine = sharesOf(g, at).find(({ seat }) => seat === board.seat)?.ryo
    const alone = incomeOf(g, at)
    return mine !== undefined ? [said.incomeThen(mine)] : alone === undefined ? [] : [said.incomeAlone(alone)]
  }
  if (!isResource(kind) || g.covered.includes(at)) return []
  const pieces = YIELDS.find(({ samurai }) => samurai === crowdAt(g, at))?.pieces ?? 0
  return [said.gathers(pieces, board.t.name(kind))]
}

const COMES: ReadonlySet<string> = new Set(['go', 'send-to', 'shift-to', 'begin', 'bring'])

const placeLines = (board: Board, at: SpaceId, preview: Preview<G>): readonly string[] => {
  const task = board.task?.task ?? ''
  const worth = worthOf(board, preview)
  const price = worth ?? (task === 'go' ? saidIn(board.locale).free : undefined)
  const merchant = board.task?.task === 'go' && board.task.a.figure === 'merchant'
  const waits = COMES.has(task) && !merchant ? waitsAt(board, at, preview.after) : []
  return [...(price ? [price] : []), ...waits]
}

const siteLines = (board: Board, at: SpaceId, preview: Preview<G>): readonly string[] => {
  const { seat } = board
  if (seat === null) return []
  const said = saidIn(board.locale)
  const points = preview.after.seats[seat].points - preview.before.seats[seat].points
  const income = isCity(at)
    ? sharesOf(preview.after, at).find((share) => share.seat === seat)?.ryo
    : undefined
  const gains = [
    ...(points > 0 ? [said.points(points)] : []),
    ...(income === undefined ? [] : [said.incomeThen(income)]),
  ].join(', ')
  return [worthOf(board, preview) ?? '', gains].filter(Boolean)
}

const cardLines = (board: Board, id: string): readonly string[] => {
  if (isSpecial(id))
    return actionsOf(id as never).map((action) => `${board.t.name(action)} ${ACTION[action].activations}×`)
  return []
}

/** Slips and lots say it themselves. */
export const tagOf = (board: Board, pick: Pick, preview: Preview<G> | undefined): Tag | undefined => {
  const { t } = board
  const id = String(pick)
  const site = siteOf(pick)
  const at = (fullOf(pick)?.at ?? (id in KIND ? id : undefined)) as SpaceId | undefined
  if (site && preview)
    return { title: `${t.name(site.at)}: ${t.name(site.what)}`, lines: siteLines(board, site.at, preview) }
  if (at) return preview && { title: t.name(at), lines: placeLines(board, at, preview) }
  if (isSpecial(id)) return { title: t.name(id), lines: cardLines(board, id) }
  const worth = id in WISH || dealOf(pick) ? worthOf(board, preview) : undefined
  return worth ? { title: id in WISH ? t.name(id) : saidIn(board.locale).buy, lines: [worth] } : undefined
}
