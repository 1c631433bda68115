/** Turns that nobody is asked for: bots, seats somebody left, standing orders, and answers to which there is no other. */
import type { Pick, Seat } from '@machiya/kernel'
import type { Advance, Alone } from '@machiya/table'
import { anyPick } from '../bots/pool.ts'
import { chairsOf } from '../hall/company.ts'
import type { House } from '../hall/context.ts'
import { inTurn, liveTable, type LiveTable, type Tip } from '../hall/live-table.ts'
import { playMove } from '../hall/moves.ts'
import { askInTurn, askRules, catchUp } from '../hall/position.ts'

/** How the bot plays that sits in for somebody. */
const SITTING_IN = 'merchant'

const anyOpen = async (house: House, live: LiveTable, seat: Seat): Promise<Pick | undefined> =>
  anyPick((await askInTurn(house, live, 'offers', { seat })).offers)

/** Nothing, where the table has moved on meanwhile, or it would leave people who could still say something to it: it is asked again after their next move. */
const chosenBy = async (
  house: House,
  live: LiveTable,
  { n }: Tip,
  seat: Seat,
  stay: boolean,
): Promise<Pick | undefined> => {
  const { level, manner } = live.seats[seat] ?? {}
  const { view } = await askInTurn(house, live, 'view', { viewer: seat })
  const chosen = await house.bots.ask({
    game: live.row.game,
    level: level ?? SITTING_IN,
    manner: manner ?? null,
    view,
    seat,
    meant: live.meant.get(seat),
  })
  if (live.tip?.n !== n) return undefined
  live.meant.set(seat, chosen?.next ?? [])
  if (!chosen) return anyOpen(house, live, seat)
  return chosen.leaves && stay ? undefined : chosen.pick
}

/** A bot whose pick is refused falls back to any legal one, so that the game goes on. */
const botActs = async (house: House, live: LiveTable, tip: Tip, seat: Seat, stay: boolean): Promise<void> => {
  const { n, number } = tip
  const pick = await chosenBy(house, live, tip, seat, stay)
  if (pick === undefined || live.tip?.n !== n) return
  const outcome = await playMove(house, live, { seat, number, picks: [pick] }, `alone-${n}`, { n })
  house.metrics.botMoves.inc()
  if (!('problem' in outcome) || live.tip.n !== n) return
  const other = await anyOpen(house, live, seat)
  if (other !== undefined) await playMove(house, live, { seat, number, picks: [other] }, `any-${n}`, { n })
}

const act = async (house: House, live: LiveTable, tip: Tip, acts: Alone, stay: boolean): Promise<void> => {
  if (acts.why === 'bot') return botActs(house, live, tip, acts.seat, stay)
  const { why, ...line } = acts
  await playMove(house, live, { ...line, number: tip.number }, `alone-${tip.n}`, { n: tip.n, why })
}

type Unasked = { readonly [K in 'alone' | 'stay']: Advance[K] }
/** Whatever happens asks anew who acts next. */
export const goOn = async (house: House, live: LiveTable, { alone, stay }: Unasked): Promise<void> => {
  const { tip } = live
  for (const acts of alone) if (tip && live.tip?.n === tip.n) await act(house, live, tip, acts, stay)
}

const NOBODY: Unasked = { alone: [], stay: false }
const whoActs = async (house: House, live: LiveTable): Promise<Unasked> => {
  if (house.store.engine === 'postgres') await catchUp(house, live)
  if (live.row.status !== 'playing' || !live.tip) return NOBODY
  return askRules(house, live, 'alone', { chairs: chairsOf(live) })
}

/** What was not gone on with at once, because a node ended or somebody left. */
export const takeTurns = async (house: House, table: string): Promise<void> => {
  const live = await liveTable(house, table)
  await goOn(house, live, await inTurn(live, () => whoActs(house, live)))
}
