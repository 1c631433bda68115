/** The people at the table: who is asked, how many points, how much time. */
import { Crest } from '@machiya/kit'
import type { Rank, Seat } from '@machiya/kernel'
import { memo } from 'react'
import { useNarrow } from '../parts/media.ts'
import type { Chair } from './client.ts'
import { Clock } from './Clock.tsx'
import { byParts, type Desk } from './desk.ts'

const statusOf = ({ say, waiting, state }: Desk, chair: Chair): string => {
  if (state.status === 'over') return ''
  if (chair.away) return say('seat.away')
  if (waiting.includes(chair.seat)) return chair.seat === state.seat ? say('seat.to-act') : say('seat.thinks')
  return chair.here ? say('seat.waits') : say('seat.gone')
}

const Facts = ({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) => {
  const facts = desk.module?.glance?.(desk.view, seat, desk.words, desk.locale) ?? []
  return facts.length ? (
    <dl className="facts">
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ) : null
}

const SeatPanel = ({
  desk,
  chair,
  rank,
}: {
  readonly desk: Desk
  readonly chair: Chair
  readonly rank: Rank | undefined
}) => {
  const narrow = useNarrow()
  const player = desk.players[chair.seat]
  if (!player) return null
  const acts = desk.waiting.includes(chair.seat) && desk.state.status === 'playing'
  const mine = chair.seat === desk.state.seat
  return (
    <li className="seat" data-acts={acts || undefined} data-mine={mine || undefined}>
      <div className="seat-head">
        <Crest crest={player.crest} colour={player.colour} size={narrow ? 24 : 40} />
        <div className="seat-who">
          <strong>{mine ? desk.say('seat.you', { name: chair.name }) : chair.name}</strong>
          <small>
            {player.letter} · {desk.say(`crest.${player.crest}`)}
            {chair.level ? ` · ${desk.say('bot')}` : ''}
          </small>
        </div>
        {rank ? (
          <span className="score">
            <span className="visually-hidden">{desk.say('points')} </span>
            {rank.score}
          </span>
        ) : null}
      </div>
      <div className="seat-state">
        <span className={acts && mine ? 'asks' : undefined}>{statusOf(desk, chair)}</span>
        <Clock chair={chair} />
      </div>
      {narrow ? null : <Facts desk={desk} seat={chair.seat} />}
    </li>
  )
}

const sameSeats = byParts('state', 'view', 'module', 'words', 'locale')

export const Seats = memo(
  ({ desk }: { readonly desk: Desk }) => (
    <ul className="seats">
      {desk.state.chairs.map((chair) => (
        <SeatPanel
          key={chair.seat}
          desk={desk}
          chair={chair}
          rank={desk.ranks.find(({ seat }) => seat === chair.seat)}
        />
      ))}
    </ul>
  ),
  sameSeats,
)
