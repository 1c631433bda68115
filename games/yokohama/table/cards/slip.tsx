/** Choices that belong to no place: ending, declining, ways and shares, as paper slips in the sky. */
import { cutPath, Spot, widthOf } from '@machiya/kit'
import type { Offer } from '@machiya/kernel'
import { offerOf } from '@machiya/kernel/words'
import { wayOf } from '../../picks.ts'
import type { Rect } from '../layout.ts'
import { fit } from '../signs/letters.tsx'
import type { Board } from '../preview.ts'
import { SignMark } from '../signs/drawn.ts'
import { signOf } from '../signs/signs.ts'

const LOOSE: ReadonlySet<string> = new Set([
  'done',
  'end-turn',
  'recall',
  'all',
  'one-stays',
  'all-return',
  'from-area',
])

const STAFF: ReadonlySet<string> = new Set(['assistant', 'shop', 'house'])

/** Pieces of the supply or the warehouse, and an agent that can act. */
const isOfMine = ({ task }: Board, { pick, no }: Offer): boolean => {
  if (pick === 'use-agent') return !no
  if (pick === 'supply' || pick === 'from-supply') return true
  return task?.task === 'transfer' && STAFF.has(String(pick))
}

/** Whether an offer has no place on the table. */
export const isSlip = (board: Board, offer: Offer): boolean => {
  const { pick } = offer
  return typeof pick === 'number' || LOOSE.has(pick) || wayOf(pick) !== undefined || isOfMine(board, offer)
}

export const hasSlips = (board: Board): boolean => board.offers.some((offer) => isSlip(board, offer))

const MOST = 236
const SIGN = 26

type Slip = { readonly offer: Offer; readonly text: string; readonly width: number }

const slipsOf = (board: Board, offers: readonly Offer[], room: Rect): readonly Slip[] => {
  const { task } = board
  const share = Math.min(MOST, (room.width + 6) / offers.length) - 6
  return offers.map((offer) => {
    const text = task ? offerOf(board.words, task, offer, board.t) : ''
    const sign = signOf(offer.pick) ? SIGN : 0
    return { offer, text, width: Math.min(share, 26 + sign + widthOf(text, 19)) }
  })
}

/** My own pieces have my colour. */
const colourOf = (board: Board): string => board.players[board.seat ?? -1]?.colour ?? 'var(--sumi)'

const SlipPaper = ({
  board,
  slip,
  height,
}: {
  readonly board: Board
  readonly slip: Slip
  readonly height: number
}) => {
  const { offer, text, width } = slip
  const sign = signOf(offer.pick)
  const left = sign ? SIGN : 0
  return (
    <Spot board={board} pick={offer.pick} label={text}>
      <path
        className="spot-paper"
        d={cutPath(0, 0, width, height, 7)}
        fill="var(--washi)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      {sign ? <SignMark name={sign} x={20} y={height / 2} size={24} colour={colourOf(board)} /> : null}
      <text
        className="kit-title"
        x={(width + left) / 2 + (sign ? 2 : 0)}
        y={height / 2}
        dy="0.35em"
        textAnchor="middle"
        {...fit(text, 17, width - left - 14)}
      >
        {text}
      </text>
    </Spot>
  )
}

/** Laid from the left edge of the given room. */
export const Slips = ({
  board,
  room,
  also = () => false,
}: {
  readonly board: Board
  readonly room: Rect
  /** Offers whose place is not drawn here. */
  readonly also?: (offer: Offer) => boolean
}) => {
  const loose = board.offers.filter((offer) => isSlip(board, offer) || also(offer))
  const slips = slipsOf(board, loose, room)
  const lefts = slips.map((_, at) => slips.slice(0, at).reduce((sum, { width }) => sum + width + 6, 0))
  return (
    <g>
      {slips.map((slip, at) => (
        <g key={slip.offer.pick} transform={`translate(${room.x + (lefts[at] ?? 0)} ${room.y})`}>
          <SlipPaper board={board} slip={slip} height={room.height} />
        </g>
      ))}
    </g>
  )
}
