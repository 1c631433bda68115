/** Points over time: a dot a game, the newest on the right, filled where it was won. */
import { useText } from '../text/index.ts'
import { useSettings } from '../settings.ts'
import { rankOf, scoreOf, type Played } from './played.ts'

const WIDTH = 640
const HEIGHT = 160
const LEFT = 34
const FOOT = 22
const MOST = 60

const dateText = (locale: string, at: number): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(new Date(at))

type Dot = { readonly x: number; readonly y: number; readonly won: boolean; readonly table: string }
const dotsOf = (games: readonly Played[], top: number): Dot[] =>
  games.map((played, i) => ({
    x: LEFT + 12 + (i * (WIDTH - LEFT - 24)) / Math.max(1, games.length - 1),
    y: 12 + (1 - (scoreOf(played) ?? 0) / top) * (HEIGHT - FOOT - 24),
    won: rankOf(played)?.place === 1,
    table: played.table,
  }))

export const Scores = ({ games }: { readonly games: readonly Played[] }) => {
  const say = useText()
  const locale = useSettings((settings) => settings.locale)
  const told = games
    .filter((played) => scoreOf(played) !== null)
    .slice(0, MOST)
    .toReversed()
  if (told.length < 2) return null
  const scores = told.map((played) => scoreOf(played) ?? 0)
  const top = Math.max(1, ...scores)
  const dots = dotsOf(told, top)
  const label = say('mine.scores.read', { scores: scores.join(', ') })
  return (
    <figure className="mine-scores">
      <figcaption>{say('mine.scores')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {[0, top].map((points) => {
          const y = 12 + (1 - points / top) * (HEIGHT - FOOT - 24)
          return (
            <g key={points}>
              <path d={`M${LEFT} ${y}H${WIDTH}`} className="mine-rule" />
              <text x={LEFT - 8} y={y} dy="0.35em" textAnchor="end">
                {points}
              </text>
            </g>
          )
        })}
        <polyline className="mine-line" points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {dots.map(({ x, y, won, table }) => (
          <circle key={table} cx={x} cy={y} r="5" data-won={won || undefined} />
        ))}
        <text x={LEFT} y={HEIGHT - 4}>
          {dateText(locale, told[0]?.ended ?? 0)}
        </text>
        <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
          {dateText(locale, told.at(-1)?.ended ?? 0)}
        </text>
      </svg>
    </figure>
  )
}
