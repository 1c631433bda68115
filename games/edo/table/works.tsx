/** What can be done at a place besides going there: buildings to put up, a privilege to use. */
import { Spot, type BoardProps } from '@machiya/kit'
import type { Offer } from '@machiya/kernel'
import type { SpaceId } from '../ids.ts'
import type { G } from '../position.ts'
import { SignMark } from './drawn.ts'
import { rowOf } from './layout.ts'
import { TEXT } from './letters.tsx'

type Board = BoardProps<G>

/** What can be built here, one small sheet a building. */
export const Sites = ({
  board,
  at,
  top,
}: {
  readonly board: Board
  readonly at: SpaceId
  /** The upper edge of the place. */
  readonly top: number
}) => {
  const here = board.offers.filter(({ pick }) => String(pick).endsWith(`@${at}`))
  return (
    <>
      {here.map((offer, i) => (
        <SiteSpot
          key={offer.pick}
          board={board}
          offer={offer}
          x={rowOf(here.length, 40)[i] ?? 0}
          y={top - 20}
        />
      ))}
    </>
  )
}

const SIGN_OF = {
  house: 'shop',
  prestige: 'shop',
  'trading-post': 'thouse',
  fortress: 'castle',
  temple: 'temple',
} as const
const SiteSpot = ({
  board,
  offer,
  x,
  y,
}: {
  readonly board: Board
  readonly offer: Offer
  readonly x: number
  readonly y: number
}) => {
  const [what = 'house', at = ''] = String(offer.pick).split('@')
  const colour = board.seat === null ? 'var(--sumi)' : (board.players[board.seat]?.colour ?? 'var(--sumi)')
  return (
    <g transform={`translate(${x} ${y})`}>
      <Spot board={board} pick={offer.pick} label={`${board.t.name(what)}, ${board.t.name(at)}`}>
        <rect
          className="spot-paper"
          x="-18"
          y="-18"
          width="36"
          height="36"
          fill="var(--kinari)"
          stroke="var(--sumi)"
          strokeWidth="1.5"
        />
        <SignMark
          name={SIGN_OF[what as keyof typeof SIGN_OF] ?? 'shop'}
          size={24}
          colour={offer.no ? 'var(--closed-line)' : colour}
        />
        {what === 'prestige' ? (
          <text className="kit-figure" x="8" y="14" fontSize={TEXT}>
            1
          </text>
        ) : null}
      </Spot>
    </g>
  )
}

/** The full yield by privilege. */
export const Full = ({ board, at }: { readonly board: Board; readonly at: SpaceId }) => (
  <Spot board={board} pick={`full:${at}`} label={`${board.t.name(at)}, 3`}>
    <rect
      className="spot-paper"
      x="38"
      y="-20"
      width="38"
      height="36"
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
    />
    <text className="kit-figure" x="57" y="4" textAnchor="middle" fontSize={TEXT}>
      3!
    </text>
  </Spot>
)
