/** Games, views and replays, and what goes wrong. */
import { z } from 'zod'
import { Json, Level, Millis, Pick, Reason, Seat, Token } from './values.ts'

export const GameInfo = z.object({
  name: z.string(),
  revision: z.int(),
  seats: z.tuple([z.int(), z.int()]),
  /** What each option may be, in words, and what it is if left out. */
  options: z.record(z.string(), z.object({ says: z.string(), standard: Json })),
})
/** Where friends find the house; told to whoever sits at its machine. */
export const Addresses = z.object({ addresses: z.array(z.string()) })
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
  offers: z.array(z.object({ pick: Pick, no: Reason.optional() })),
})

/** Whose log: a seat's own, or with null the public one; `watch` opens a private table to an onlooker. */
export const LogAsk = z.object({ seat: Seat.nullable(), watch: Token.optional() })
/** Everything that was told so far, as this viewer heard it then. What was taken back is not in it. */
export const Log = z.object({
  /** The position up to which it tells. */
  number: z.int(),
  entries: z.array(
    z.object({ number: z.int(), mover: Seat.nullable(), at: Millis, tidings: z.array(z.unknown()) }),
  ),
})

const More = z.object({ id: z.string(), by: z.number() })
/** What the pick comes to beside the next best, on average over what the seat cannot know; a page makes a sentence of it. */
const Why = z.object({
  round: z.int().optional(),
  points: z.int(),
  /** The category of scoring most of the points are of. */
  from: z.string().optional(),
  /** What is told more often (above 0) or less often, and of what. */
  deeds: z.array(z.object({ deed: z.string(), name: z.string().optional(), by: z.number() })),
  counts: z.array(More),
  rival: z.object({ seat: Seat, by: z.int() }).optional(),
})
export const HintAsk = z.object({ seat: Seat })
/** What the strongest partner would do, knowing what this seat knows. */
export const Hint = z.object({
  /** The position it is about. */
  number: z.int(),
  pick: Pick,
  /** A nudge instead: the few picks worth a look, in the order of the offers. */
  among: z.array(Pick),
  sure: z.enum(['clear', 'slight', 'taste']),
  /** The two next best, in their order. */
  next: z.array(Pick),
  why: Why.optional(),
})

export const Fault = z.object({
  error: z.object({
    /** A word for programs: bad-request, not-found, not-signed-in, not-yours, refused, taken, full, over, … */
    code: z.string(),
    /** What was wrong and what would be right. */
    sentence: z.string(),
    rule: z.string().optional(),
  }),
})

export type GameInfo = z.infer<typeof GameInfo>
export type Addresses = z.infer<typeof Addresses>
export type GameList = z.infer<typeof GameList>
export type Change = z.infer<typeof Change>
export type View = z.infer<typeof View>
export type Replay = z.infer<typeof Replay>
export type Offers = z.infer<typeof Offers>
export type LogAsk = z.infer<typeof LogAsk>
export type Log = z.infer<typeof Log>
export type HintAsk = z.infer<typeof HintAsk>
export type Hint = z.infer<typeof Hint>
export type Fault = z.infer<typeof Fault>
