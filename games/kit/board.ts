/** What the table frame gives to a drawn board, and what a board gives back. */
import type { Offer, Pick, Position, Seat, Task, Tiding, View } from '@machiya/kernel'
import type { Teller, Words } from '@machiya/kernel/words'
import type { ComponentType } from 'react'
import type { CrestName } from './crests.tsx'

/** The code of a language: `en`. */
export type Locale = string

/** Someone at the table, told by name, colour, crest and letter. */
export type Player = {
  readonly seat: Seat
  readonly name: string
  /** A CSS colour: `var(--seat-1)`. */
  readonly colour: string
  readonly crest: CrestName
  readonly letter: string
  readonly bot: boolean
}

export type BoardProps<G extends Position = Position> = {
  /** What this viewer knows; the same position the options are made from. */
  readonly view: G
  /** Whose eyes these are; null for onlookers and for the all-seeing replay. */
  readonly seat: Seat | null
  readonly task: Task | undefined
  /** What this seat is offered now: empty while others are asked. */
  readonly offers: readonly Offer[]
  /** The pick that is laid in the draft and not yet confirmed. */
  readonly chosen: Pick | null
  /** Lays a pick in the draft, or confirms the one that lies there. */
  act(pick: Pick): void
  /** Opens the reason of a closed offer. */
  ask(offer: Offer): void
  /** What this seat laid one after another while the same was asked, and can still take back. */
  readonly laid?: readonly Pick[]
  /** Takes that back and lays these instead: the player's order need not be the rules'. */
  relay?(picks: readonly Pick[]): void
  /** The id that is pointed at in the list or the log: a pick or a component. */
  readonly pointed: string | null
  point(id: string | null): void
  /** Opens the rules reader at a number. */
  rule(number: string): void
  /** What the last moves told, newest last: mark it as just happened. */
  readonly news: readonly Tiding[]
  readonly words: Words
  readonly t: Teller
  readonly locale: Locale
  /** By seat: `players[seat]`. */
  readonly players: readonly Player[]
  /** Reduced motion: places change at once. */
  readonly calm: boolean
  /** Drawn for a phone: under 720 pixels wide. */
  readonly narrow: boolean
}

/** A short fact in a seat's panel: `{ id: 'mon', label: 'Mon', value: '7' }`. */
export type Fact = { readonly id: string; readonly label: string; readonly value: string }

/** Where the game stands, for the top bar: `Round 6 of 11`, and the steps of the round. */
export type Course = {
  readonly label: string
  readonly steps?: readonly string[]
  /** Which of the steps is now. */
  readonly now?: number
}

/** A position the gallery photographs. */
export type Scene<G extends Position = Position> = {
  readonly name: string
  readonly seat: Seat | null
  /** The view of that seat. */
  view(): View<G>
  readonly chosen?: Pick | undefined
}

export type BoardModule<G extends Position = Position> = {
  readonly Board: ComponentType<BoardProps<G>>
  /** A few figures a seat, shown in its panel. */
  glance?(view: G, seat: Seat, words: Words, locale: Locale): readonly Fact[]
  course?(view: G, words: Words, locale: Locale): Course
  /** What only this seat holds, shown under the seats. */
  readonly Hand?: ComponentType<BoardProps<G>>
  /** The sign of an offer in the list, if it has one. */
  sign?(pick: Pick, task: Task): string | undefined
  readonly gallery?: readonly Scene<G>[]
}
