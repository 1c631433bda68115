/** The score over the game, drawn and, for whoever does not see it, read round by round. */
import { Crest } from '@machiya/kit'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Course, Mark } from './course.ts'
import type { Hall } from './hall.ts'
import '../styles/curve.css'

const LEFT = 30
const RIGHT = 76
const TOP = 26
const FOOT = 24
const LABELS = 3

/** Seats differ by their line as well. */
export const DASHES = [undefined, undefined, '7 5', '2 4', '10 3 2 3', '1 5']
export const WIDTHS = [2, 3.5, 2.5, 2.5, 2.5, 2.5]

/** The width that is there, in pixels: letters keep their size. */
export const useWidth = () => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(600)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watch = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { box, width }
}

type Paper = {
  readonly x: (mark: number) => number
  readonly y: (points: number) => number
  readonly most: number
  readonly right: number
  readonly bottom: number
}

const paperOf = (marks: readonly Mark[], width: number, height: number): Paper => {
  const top = Math.max(1, ...marks.flatMap(({ points }) => points))
  const step = [1, 2, 5, 10, 20, 30, 50, 100].find((each) => top / each <= 3) ?? 200
  const most = Math.ceil(top / step) * step
  const right = width - RIGHT
  const bottom = height - FOOT
  return {
    most: step,
    right,
    bottom,
    x: (mark) => LEFT + (mark / Math.max(1, marks.length - 1)) * (right - LEFT),
    y: (points) => bottom - (Math.max(0, points) / most) * (bottom - TOP),
  }
}

/** Crests at the end of the lines, pushed apart where they would meet. */
const endsOf = (last: readonly number[], { y, bottom }: Paper): readonly (readonly [number, number])[] => {
  const order = last.map((points, seat) => [seat, y(points)] as const).sort((a, b) => a[1] - b[1])
  const room = Math.min(21, (bottom - TOP + 20) / Math.max(1, order.length))
  let free = -Infinity
  const laid = order.map(([seat, at]) => {
    free = Math.max(at, free + room)
    return [seat, free] as const
  })
  const over = Math.max(0, free - bottom)
  return laid.map(([seat, at]) => [seat, at - over] as const)
}

const Ruled = ({ paper, hall, marks }: { paper: Paper; hall: Hall; marks: readonly Mark[] }) => {
  const lines = [0, 1, 2, 3].map((i) => i * paper.most).filter((points) => paper.y(points) >= TOP - 1)
  const last = marks.length - 1
  const labels = Array.from({ length: LABELS }, (_, i) => Math.round((last * i) / LABELS))
  return (
    <g className="curve-ruled">
      {lines.map((points) => (
        <g key={points}>
          <path d={`M${LEFT} ${paper.y(points)}H${paper.right}`} />
          <text x={LEFT - 8} y={paper.y(points)} dy="0.35em" textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {[...new Set(labels)].map((mark) => (
        <text key={mark} x={paper.x(mark)} y={paper.bottom + 18} textAnchor={mark === 0 ? 'start' : 'middle'}>
          {mark === 0 ? hall.say('end.round', { round: marks[0]?.round ?? 1 }) : marks[mark]?.round}
        </text>
      ))}
      <text x={paper.right} y={paper.bottom + 18} textAnchor="end">
        {hall.say('end.end')}
      </text>
    </g>
  )
}

const Turns = ({ paper, course, marks }: { paper: Paper; course: Course; marks: readonly Mark[] }) =>
  course.turns.map(({ round, move }, i) => {
    const at = marks.findIndex((mark) => mark.round === round)
    return (
      <g key={move} className="curve-turn" transform={`translate(${paper.x(Math.max(0, at))} 0)`}>
        <path d={`M0 22V${paper.bottom}`} />
        <rect x={-10 + (i % 2)} width="20" height="20" />
        <text x="0" y="10" dy="0.36em" textAnchor="middle">
          {i + 1}
        </text>
      </g>
    )
  })

/** What one round stood like, for the keys and the pointer. */
const readingOf = ({ say, players }: Hall, { round, points }: Mark, isEnd: boolean): string =>
  [
    isEnd ? say('end.end') : say('end.round', { round }),
    ...players.map(({ seat, name }) => `${name} ${points[seat] ?? 0}`),
  ].join(' · ')

const Lines = ({ hall, marks, paper }: { hall: Hall; marks: readonly Mark[]; paper: Paper }) => (
  <>
    {hall.players.map(({ seat, colour }) => (
      <polyline
        key={seat}
        fill="none"
        stroke={colour}
        strokeWidth={WIDTHS[seat % WIDTHS.length]}
        strokeDasharray={DASHES[seat % DASHES.length]}
        strokeLinejoin="round"
        points={marks.map(({ points }, i) => `${paper.x(i)},${paper.y(points[seat] ?? 0)}`).join(' ')}
      />
    ))}
    {endsOf(marks.at(-1)?.points ?? [], paper).map(([seat, y]) => {
      const player = hall.players[seat]
      return player ? (
        <g key={seat} transform={`translate(${paper.right + 8} ${y - 9})`}>
          <Crest crest={player.crest} colour={player.colour} size={18} />
          <text className="curve-end" x="24" y="9" dy="0.36em">
            {marks.at(-1)?.points[seat] ?? 0}
          </text>
        </g>
      ) : null
    })}
  </>
)

export const Curve = ({ hall, course }: { readonly hall: Hall; readonly course: Course }) => {
  const { box, width } = useWidth()
  const [read, setRead] = useState<number | null>(null)
  const { marks } = course
  const height = hall.narrow ? 150 : 184
  const paper = paperOf(marks, width, height)
  const last = marks.length - 1
  const turn = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    setRead(Math.min(last, Math.max(0, (read ?? (by > 0 ? -1 : last + 1)) + by)))
  }
  const at = read === null ? undefined : marks[read]
  return (
    <div className="curve" ref={box}>
      <svg
        width={width}
        height={height}
        role="slider"
        tabIndex={0}
        aria-label={hall.say('end.curve')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={read ?? last}
        aria-valuetext={readingOf(hall, at ?? (marks[last] as Mark), (read ?? last) === last)}
        onKeyDown={turn}
        onPointerMove={({ nativeEvent }) => {
          const near = Math.round(((nativeEvent.offsetX - LEFT) / (paper.right - LEFT)) * last)
          setRead(Math.min(last, Math.max(0, near)))
        }}
        onPointerLeave={() => setRead(null)}
      >
        <Ruled paper={paper} hall={hall} marks={marks} />
        <Lines hall={hall} marks={marks} paper={paper} />
        <Turns paper={paper} course={course} marks={marks} />
        {read === null ? null : (
          <path className="curve-read" d={`M${paper.x(read)} ${TOP}V${paper.bottom}`} />
        )}
      </svg>
      <p className="curve-reading">{at ? readingOf(hall, at, read === last) : '\u00a0'}</p>
    </div>
  )
}
