/** Cards that can be read: what a game tells of them, and which one is held before the eyes. */
import type { Pick } from '@machiya/kernel'
import type { ReactNode } from 'react'

/** `asked`: it was pressed as an offer, and is put away when that is settled. */
type Held = { readonly id: string; readonly asked: boolean }

let held: Held | null = null
const watchers = new Set<() => void>()
export const watchHeld = (changed: () => void) => {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

export const enlarge = (id: string | null, asked = false): void => {
  held = id === null ? null : { id, asked }
  for (const changed of watchers) changed()
}

export const heldNow = (): Held | null => held

/** Cards that lie side by side, and where: one walks from one to the next. */
export type Shelf = { readonly name: string; readonly title: string; readonly cards: readonly string[] }

/** What a game tells of its cards. */
export type Reading<B> = {
  /** Where cards lie that can be read. Of two shelves with the same card the first is meant. */
  shelves(board: B): readonly Shelf[]
  card(board: B, id: string, shelf: Shelf): Enlarged
}

export type HeldCard = { readonly id: string; readonly shelf: Shelf }

/** One way to pay: a closed one stays readable, and its note says why. */
export type Way = {
  readonly id: string
  readonly label: string
  readonly note: string
  readonly sign?: ReactNode
  readonly open: boolean
  readonly chosen: boolean
  choose(): void
}

export type Price = {
  /** Where it is no price in money: "What it asks". */
  readonly title?: string
  /** Added up; the last row is the sum. */
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly note?: string | undefined
  readonly ways?: readonly Way[]
}

/** Something that it does for the reader now. */
export type Worth = {
  readonly id: string
  readonly sign: ReactNode
  readonly text: string
  readonly weight: number
}

export type Enlarged = {
  readonly picture?: ReactNode
  readonly title: string
  readonly marks?: ReactNode
  readonly text: string
  /** The number of the rule it follows. */
  readonly rule: string
  /** The offers it stands for: each can be chosen here, or tells why it is closed. */
  readonly picks: readonly Pick[]
  /** Only where it is mine to have now. */
  readonly price?: Price | undefined
  /** The heaviest stand first, and three at most. */
  readonly now: readonly Worth[]
}
