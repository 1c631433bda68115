/** A place on the map with all that stands there. */
import { lookAt, offerAt, Part, Spot } from '@machiya/kit'
import { seatsOf } from '@machiya/kernel'
import { sharesOf } from '../../cities.ts'
import { countAt, crowdAt, samuraiAt } from '../../figures.ts'
import { isCity, isResource, KIND, type SpaceId } from '../../by-id.ts'
import { fullPick } from '../../picks.ts'
import { SignMark } from '../signs/drawn.ts'
import { City, tileOf } from './city.tsx'
import { Merchant, Ronin, Samurai, Stranger } from './figures.tsx'
import { CENTRE, CITY, FIELD, MAP, pointAt, rowOf, standsBeside } from './layout.ts'
import { TEXT } from '../signs/letters.tsx'
import { Place } from './place.tsx'
import { tagOf, worthOf, type Worth } from './preview.ts'
import { Full, Sites, sitesAt } from './works.tsx'
import type { Board } from '../props.ts'

const spoken = (board: Board, at: SpaceId): string => {
  const tag = tagOf(board, at)
  const here = seatsOf(board.view)
    .filter((seat) => samuraiAt(board.view.seats[seat], at) > 0)
    .map((seat) => `${board.t.seat(seat)} ${samuraiAt(board.view.seats[seat], at)}`)
  return [board.t.name(at), ...here, ...(tag ? [tag] : [])].join(', ')
}

/** A tag at the place in question, clear of its name: what it costs or gives. */
const Tag = ({
  worth,
  at,
  left,
}: {
  readonly worth: Worth
  readonly at: SpaceId
  /** It stands on the outer side, but at the edges of the sheet inside. */
  readonly left: boolean
}) => {
  const sign = worth.good ? 20 : 0
  const width = 16 + worth.figure.length * 9.6 + sign
  const [x, y] = isCity(at)
    ? [left ? -CITY.width / 2 - 8 : CITY.width / 2 + 8 - width, -CITY.height / 2 - 25]
    : [left ? -6 - width : 6, -28]
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <rect width={width} height="24" fill="var(--shu)" stroke="var(--sumi)" strokeWidth="1.5" />
      <text className="kit-figure" x={8} y="12" dy="0.35em" fontSize={TEXT} fill="var(--on-shu)">
        {worth.figure}
      </text>
      {worth.good ? <SignMark name={worth.good} x={width - 15} y={12} size={17} /> : null}
    </g>
  )
}

const topOf = (at: SpaceId): number =>
  isCity(at) ? -CITY.height / 2 : isResource(KIND[at]) ? -FIELD - 24 : -34

/** The figures of one place, side by side. */
const Figures = ({ board, at }: { readonly board: Board; readonly at: SpaceId }) => {
  const g = board.view
  const seats = seatsOf(g).filter((seat) => samuraiAt(g.seats[seat], at) > 0)
  const ronin = countAt(g.ronin, at)
  const stranger = g.about.seats === 2 && g.about.options.ronin && isResource(KIND[at])
  const merchant = g.merchant === at
  const all = [
    ...seats.map((seat) => `samurai-${seat}`),
    ...(ronin ? ['ronin'] : []),
    ...(stranger ? ['stranger'] : []),
    ...(merchant ? ['merchant'] : []),
  ]
  const xs = rowOf(all.length, Math.min(34, 112 / Math.max(1, all.length)))
  const beside = standsBeside(g, at)
  const x = beside * (CITY.width / 2 + 20 + ((all.length - 1) * 20) / 2)
  const y = beside ? 6 : isCity(at) ? CITY.height / 2 + 18 : 0
  return (
    <>
      {all.map((figure, i) => (
        <g
          key={figure}
          transform={`translate(${x + (beside ? (i - (all.length - 1) / 2) * 20 : (xs[i] ?? 0))} ${y})`}
        >
          {figure === 'ronin' ? (
            <Ronin count={ronin} />
          ) : figure === 'merchant' ? (
            <MerchantSpot board={board} />
          ) : figure === 'stranger' ? (
            <Stranger />
          ) : (
            <Own board={board} at={at} seat={Number(figure.at(-1))} />
          )}
        </g>
      ))}
    </>
  )
}

const Own = ({ board, at, seat }: { readonly board: Board; readonly at: SpaceId; readonly seat: number }) => {
  const player = board.players[seat]
  const me = board.view.seats[seat]
  return player && me ? <Samurai player={player} count={samuraiAt(me, at)} /> : null
}

const MerchantSpot = ({ board }: { readonly board: Board }) => (
  <Spot board={board} pick="merchant" label={board.t.name('merchant')}>
    <circle className="spot-paper" r="21" fill="none" stroke="none" />
    <Merchant />
  </Spot>
)

const Temple = ({ board, at }: { readonly board: Board; readonly at: SpaceId }) => {
  const owner = seatsOf(board.view).find((seat) => board.view.seats[seat].temples.includes(at))
  return owner === undefined ? null : (
    <SignMark
      name="temple"
      x={-26}
      y={-24}
      size={26}
      colour={board.players[owner]?.colour ?? 'var(--sumi)'}
    />
  )
}

/** The spaces named in the last tidings. */
const isNews = (board: Board, at: SpaceId): boolean =>
  board.news.some(({ a }) => a['at'] === at || a['to'] === at || a['city'] === at)

type StopProps = { readonly board: Board; readonly at: SpaceId }

const Drawn = ({ board, at }: StopProps) => {
  const { x, y } = pointAt(board.view, at)
  const worth = worthOf(board, at)
  return (
    <g transform={`translate(${x} ${y})`}>
      {isNews(board, at) ? <circle r={isCity(at) ? 80 : 42} fill="var(--news)" opacity="0.85" /> : null}
      <Spot board={board} pick={at} label={spoken(board, at)}>
        {isCity(at) ? <City board={board} city={at} /> : <Place board={board} at={at} />}
      </Spot>
      <Temple board={board} at={at} />
      <Figures board={board} at={at} />
      {offerAt(board.offers, fullPick(at)) ? <Full board={board} at={at} /> : null}
      <Sites board={board} at={at} top={topOf(at)} />
      {worth ? (
        <Tag worth={worth} at={at} left={x > MAP.width - 60 || (x < CENTRE.x - 20 && x > 60)} />
      ) : null}
    </g>
  )
}

/** Everything a place shows, as text. */
export const lookOfStop = ({ board, at }: StopProps): string => {
  const g = board.view
  const sites = sitesAt(board, at).map(({ pick }) => pick)
  const merchant = g.merchant === at
  return [
    board.locale,
    spoken(board, at),
    lookAt(board, [at, fullPick(at), ...(merchant ? ['merchant'] : []), ...sites]),
    sites,
    merchant,
    countAt(g.ronin, at),
    seatsOf(g).find((seat) => g.seats[seat].temples.includes(at)),
    g.covered.includes(at),
    isResource(KIND[at]) ? crowdAt(g, at) : '',
    isCity(at) ? [g.closed.includes(at), g.sites[at], tileOf(g, at)] : '',
    isCity(at) ? sharesOf(g, at).map(({ seat, ryo }) => `${seat}:${ryo}`) : '',
    isNews(board, at),
    board.seat,
  ].join('|')
}

export const Stop = (stop: StopProps) => (
  <Part look={lookOfStop(stop)}>
    <Drawn {...stop} />
  </Part>
)
