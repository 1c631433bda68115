/** Cards laid open to choose from. */
import { cutPath, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { MISSION } from '../../by-id.ts'
import type { MissionId } from '../../data/missions.ts'
import { isCardPick } from '../../picks.ts'
import { SignMark } from '../marks/drawn.ts'
import { COLUMN, stacked } from '../layout.ts'
import { Lines, linesOf } from '../marks/lines.tsx'
import { BRIEF_HEIGHT, MissionBrief } from './brief.tsx'
import { signOf } from '../marks/signs.ts'
import { Turn } from '../motion/turn.tsx'
import { calledOf, type Board } from '../where.ts'

const W = COLUMN.width

/** The front of any card that is not a mission. */
export const Front = ({
  board,
  id,
  height,
}: {
  readonly board: Board
  readonly id: string
  readonly height: number
}) => {
  const sign = signOf(id)
  return (
    <g>
      <path
        className="spot-paper"
        d={cutPath(0, 0, W, height - 6, 9)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      {sign ? <SignMark name={sign} x={W - 24} y={22} size={24} /> : null}
      <text className="kit-title" x="12" y="22" fontSize="16.4">
        {board.t.name(id)}
      </text>
      <Lines x={12} y={41} width={32} most={3} lead={18}>
        {board.words.effects[id] ?? ''}
      </Lines>
    </g>
  )
}
const frontHeight = (board: Board, id: string): number => {
  const effect = board.words.effects[id]
  if (!effect) return 50
  if (!(id in MISSION)) return 96
  return isBrief(board) ? BRIEF_HEIGHT : 76 + 19 * linesOf(effect, 32, 5).length
}
/** So many at once lie without their words, which stand beside them in the list. */
const isBrief = (board: Board): boolean => asideFaces(board).length > 4

/** A mission to choose: its tokens, and all of it in words. */
const MissionTold = ({
  board,
  id,
  seat,
  height,
}: {
  readonly board: Board
  readonly id: MissionId
  readonly seat: Seat
  readonly height: number
}) => (
  <g>
    <path
      className="spot-paper"
      d={cutPath(0, 0, W, height - 6, 9)}
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
    />
    <MissionBrief board={board} id={id} seat={seat} width={W} bare />
    {isBrief(board) ? null : (
      <Lines x={12} y={74} width={32} most={5}>
        {board.words.effects[id] ?? ''}
      </Lines>
    )}
  </g>
)

/** Cards to choose one from. */
export const Fronts = ({ board }: { readonly board: Board }) => {
  const faces = asideFaces(board)
  const tops = stacked(faces.map((id) => frontHeight(board, id)))
  return faces.map((id, i) => {
    return (
      <g key={id} transform={`translate(0 ${tops[i] ?? 0})`}>
        <Turn face={id} calm={board.calm} dealt after={i * 80}>
          <Spot board={board} pick={id} label={`${calledOf(board, id)}. ${board.words.effects[id] ?? ''}`}>
            {id in MISSION && board.seat !== null ? (
              <MissionTold
                board={board}
                id={id as MissionId}
                seat={board.seat}
                height={frontHeight(board, id)}
              />
            ) : (
              <Front board={board} id={id} height={frontHeight(board, id)} />
            )}
          </Spot>
        </Turn>
      </g>
    )
  })
}
const asideFaces = ({ offers }: Board): readonly string[] =>
  offers.map(({ pick }) => String(pick)).filter((pick) => !isCardPick(pick))

export const frontsHeight = (board: Board): number =>
  asideFaces(board).reduce((sum, id) => sum + frontHeight(board, id), 28)
