/** One of several cards, clans or favours to choose from. */
import { Crest, Spot } from '@machiya/kit'
import type { Pick, Seat } from '@machiya/kernel'
import type { ReactNode } from 'react'
import { MISSION } from '../../by-id.ts'
import type { MissionId } from '../../data/missions.ts'
import type { MissionRow } from '../../data/rows.ts'
import { seatOf } from '../../picks.ts'
import { Gained, MissionHead } from '../cards/large-mission.tsx'
import { wantsOf } from '../cards/needs.ts'
import { shortfall } from '../cards/shortfall.ts'
import { Token, tokenState } from '../cards/token.tsx'
import { Sign } from '../marks/drawn.ts'
import { signOf } from '../marks/signs.ts'
import { momentTextIn } from '../text.ts'
import { calledOf, type Board } from '../where.ts'

type Of = { readonly board: Board; readonly pick: Pick }

const Choosable = ({
  board,
  pick,
  brief,
  children,
}: Of & { readonly brief: boolean; readonly children: ReactNode }) => (
  <Spot
    board={board}
    pick={pick}
    label={`${calledOf(board, pick)}. ${board.words.effects[pick] ?? ''}`}
    html="kit-paper yedo-choice"
    reads={brief && pick in MISSION ? String(pick) : undefined}
  >
    {children}
  </Spot>
)

const Tokens = ({
  board,
  seat,
  row,
  size,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly row: MissionRow
  readonly size: number
}) => (
  <span className="yedo-tokens">
    {wantsOf(row.needs).map((want, i) => (
      <svg key={`${want.id}-${i}`} width={size} height={size} viewBox="-15 -15 30 30" aria-hidden="true">
        <Token want={want} state={tokenState(board, seat, want)} size={12.5} />
      </svg>
    ))}
  </span>
)

/** A mission with what I have of it, and in words where there is room. */
export const MissionChoice = ({
  board,
  row,
  seat,
  brief,
}: {
  readonly board: Board
  readonly row: MissionRow
  readonly seat: Seat
  readonly brief: boolean
}) => (
  <>
    <MissionHead board={board} row={row} />
    <p className="yedo-choice-line">
      <Tokens board={board} seat={seat} row={row} size={brief ? 22 : 26} />
      <Gained reward={row.reward} />
    </p>
    {brief ? null : <p className="yedo-text">{board.words.effects[row.id]}</p>}
    <p className="yedo-text">
      <b>{shortfall(board, seat, row, 13, 310).text}</b>
    </p>
  </>
)

const CardChoice = ({ board, pick }: Of) => {
  const sign = signOf(pick)
  return (
    <div className="yedo-card-choice">
      {sign ? <Sign name={sign} size={26} /> : null}
      <span>
        <b>{calledOf(board, pick)}</b>
        {board.words.effects[pick] ? <small>{board.words.effects[pick]}</small> : null}
      </span>
    </div>
  )
}

/** A clan, or a place in the order and who has it already. */
const PersonChoice = ({ board, pick }: Of) => {
  const seat = typeof pick === 'number' ? board.view.bower[pick - 1] : seatOf(pick, 'seat')
  const player = seat === null || seat === undefined ? undefined : board.players[seat]
  const taken = typeof pick === 'number' && player
  return (
    <div className="yedo-card-choice">
      {player ? <Crest crest={player.crest} colour={player.colour} size={28} /> : null}
      <span>
        <b>{calledOf(board, pick)}</b>
        {taken ? <small>{momentTextIn(board.locale).heldBy(player.name)}</small> : null}
      </span>
    </div>
  )
}

export const Choice = ({ board, pick, brief }: Of & { readonly brief: boolean }) => {
  const row = MISSION[pick as MissionId]
  const isPerson = typeof pick === 'number' || seatOf(pick, 'seat') !== undefined
  return (
    <Choosable board={board} pick={pick} brief={brief}>
      {row && board.seat !== null ? (
        <MissionChoice board={board} row={row} seat={board.seat} brief={brief} />
      ) : isPerson ? (
        <PersonChoice board={board} pick={pick} />
      ) : (
        <CardChoice board={board} pick={pick} />
      )}
    </Choosable>
  )
}
