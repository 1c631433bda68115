/** Assistants, shops and trading houses of a merchant: what is at hand, and what still lies in the warehouse. */
import { cutPath, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { PieceId } from '../../data/pieces.ts'
import { PIECE_IDS } from '../../position.ts'
import { costOf } from '../../rules/5-rewards.ts'
import { SignMark, type SignName } from '../signs/drawn.ts'
import type { Board } from '../preview.ts'
import { Coined } from '../signs/reward.tsx'
import { textIn } from '../text.ts'
import { MAT_WIDTH, spokenOffer } from './wares.tsx'
import { fit, letter } from '../signs/letters.tsx'

const LABEL = 68
const CELL = (MAT_WIDTH - LABEL) / 3
const ROW = 34
export const STAFF_HEIGHT = 2 * ROW + 4

const PIECE_SIGN: Readonly<Record<PieceId, SignName>> = { assistant: 'pawn', shop: 'shop', house: 'thouse' }

const Piece = ({
  board,
  seat,
  piece,
  stored,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly piece: PieceId
  readonly stored: boolean
}) => {
  const me = board.view.seats[seat]
  const count = stored ? me.warehouse[piece] : me.supply[piece]
  const cost = stored && count > 0 ? costOf(board.view, seat, piece) : 0
  return (
    <g>
      <path
        className="spot-paper"
        d={cutPath(0, 0, CELL - 4, ROW - 2, 5)}
        fill={stored ? 'var(--washi)' : 'var(--kinari)'}
        stroke="var(--sumi)"
        strokeWidth="1.2"
        strokeDasharray={stored ? '3 2' : undefined}
      />
      <SignMark
        name={PIECE_SIGN[piece]}
        x={11}
        y={ROW / 2 - 1}
        size={18}
        colour={board.players[seat]?.colour ?? 'var(--sumi)'}
      />
      <text
        className="kit-figure"
        x="21"
        y={ROW / 2 - 1}
        dy="0.35em"
        fontSize={letter(15)}
        fill={count ? 'var(--sumi)' : 'var(--sumi-light)'}
      >
        {count}
      </text>
      {cost ? <Coined x={CELL - 14} y={ROW / 2 - 1} size={17} value={cost} /> : null}
    </g>
  )
}

/** The pick that takes a piece from here, if one is asked for. */
const pickOf = (board: Board, piece: PieceId, stored: boolean): string | undefined => {
  const task = board.task?.task
  if (stored) return task === 'transfer' ? piece : undefined
  if (piece !== 'assistant') return undefined
  return task === 'pick-mover' ? 'supply' : task === 'pick-settler' ? 'from-supply' : undefined
}

export const Staff = ({
  board,
  seat,
  y,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly y: number
}) => {
  const said = textIn(board.locale)
  return (
    <g transform={`translate(0 ${y})`}>
      {[false, true].map((stored, row) => (
        <g key={String(stored)} transform={`translate(0 ${row * ROW})`}>
          <text
            className="kit-quiet"
            y={ROW / 2}
            dy="0.3em"
            {...fit(stored ? said.warehouse : said.supply, 12, LABEL - 2)}
          >
            {stored ? said.warehouse : said.supply}
          </text>
          {PIECE_IDS.map((piece, at) => {
            const pick = seat === board.seat ? pickOf(board, piece, stored) : undefined
            const cell = <Piece board={board} seat={seat} piece={piece} stored={stored} />
            return (
              <g key={piece} transform={`translate(${LABEL + at * CELL} 0)`}>
                {pick ? (
                  <Spot board={board} pick={pick} label={spokenOffer(board, pick)}>
                    {cell}
                  </Spot>
                ) : (
                  cell
                )}
              </g>
            )
          })}
        </g>
      ))}
    </g>
  )
}
