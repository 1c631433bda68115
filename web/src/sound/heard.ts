/** What is heard of a table: of what was told as its game says, of the frame my turn, a choice and a refusal. */
import type { Pick, Tiding } from '@machiya/kernel'
import type { Moments, Sound } from '@machiya/kit/folder'
import type { Entry } from '@machiya/table'

/** As much of one move as an ear can tell apart. */
const MOST = 3

export type Sounds = NonNullable<Moments['sounds']>

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
  /** The card that is held before the eyes. */
  readonly held: string | null
  readonly refused: boolean
  readonly over: boolean
}

/** Whether more than taking away happened. */
const isLaidAnew = (was: readonly Pick[], now: readonly Pick[]): boolean =>
  now.some((pick, i) => pick !== was[i])

/** All that was told since; the page may have been drawn less often than that. */
const toldSince = (log: readonly Entry[], { told }: Ear): readonly Tiding[] =>
  log.filter(({ number }) => number > told).flatMap(({ tidings }) => tidings)

/** A card that is pressed to be laid is heard as what was chosen. */
const touched = (was: Ear, now: Ear): readonly Sound[] => {
  if (isLaidAnew(was.laid, now.laid)) return ['brush']
  return now.held !== null && now.held !== was.held ? ['paper'] : []
}

/** What is heard because something changed; what a move makes heard comes before whose turn it is then. */
export const heardBetween = (was: Ear, now: Ear, log: readonly Entry[], sounds: Sounds): readonly Sound[] => [
  ...(now.refused && !was.refused ? (['low-wood'] as const) : []),
  ...soundsOf(toldSince(log, was), sounds),
  ...touched(was, now),
  ...(now.asked && !was.asked && !now.over ? (['blocks'] as const) : []),
]
