/** What can be done at a place besides going there: buildings to put up, a privilege to use. */
import { Spot } from '@machiya/kit'
import type { Offer } from '@machiya/kernel'
import type { SpaceId } from '../../by-id.ts'
import { fullPick, siteOf } from '../../picks.ts'
import { SignMark } from '../signs/drawn.ts'
import { fitOf, LEAST_TARGET, rowOf } from './layout.ts'
import { TEXT } from '../signs/letters.tsx'
import { SIGN_OF_SITE } from '../signs/signs.ts'
import type { Board } from '../props.ts'

export const sitesAt = (board: Board, at: SpaceId): readonly Offer[] =>
  board.offers.filter(({ pick }) => siteOf(pick)?.at === at)

/** Large enough for a finger. */
const sizeIn = (board: Board): number => Math.max(38, LEAST_TARGET / fitOf(board.zone).unit)

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
  const here = sitesAt(board, at)
  const size = sizeIn(board)
  return (
    <>
      {here.map((offer, i) => (
        <SiteSpot
          key={offer.pick}
          board={board}
          offer={offer}
          x={rowOf(here.length, size + 4)[i] ?? 0}
          y={top - size / 2 - 2}
          size={size}
        />
      ))}
    </>
  )
}

const SiteSpot = ({
  board,
  offer,
  x,
  y,
  size,
}: {
  readonly board: Board
  readonly offer: Offer
  readonly x: number
  readonly y: number
  readonly size: number
}) => {
  const site = siteOf(offer.pick)
  if (!site) return null
  const colour = board.seat === null ? 'var(--sumi)' : (board.players[board.seat]?.colour ?? 'var(--sumi)')
  return (
    <g transform={`translate(${x} ${y})`}>
      <Spot board={board} pick={offer.pick} label={`${board.t.name(site.what)}, ${board.t.name(site.at)}`}>
        <rect
          className="spot-paper"
          x={-size / 2}
          y={-size / 2}
          width={size}
          height={size}
          fill="var(--kinari)"
          stroke="var(--sumi)"
          strokeWidth="1.5"
        />
        <SignMark
          name={SIGN_OF_SITE[site.what]}
          size={24}
          colour={offer.no ? 'var(--closed-line)' : colour}
        />
        {site.what === 'prestige' ? (
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
  <Spot board={board} pick={fullPick(at)} label={`${board.t.name(at)}, 3`}>
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
