/** At the heart of the wheel, while this seat is asked: what lies small on the board stands here at full size. */
import { cutPath, Paper, SeatChip, Spot, stateOf } from '@machiya/kit'
import type { Offer } from '@machiya/kernel'
import type { ReactNode } from 'react'
import { DEED, DeedList, listHeight } from './deed-list.tsx'
import { deedsOffered, districtAtHeart, peopleOf } from './offered.ts'
import { textIn } from '../text.ts'
import { calledOf, type Board } from '../where.ts'
import { seatOf } from '../../picks.ts'

const WIDTH = 222
const PAD = 7
const HEAD = 30

const Sheet = ({
  title,
  height,
  children,
}: {
  readonly title: string
  readonly height: number
  readonly children: ReactNode
}) => (
  <g transform={`translate(${-WIDTH / 2} ${-(HEAD + height + PAD) / 2})`}>
    <Paper width={WIDTH} height={HEAD + height + PAD} cut={14} fill="var(--washi)" />
    <path d={`M9 8V${HEAD - 3}`} stroke="var(--shu)" strokeWidth="4" />
    <text className="kit-title" x="19" y={HEAD / 2 + 3} dy="0.35em" fontSize="18">
      {title}
    </text>
    <g transform={`translate(${PAD} ${HEAD})`}>{children}</g>
  </g>
)

/** What the disciple can do where it stands. */
const Deeds = ({ board }: { readonly board: Board }) => {
  const district = districtAtHeart(board)
  const deeds = district ? deedsOffered(board, district) : []
  return district && deeds.length > 0 ? (
    <Sheet title={board.t.name(district)} height={listHeight(deeds)}>
      <DeedList board={board} district={district} width={WIDTH - 2 * PAD} deeds={deeds} />
    </Sheet>
  ) : null
}

/** A place in the order, or a clan: their rows in the ledger are low. */
const Person = ({
  board,
  pick,
  at,
}: {
  readonly board: Board
  readonly pick: Offer['pick']
  readonly at: number
}) => {
  const seat = typeof pick === 'number' ? board.view.bower[pick - 1] : seatOf(pick, 'seat')
  const player = seat === null || seat === undefined ? undefined : board.players[seat]
  return (
    <g transform={`translate(0 ${at * DEED})`}>
      <Spot board={board} pick={pick} label={calledOf(board, pick)}>
        <path
          className="spot-paper"
          d={cutPath(0, 1.5, WIDTH - 2 * PAD, DEED - 4, 6)}
          fill="var(--kinari)"
          stroke="var(--sumi)"
          strokeWidth="1"
        />
        <g transform={`translate(0 ${DEED / 2 - 0.5})`} opacity={stateOf(board, pick) === 'closed' ? 0.6 : 1}>
          {player ? <SeatChip player={player} x={20} size={24} /> : null}
          <text className="kit-text" x={player ? 40 : 12} dy="0.35em" fontSize="16.4">
            {calledOf(board, pick)}
          </text>
        </g>
      </Spot>
    </g>
  )
}
const People = ({ board }: { readonly board: Board }) => {
  const picks = peopleOf(board)
  return picks.length > 0 ? (
    <Sheet title={textIn(board.locale).rivals} height={picks.length * DEED}>
      {picks.map((pick, at) => (
        <Person key={pick} board={board} pick={pick} at={at} />
      ))}
    </Sheet>
  ) : null
}

export const Heart = ({ board }: { readonly board: Board }) => {
  if (board.seat === null || board.offers.length === 0) return null
  return board.task?.task === 'act' ? <Deeds board={board} /> : <People board={board} />
}
