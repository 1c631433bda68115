/** The map for a phone: the same places and figures, large enough for a thumb; prices and cards stand below it. */
import { CrestMark, cutPath, fitted, offerAt, Spot } from '@machiya/kit'
import { seatsOf } from '@machiya/kernel'
import { boardOf } from '../../board.ts'
import { YIELDS } from '../../data/yields.ts'
import { countAt, crowdAt, samuraiAt } from '../../figures.ts'
import { isCity, isResource, KIND, type CityId, type SpaceId } from '../../by-id.ts'
import type { G } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import { Land } from '../land/land.tsx'
import { CENTRE, nameBy, SCALE, pointAt, roadLines, rowOf, type Point } from '../map/layout.ts'
import { tagOf } from '../map/preview.ts'
import type { Board } from '../props.ts'

export const POCKET = { width: 720, height: 800 } as const
const MIDDLE: Point = { x: POCKET.width / 2, y: POCKET.height / 2 - 26 }
const BY: Point = { x: 112 / SCALE.x, y: 113 / SCALE.y }
const small = ({ x, y }: Point): Point => ({
  x: MIDDLE.x + (x - CENTRE.x) * BY.x,
  y: MIDDLE.y + (y - CENTRE.y) * BY.y,
})
const LAND = `translate(${MIDDLE.x - CENTRE.x * BY.x} ${MIDDLE.y - CENTRE.y * BY.y}) scale(${BY.x} ${BY.y})`
const GROUND = {
  wood: 'var(--wash-moss)',
  stone: 'var(--wash-mist)',
  rice: 'var(--wash-sand)',
  river: 'var(--wash-water)',
  way: 'var(--kinari)',
  border: 'var(--kinari)',
  city: 'var(--kinari)',
} as const

const CityMark = ({ board, city }: { readonly board: Board; readonly city: CityId }) => {
  const built = board.view.sites[city].length
  const closed = board.view.closed.includes(city)
  return (
    <g>
      <path
        className="spot-paper"
        d={cutPath(-44, -36, 88, 72, 10)}
        fill={closed ? 'var(--washi-deep)' : 'var(--kinari)'}
        stroke="var(--sumi)"
        strokeWidth="2.5"
      />
      <SignMark
        name={city === 'edo' ? 'castle' : 'shop'}
        x={-18}
        y={-2}
        size={38}
        colour={closed ? 'var(--closed-line)' : 'var(--ai)'}
      />
      <text className="kit-figure" x="22" y="8" fontSize="28" textAnchor="middle" fill="var(--sumi)">
        {closed ? '×' : built}
      </text>
    </g>
  )
}

/** The step of the field's scale that one samurai more would stand on. */
const nextYield = (g: G, at: SpaceId): number =>
  YIELDS.find(({ samurai }) => samurai === crowdAt(g, at) + 1)?.pieces ?? 0

const Earns = ({ pieces, west }: { readonly pieces: number; readonly west: boolean }) => (
  <text
    className="kit-figure kit-halo"
    x={west ? -34 : 34}
    y="-14"
    textAnchor={west ? 'end' : 'start'}
    fontSize="24"
    fill="var(--sumi)"
  >
    +{pieces}
  </text>
)

const Ground = ({ board, at }: { readonly board: Board; readonly at: SpaceId }) => {
  const kind = KIND[at]
  if (isCity(at)) return <CityMark board={board} city={at} />
  const covered = board.view.covered.includes(at)
  return (
    <g>
      {kind === 'border' ? (
        <path
          className="spot-paper"
          d="M0-36L36 0L0 36L-36 0Z"
          fill={GROUND.border}
          stroke="var(--sumi)"
          strokeWidth="2.5"
        />
      ) : (
        <circle
          className="spot-paper"
          r={kind === 'way' ? 26 : 34}
          fill={GROUND[kind]}
          stroke="var(--sumi)"
          strokeWidth="2.5"
        />
      )}
      {isResource(kind) ? <SignMark name={kind} size={34} /> : null}
      {isResource(kind) && !covered ? (
        <Earns pieces={nextYield(board.view, at)} west={pointAt(board.view, at).x < CENTRE.x} />
      ) : null}
      {kind === 'border' ? (
        <path d="M-14-9Q0-5 14-9M-12-2H12M-8-6V14M8-6V14" fill="none" stroke="var(--sumi)" strokeWidth="3" />
      ) : null}
      {covered ? <path d="M-24-24L24 24M24-24L-24 24" stroke="var(--sumi)" strokeWidth="5" /> : null}
    </g>
  )
}

const Crowd = ({ board, at }: { readonly board: Board; readonly at: SpaceId }) => {
  const g = board.view
  const seats = seatsOf(g).filter((seat) => samuraiAt(g.seats[seat], at) > 0)
  const ronin = countAt(g.ronin, at)
  const marks = [
    ...seats.map(String),
    ...(ronin ? ['ronin'] : []),
    ...(g.merchant === at ? ['merchant'] : []),
  ]
  const xs = rowOf(marks.length, 38)
  return (
    <g transform="translate(0 44)">
      {marks.map((mark, i) => {
        const player = board.players[Number(mark)]
        const count = player ? samuraiAt(g.seats[player.seat], at) : ronin
        return (
          <g key={mark} transform={`translate(${xs[i] ?? 0} 0)`}>
            {mark === 'ronin' || mark === 'merchant' ? (
              <SignMark name={mark} size={40} />
            ) : player ? (
              <CrestMark crest={player.crest} colour={player.colour} size={36} />
            ) : null}
            {count > 1 && mark !== 'merchant' ? (
              <text className="kit-figure kit-halo" x="14" y="-8" fontSize="24" fill="var(--sumi)">
                {count}
              </text>
            ) : null}
          </g>
        )
      })}
    </g>
  )
}

/** Names keep clear of their neighbours and of the edges. */
const ASIDE: { readonly [space in SpaceId]?: number } = { kumagaya: -44, oya: 34, kanagawa: 20 }
const nameAt = (board: Board, at: SpaceId, x: number) => {
  if (x < 60) return { textAnchor: 'start', x: 4 - x } as const
  if (x > POCKET.width - 60) return { textAnchor: 'end', x: POCKET.width - 4 - x } as const
  return { textAnchor: 'middle', x: ASIDE[at] ?? nameBy(board.view, at) } as const
}

const Stop = ({ board, at }: { readonly board: Board; readonly at: SpaceId }) => {
  const { x, y } = small(pointAt(board.view, at))
  const offer = offerAt(board.offers, at)
  const tag = tagOf(board, at)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Spot board={board} pick={at} label={[board.t.name(at), tag].filter(Boolean).join(', ')}>
        <rect x="-46" y="-46" width="92" height="92" fill="transparent" />
        <Ground board={board} at={at} />
        {isCity(at) || (offer && !offer.no) ? (
          <text
            className="kit-title"
            {...nameAt(board, at, x)}
            y="-42"
            fontSize="24"
            style={{ paintOrder: 'stroke', stroke: 'var(--washi)', strokeWidth: 7 }}
            {...fitted(tag ?? board.t.name(at), 21.5, isCity(at) ? 130 : 96)}
          >
            {tag ?? board.t.name(at)}
          </text>
        ) : null}
      </Spot>
      <Crowd board={board} at={at} />
    </g>
  )
}

export const PocketMap = ({ board }: { readonly board: Board }) => (
  <g>
    <g transform={LAND}>
      <Land />
    </g>
    {roadLines(board.view).map(({ one, other, from, to }) => {
      const [a, b] = [small(from), small(to)]
      return (
        <g key={`${one}-${other}`}>
          <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke="var(--sumi)" strokeWidth="9" />
          <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke="var(--kinari)" strokeWidth="5" />
        </g>
      )
    })}
    {boardOf(board.view).spaces.map((at) => (
      <Stop key={at} board={board} at={at} />
    ))}
  </g>
)
