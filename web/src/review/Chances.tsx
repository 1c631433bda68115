/** Who would win, round by round: a line a seat, and the marks of the seat that is looked at. */
import { turnsOf, type Mark, type Point, type Review } from '@machiya/bots/review'
import type { Seat } from '@machiya/kernel'
import { Crest, type Player } from '@machiya/kit'
import { DASHES, useWidth, WIDTHS } from '../end/Curve.tsx'
import { useText } from '../text/index.ts'
import { MarkPath } from './Mark.tsx'
import { percent } from './percent.ts'

const LEFT = 44
const RIGHT = 76
const TOP = 14
const FOOT = 24
const LABELS = 8

type Paper = {
  readonly x: (move: number) => number
  readonly y: (chance: number) => number
  readonly right: number
  readonly bottom: number
  readonly most: number
}

const paperOf = (points: readonly Point[], last: number, width: number, height: number): Paper => {
  const top = Math.max(0.4, ...points.flatMap(({ chances }) => chances))
  const most = Math.min(1, Math.ceil(top * 5) / 5)
  const [right, bottom] = [width - RIGHT, height - FOOT]
  return {
    right,
    bottom,
    most,
    x: (move) => LEFT + (move / Math.max(1, last)) * (right - LEFT),
    y: (chance) => bottom - (chance / most) * (bottom - TOP),
  }
}

const Ruled = ({ paper, points }: { readonly paper: Paper; readonly points: readonly Point[] }) => {
  const say = useText()
  const every = Math.max(1, Math.ceil(points.length / LABELS))
  const step = paper.most > 0.6 ? 0.25 : 0.2
  const lines = [0, 1, 2, 3, 4].map((i) => i * step).filter((chance) => chance <= paper.most + 0.001)
  const rounds = points.filter(({ round = 0 }, i) => round > 0 && i < points.length - 1)
  const labels = rounds.filter((_, i) => i % every === 0)
  return (
    <g className="curve-ruled">
      {lines.map((chance) => (
        <g key={chance}>
          <path d={`M${LEFT} ${paper.y(chance)}H${paper.right}`} />
          <text x={LEFT - 8} y={paper.y(chance)} dy="0.35em" textAnchor="end">
            {percent(chance)}
          </text>
        </g>
      ))}
      {labels.map(({ move, round }, i) => (
        <text key={move} x={paper.x(move)} y={paper.bottom + 18} textAnchor={i === 0 ? 'start' : 'middle'}>
          {i === 0 ? say('end.round', { round: round ?? 1 }) : round}
        </text>
      ))}
    </g>
  )
}

/** Crests at the end of the lines, pushed up from below where they would meet. */
const ENDS = 21
const endsOf = (last: readonly number[], { y }: Paper): readonly (readonly [seat: number, y: number])[] => {
  let free = Infinity
  return last
    .map((chance, seat) => [seat, y(chance)] as const)
    .sort((a, b) => b[1] - a[1])
    .map(([seat, at]) => {
      free = Math.min(at, free - ENDS)
      return [seat, free] as const
    })
}

const Lines = ({ paper, points, players, own }: LinesProps) => (
  <>
    {players.map(({ seat, colour }) => (
      <polyline
        key={seat}
        fill="none"
        stroke={colour}
        strokeWidth={seat === own ? 4 : WIDTHS[(seat + 1) % WIDTHS.length]}
        strokeDasharray={seat === own ? undefined : DASHES[2 + (seat % 4)]}
        strokeLinejoin="round"
        points={points
          .map(({ move, chances }) => `${paper.x(move)},${paper.y(chances[seat] ?? 0)}`)
          .join(' ')}
      />
    ))}
    {endsOf(points.at(-1)?.chances ?? [], paper).map(([seat, y]) => {
      const player = players[seat]
      return player ? (
        <g key={seat} transform={`translate(${paper.right + 8} ${y - 9})`}>
          <Crest crest={player.crest} colour={player.colour} size={18} />
          <text className="curve-end" x="24" y="9" dy="0.36em">
            {percent(points.at(-1)?.chances[seat] ?? 0)}
          </text>
        </g>
      ) : null
    })}
  </>
)
type LinesProps = {
  readonly paper: Paper
  readonly points: readonly Point[]
  readonly players: readonly Player[]
  readonly own: Seat
}

/** Where the line of a seat runs over a move. */
export const chanceAt = (points: readonly Point[], move: number, seat: Seat): number => {
  const after = points.find((point) => point.move >= move) ?? points.at(-1)
  const before = points.findLast((point) => point.move <= move) ?? points[0]
  if (!before || !after) return 0
  const [a, b] = [before.chances[seat] ?? 0, after.chances[seat] ?? 0]
  return before === after ? a : a + ((b - a) * (move - before.move)) / (after.move - before.move)
}

const isWeak = (mark: Mark): boolean => mark === 'inexact' || mark === 'mistake'

const Weak = ({ paper, review, own }: { paper: Paper; review: Review; own: Seat }) =>
  review.verdicts
    .filter(({ mark }) => isWeak(mark))
    .map(({ move, mark }) => {
      const y = paper.y(chanceAt(review.points, move, own))
      return (
        <g key={move} className="curve-mark" transform={`translate(${paper.x(move) - 9} ${y - 9})`}>
          <circle cx="9" cy="9" r="11" />
          <MarkPath mark={mark} />
        </g>
      )
    })

type Props = {
  readonly review: Review
  readonly players: readonly Player[]
  readonly own: Seat
  readonly move: number
  readonly last: number
  readonly height: number
  readonly onMove: (move: number) => void
}

/** "Round 8: about 31 per cent for Ann, …". */
const useReading = ({ review, players, move }: Props): string => {
  const say = useText()
  const point = review.points.findLast((each) => each.move <= move) ?? review.points[0]
  const chances = players.map(({ seat, name }) =>
    say('review.about', { name, chance: percent(point?.chances[seat] ?? 0) }),
  )
  return [...(point?.round === undefined ? [] : [say('end.round', { round: point.round })]), ...chances].join(
    ', ',
  )
}

export const Chances = (props: Props) => {
  const { review, players, own, move, last, height, onMove } = props
  const say = useText()
  const { box, width } = useWidth()
  const paper = paperOf(review.points, last, width, height)
  const reading = useReading(props)
  const turns = turnsOf(review.points)
  return (
    <div className="curve" ref={box}>
      <svg
        width={width}
        height={height}
        role="slider"
        tabIndex={0}
        aria-label={say('review.curve')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={move}
        aria-valuetext={reading}
        onKeyDown={({ key }) => {
          if (key === 'Home') onMove(0)
          if (key === 'End') onMove(last)
        }}
        onClick={({ nativeEvent }) => {
          const at = Math.round(((nativeEvent.offsetX - LEFT) / (paper.right - LEFT)) * last)
          onMove(Math.min(last, Math.max(0, at)))
        }}
      >
        <Ruled paper={paper} points={review.points} />
        {turns.map((turn) => (
          <rect
            key={turn.move}
            className="curve-turned"
            x={paper.x(turn.from.move)}
            width={paper.x(turn.to.move) - paper.x(turn.from.move)}
            y={TOP}
            height={paper.bottom - TOP}
          />
        ))}
        <Lines paper={paper} points={review.points} players={players} own={own} />
        <path className="curve-now" d={`M${paper.x(move)} ${TOP}V${paper.bottom}`} />
        <Weak paper={paper} review={review} own={own} />
      </svg>
    </div>
  )
}
