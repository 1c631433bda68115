/** What the table frame gives to a drawn board, and what a board gives back. */
import type { Offer, Pick, Position, Seat, Task, Tiding, View } from '@machiya/kernel'
import type { Teller, Words } from '@machiya/kernel/words'
import type { ComponentType } from 'react'
import type { CrestName } from './crests.tsx'
import type { Signs } from './signs.tsx'
import type { Preview } from './preview.ts'

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

/** `T` is what may lie on the game's agenda, so that a board names its tasks as the rules do. */
export type BoardProps<G extends Position = Position, T extends Task = Task> = {
  /** What this viewer knows, as it would lie after what is drafted; the same position the options are made from. */
  readonly view: View<G>
  /** The table as it lies, without what is drafted. */
  readonly table: View<G>
  /** Whose eyes these are; null for onlookers and for the all-seeing replay. */
  readonly seat: Seat | null
  readonly task: T | undefined
  /** What this seat is offered now: empty while others are asked. */
  readonly offers: readonly Offer[]
  /** The pick that is chosen and not yet confirmed; the view lies before it. */
  readonly chosen: Pick | null
  /** Lays a pick in the draft. Where nothing has to be confirmed, one that settles a decision is played. */
  act(pick: Pick): void
  /** Opens the reason of a closed offer. */
  ask(offer: Offer): void
  /** What was laid in the draft while the same was asked. */
  readonly laid: readonly Pick[]
  /** What was laid before it is asked: each goes into the draft as soon as it fits. */
  readonly waiting: readonly Pick[]
  /** Takes such a pick away again; what was laid after it stays as far as it fits. */
  lift(pick: Pick): void
  /** Lays these instead of all that; what is not asked yet waits. So the player's order need not be the rules'. */
  relay(picks: readonly Pick[]): void
  /** What these picks, made one after the other, would lead to; none where one of them is not open. Ask only for what is pointed at or chosen. */
  preview(...picks: readonly Pick[]): Preview<G> | undefined
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

/** Whatever of a board does not depend on the game. */
export type AnyBoard = Omit<BoardProps, 'view' | 'table' | 'preview'>

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
  /** There is no fuller table: the bench measures what a move costs there. */
  readonly fullest?: true
}

export type BoardModule<G extends Position = Position, T extends Task = Task> = {
  readonly Board: ComponentType<BoardProps<G, T>>
  /** A few figures a seat, shown in its panel. */
  glance?(view: G, seat: Seat, words: Words, locale: Locale): readonly Fact[]
  course?(view: G, words: Words, locale: Locale): Course
  /** What only this seat holds, shown under the seats. */
  readonly Hand?: ComponentType<BoardProps<G, T>>
  /** Everything that its boards use as a sign. */
  readonly signs?: Signs
  /** The sign of an offer in the list, if it has one. */
  sign?(pick: Pick, task: T): string | undefined
  readonly gallery?: readonly Scene<G>[]
}
