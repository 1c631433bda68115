/** Undo beyond what the kernel allows: only if every other person at the table agrees. */
import { problem } from '../problems.ts'
import type { TableInfo } from '../protocol.ts'
import { changeNow } from './change.ts'
import { deskOf, inTurn, type Desk, type House } from './desk.ts'
import { demandSeat, tableInfo, type Who } from './info.ts'
import { rewindTo } from './moves.ts'
import { demandTip } from './position.ts'

type Asked = NonNullable<TableInfo['undoAsked']>
const askedAt = ({ row }: Desk): Asked | null =>
  row.undo_asked === null ? null : (JSON.parse(row.undo_asked) as Asked)

/** Bots mind nothing, and neither does a seat whose person is away; whoever else may have learned something is asked. */
const mustAgree = (desk: Desk, by: number): number[] =>
  desk.seats
    .filter(
      ({ seat, person, away }) =>
        seat !== by && person !== null && person !== desk.seats[by]?.person && !away,
    )
    .map(({ seat }) => seat)

const goBack = async (house: House, desk: Desk, { number }: Asked): Promise<void> => {
  const outcome = await rewindTo(house, desk, number)
  await changeNow(house, desk, () => ({ table: { undo_asked: null } }))
  if ('problem' in outcome) throw problem('refused', outcome.problem.sentence, outcome.problem.rule)
}

export const askUndo = async (
  house: House,
  id: string,
  who: Who,
  { seat, number }: { seat: number; number: number },
): Promise<TableInfo> => {
  const desk = await deskOf(house, id)
  await inTurn(desk, async () => {
    demandSeat(desk, who, seat)
    const tip = demandTip(desk)
    if (desk.row.status !== 'playing') throw problem('refused', 'this game is not being played now')
    if (number < 1 || number > tip.number)
      throw problem('bad-request', `number must name a position from 1 to ${tip.number}`)
    const asked: Asked = { by: seat, number, consent: mustAgree(desk, seat) }
    if (asked.consent.length === 0) return goBack(house, desk, asked)
    await changeNow(house, desk, () => ({ table: { undo_asked: JSON.stringify(asked) } }))
    return undefined
  })
  return tableInfo(house, desk, who)
}

export const consentUndo = async (
  house: House,
  id: string,
  who: Who,
  { seat, agree }: { seat: number; agree: boolean },
): Promise<TableInfo> => {
  const desk = await deskOf(house, id)
  await inTurn(desk, async () => {
    demandSeat(desk, who, seat)
    const asked = askedAt(desk)
    if (!asked?.consent.includes(seat))
      throw problem('refused', 'nobody asks this seat to take anything back')
    const left = { ...asked, consent: asked.consent.filter((other) => other !== seat) }
    if (agree && left.consent.length === 0) return goBack(house, desk, left)
    const next = agree ? JSON.stringify(left) : null
    await changeNow(house, desk, () => ({ table: { undo_asked: next } }))
    return undefined
  })
  return tableInfo(house, desk, who)
}
