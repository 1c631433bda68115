/** Turns that nobody needs to be at the table for: bots, seats somebody left, and standing orders. */
import type { Pick, Seat } from '@machiya/kernel'
import { anyPick } from '../bots/pool.ts'
import { deskOf, type Desk, type House } from '../hall/desk.ts'
import { actsAlone } from '../hall/keep.ts'
import { playMove } from '../hall/moves.ts'
import { askRules, catchUp } from '../hall/position.ts'

/** How the bot plays that sits in for somebody. */
const SITTING_IN = 'merchant'

type Seen = { readonly view: string; readonly asks: string | null }
const byOrder = (desk: Desk, seat: Seat, asks: string | null): Pick | undefined => {
  const orders = JSON.parse(desk.seats[seat]?.orders ?? '[]') as { task: string; pick: Pick }[]
  return orders.find(({ task }) => task === asks)?.pick
}

/** Somebody who can still speak is there. */
const isCompany = (desk: Desk, asks: string | null): boolean =>
  desk.tip?.owed.some((seat) => !actsAlone(desk, seat, asks)) ?? false

/** Nothing, where it would leave people who could still say something to it: it is asked again after their next move. */
const byBot = async (house: House, desk: Desk, seat: Seat, seen: Seen): Promise<Pick | undefined> => {
  const level = desk.seats[seat]?.level ?? SITTING_IN
  const chosen = await house.bots.ask({ game: desk.row.game, level, view: seen.view, seat })
  if (chosen) return chosen.leaves && isCompany(desk, seen.asks) ? undefined : chosen.pick
  const { offers } = await askRules(house, desk, 'offers', { seat })
  return anyPick(offers)
}

const play = async (house: House, desk: Desk, seat: Seat, pick: Pick): Promise<boolean> => {
  const n = desk.tip?.n ?? 0
  const outcome = await playMove(house, desk, { seat, pick, message: `alone-${n}` })
  return !('problem' in outcome)
}

/** A bot whose pick is refused falls back to any legal one, so that the game goes on. */
const actFor = async (house: House, desk: Desk, seat: Seat): Promise<void> => {
  const before = desk.tip?.n
  const seen = await askRules(house, desk, 'view', { viewer: seat })
  const row = desk.seats[seat]
  const isBot = row?.kind === 'bot' || row?.away === 1
  const pick = isBot ? await byBot(house, desk, seat, seen) : byOrder(desk, seat, seen.asks)
  if (pick === undefined || desk.tip?.n !== before) return
  const done = await play(house, desk, seat, pick)
  if (isBot) house.metrics.botMoves.inc()
  if (done || !isBot || desk.tip?.n !== before) return
  const { offers } = await askRules(house, desk, 'offers', { seat })
  const other = anyPick(offers)
  if (other !== undefined) await playMove(house, desk, { seat, pick: other, message: `any-${before}` })
}

export const takeTurns = async (house: House, table: string): Promise<void> => {
  const desk = await deskOf(house, table)
  if (house.store.engine === 'postgres') await catchUp(house, desk)
  if (desk.row.status !== 'playing' || !desk.tip) return
  const { asks } = await askRules(house, desk, 'view', { viewer: 'public' })
  for (const seat of desk.tip.owed)
    // Another turn may have come between and answered for it.
    if (desk.tip?.owed.includes(seat) && actsAlone(desk, seat, asks)) await actFor(house, desk, seat)
}
