/** Undo beyond what the kernel allows: only if every other person at the table agrees. */
import { problem } from '../problems.ts'
import type { TableDeed, TableInfo } from '../protocol.ts'
import { changeNow } from './change.ts'
import type { House } from './context.ts'
import { withDeed } from './deeds.ts'
import { liveTable, inTurn, type LiveTable } from './live-table.ts'
import { demandOwnTable, demandSeat, tableInfo, undoRequest, type UndoRequest, type Who } from './info.ts'
import { rewindTo } from './moves.ts'
import { askRules, demandTip } from './position.ts'

/** Bots mind nothing; whoever else may have learned something is asked, also while a bot sits in. */
const mustAgree = ({ seats }: LiveTable, by: number): number[] =>
  seats
    .filter(
      ({ seat, kind, person, away }) =>
        seat !== by && kind === 'person' && (person === null ? !away : person !== seats[by]?.person),
    )
    .map(({ seat }) => seat)

type Done = Pick<TableDeed, 'what' | 'by'>
/** Whoever did what to a request: everybody reads it in the log, and the operator in the house's. */
const keep = (
  house: House,
  live: LiveTable,
  { what, by }: Done,
  { number, moves }: UndoRequest,
  left: UndoRequest | null,
): Promise<LiveTable> => {
  house.log.info({ table: live.id, by, number, moves }, what)
  return changeNow(house, live, (now) => ({
    table: { undo_asked: left && JSON.stringify(left), ...withDeed(now, { what, by, moves }) },
  }))
}

const goBack = async (house: House, live: LiveTable, asked: UndoRequest): Promise<void> => {
  const outcome = await rewindTo(house, live, asked.number)
  if ('problem' in outcome) throw problem('refused', outcome.problem.sentence, outcome.problem.rule)
  await keep(house, live, { what: 'undone', by: asked.by }, asked, null)
}

const requestOf = async (
  house: House,
  live: LiveTable,
  { seat, number }: { seat: number; number: number },
): Promise<UndoRequest> => {
  const { number: at } = demandTip(live)
  if (live.row.status !== 'playing') throw problem('refused', 'this game is not being played now')
  if (number < 1 || number > at) throw problem('bad-request', `number must name a position from 1 to ${at}`)
  const told = await askRules(house, live, 'rewound', { number })
  if ('refusal' in told) throw problem('refused', told.refusal.sentence, told.refusal.rule)
  return { by: seat, number, at, moves: [...told.moves], consent: mustAgree(live, seat) }
}

export const askUndo = async (
  house: House,
  id: string,
  who: Who,
  wanted: { seat: number; number: number },
): Promise<TableInfo> => {
  const live = await liveTable(house, id)
  await inTurn(live, async () => {
    demandSeat(live, who, wanted.seat)
    demandOwnTable(live)
    const asked = await requestOf(house, live, wanted)
    if (asked.consent.length === 0) return goBack(house, live, asked)
    await keep(house, live, { what: 'undo-asked', by: asked.by }, asked, asked)
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
    const asked = undoRequest(live)
    if (!asked?.consent.includes(seat))
      throw problem('refused', 'nobody asks this seat to take anything back')
    const left = { ...asked, consent: asked.consent.filter((other) => other !== seat) }
    await keep(
      house,
      live,
      { what: agree ? 'undo-agreed' : 'undo-declined', by: seat },
      asked,
      agree ? left : null,
    )
    return agree && left.consent.length === 0 ? goBack(house, live, left) : undefined
  })
  return tableInfo(house, live, who)
}
