/** The round marker and the event of the round. */
import { memo } from 'react'
import { Paper, Part } from '@machiya/kit'
import type { EventId } from '../../data/events.ts'
import { SignMark } from '../marks/drawn.ts'
import { COLUMN } from '../layout.ts'
import { Lines } from '../marks/lines.tsx'
import { textIn } from '../text.ts'
import { Turn } from '../motion/turn.tsx'
import type { Board } from '../where.ts'

const W = COLUMN.width
const ROUNDS = 11
const BOX = W / ROUNDS

const Rounds = memo(({ now }: { readonly now: number }) => (
  <g>
    {Array.from({ length: ROUNDS }, (_, i) => {
      const round = i + 1
      const here = round === now
      return (
        <g key={round} transform={`translate(${i * BOX} 0)`}>
          <rect
            width={BOX}
            height="24"
            fill={here ? 'var(--sumi)' : round < now ? 'var(--washi-deep)' : 'var(--kinari)'}
            stroke="var(--sumi)"
            strokeWidth="1"
          />
          <text
            className="kit-figure"
            x={BOX / 2}
            y="12"
            dy="0.35em"
            textAnchor="middle"
            fontSize="16.4"
            fill={here ? 'var(--on-sumi)' : round < now ? 'var(--sumi-light)' : 'var(--sumi)'}
          >
            {round}
          </text>
        </g>
      )
    })}
  </g>
))

export const EVENT_HEIGHT = 118
/** One is revealed each round, on top of those before. */
export const eventShown = ({ view }: Board): EventId | null =>
  view.phase === 'end' || view.current.of.length < view.round ? null : (view.current.of[0] ?? null)
/** Until an event is revealed its place tells of the watch. */
export const watchText = ({ view, locale }: Board): string => {
  const said = textIn(locale)
  if (view.phase === 'end') return ''
  return !view.patrol.onBoard ? said.noWatch : view.patrol.color === 'red' ? said.watchRed : said.watchBlue
}
const isFresh = ({ news }: Board): boolean => news.some(({ tiding }) => tiding === 'event')
const lookOfEvent = (board: Board): string =>
  [eventShown(board), isFresh(board), board.view.phase === 'end', watchText(board)].join()

const Event = ({ board }: { readonly board: Board }) => {
  const { view, words, t, locale } = board
  const shown = eventShown(board)
  return (
    <Turn face={shown ?? ''} calm={board.calm}>
      <Paper
        width={W}
        height={EVENT_HEIGHT - 32}
        cut={9}
        fill={shown ? (isFresh(board) ? 'var(--news)' : 'var(--kinari)') : 'var(--washi-deep)'}
      />
      <SignMark name="yedo-event" x={18} y={18} size={20} />
      <text className="kit-title" x="34" y="24" fontSize="17">
        {shown ? t.name(shown) : view.phase === 'end' ? textIn(locale).over : textIn(locale).noEvent}
      </text>
      <Lines x={10} y={45} width={33} most={3} lead={18}>
        {shown ? (words.effects[shown] ?? '') : watchText(board)}
      </Lines>
    </Turn>
  )
}

export const EventCard = ({ board }: { readonly board: Board }) => (
  <g>
    <Rounds now={board.view.round} />
    <g transform="translate(0 32)">
      <Part look={`event ${lookOfEvent(board)}`}>
        <Event board={board} />
      </Part>
    </g>
  </g>
)
