/** What a lot would do to my missions, and what would be left in my purse. */
import type { Pick, Seat, View } from '@machiya/kernel'
import { MISSION } from '../../by-id.ts'
import type { CategoryId } from '../../data/categories.ts'
import type { MissionId } from '../../data/missions.ts'
import type { AnnexId } from '../../data/rows.ts'
import { yedo } from '../../index.ts'
import { ANNEX_IDS, type Yedo } from '../../position.ts'
import { annexNo } from '../../rules/2-rewards.ts'
import { takeAnnex, takeGeisha } from '../../rules/8-gains.ts'
import { missing } from '../cards/needs.ts'

/** A mission of mine that the lot would bring nearer. */
export type Helped = {
  readonly id: MissionId
  readonly before: number
  readonly after: number
  readonly annex?: AnnexId
}

export const helpedBy = (g: View<Yedo>, seat: Seat, take: (then: Yedo) => void): readonly Helped[] => {
  const then: Yedo = yedo.copy(g)
  take(then)
  return g.seats[seat].missions.of.flatMap((id) => {
    if (!(id in MISSION)) return []
    const { needs } = MISSION[id]
    const [before, after] = [missing(g, seat, needs).length, missing(then, seat, needs).length]
    return after < before ? [{ id, before, after }] : []
  })
}
const byAnnex = (g: View<Yedo>, seat: Seat, annex: AnnexId): readonly Helped[] =>
  annexNo(g, seat, annex)
    ? []
    : helpedBy(g, seat, (then) => takeAnnex(then, seat, annex)).map((each) => ({ ...each, annex }))

/** The nearest to completion first. What is drawn from a deck helps nobody for sure. */
export const helped = (g: View<Yedo>, seat: Seat, parts: readonly CategoryId[]): readonly Helped[] =>
  parts
    .flatMap((part) => {
      if (part === 'annex') return ANNEX_IDS.flatMap((annex) => byAnnex(g, seat, annex))
      return part === 'geisha' ? helpedBy(g, seat, (then) => takeGeisha(then, seat)) : []
    })
    .sort((a, b) => a.after - b.after)

const MOST_ANSWERS = 20
/** The purse once the bid is paid, if nobody tops it: the rules are asked on an imagined table. */
export const purseAfter = (g: View<Yedo>, seat: Seat, bid: number): number | undefined => {
  const then = yedo.imagine(g)
  const { mon } = then.seats[seat]
  let pick: Pick = bid
  let who = seat
  for (let i = 0; i < MOST_ANSWERS && then.seats[seat].mon === mon; i++) {
    if (!yedo.legal(then, who, []).includes(pick)) return undefined
    yedo.advance(then, who, pick)
    who = yedo.waitingFor(then)[0] ?? seat
    const open = yedo.legal(then, who, [])
    pick = open.includes('pass') ? 'pass' : (open[0] as Pick)
  }
  return then.seats[seat].mon === mon ? undefined : then.seats[seat].mon
}
