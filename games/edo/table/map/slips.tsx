/** Choices that belong to no place: ending, paying, sending, as paper slips in the eastern bay. */
import { cutPath, Spot } from '@machiya/kit'
import type { Offer } from '@machiya/kernel'
import { offerOf } from '@machiya/kernel/words'
import { fullOf, siteOf } from '../../picks.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import type { Board } from '../props.ts'
import { fitOf, LEAST_TARGET, SLIPS, wrap } from './layout.ts'

const LOOSE: ReadonlySet<string> = new Set([
  'done',
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

/** About as wide as a letter is. */
const LETTER = 7.7

export const Slip = ({
  board,
  offer,
  width,
  height = SLIPS.height,
}: {
  readonly board: Board
  readonly offer: Offer
  readonly width: number
  readonly height?: number
}) => {
  const text = board.task ? offerOf(board.words, board.task, offer, board.t, board.view) : String(offer.pick)
  const lines = wrap(text, Math.floor(width / LETTER))
  return (
    <Spot board={board} pick={offer.pick} label={text}>
      <path
        className="spot-paper"
        d={cutPath(0, 0, width, height, 7)}
        fill="var(--washi)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      {lines.map((line, i) => (
        <text
          key={line}
          className="kit-title"
          x={width / 2}
          y={height / 2 + (i - (lines.length - 1) / 2) * 16}
          dy="0.35em"
          textAnchor="middle"
          fontSize={lines.length > 1 ? TEXT : NAME}
          {...within(line, width - 14)}
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
  const { left, room, unit } = fitOf(board.zone)
  const height = Math.max(SLIPS.height, LEAST_TARGET / unit)
  const step = height + SLIPS.gap
  return (
    <g>
      {loose.map((offer, i) => (
        <g
          key={offer.pick}
          transform={`translate(${left + room - 12 - SLIPS.width} ${SLIPS.bottom - (loose.length - i) * step})`}
        >
          <Slip board={board} offer={offer} width={SLIPS.width} height={height} />
        </g>
      ))}
    </g>
  )
}

/** On the small map a thumb finds no building site, and no plan lies beside it: what is done there lies as slips too. */
const isSmall = ({ pick }: Offer): boolean =>
  pick === 'merchant' || pick === 'turn-up' || siteOf(pick) !== undefined || fullOf(pick) !== undefined
export const pocketSlips = (board: Board): readonly Offer[] =>
  board.offers.filter((offer) => isLoose(offer) || isSmall(offer))

export const SlipRows = ({
  board,
  offers,
  width,
}: {
  readonly board: Board
  readonly offers: readonly Offer[]
  readonly width: number
}) => (
  <g>
    {offers.map((offer, i) => (
      <g key={offer.pick} transform={`translate(0 ${i * (SLIPS.height + 6)})`}>
        <Slip board={board} offer={offer} width={width} />
      </g>
    ))}
  </g>
)
