/** What is heard of a table: of what was told as its game says, of the frame my turn, a choice and a refusal. */
import type { Pick, Tiding } from '@machiya/kernel'
import type { Sound } from '@machiya/kit/folder'

/** As much of one move as an ear can tell apart. */
const MOST = 3

export type Sounds = { readonly [tiding: string]: Sound }

/** The sounds of a move in order, each once. */
export const soundsOf = (told: readonly Tiding[], sounds: Sounds): readonly Sound[] =>
  [...new Set(told.flatMap(({ tiding }) => sounds[tiding] ?? []))].slice(0, MOST)

/** What the ear needs to know of a table. */
export type Ear = {
  /** The number of the last entry in the log. */
  readonly told: number
  readonly asked: boolean
  /** What is laid and not yet confirmed, in order. */
  readonly laid: readonly Pick[]
  readonly refused: boolean
  readonly over: boolean
}

/** Whether more than taking away happened. */
const isLaidAnew = (was: readonly Pick[], now: readonly Pick[]): boolean =>
  now.some((pick, i) => pick !== was[i])

/** What is heard because something changed; what a move makes heard comes before whose turn it is then. */
export const heardBetween = (
  was: Ear,
  now: Ear,
  told: readonly Tiding[],
  sounds: Sounds,
): readonly Sound[] => [
  ...(now.refused && !was.refused ? (['low-wood'] as const) : []),
  ...(now.told > was.told ? soundsOf(told, sounds) : []),
  ...(isLaidAnew(was.laid, now.laid) ? (['brush'] as const) : []),
  ...(now.asked && !was.asked && !now.over ? (['blocks'] as const) : []),
]
