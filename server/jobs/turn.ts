/** Turns that nobody is asked for: bots, seats somebody left, standing orders, and answers to which there is no other. */
import type { Pick, Seat } from '@machiya/kernel'
import type { Alone } from '@machiya/table'
import { anyPick } from '../bots/pool.ts'
import { chairsOf } from '../hall/company.ts'
import { deskOf, type Desk, type House, type Tip } from '../hall/desk.ts'
import { playMove } from '../hall/moves.ts'
import { askRules, catchUp } from '../hall/position.ts'

/** How the bot plays that sits in for somebody. */
const SITTING_IN = 'merchant'

const anyOpen = async (house: House, desk: Desk, seat: Seat): Promise<Pick | undefined> =>
  anyPick((await askRules(house, desk, 'offers', { seat })).offers)

/** Nothing, where it would leave people who could still say something to it: it is asked again after their next move. */
const chosenBy = async (house: House, desk: Desk, seat: Seat, stay: boolean): Promise<Pick | undefined> => {
  const level = desk.seats[seat]?.level ?? SITTING_IN
  const { view } = await askRules(house, desk, 'view', { viewer: seat })
  const chosen = await house.bots.ask({ game: desk.row.game, level, view, seat })
  if (!chosen) return anyOpen(house, desk, seat)
  return chosen.leaves && stay ? undefined : chosen.pick
}

/** A bot whose pick is refused falls back to any legal one, so that the game goes on. */
const botActs = async (
  house: House,
  desk: Desk,
  { n, number }: Tip,
  seat: Seat,
  stay: boolean,
): Promise<void> => {
  const pick = await chosenBy(house, desk, seat, stay)
  if (pick === undefined || desk.tip?.n !== n) return
  const outcome = await playMove(house, desk, { seat, number, picks: [pick] }, `alone-${n}`)
  house.metrics.botMoves.inc()
  if (!('problem' in outcome) || desk.tip.n !== n) return
  const other = await anyOpen(house, desk, seat)
  if (other !== undefined) await playMove(house, desk, { seat, number, picks: [other] }, `any-${n}`)
}

const act = async (house: House, desk: Desk, tip: Tip, acts: Alone, stay: boolean): Promise<void> => {
  if (acts.why === 'bot') return botActs(house, desk, tip, acts.seat, stay)
  const { why, ...line } = acts
  await playMove(house, desk, { ...line, number: tip.number }, `alone-${tip.n}`, why)
}

/** Whatever happens asks anew who acts next. */
export const takeTurns = async (house: House, table: string): Promise<void> => {
  const desk = await deskOf(house, table)
  if (house.store.engine === 'postgres') await catchUp(house, desk)
  const { tip } = desk
  if (desk.row.status !== 'playing' || !tip) return
  const { alone, stay } = await askRules(house, desk, 'alone', { chairs: chairsOf(desk) })
  for (const acts of alone) if (desk.tip?.n === tip.n) await act(house, desk, tip, acts, stay)
}
