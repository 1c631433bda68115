/** What the table frame gives to a drawn board, and what a board gives back. */
import type { Offer, Pick, Position, Seat, Task, Tiding, View } from '@machiya/kernel'
import type { Teller, Words } from '@machiya/kernel/words'
import type { ComponentType, ReactNode } from 'react'
import type { CrestName } from './crests.tsx'
import type { Signs } from './signs.tsx'
import type { Preview } from './preview.ts'
import type { Reading } from './reading.ts'

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

/** The room of a drawing in CSS pixels; a drawing is made for it, not scaled into it. */
export type Zone = {
  readonly width: number
  readonly height: number
  /** How much of the width, at the right, the side cards cover; 0 where there are none or they are folded behind their tab. */
  readonly side: number
  /** Of a tray that is high enough: cards lie in a row of their own below its blocks. */
  readonly apart?: true
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
  /** Sends what is laid, as the Confirm of the strip does. */
  confirm(): void
  /** Answers so now, and from here on while this span of the game lasts. Kept under Orders. */
  always(pick: Pick, during: 'round' | 'phase' | 'moment'): void
  /** Opens the whole board of a seat: for its pieces. */
  open(seat: Seat): void
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
  /** The whole room of the component that gets these props; it stays the same from decision to decision. */
  readonly zone: Zone
}

/** Whatever of a board does not depend on the game. */
export type AnyBoard = Omit<BoardProps, 'view' | 'table' | 'preview'>

/** A short fact on a plate: `{ id: 'mon', label: 'Mon', value: '7', sign: 'mon' }`. */
export type Fact = {
  readonly id: string
  readonly label: string
  readonly value: string
  /** Its sign stands for the label; without one the label is written out. */
  readonly sign?: string
  /** Of the sign, where it is not ink: `var(--seat-2)`. */
  readonly colour?: string
}

/** What everybody may know of a seat at a glance. */
export type Plate = {
  readonly figures: readonly Fact[]
  /** One line beneath, at most 142 × 24: weapons, colours of missions, plan cards. */
  readonly extra?: ReactNode
  /** When it plays, where nothing else is to be said of it: "plays 2nd". */
  readonly place?: string
  /** What my own plate in the tray shows instead, where the tray says the rest. */
  readonly own?: readonly Fact[]
}

/** A card in hand; the same card twice has two ids. */
export type HandCard = { readonly id: string; readonly name: string }
export type CardProps<G extends Position = Position, T extends Task = Task> = BoardProps<G, T> & {
  readonly card: string
}

/** What a place brings, written beside it. */
export type Tag = {
  readonly title: string
  /** At most two. */
  readonly lines: readonly string[]
}

/** The player's aid: outline of a round, what scores, what ends the game, with the numbers of this table. */
export type Aid = readonly { readonly title: string; readonly lines: readonly string[] }[]

/** Where the game stands, for the top bar: `Round 6 of 11`, and the steps of the round. */
export type Course = {
  readonly label: string
  readonly steps?: readonly string[]
  /** Which of the steps is now. */
  readonly now?: number
  /** Where rounds are counted: which of how many, drawn as a small track. */
  readonly track?: { readonly at: number; readonly of: number }
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

/** Every slot but Board may stay empty: the frame then does with less. On phones (`narrow`) only what says so is used. */
export type BoardModule<G extends Position = Position, T extends Task = Task> = {
  /** The main drawing. It draws its ground to the edges of `zone` and itself left of `zone.side`. Phones too. */
  readonly Board: ComponentType<BoardProps<G, T>>
  /** Cards right of the main drawing, over its ground. On phones they are part of Board. */
  readonly side?: {
    readonly Cards: ComponentType<BoardProps<G, T>>
    /** Their width in a zone of that size; where the drawing needs the room they are folded behind a tab. */
    column(zone: Zone): { readonly width: number; readonly folded?: boolean }
  }
  /** Figures of a seat: opponents' plates (168 wide), my own in the tray, before and after a draft. Phones: on a tap. */
  plate?(view: G, seat: Seat, words: Words, locale: Locale): Plate
  course?(view: G, words: Words, locale: Locale): Course
  /** Blocks of the tray left to right, as high as `zone`, wide as they need of what `zone` and the cards share: store, weapons, plan. Phones: under the board, where Hand is absent. */
  readonly Tray?: ComponentType<BoardProps<G, T>>
  /** Cards in hand, last in the tray. Small has its own width and the height of `zone` (96 or 108; 40 in a low window: heads only), Large its own size. Phones: in a row after Tray. */
  readonly cards?: {
    of(board: BoardProps<G, T>): readonly HandCard[]
    readonly Small: ComponentType<CardProps<G, T>>
    readonly Large: ComponentType<CardProps<G, T>>
    /** They lie in a row of their own, below the blocks, where a window is narrow and high. */
    readonly apart?: true
  }
  /** Cards that a press opens large, beside the board: a `Spot` names its own with `reads`, a card in hand is read by its id. Phones: a page. */
  readonly read?: Reading<BoardProps<G, T>>
  /** Phones only: all of mine in one drawing, instead of Tray and cards. */
  readonly Hand?: ComponentType<BoardProps<G, T>>
  /** The whole board of a seat, under a head with name, score and Close that the frame draws: about 840 × 580. Phones: a page. */
  readonly Sheet?: ComponentType<BoardProps<G, T> & { readonly of: Seat }>
  /** What is asked, naming the thing: "Red lot, a disciple or a mission: 9 is bid". By default the ask of the words. Phones too. */
  question?(board: BoardProps<G, T>): string | undefined
  /** What follows from what is laid, half a line. By default the figures it changes. */
  follows?(board: BoardProps<G, T>): string | undefined
  /** What Confirm does: "Place at Harbor". By default "Confirm". Phones too. */
  deed?(board: BoardProps<G, T>): string | undefined
  /** Whether what is laid is only a part of one decision: Confirm waits for the rest, and its deed says what is missing. Phones too. */
  partial?(board: BoardProps<G, T>): boolean
  /** What an open place brings; drawn by the frame beside its `data-pick` while it is pointed at or chosen. Phones: when chosen. */
  tag?(board: BoardProps<G, T>, pick: Pick, preview: Preview<G> | undefined): Tag | undefined
  /** Whether every open offer can be reached without the list. By default the frame looks for a `data-pick` of each. */
  covered?(board: BoardProps<G, T>): boolean
  aid?(view: G, words: Words, locale: Locale): Aid
  /** Decisions with a drawing of their own: in the place of the board, or a slip (350 wide) at its right edge. Phones too: in the place of the board. */
  readonly moment?: {
    of(board: BoardProps<G, T>): 'zone' | 'slip' | undefined
    readonly Drawing: ComponentType<BoardProps<G, T>>
  }
  /** Everything that its boards use as a sign. */
  readonly signs?: Signs
  /** The heading an offer stands under in the list: its place, its card. */
  group?(pick: Pick, task: T): string | undefined
  /** The sign of an offer in the list, if it has one. */
  sign?(pick: Pick, task: T): string | undefined
  /** By option, or by a word of an option: its picture, for whoever sets up a table. */
  readonly options?: { readonly [id: string]: ReactNode }
  readonly gallery?: readonly Scene<G>[]
}
