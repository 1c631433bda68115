/** The event of the round. */
import { Paper, Part, Spot } from '@machiya/kit'
import type { EventId } from '../../data/events.ts'
import { SignMark } from '../marks/drawn.ts'
import { COLUMN } from '../layout.ts'
import { Lines } from '../marks/lines.tsx'
import { textIn } from '../text.ts'
import { Turn } from '../motion/turn.tsx'
import type { Board } from '../where.ts'

const W = COLUMN.width
export const EVENT_HEIGHT = 84
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
      <Spot board={board} pick="" id={shown ?? ''} reads={shown ?? undefined}>
        <Paper
          width={W}
          height={EVENT_HEIGHT}
          cut={9}
          fill={shown ? (isFresh(board) ? 'var(--news)' : 'var(--kinari)') : 'var(--washi-deep)'}
        />
        <SignMark name="yedo-event" x={18} y={18} size={20} />
        <text className="kit-title" x="34" y="24" fontSize="17">
          {shown ? t.name(shown) : view.phase === 'end' ? textIn(locale).over : textIn(locale).noEvent}
        </text>
        <Lines x={11} y={44} width={39} most={3} size={13.4} lead={17}>
          {shown ? (words.effects[shown] ?? '') : watchText(board)}
        </Lines>
      </Spot>
    </Turn>
  )
}

export const EventCard = ({ board }: { readonly board: Board }) => (
  <g data-mark="event">
    <Part look={`event ${lookOfEvent(board)}`}>
      <Event board={board} />
    </Part>
  </g>
)
