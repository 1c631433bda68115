/** Undo beyond what the kernel allows: only if every other person at the table agrees. */
import { problem } from '../problems.ts'
import type { TableInfo } from '../protocol.ts'
import { changeNow } from './change.ts'
import type { House } from './context.ts'
import { liveTable, inTurn, type LiveTable } from './live-table.ts'
import { demandSeat, tableInfo, type Who } from './info.ts'
import { rewindTo } from './moves.ts'
import { demandTip } from './position.ts'

type Asked = NonNullable<TableInfo['undoAsked']>
const askedAt = ({ row }: LiveTable): Asked | null =>
  row.undo_asked === null ? null : (JSON.parse(row.undo_asked) as Asked)

/** Bots mind nothing, and neither does a seat whose person is away; whoever else may have learned something is asked. */
const mustAgree = (live: LiveTable, by: number): number[] =>
  live.seats
    .filter(
      ({ seat, person, away }) =>
        seat !== by && person !== null && person !== live.seats[by]?.person && !away,
    )
    .map(({ seat }) => seat)

const goBack = async (house: House, live: LiveTable, { number }: Asked): Promise<void> => {
  const outcome = await rewindTo(house, live, number)
  await changeNow(house, live, () => ({ table: { undo_asked: null } }))
  if ('problem' in outcome) throw problem('refused', outcome.problem.sentence, outcome.problem.rule)
}

export const askUndo = async (
  house: House,
  id: string,
  who: Who,
  { seat, number }: { seat: number; number: number },
): Promise<TableInfo> => {
  const live = await liveTable(house, id)
  await inTurn(live, async () => {
    demandSeat(live, who, seat)
    const tip = demandTip(live)
    if (live.row.status !== 'playing') throw problem('refused', 'this game is not being played now')
    if (number < 1 || number > tip.number)
      throw problem('bad-request', `number must name a position from 1 to ${tip.number}`)
    const asked: Asked = { by: seat, number, consent: mustAgree(live, seat) }
    if (asked.consent.length === 0) return goBack(house, live, asked)
    await changeNow(house, live, () => ({ table: { undo_asked: JSON.stringify(asked) } }))
    return undefined
  })
  return tableInfo(house, live, who)
}

export const consentUndo = async (
  house: House,
  id: string,
  who: Who,
  { seat, agree }: { seat: number; agree: boolean },
): Promise<TableInfo> => {
  const live = await liveTable(house, id)
  await inTurn(live, async () => {
    demandSeat(live, who, seat)
    const asked = askedAt(live)
    if (!asked?.consent.includes(seat))
      throw problem('refused', 'nobody asks this seat to take anything back')
    const left = { ...asked, consent: asked.consent.filter((other) => other !== seat) }
    if (agree && left.consent.length === 0) return goBack(house, live, left)
    const next = agree ? JSON.stringify(left) : null
    await changeNow(house, live, () => ({ table: { undo_asked: next } }))
    return undefined
  })
  return tableInfo(house, live, who)
}
