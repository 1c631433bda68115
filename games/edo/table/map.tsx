/** The road net with every place on it, and every figure that stands there. */
import { offerAt, SignMark, Slide, Spot, type BoardProps } from '@machiya/kit'
import { seatsOf, type Offer } from '@machiya/kernel'
import { boardOf } from '../board.ts'
import { countAt, samuraiAt } from '../figures.ts'
import { isCity, isResource, KIND, type SpaceId } from '../ids.ts'
import type { G } from '../position.ts'
import { City } from './city.tsx'
import { Merchant, Ronin, Samurai, Stranger } from './figures.tsx'
import { CITY, FIELD, pointAt, roadLines, rowOf, standsBeside, TEXT } from './layout.ts'
import { Place } from './place.tsx'
import { tagOf } from './preview.ts'

type Board = BoardProps<G>

const Roads = ({ board }: { readonly board: Board }) => {
  const me = board.seat === null ? undefined : board.view.seats[board.seat]
  return (
    <g strokeLinecap="round">
      {roadLines(board.view).map(({ one, other, from, to }) => {
        const way = `M${from.x} ${from.y}L${to.x} ${to.y}`
        const free = me?.temples.includes(one) || me?.temples.includes(other)
        return (
          <g key={`${one}-${other}`}>
            <path d={way} stroke="var(--sumi)" strokeOpacity="0.75" strokeWidth="8" />
            <path d={way} stroke="var(--kinari)" strokeWidth="5.500" />
            {free ? <path d={way} stroke="var(--ai)" strokeWidth="2.200" strokeDasharray="1 8" /> : null}
          </g>
        )
      })}
    </g>
  )
}

const spoken = (board: Board, at: SpaceId): string => {
  const tag = tagOf(board, at)
  const here = seatsOf(board.view)
    .filter((seat) => samuraiAt(board.view.seats[seat], at) > 0)
    .map((seat) => `${board.t.seat(seat)} ${samuraiAt(board.view.seats[seat], at)}`)
  return [board.t.name(at), ...here, ...(tag ? [tag] : [])].join(', ')
}

/** A tag on the upper edge of a place that can be chosen: what it costs or gives. */
const Tag = ({ text, asks, y }: { readonly text: string; readonly asks: boolean; readonly y: number }) => {
  const width = 16 + text.length * 8.4
  return (
    <g transform={`translate(0 ${y})`}>
      <rect
        x={-width / 2}
        y="-12"
        width={width}
        height="24"
        fill={asks ? 'var(--shu)' : 'var(--kinari)'}
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <text
        className="kit-figure"
        textAnchor="middle"
        dy="0.35em"
        fontSize={TEXT}
        fill={asks ? 'var(--on-shu)' : 'var(--sumi)'}
      >
        {text}
      </text>
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
  const y = beside ? 6 : isCity(at) ? CITY.height / 2 + 12 : 0
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

/** What can be built here, one small sheet a building. */
const Sites = ({ board, at }: { readonly board: Board; readonly at: SpaceId }) => {
  const here = board.offers.filter(({ pick }) => String(pick).endsWith(`@${at}`))
  return (
    <>
      {here.map((offer, i) => (
        <SiteSpot
          key={offer.pick}
          board={board}
          offer={offer}
          x={rowOf(here.length, 36)[i] ?? 0}
          y={topOf(at) - 18}
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
          x="-16"
          y="-16"
          width="32"
          height="32"
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

/** The spaces named in the last tidings. */
const isNews = (board: Board, at: SpaceId): boolean =>
  board.news.some(({ a }) => a['at'] === at || a['to'] === at || a['city'] === at)

const Stop = ({ board, at }: { readonly board: Board; readonly at: SpaceId }) => {
  const { x, y } = pointAt(board.view, at)
  const offer = offerAt(board.offers, at)
  const tag = offer && !offer.no ? tagOf(board, at) : undefined
  return (
    <g transform={`translate(${x} ${y})`}>
      {isNews(board, at) ? <circle r={isCity(at) ? 80 : 42} fill="var(--news)" opacity="0.85" /> : null}
      <Spot board={board} pick={at} label={spoken(board, at)}>
        {isCity(at) ? <City board={board} city={at} /> : <Place board={board} at={at} />}
      </Spot>
      <Temple board={board} at={at} />
      <Figures board={board} at={at} />
      {offerAt(board.offers, `full:${at}`) ? <Full board={board} at={at} /> : null}
      <Sites board={board} at={at} />
      {tag ? <Tag text={tag} asks={board.chosen === at || board.pointed === at} y={topOf(at) - 4} /> : null}
    </g>
  )
}

const Full = ({ board, at }: { readonly board: Board; readonly at: SpaceId }) => (
  <Spot board={board} pick={`full:${at}`} label={`${board.t.name(at)}, 3`}>
    <rect
      className="spot-paper"
      x="38"
      y="-14"
      width="30"
      height="24"
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
    />
    <text className="kit-figure" x="53" y="2" textAnchor="middle" fontSize={TEXT}>
      3!
    </text>
  </Spot>
)

/** The way of the last figure that moved. */
const Trail = ({ board }: { readonly board: Board }) => {
  const last = board.news.findLast(({ a }) => typeof a['from'] === 'string' && typeof a['to'] === 'string')
  const spaces = boardOf(board.view).spaces
  const from = spaces.find((space) => space === last?.a['from'])
  const to = spaces.find((space) => space === last?.a['to'])
  if (!from || !to) return null
  const [a, b] = [pointAt(board.view, from), pointAt(board.view, to)]
  return (
    <g>
      <path
        d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
        stroke="var(--ai-pale)"
        strokeWidth="5"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <Slide x={b.x} y={b.y} calm={board.calm}>
        <circle r="6" fill="var(--ai-pale)" />
      </Slide>
    </g>
  )
}

export const RoadMap = ({ board }: { readonly board: Board }) => (
  <g>
    <Roads board={board} />
    <Trail board={board} />
    {boardOf(board.view).spaces.map((at) => (
      <Stop key={at} board={board} at={at} />
    ))}
  </g>
)
