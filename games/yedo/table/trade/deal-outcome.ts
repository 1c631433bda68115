/** What a deal would do to one's own missions, once both sides have handed over what it names. */
import type { Pick, Seat, View } from '@machiya/kernel'
import { yedo } from '../../index.ts'
import { MISSION } from '../../by-id.ts'
import type { Deal, Yedo } from '../../position.ts'
import { seatPick } from '../../picks.ts'
import { missing } from '../cards/needs.ts'
import { momentTextIn, textIn } from '../text.ts'
import type { Board } from '../where.ts'

/** The table after the deal; none while it cannot be proposed or accepted. */
const struck = (g: View<Yedo>, maker: Seat, deal: Deal): Yedo | undefined => {
  const { to } = deal
  const then = yedo.imagine(g)
  const plays = (seat: Seat, pick: Pick): boolean => {
    const isOpen = yedo.legal(then, seat, []).includes(pick)
    if (isOpen) yedo.advance(then, seat, pick)
    return isOpen
  }
  const isDraft = g.seats[maker].deal !== deal
  if (isDraft && !plays(maker, 'send')) return undefined
  if (!plays(to, seatPick('accept', maker))) return undefined
  while (yedo.task(then)?.task === 'hand-over') plays(to, yedo.legal(then, to, [])[0] as Pick)
  return then
}

/** The same deals are measured and drawn several times. */
const known = new WeakMap<Yedo, Map<Deal, Yedo | undefined>>()
const after = (g: View<Yedo>, maker: Seat, deal: Deal): Yedo | undefined => {
  const deals = known.get(g) ?? new Map<Deal, Yedo | undefined>()
  known.set(g, deals)
  if (!deals.has(deal)) deals.set(deal, struck(g, maker, deal))
  return deals.get(deal)
}

export const dealOutcome = (board: Board, maker: Seat, deal: Deal): readonly string[] => {
  const { seat, view, t } = board
  if (seat === null || (seat !== maker && seat !== deal.to)) return []
  const said = textIn(board.locale)
  const { shortFromTo } = momentTextIn(board.locale)
  const then = after(view, maker, deal)
  if (!then) return []
  return view.seats[seat].missions.of.flatMap((id) => {
    if (!(id in MISSION)) return []
    const { needs } = MISSION[id]
    const [was, is] = [missing(view, seat, needs).length, missing(then, seat, needs).length]
    if (was === is) return []
    return [shortFromTo(t.name(id), said.shortMany(was), is === 0 ? said.ready : said.shortMany(is))]
  })
}
