/** Sentences about seats and components, with crests and names set apart. */
import { Crest, type Locale, type Player } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { nameOf, type Teller, type Words } from '@machiya/kernel/words'
import { Fragment, type ReactNode } from 'react'

const MARK = '\u2063'
const PARTS = new RegExp(`${MARK}([sn])([^${MARK}]*)${MARK}`, 'g')

/** Says seats and components as marks, which `Told` turns into chips. */
export const markTeller = (words: Words): Teller => ({
  seat: (seat) => `${MARK}s${seat}${MARK}`,
  name: (id) => `${MARK}n${nameOf(words, id)}${MARK}`,
})

export const SeatName = ({ player }: { readonly player: Player }) => (
  <span className="seat-name">
    <Crest crest={player.crest} colour={player.colour} size={15} /> <b>{player.name}</b>
  </span>
)

const seatPart = (players: readonly Player[], seat: string, bare: Seat | null): ReactNode => {
  const player = players[Number(seat) as Seat]
  if (!player) return seat
  return player.seat === bare ? <b className="seat-name">{player.name}</b> : <SeatName player={player} />
}

type ToldProps = {
  readonly text: string
  readonly players: readonly Player[]
  /** Whose crest stands beside the sentence already. */
  readonly bare?: Seat | null
}

/** A sentence with its marks as chips. */
export const Told = ({ text, players, bare = null }: ToldProps) => {
  const parts: ReactNode[] = []
  let end = 0
  for (const found of text.matchAll(PARTS)) {
    parts.push(text.slice(end, found.index))
    parts.push(
      found[1] === 's' ? seatPart(players, found[2] ?? '', bare) : <i className="thing">{found[2]}</i>,
    )
    end = found.index + found[0].length
  }
  parts.push(text.slice(end))
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>)
}

/** The first letter of a sentence, large, whatever language it is in. */
export const capital = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
