/** The power-5 tile of an area and the sites of its card. */
import { cutPath, Spot } from '@machiya/kit'
import type { SiteId } from '../../data/sites.ts'
import { houseAt, shopAt, siteAt, tileAt } from '../../places.ts'
import { NONE } from '../../position.ts'
import { SITE, TILE } from '../../by-id.ts'
import { SHOP_PICKS } from '../../picks.ts'
import { SignMark } from '../signs/drawn.ts'
import { TEXT } from '../layout.ts'
import { letter } from '../signs/letters.tsx'
import type { Board } from '../preview.ts'
import { Plum, RewardMark } from '../signs/reward.tsx'
import { spoken } from '../cards/order.tsx'

export const SITES_Y = 106
const SITE_H = 30

/** The power-5 tile, or the empty outline that it left. */
export const Fifth = ({
  board,
  place,
  width,
}: {
  readonly board: Board
  readonly place: number
  readonly width: number
}) => {
  const tile = tileAt(board.view, place)
  const area = board.view.areas[place]
  const asked = board.task?.task === 'take-tile' && board.task.a['area'] === area
  const plate = (
    <g transform={`translate(${width - 45} 61)`}>
      <path
        className={asked ? 'spot-paper' : undefined}
        d={cutPath(0, 0, 40, 43, 5)}
        fill={tile ? 'var(--wash-sand)' : 'none'}
        stroke="var(--sumi)"
        strokeOpacity={tile ? 1 : 0.35}
        strokeWidth={tile ? 1.3 : 1}
        strokeDasharray={tile ? undefined : '3 3'}
      />
      {tile ? (
        <>
          <text className="kit-quiet" x="4" y="14" fontSize={letter(TEXT)}>
            5
          </text>
          <RewardMark reward={TILE[tile].reward} x={20} y={28} size={23} most={36} />
        </>
      ) : null}
    </g>
  )
  return asked ? (
    <Spot board={board} pick="take-tile" label={spoken(board, 'take-tile')}>
      {plate}
    </Spot>
  ) : (
    plate
  )
}

type CellProps = {
  readonly x: number
  readonly height: number
  readonly board: Board
  /** 0 to 3 for shops, 4 for the trading house. */
  readonly at: number
  readonly owner: number
  readonly width: number
  readonly site: SiteId
  readonly asked: boolean
}

/** Who has built there, or what building there brings. */
const InCell = ({ board, at, owner, x, width, height, site }: CellProps) => {
  const player = owner === NONE ? undefined : board.players[owner]
  const name = at === 4 ? 'thouse' : 'shop'
  if (player)
    return <SignMark name={name} x={x + width / 2} y={height / 2} size={26} colour={player.colour} />
  if (at !== 4) {
    const reward = SITE[site].shops[at] ?? {}
    return <RewardMark reward={reward} x={x + width / 2} y={height / 2} size={25} most={width - 1} />
  }
  return (
    <>
      <SignMark name={name} x={x + width / 2 - 12} y={height / 2} size={20} colour="var(--washi-deep)" />
      <Plum x={x + width / 2 + 11} y={height / 2} size={25} value={SITE[site].house} />
    </>
  )
}

const SiteCell = (props: CellProps) => {
  const { board, at, owner, x, width, height, asked } = props
  const pick = at === 4 ? 'house' : (SHOP_PICKS[at] ?? '')
  const cell = (
    <g>
      <rect
        className={asked ? 'spot-paper' : undefined}
        x={x}
        width={width}
        height={height}
        fill={owner === NONE ? 'none' : 'var(--washi-deep)'}
        stroke="var(--sumi)"
        strokeOpacity="0.5"
        strokeWidth="1"
      />
      <InCell {...props} />
    </g>
  )
  return asked ? (
    <Spot board={board} pick={pick} label={spoken(board, pick)}>
      {cell}
    </Spot>
  ) : (
    cell
  )
}

/** The place where the viewer is asked to build, or none. */
export const buildsAt = ({ task, offers, view }: Board): number =>
  task?.task === 'build' && offers.length ? view.areas.indexOf(task.a.area) : NONE

export const Sites = ({
  board,
  place,
  width,
  height = SITE_H,
  asks = false,
}: {
  readonly board: Board
  readonly place: number
  readonly width: number
  readonly height?: number
  /** Whether this is where one chooses: on a map too small for it the sites are laid out larger beside it. */
  readonly asks?: boolean
}) => {
  const site = siteAt(board.view, place)
  if (!site) return null
  const asked = asks && buildsAt(board) === place
  const house = (width - 10) * 0.29
  const shop = (width - 10 - house) / 4
  return (
    <g transform={`translate(5 ${SITES_Y})`}>
      {[0, 1, 2, 3, 4].map((at) => (
        <SiteCell
          key={at}
          board={board}
          at={at}
          owner={at === 4 ? houseAt(board.view, place) : shopAt(board.view, place, at)}
          x={at * shop}
          width={at === 4 ? house : shop - 2}
          height={height}
          site={site}
          asked={asked}
        />
      ))}
    </g>
  )
}
