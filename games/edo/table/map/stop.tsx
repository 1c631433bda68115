/** A place on the map with all that stands there. */
import { lookAt, offerAt, Part, Spot } from '@machiya/kit'
import { seatsOf } from '@machiya/kernel'
import { sharesOf } from '../../cities.ts'
import { countAt, crowdAt, samuraiAt } from '../../figures.ts'
import { isCity, isResource, KIND, type SpaceId } from '../../by-id.ts'
import { fullPick } from '../../picks.ts'
import type { Board } from '../props.ts'
import { City, tileOf } from './city.tsx'
import { Crowd, lookOfCrowd } from './crowd.tsx'
import { CITY, FIELD, pointAt } from './layout.ts'
import { Place } from './place.tsx'
import { worthIn } from './preview.ts'
import { Full, Sites, sitesAt } from './works.tsx'

const spoken = (board: Board, at: SpaceId): string => {
  const worth = worthIn(board, at)
  const here = seatsOf(board.view)
    .filter((seat) => samuraiAt(board.view.seats[seat], at) > 0)
    .map((seat) => `${board.t.seat(seat)} ${samuraiAt(board.view.seats[seat], at)}`)
  return [board.t.name(at), ...here, ...(worth ? [worth] : [])].join(', ')
}

const topOf = (at: SpaceId): number =>
  isCity(at) ? -CITY.height / 2 : isResource(KIND[at]) ? -FIELD - 24 : -34

/** The spaces named in the last tidings. */
const isNews = (board: Board, at: SpaceId): boolean =>
  board.news.some(({ a }) => a['at'] === at || a['to'] === at || a['city'] === at)

type StopProps = { readonly board: Board; readonly at: SpaceId }

const Drawn = ({ board, at }: StopProps) => {
  const { x, y } = pointAt(board, at)
  return (
    <g transform={`translate(${x} ${y})`}>
      {isNews(board, at) ? <circle r={isCity(at) ? 80 : 42} fill="var(--news)" opacity="0.85" /> : null}
      <Spot board={board} pick={at} label={spoken(board, at)}>
        {isCity(at) ? <City board={board} city={at} /> : <Place board={board} at={at} />}
      </Spot>
      <Crowd board={board} at={at} />
      {offerAt(board.offers, fullPick(at)) ? <Full board={board} at={at} /> : null}
      <Sites board={board} at={at} top={topOf(at)} />
    </g>
  )
}

/** Everything a place shows, as text. */
export const lookOfStop = ({ board, at }: StopProps): string => {
  const g = board.view
  const sites = sitesAt(board, at).map(({ pick }) => pick)
  return [
    board.locale,
    spoken(board, at),
    lookAt(board, [at, fullPick(at), ...sites]),
    lookOfCrowd({ board, at }),
    sites,
    countAt(g.ronin, at),
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
