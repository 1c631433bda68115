/** A banner a seat, in the order of the seats: what was won lies in stripes, and the crest climbs with it. */
import { Crest } from '@machiya/kit'
import type { Rank } from '@machiya/kernel'
import type { CSSProperties } from 'react'
import { hasWon } from '../table/ranks.ts'
import { useFigure } from './counting.ts'
import type { Hall } from './hall.ts'
import { stripesOf } from './scoring.ts'
import '../styles/banners.css'

/** Lines across, so that heights can be read. */
const rulesUpTo = (most: number): readonly number[] => {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => most / each <= 5) ?? 200
  return Array.from({ length: Math.floor(most / step) }, (_, i) => (i + 1) * step)
}

/** The height of the chart: the highest sum on the way or at the end. */
const mostOf = ({ counted, players }: Hall): number =>
  Math.max(
    1,
    ...players.flatMap(({ seat }) =>
      counted.map((_, i) =>
        counted.slice(0, i + 1).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
      ),
    ),
  )

const Figure = ({ value, calm }: { readonly value: number; readonly calm: boolean }) => (
  <b className="banner-figure">{useFigure(value, calm)}</b>
)

const crestSize = ({ narrow, players }: Hall, done: boolean): number => {
  if (narrow) return players.length > 4 ? 24 : 30
  if (!done) return 64
  return players.length > 4 ? 38 : 50
}

type BannerProps = {
  readonly hall: Hall
  readonly at: number
  readonly done: boolean
  readonly rank: Rank
  readonly most: number
}

/** From this share of the chart on a stripe has room for its figure. */
const ROOM = 0.06

/** What a seat has so far, the last stripe in gold while it is being counted. */
const Stripes = ({ hall, at, done, rank: { seat }, most }: BannerProps) =>
  stripesOf(hall.counted.slice(0, at).map(({ points }) => points[seat] ?? 0)).map(({ beat, points }) => {
    const now = !done && beat === at - 1
    return (
      <span
        key={beat}
        className="stripe"
        data-now={now || undefined}
        data-tone={beat === 0 ? 'first' : beat % 2 ? 'odd' : undefined}
        style={{ '--points': points } as CSSProperties}
      >
        {now && points / most > ROOM ? `+${points}` : null}
      </span>
    )
  })

const Banner = (props: BannerProps) => {
  const { hall, at, done, rank } = props
  const player = hall.players[rank.seat]
  if (!player) return null
  const sum = hall.counted.slice(0, at).reduce((all, { points }) => all + (points[rank.seat] ?? 0), 0)
  return (
    <li
      className="banner"
      data-furled={rank.lost}
      data-won={(done && hasWon(rank) && !rank.lost) || undefined}
      style={{ '--seat': player.colour } as CSSProperties}
    >
      <span className="banner-head">
        <Crest crest={player.crest} colour={player.colour} size={crestSize(hall, done)} />
        {rank.lost ? null : <Figure value={sum} calm={hall.calm} />}
      </span>
      <span className="cloth">{rank.lost ? null : <Stripes {...props} />}</span>
      <span className="banner-name">
        {player.seat === hall.me ? hall.say('end.you', { name: player.name }) : player.name}
        {rank.lost ? <small>{hall.out}</small> : null}
      </span>
    </li>
  )
}

/** Drawn; the table beside it says the same in figures. */
export const Banners = ({
  hall,
  at,
  done,
}: {
  readonly hall: Hall
  readonly at: number
  readonly done: boolean
}) => {
  const most = mostOf(hall)
  const ranks = [...hall.ranks].sort((a, b) => a.seat - b.seat)
  return (
    <div className="banners" aria-hidden style={{ '--most': most } as CSSProperties}>
      {rulesUpTo(most).map((value) => (
        <span key={value} className="height" style={{ '--points': value } as CSSProperties}>
          {value}
        </span>
      ))}
      <ul>
        {ranks.map((rank) => (
          <Banner key={rank.seat} hall={hall} at={at} done={done} rank={rank} most={most} />
        ))}
      </ul>
    </div>
  )
}
