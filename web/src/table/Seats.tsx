/** The people at the table: who is asked, how many points, how much time. */
import { Crest } from '@machiya/kit'
import type { Rank, Seat } from '@machiya/kernel'
import { memo, useState } from 'react'
import { useNarrow, useTight } from '../parts/media.ts'
import { capital } from '../parts/told.tsx'
import type { Chair } from '../client/table.ts'
import { Clock } from './Clock.tsx'
import { byParts, type Desk } from './desk.ts'
import { scoreText } from './ranks.ts'

const statusOf = ({ say, waiting, state }: Desk, chair: Chair): string => {
  if (state.status === 'over') return ''
  if (chair.away) return say('seat.away')
  if (waiting.includes(chair.seat)) return chair.seat === state.seat ? say('seat.to-act') : say('seat.thinks')
  return chair.here ? say('seat.waits') : say('seat.gone')
}

const Facts = ({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) => {
  const facts = desk.module?.plate?.(desk.view, seat, desk.words, desk.locale).figures ?? []
  return facts.length ? (
    <dl className="facts">
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{capital(label, desk.locale)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ) : null
}

type PanelProps = {
  readonly desk: Desk
  readonly chair: Chair
  /** Where it is tight: whether what the seat has is shown below, and how to show it. */
  readonly opened: boolean
  readonly onOpen: (() => void) | null
}

/** Where it is tight, what would end in dots stands in the second line, or on a tap. */
const Who = ({ desk, chair }: { readonly desk: Desk; readonly chair: Chair }) => {
  const isTight = useTight()
  const narrow = useNarrow()
  const tight = isTight && !narrow
  const player = desk.players[chair.seat]
  if (!player) return null
  const mine = chair.seat === desk.state.seat
  const crest = desk.say(`crest.${player.crest}`)
  const marks = tight
    ? [player.letter, ...(mine ? [desk.say('you')] : []), crest]
    : [player.letter, crest, ...(chair.level ? [desk.say('bot')] : [])]
  return (
    <span className="seat-who">
      <strong>{mine && !tight ? desk.say('seat.you', { name: chair.name }) : chair.name}</strong>
      <small>{marks.join(' · ')}</small>
    </span>
  )
}

const Score = ({ desk, rank }: { readonly desk: Desk; readonly rank: Rank | undefined }) =>
  rank ? (
    <span className="score">
      <span className="visually-hidden">{desk.say('points')} </span>
      {scoreText(rank, desk.say)}
    </span>
  ) : null

const Head = ({ desk, chair, opened, onOpen }: PanelProps) => {
  const narrow = useNarrow()
  const player = desk.players[chair.seat]
  const inside = (
    <>
      {player ? <Crest crest={player.crest} colour={player.colour} size={narrow ? 24 : 40} /> : null}
      <Who desk={desk} chair={chair} />
      <Score desk={desk} rank={desk.ranks.find(({ seat }) => seat === chair.seat)} />
    </>
  )
  return onOpen ? (
    <button type="button" className="seat-head" aria-expanded={opened} onClick={onOpen}>
      {inside}
    </button>
  ) : (
    <div className="seat-head">{inside}</div>
  )
}

const SeatPanel = (props: PanelProps) => {
  const { desk, chair, opened, onOpen } = props
  const acts = desk.waiting.includes(chair.seat) && desk.state.status === 'playing'
  const mine = chair.seat === desk.state.seat
  return (
    <li
      className="seat"
      data-acts={acts || undefined}
      data-mine={mine || undefined}
      data-opened={opened || undefined}
    >
      <Head {...props} />
      <div className="seat-state">
        <span className={acts && mine ? 'asks' : undefined}>{statusOf(desk, chair)}</span>
        <Clock chair={chair} />
      </div>
      {onOpen ? null : <Facts desk={desk} seat={chair.seat} />}
    </li>
  )
}

const sameSeats = byParts('state', 'view', 'module', 'words', 'locale')

export const Seats = memo(({ desk }: { readonly desk: Desk }) => {
  const tight = useTight()
  const [opened, open] = useState<Seat | null>(null)
  const opens = tight && desk.module?.plate
  return (
    <>
      <ul className="seats">
        {desk.state.chairs.map((chair) => (
          <SeatPanel
            key={chair.seat}
            desk={desk}
            chair={chair}
            opened={opened === chair.seat}
            onOpen={opens ? () => open(opened === chair.seat ? null : chair.seat) : null}
          />
        ))}
      </ul>
      {opens && opened !== null ? (
        <div className="seat-facts">
          <Facts desk={desk} seat={opened} />
        </div>
      ) : null}
    </>
  )
}, sameSeats)
