/** Choices that belong to no place: ending, declining, ways and shares, as paper slips at the edge of the board. */
import { cutPath, Spot } from '@machiya/kit'
import type { Offer } from '@machiya/kernel'
import { offerOf } from '@machiya/kernel/words'
import { wayOf } from '../../picks.ts'
import { type Rect } from '../layout.ts'
import { fit } from '../signs/letters.tsx'
import type { Board } from '../preview.ts'

const LOOSE: ReadonlySet<string> = new Set([
  'done',
  'end-turn',
  'recall',
  'all',
  'one-stays',
  'all-return',
  'from-area',
])

/** Whether a pick lies nowhere on the table. */
export const isLoose = ({ pick }: Offer): boolean =>
  typeof pick === 'number' || LOOSE.has(pick) || wayOf(pick) !== undefined

const MOST = 200

/** Laid from the right edge of the given room. */
export const Slips = ({
  board,
  room,
  also,
}: {
  readonly board: Board
  readonly room: Rect
  /** A pick whose place is not drawn here. */
  readonly also?: string
}) => {
  const { task } = board
  const loose = board.offers.filter((offer) => isLoose(offer) || offer.pick === also)
  if (!task || loose.length === 0) return null
  const share = Math.min(MOST, (room.width + 6) / loose.length) - 6
  const widths = loose.map((offer) =>
    Math.min(share, 26 + offerOf(board.words, task, offer, board.t).length * 9),
  )
  const rights = widths.map((_, at) => widths.slice(at).reduce((sum, width) => sum + width + 6, -6))
  return (
    <g>
      {loose.map((offer, at) => {
        const text = offerOf(board.words, task, offer, board.t)
        const width = widths[at] ?? share
        return (
          <g key={offer.pick} transform={`translate(${room.x + room.width - (rights[at] ?? 0)} ${room.y})`}>
            <Spot board={board} pick={offer.pick} label={text}>
              <path
                className="spot-paper"
                d={cutPath(0, 0, width, room.height, 7)}
                fill="var(--washi)"
                stroke="var(--sumi)"
                strokeWidth="1.5"
              />
              <text
                className="kit-title"
                x={width / 2}
                y={room.height / 2}
                dy="0.35em"
                textAnchor="middle"
                {...fit(text, 17, width - 14, 0.52)}
              >
                {text}
              </text>
            </Spot>
          </g>
        )
      })}
    </g>
  )
}
