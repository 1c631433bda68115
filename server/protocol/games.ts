/** Games, views and replays, and what goes wrong. */
import { z } from 'zod'
import { Json, Level, Millis, Pick, Seat } from './values.ts'

export const GameInfo = z.object({
  name: z.string(),
  revision: z.int(),
  seats: z.tuple([z.int(), z.int()]),
  /** What each option may be, in words, and what it is if left out. */
  options: z.record(z.string(), z.object({ says: z.string(), standard: Json })),
})
export const GameList = z.object({ games: z.array(GameInfo), levels: z.array(Level) })

/** One step of how a view becomes the next; see `docs/protocol.md` for how to apply it. */
const Path = z.array(z.union([z.string(), z.int()]))
export const Change = z.union([
  z.tuple([z.literal('='), Path, z.unknown()]),
  z.tuple([z.literal('-'), Path]),
  z.tuple([z.literal('~'), Path, z.int(), z.int(), z.array(z.unknown())]),
])
export const View = z.record(z.string(), z.unknown())
/** A recorded game as one viewer saw it: the first view, then the changes of each move. */
export const Replay = z.object({
  viewer: z.union([Seat, z.literal('public'), z.literal('all')]),
  first: View,
  steps: z.array(z.object({ at: Millis, changes: z.array(Change) })),
})

/** What a seat may pick now: open, or closed with the reason. */
export const Offers = z.object({
  number: z.int(),
  task: z.string().nullable(),
  offers: z.array(
    z.object({ pick: Pick, no: z.object({ rule: z.string(), sentence: z.string() }).optional() }),
  ),
})

export const Fault = z.object({
  error: z.object({
    /** A word for programs: bad-request, not-found, not-yours, too-many, too-large, refused, … */
    code: z.string(),
    /** What was wrong and what would be right. */
    sentence: z.string(),
    rule: z.string().optional(),
  }),
})

export type GameInfo = z.infer<typeof GameInfo>
export type GameList = z.infer<typeof GameList>
export type Change = z.infer<typeof Change>
export type View = z.infer<typeof View>
export type Replay = z.infer<typeof Replay>
export type Offers = z.infer<typeof Offers>
export type Fault = z.infer<typeof Fault>
