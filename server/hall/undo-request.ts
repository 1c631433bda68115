/** Undo beyond what the kernel allows: only if every other person at the table agrees. */
import { problem } from '../problems.ts'
import type { TableInfo } from '../protocol.ts'
import { changeNow } from './change.ts'
import type { House } from './context.ts'
import { liveTable, inTurn, type LiveTable } from './live-table.ts'
import { demandSeat, tableInfo, undoRequest, type UndoRequest, type Who } from './info.ts'
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

const keep = (house: House, live: LiveTable, asked: UndoRequest | null): Promise<LiveTable> =>
  changeNow(house, live, () => ({ table: { undo_asked: asked && JSON.stringify(asked) } }))

const note = (house: House, live: LiveTable, what: string, { by, number, moves }: UndoRequest): void =>
  house.log.info({ table: live.id, by, number, moves }, `undo request: ${what}`)

const goBack = async (house: House, live: LiveTable, asked: UndoRequest): Promise<void> => {
  note(house, live, 'taken back', asked)
  const outcome = await rewindTo(house, live, asked.number)
  await keep(house, live, null)
  if ('problem' in outcome) throw problem('refused', outcome.problem.sentence, outcome.problem.rule)
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
    const asked = await requestOf(house, live, wanted)
    if (asked.consent.length === 0) return goBack(house, live, asked)
    note(house, live, 'asked', asked)
    await keep(house, live, asked)
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
    note(house, live, agree ? `agreed by seat ${seat}` : `declined by seat ${seat}`, asked)
    if (agree && left.consent.length === 0) return goBack(house, live, left)
    await keep(house, live, agree ? left : null)
    return undefined
  })
  return tableInfo(house, live, who)
}
