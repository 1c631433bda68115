/** The map for a phone: the same places and figures, large enough for a thumb; a tap tells what a place is. */
import { CrestMark, cutPath, fitted, Spot, stateOf, type Zone } from '@machiya/kit'
import { seatsOf } from '@machiya/kernel'
import { useState } from 'react'
import { boardOf } from '../../board.ts'
import { sharesOf } from '../../cities.ts'
import { YIELDS } from '../../data/yields.ts'
import { countAt, crowdAt, samuraiAt } from '../../figures.ts'
import { isCity, isResource, KIND, type CityId, type SpaceId } from '../../by-id.ts'
import type { G } from '../../position.ts'
import { Land } from '../land/land.tsx'
import { incomeOf } from '../map/city.tsx'
import {
  CENTRE,
  nameBy,
  namedBelow,
  roadLines,
  rowOf,
  SCALE,
  standsBeside,
  surveyed,
  type Point,
} from '../map/layout.ts'
import { worthIn } from '../map/preview.ts'
import { SignMark } from '../signs/drawn.ts'
import { lettersAt, TEXT } from '../signs/letters.tsx'
import type { Board } from '../props.ts'
import { PlaceSheet } from './place.tsx'

const POCKET = { width: 720, height: 800 } as const
const BY: Point = { x: 112 / SCALE.x, y: 113 / SCALE.y }

type Fit = {
  readonly unit: number
  readonly width: number
  readonly height: number
  readonly stretch: number
}
/** Where the room is wider than the map, places lie farther apart. */
const fitOf = ({ width, height }: Zone): Fit => {
  const unit = Math.min(width / POCKET.width, height / POCKET.height)
  const stretch = Math.min(1.3, Math.max(1, width / unit / POCKET.width))
  return { unit, stretch, width: width / unit, height: height / unit }
}
const middleOf = ({ width, height }: Fit): Point => ({ x: width / 2, y: height / 2 - 26 })
const small = (board: Board, at: SpaceId): Point => {
  const fit = fitOf(board.zone)
  const middle = middleOf(fit)
  const { x, y } = surveyed(board.view, at)
  return {
    x: middle.x + (x - CENTRE.x) * BY.x * fit.stretch,
    y: middle.y + (y - CENTRE.y) * BY.y,
  }
}
const landIn = (fit: Fit): string => {
  const { x, y } = middleOf(fit)
  return `translate(${x - CENTRE.x * BY.x * fit.stretch} ${y - CENTRE.y * BY.y}) scale(${BY.x * fit.stretch} ${BY.y})`
}
const HALO = { paintOrder: 'stroke', stroke: 'var(--washi)', strokeWidth: 6 } as const
const GROUND = {
  wood: 'var(--wash-moss)',
  stone: 'var(--wash-mist)',
  rice: 'var(--wash-sand)',
  river: 'var(--wash-water)',
  way: 'var(--kinari)',
  border: 'var(--kinari)',
  city: 'var(--kinari)',
} as const

/** Its income, and whose houses earn it. */
const CityMark = ({ board, city }: { readonly board: Board; readonly city: CityId }) => {
  const closed = board.view.closed.includes(city)
  const income = incomeOf(board.view, city)
  const shares = sharesOf(board.view, city)
  const xs = rowOf(shares.length, Math.min(24, 84 / Math.max(1, shares.length)))
  return (
    <g>
      <path
        className="spot-paper"
        d={cutPath(-48, -36, 96, 72, 10)}
        fill={closed ? 'var(--washi-deep)' : 'var(--kinari)'}
        stroke="var(--sumi)"
        strokeWidth="2.5"
      />
      {closed ? (
        <path d="M-20-14L20 14M20-14L-20 14" stroke="var(--sumi)" strokeWidth="5" />
      ) : (
        <g>
          <rect
            x="-22"
            y="-29"
            width="44"
            height="30"
            fill="var(--coin)"
            stroke="var(--sumi)"
            strokeWidth="1.5"
          />
          <text
            className="kit-figure"
            y="-14"
            dy="0.35em"
            fontSize={TEXT}
            textAnchor="middle"
            fill="var(--on-coin)"
          >
            {income}
          </text>
        </g>
      )}
      {shares.map(({ seat }, i) => {
        const player = board.players[seat]
        return player ? (
          <CrestMark
            key={seat}
            crest={player.crest}
            colour={player.colour}
            x={xs[i] ?? 0}
            y={18}
            size={Math.min(24, 80 / shares.length)}
          />
        ) : null
      })}
    </g>
  )
}

const nextYield = (g: G, at: SpaceId): number =>
  YIELDS.find(({ samurai }) => samurai === crowdAt(g, at) + 1)?.pieces ?? 0

/** At the foot of the field, clear of names. */
const Earns = ({ pieces }: { readonly pieces: number }) => (
  <text className="kit-figure" x="27" y="36" fontSize={TEXT} fill="var(--sumi)" style={HALO}>
    {pieces}
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
      {kind === 'border' ? (
        <path d="M-14-9Q0-5 14-9M-12-2H12M-8-6V14M8-6V14" fill="none" stroke="var(--sumi)" strokeWidth="3" />
      ) : null}
      {covered ? <path d="M-24-24L24 24M24-24L-24 24" stroke="var(--sumi)" strokeWidth="5" /> : null}
    </g>
  )
}

/** On a field, below a city, or beside one where the land below is taken. */
const standAt = (board: Board, at: SpaceId): string => {
  const beside = standsBeside(board.view, at)
  return beside ? `${beside * 72} 8` : isCity(at) ? '0 52' : '0 4'
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
  const xs = rowOf(marks.length, Math.min(38, 130 / Math.max(1, marks.length)))
  return (
    <g transform={`translate(${standAt(board, at)})`} pointerEvents="none">
      {marks.map((mark, i) => {
        const player = board.players[Number(mark)]
        const count = player ? samuraiAt(g.seats[player.seat], at) : ronin
        return (
          <g key={mark} transform={`translate(${xs[i] ?? 0} 0)`}>
            {mark === 'ronin' || mark === 'merchant' ? (
              <SignMark name={mark} size={38} />
            ) : player ? (
              <g>
                <path
                  d="M-19 20C-18 4-12-2 0-2S18 4 19 20Z"
                  fill={player.colour}
                  stroke="var(--sumi)"
                  strokeWidth="2"
                />
                <CrestMark crest={player.crest} colour={player.colour} y={-4} size={28} />
              </g>
            ) : null}
            {count > 1 && mark !== 'merchant' ? (
              <text className="kit-figure kit-halo" x="12" y="22" fontSize={TEXT} fill="var(--sumi)">
                {count}
              </text>
            ) : null}
          </g>
        )
      })}
    </g>
  )
}

/** Names keep clear of the edges and of the plates above them. */
const nameAt = (board: Board, at: SpaceId, x: number) => {
  const { width } = fitOf(board.zone)
  if (x < 60) return { textAnchor: 'start', x: 4 - x } as const
  if (x > width - 60) return { textAnchor: 'end', x: width - 4 - x } as const
  return { textAnchor: 'middle', x: isCity(at) ? 0 : nameBy(board.view, at) } as const
}

/** Above all places and figures: what a place is called, and what one samurai more would gather. */
const Name = ({ board, at }: { readonly board: Board; readonly at: SpaceId }) => {
  const { x, y } = small(board, at)
  const name = board.t.name(at)
  const gathers = isResource(KIND[at]) && !board.view.covered.includes(at)
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <text
        className="kit-title"
        {...nameAt(board, at, x)}
        y={namedBelow(board.view, at) ? 54 : isCity(at) ? -41 : -39}
        fontSize={TEXT}
        style={HALO}
        {...fitted(name, 22, isCity(at) || KIND[at] === 'way' ? 108 : 90)}
      >
        {name}
      </text>
      {gathers ? <Earns pieces={nextYield(board.view, at)} /> : null}
    </g>
  )
}

type StopProps = { readonly board: Board; readonly at: SpaceId; tell(at: SpaceId): void }

const Stop = ({ board, at, tell }: StopProps) => {
  const { x, y } = small(board, at)
  const name = board.t.name(at)
  const rests = stateOf(board, at) === 'rest'
  return (
    <g transform={`translate(${x} ${y})`} onClick={rests ? () => tell(at) : undefined}>
      <Spot board={board} pick={at} label={[name, worthIn(board, at)].filter(Boolean).join(', ')}>
        <rect x="-46" y="-46" width="92" height="92" fill="transparent" />
        <Ground board={board} at={at} />
      </Spot>
      <Crowd board={board} at={at} />
    </g>
  )
}

export const PocketMap = ({ board }: { readonly board: Board }) => {
  const [told, tell] = useState<SpaceId | null>(null)
  const { width, height } = board.zone
  const fit = fitOf(board.zone)
  return (
    <svg
      className="board edo"
      viewBox={`0 0 ${fit.width} ${fit.height}`}
      width={width}
      height={height}
      role="group"
      aria-label={board.words.title}
      style={{ display: 'block', overflow: 'hidden', ...lettersAt(fit.unit, 22) }}
    >
      <g transform={landIn(fit)}>
        <Land />
      </g>
      {roadLines(board.view).map(({ one, other }) => {
        const [a, b] = [small(board, one), small(board, other)]
        return (
          <g key={`${one}-${other}`}>
            <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke="var(--sumi)" strokeWidth="9" />
            <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke="var(--kinari)" strokeWidth="5" />
          </g>
        )
      })}
      {boardOf(board.view).spaces.map((at) => (
        <Stop key={at} board={board} at={at} tell={tell} />
      ))}
      {boardOf(board.view).spaces.map((at) => (
        <Name key={at} board={board} at={at} />
      ))}
      {told ? <PlaceSheet board={board} at={told} width={fit.width} close={() => tell(null)} /> : null}
    </svg>
  )
}
