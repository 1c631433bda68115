/** Who stands at a place. A piece is a handle: the viewer's own does what its place offers, another's opens its owner's board. */
import { Press, Spot, stateOf } from '@machiya/kit'
import { seatsOf, type Pick, type Seat } from '@machiya/kernel'
import type { ReactNode } from 'react'
import { isCity, isResource, KIND, type SpaceId } from '../../by-id.ts'
import { countAt, samuraiAt } from '../../figures.ts'
import { SignMark } from '../signs/drawn.ts'
import type { Board } from '../props.ts'
import { textIn } from '../text.ts'
import { Merchant, Ronin, Samurai, Stranger } from './figures.tsx'
import { CITY, fitOf, LEAST_TARGET, rowOf, standsBeside, type Point } from './layout.ts'

type At = { readonly board: Board; readonly at: SpaceId }
type Figure = { readonly id: string; readonly seat?: Seat }

const strangerAt = ({ board: { view }, at }: At): boolean =>
  view.about.seats === 2 && view.about.options.ronin && isResource(KIND[at])

const figuresAt = ({ board, at }: At): readonly Figure[] => {
  const g = board.view
  const seats = seatsOf(g).filter((seat) => samuraiAt(g.seats[seat], at) > 0)
  const temple = seatsOf(g).find((seat) => g.seats[seat].temples.includes(at))
  return [
    ...(temple === undefined ? [] : [{ id: 'temple', seat: temple }]),
    ...seats.map((seat) => ({ id: `samurai-${seat}`, seat })),
    ...(countAt(g.ronin, at) > 0 ? [{ id: 'ronin' }] : []),
    ...(strangerAt({ board, at }) ? [{ id: 'stranger' }] : []),
    ...(g.merchant === at ? [{ id: 'merchant' }] : []),
  ]
}

const STEP = 34
const ABREAST = 3

type Stand = Point & { readonly scale: number }
/** One row below a plate, a column beside it, one or two rows on a field: no figure stands before another. */
const inRow = (count: number, width: number, y: number): readonly Stand[] => {
  const scale = Math.min(1, width / (count * STEP))
  return rowOf(count, STEP * scale).map((x) => ({ x, y, scale }))
}
const inColumns = (count: number, side: -1 | 1): readonly Stand[] => {
  const rows = Math.min(count, ABREAST)
  const scale = rows > 2 ? 0.8 : 1
  const ys = rowOf(rows, 36 * scale)
  return Array.from({ length: count }, (_, i) => ({
    x: side * (CITY.width / 2 + 22 + Math.floor(i / ABREAST) * STEP * scale),
    y: (ys[i % ABREAST] ?? 0) + 4,
    scale,
  }))
}
const inRows = (count: number): readonly Stand[] => {
  if (count <= ABREAST) return inRow(count, ABREAST * STEP, 0)
  const above = Math.ceil(count / 2)
  const scale = Math.min(0.78, 104 / (above * STEP))
  return Array.from({ length: count }, (_, i) => {
    const row = i < above ? rowOf(above, STEP * scale) : rowOf(count - above, STEP * scale)
    return { x: row[i < above ? i : i - above] ?? 0, y: i < above ? -14 : 14, scale }
  })
}
const standsAt = ({ board, at }: At, count: number): readonly Stand[] => {
  const beside = standsBeside(board.view, at)
  if (beside) return inColumns(count, beside)
  return isCity(at) ? inRow(count, CITY.width, CITY.height / 2 + 18) : inRows(count)
}

/** What pressing a figure means, if anything: the merchant has a pick of his own, in travel a samurai is moved. */
const pickOf = ({ board, at }: At, { id, seat }: Figure): Pick | undefined => {
  if (id === 'merchant') return 'merchant'
  if (id === 'temple' && stateOf(board, at) === 'rest') return undefined
  if (id !== 'ronin' && seat !== board.seat) return undefined
  if (stateOf(board, at) !== 'rest') return at
  const deed = id === 'ronin' ? 'drive-off' : 'move'
  return id !== 'stranger' && stateOf(board, deed) !== 'rest' ? deed : undefined
}

const Handle = ({
  board,
  at,
  figure,
  children,
}: At & { readonly figure: Figure; readonly children: ReactNode }) => {
  const pick = pickOf({ board, at }, figure)
  const { seat } = figure
  if (pick !== undefined && stateOf(board, pick) !== 'rest')
    return (
      <Spot board={board} pick={pick} label={board.t.name(String(pick))} twin={pick !== 'merchant'}>
        <circle
          className={pick === 'merchant' ? 'spot-paper' : undefined}
          r={Math.max(20, LEAST_TARGET / 2 / fitOf(board.zone).unit)}
          fill="transparent"
        />
        {children}
      </Spot>
    )
  if (seat === undefined || board.narrow) return children
  return (
    <Press label={textIn(board.locale).mat(board.players[seat]?.name ?? '')} press={() => board.open(seat)}>
      {children}
    </Press>
  )
}

const Drawn = ({ board, at, figure: { id, seat } }: At & { readonly figure: Figure }) => {
  const player = seat === undefined ? undefined : board.players[seat]
  if (id === 'ronin') return <Ronin count={countAt(board.view.ronin, at)} />
  if (id === 'merchant') return <Merchant />
  if (seat === undefined || !player) return <Stranger />
  if (id === 'temple') return <SignMark name="temple" size={28} colour={player.colour} />
  return <Samurai player={player} count={samuraiAt(board.view.seats[seat], at)} />
}

export const Crowd = (crowd: At) => {
  const figures = figuresAt(crowd)
  const stands = standsAt(crowd, figures.length)
  return (
    <>
      {figures.map((figure, i) => {
        const { x = 0, y = 0, scale = 1 } = stands[i] ?? {}
        return (
          <g key={figure.id} transform={`translate(${x} ${y}) scale(${scale})`}>
            <Handle {...crowd} figure={figure}>
              <Drawn {...crowd} figure={figure} />
            </Handle>
          </g>
        )
      })}
    </>
  )
}

/** Everything it shows, as text. */
export const lookOfCrowd = (crowd: At): string =>
  figuresAt(crowd)
    .map((figure) => {
      const pick = pickOf(crowd, figure)
      return [figure.id, figure.seat, pick, pick === undefined ? '' : stateOf(crowd.board, pick)].join()
    })
    .join()
