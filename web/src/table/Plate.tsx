/** A seat at a glance: who, how many points, and a few figures. */
import { Crest, type Fact, type Plate as Figures } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { CSSProperties } from 'react'
import { useLasting } from '../parts/lasting.ts'
import { Face, mannerOf } from '../parts/partner.tsx'
import { capital } from '../parts/told.tsx'
import { useSettings } from '../settings.ts'
import type { Chair } from '../client/table.ts'
import { Clock } from './Clock.tsx'
import type { Desk } from './desk.ts'
import { scoreText } from './ranks.ts'

export const figuresOf = ({ module, view, words, locale }: Desk, seat: Seat): Figures =>
  module?.plate?.(view, seat, words, locale) ?? { figures: [] }

/** A bot that takes no longer than this, besides what its last move is left to be seen, is not seen thinking. */
const LONG_MS = 500

/** Said only where it tells something: who waits need not be told so. */
export const useStatus = (desk: Desk, chair: Chair): string => {
  const { say, waiting, state } = desk
  const pace = useSettings((settings) => settings.pace)
  const isLong = useLasting(state.view, pace + LONG_MS)
  if (state.status === 'over') return ''
  if (chair.away) return say('seat.away')
  if (waiting.includes(chair.seat)) {
    if (chair.seat === state.seat) return say('seat.to-act')
    if (chair.level === null || isLong) return say('seat.thinks')
  }
  return chair.here ? (figuresOf(desk, chair.seat).place ?? '') : say('seat.gone')
}

/** Its sign stands for the label, which is spoken all the same. */
const Figure = ({ desk, fact }: { readonly desk: Desk; readonly fact: Fact }) => {
  const { signs } = desk.module ?? {}
  const label = capital(fact.label, desk.locale)
  const { sign, colour } = fact
  const drawn =
    sign !== undefined && signs?.has(sign) ? (
      <signs.Sign name={sign} size={18} {...(colour ? { colour } : {})} />
    ) : null
  return (
    <div className="figure" data-none={fact.value === '0' || undefined} title={drawn ? label : undefined}>
      <dt className={drawn ? 'visually-hidden' : undefined}>{label}</dt>
      <dd>
        {drawn}
        {fact.value}
      </dd>
    </div>
  )
}

export const FigureList = ({ desk, facts }: { readonly desk: Desk; readonly facts: readonly Fact[] }) =>
  facts.length ? (
    <dl className="figures">
      {facts.map((fact) => (
        <Figure key={fact.id} desk={desk} fact={fact} />
      ))}
    </dl>
  ) : null

/** What is long is set smaller. */
const lettersOf = (text: string): CSSProperties => ({ '--letters': text.length }) as CSSProperties

export const Score = ({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) => {
  const rank = desk.ranks.find((each) => each.seat === seat)
  const score = rank ? scoreText(rank, desk.say) : ''
  return rank ? (
    <span className="score" style={lettersOf(score)}>
      <span className="visually-hidden">{desk.say('points')} </span>
      {score}
    </span>
  ) : null
}

type PlateProps = { readonly desk: Desk; readonly chair: Chair }

const Head = ({ desk, chair }: PlateProps) => {
  const player = desk.players[chair.seat]
  const status = useStatus(desk, chair)
  const asks = chair.seat === desk.state.seat && desk.asked
  return (
    <>
      {player ? (
        <span className="seat-mark">
          <Crest crest={player.crest} colour={player.colour} size={34} />
          <Face chair={chair} colour={player.colour} size={22} />
        </span>
      ) : null}
      <span className="seat-who">
        <strong style={lettersOf(chair.name)}>{chair.name}</strong>
        <small className={asks ? 'asks' : undefined}>{status || mannerOf(desk.locale, chair)}</small>
      </span>
      <Score desk={desk} seat={chair.seat} />
    </>
  )
}

/** A press opens the whole board of that seat. */
export const Plate = ({ desk, chair }: PlateProps) => {
  const mine = chair.seat === desk.state.seat
  const acts = desk.waiting.includes(chair.seat) && desk.state.status === 'playing'
  const { figures, own, extra } = figuresOf(desk, chair.seat)
  const opened = desk.sheet === chair.seat
  return (
    <div
      className="seat"
      data-seat={chair.seat}
      data-acts={acts || undefined}
      data-mine={mine || undefined}
      data-opened={opened || undefined}
    >
      <button
        type="button"
        className="seat-head"
        aria-expanded={opened}
        onClick={() => desk.openSheet(opened ? null : chair.seat)}
      >
        <Head desk={desk} chair={chair} />
      </button>
      <Clock chair={chair} />
      <FigureList desk={desk} facts={(mine ? own : undefined) ?? figures} />
      {extra && !mine ? <div className="plate-extra">{extra}</div> : null}
    </div>
  )
}
