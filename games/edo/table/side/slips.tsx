/** Choices that belong to no place: turning a card, ending, paying, as paper slips in the eastern bay. */
import { cutPath, Spot } from '@machiya/kit'
import type { Offer } from '@machiya/kernel'
import { offerOf } from '@machiya/kernel/words'
import { fullOf, siteOf } from '../../picks.ts'
import { RAIL, SLIPS, wrap } from '../map/layout.ts'
import { NAME, TEXT } from '../signs/letters.tsx'
import type { Board } from '../props.ts'

const LOOSE: ReadonlySet<string> = new Set([
  'turn-up',
  'done',
  'ready',
  'back',
  'reopen',
  'send',
  'move',
  'drive-off',
  'recruit',
  'pay',
  'call-all',
  'preview-trade',
  'wood',
  'stone',
  'rice',
  'city',
])

/** Whether a pick lies nowhere on the table. */
const isLoose = ({ pick }: Offer): boolean => typeof pick === 'number' || LOOSE.has(pick)
const looseOf = (board: Board): readonly Offer[] => board.offers.filter(isLoose)

const Slip = ({
  board,
  offer,
  width,
}: {
  readonly board: Board
  readonly offer: Offer
  readonly width: number
}) => {
  const text = board.task ? offerOf(board.words, board.task, offer, board.t) : String(offer.pick)
  const lines = wrap(text, 25).slice(0, 2)
  return (
    <Spot board={board} pick={offer.pick} label={text}>
      <path
        className="spot-paper"
        d={cutPath(0, 0, width, SLIPS.height, 7)}
        fill="var(--washi)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      {lines.map((line, i) => (
        <text
          key={line}
          className="kit-title"
          x={width / 2}
          y={SLIPS.height / 2 + (i - (lines.length - 1) / 2) * 16}
          dy="0.35em"
          textAnchor="middle"
          fontSize={lines.length > 1 ? TEXT : NAME}
        >
          {line}
        </text>
      ))}
    </Spot>
  )
}

/** Stacked upward from the corner. */
export const Slips = ({ board }: { readonly board: Board }) => {
  const loose = looseOf(board)
  return (
    <g>
      {loose.map((offer, i) => (
        <g
          key={offer.pick}
          transform={`translate(${SLIPS.right - SLIPS.width} ${SLIPS.bottom - (loose.length - i) * (SLIPS.height + 6) + 6})`}
        >
          <Slip board={board} offer={offer} width={SLIPS.width} />
        </g>
      ))}
    </g>
  )
}

/** On the small map a thumb finds no building site: what is done there lies as slips too. */
const isSmall = ({ pick }: Offer): boolean =>
  pick === 'merchant' || siteOf(pick) !== undefined || fullOf(pick) !== undefined
export const pocketSlips = (board: Board): readonly Offer[] =>
  board.offers.filter((offer) => isLoose(offer) || isSmall(offer))

export const SlipRows = ({ board, offers }: { readonly board: Board; readonly offers: readonly Offer[] }) => (
  <g>
    {offers.map((offer, i) => (
      <g key={offer.pick} transform={`translate(0 ${i * (SLIPS.height + 6)})`}>
        <Slip board={board} offer={offer} width={RAIL.width} />
      </g>
    ))}
  </g>
)
