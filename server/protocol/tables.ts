/** Tables: how they are laid, who sits there, and what is said about them. */
import { MOST_SEATS } from '@machiya/kernel'
import { z } from 'zod'
import {
  Id,
  Json,
  Level,
  Line,
  Manner,
  MessageId,
  Millis,
  Name,
  Options,
  Seat,
  Title,
  Token,
  isSpoken,
} from './values.ts'

/** Hours of the day in which a clock of days stands still, e.g. 22 to 7 in Europe/Berlin. */
const Quiet = z.object({ from: z.int().min(0).max(23), to: z.int().min(0).max(23), zone: z.string().max(60) })
export const Clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('live'),
    bank: z.int().min(10).max(36_000),
    increment: z.int().min(0).max(3600),
  }),
  z.object({ kind: z.literal('days'), days: z.number().min(0.01).max(60), quiet: Quiet.optional() }),
])

/** One seat as the host lays it: for a person (who comes by link or from the lobby, or sits at the host's own device under this name) or a bot. */
export const SeatPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), beside: Name.optional() }),
  z.object({ kind: z.literal('bot'), level: Level, manner: Manner.optional() }),
])

export const NewTable = z.object({
  game: z.string().max(40),
  options: Options.default({}),
  seats: z.array(SeatPlan).min(1).max(MOST_SEATS),
  /** Which seat the creator takes; null to host without playing. */
  mySeat: Seat.nullable().default(0),
  title: Title.default(''),
  listed: z.boolean().default(false),
  /** Whether the coach may be asked at this table. */
  hints: z.boolean().default(false),
  clock: Clock.default({ kind: 'none' }),
})
/** What the host may change: hints, options and clock only before the deal, so that everybody plays what they sat down for. */
export const TableChange = z.object({
  title: Title.optional(),
  listed: z.boolean().optional(),
  hints: z.boolean().optional(),
  options: Options.optional(),
  clock: Clock.optional(),
})
/** How many chairs there are: the last ones come and go. */
export const Chairs = z.object({ count: z.int().min(1).max(MOST_SEATS) })

export const SeatInfo = z.object({
  seat: Seat,
  kind: z.enum(['person', 'bot']),
  level: Level.nullable(),
  /** Null for a person, and for a bot without one. */
  manner: Manner.nullable(),
  name: z.string(),
  /** Somebody has sat down here (always true for a bot). */
  taken: z.boolean(),
  /** Its person is connected now. */
  here: z.boolean(),
  /** A bot sits in until the owner returns. */
  away: z.boolean(),
  you: z.boolean(),
  host: z.boolean(),
  /** The salt this seat threw into the deal, or null. */
  salt: z.string().nullable(),
  /** Live clocks: what was left in the bank, in ms, when this seat's clock last stopped. */
  bank: Millis.nullable(),
  /** When the running clock of this seat ends (ms since 1970), or null. */
  deadline: Millis.nullable(),
})

export const Rank = z.object({
  seat: Seat,
  place: z.int(),
  score: z.number(),
  ties: z.array(z.number()),
  /** Out of the reckoning: those who have lost share the last place. */
  lost: z.literal(true).optional(),
})
const MovesOf = z.array(z.object({ seat: Seat, moves: z.int() }))
const UndoRequest = z.object({
  by: Seat,
  /** Back to before the move that made this position. */
  number: z.int(),
  /** The position at which it was asked. */
  at: z.int(),
  /** What it would take back: how many moves of whom. */
  moves: MovesOf,
  consent: z.array(Seat),
})
/** What was done beside the game: a request to take back so many moves of whom, and what was said to it. */
export const TableDeed = z.object({
  what: z.enum(['undo-asked', 'undo-agreed', 'undo-declined', 'undone']),
  by: Seat,
  moves: MovesOf,
  at: Millis,
})
export const TableInfo = z.object({
  id: Id,
  game: z.string(),
  revision: z.int(),
  options: Options,
  title: z.string(),
  listed: z.boolean(),
  hints: z.boolean(),
  status: z.enum(['gathering', 'playing', 'over']),
  clock: Clock,
  seats: z.array(SeatInfo),
  youHost: z.boolean(),
  watchers: z.int(),
  /** The digest of the house's secret: public before the deal. */
  commitment: z.string(),
  /** The secret itself: null until the game is over. */
  secret: z.string().nullable(),
  /** The day whose deal this is; null at every other table. */
  evening: z.string().nullable(),
  /** The public count of changes, and whom the public sees being waited for. */
  number: z.int(),
  waiting: z.array(Seat),
  created: Millis,
  moved: Millis,
  /** What time the house has: deadlines are in its time. */
  now: Millis,
  /** Undo beyond the kernel's limit that waits for the consent of these seats; it lapses with the next move. */
  undoAsked: UndoRequest.nullable(),
  /** The last things that were done beside the game, oldest first. */
  deeds: z.array(TableDeed),
  /** Which seats have agreed to end the game here, once somebody asked. */
  endAsked: z.array(Seat).nullable(),
  /** Empty where all agreed to end before the end. */
  result: z.array(Rank).nullable(),
  /** The table of the rematch, once somebody asked for one. */
  rematch: Id.nullable(),
  /** Counts changes of this information. */
  edition: z.int(),
})
/** The secrets are shown once, to the creator: give each person the link of their seat, as a fragment. */
export const TableMade = z.object({
  table: TableInfo,
  links: z.array(z.object({ seat: Seat, token: z.string() })),
  watch: z.string(),
})
export const TableLine = z.object({
  table: TableInfo,
  mySeats: z.array(Seat),
  waitingForMe: z.boolean(),
})
export const TableLines = z.object({ tables: z.array(TableLine) })

/** Take a seat: of a listed table any free one, of a private table the one whose token you hold. */
export const Sit = z.object({ seat: Seat.optional(), token: Token.optional() })
export const Sat = z.object({ table: TableInfo, seat: Seat })
/** The way back to a seat: letters and digits, however they are grouped and however large they are written. */
export const Code = z
  .string()
  .max(60)
  .transform((text) => text.toLowerCase().replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[a-z0-9]{12}$/, 'a code of 12 letters and digits'))
/** Without a seat: as its host. */
export const Back = z.object({ table: TableInfo, seat: Seat.nullable() })
export const ComeBack = z.object({ code: Code })
export const WayBack = z.object({ code: z.string() })
export const Watch = z.object({ token: Token.optional() })
export const HandOver = z.object({ seat: Seat })
export const Salt = z.object({ seat: Seat, salt: z.string().regex(/^[\x21-\x7e]{1,64}$/) })
/** Whenever `task` asks my seat and the line is open, it is played for me, for as long as the spans of the game are as in `during`. */
export const StandingOrder = z.object({
  task: z.string().max(60),
  picks: Line,
  during: z.record(z.string().max(40), Json).optional(),
})
const StandingOrders = z.array(StandingOrder).max(40)
export const Orders = z.object({ seat: Seat, orders: StandingOrders })
export const Notes = z.object({ text: z.string().max(20_000) })
export const ChatText = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(isSpoken, 'a line without line breaks and control characters')
export const ChatLine = z.object({
  id: z.int(),
  at: Millis,
  name: z.string(),
  seat: Seat.nullable(),
  text: z.string(),
})
export const ChatPost = z.object({ text: ChatText, id: MessageId.optional() })
export const ChatLines = z.object({ lines: z.array(ChatLine) })
/** Whom I do not want to hear at this table. */
export const Mute = z.object({ seat: Seat, muted: z.boolean() })
/** Take back to before the move that made position `number`, if everybody who learned something agrees. */
export const UndoAsk = z.object({ seat: Seat, number: z.int() })
export const UndoConsent = z.object({ seat: Seat, agree: z.boolean() })
/** To end the game here, without a result. */
export const Ending = z.object({ seat: Seat, agree: z.boolean() })
export const Webhook = z.object({ url: z.url().max(500).nullable() })
export const RecordText = z.object({ text: z.string().max(500_000) })
export const Done = z.object({ done: z.literal(true) })

export type Clock = z.infer<typeof Clock>
export type SeatPlan = z.infer<typeof SeatPlan>
export type NewTable = z.infer<typeof NewTable>
export type TableChange = z.infer<typeof TableChange>
export type Chairs = z.infer<typeof Chairs>
export type SeatInfo = z.infer<typeof SeatInfo>
export type TableDeed = z.infer<typeof TableDeed>
export type TableInfo = z.infer<typeof TableInfo>
export type TableMade = z.infer<typeof TableMade>
export type TableLine = z.infer<typeof TableLine>
export type TableLines = z.infer<typeof TableLines>
export type Sit = z.infer<typeof Sit>
export type Sat = z.infer<typeof Sat>
export type Back = z.infer<typeof Back>
export type ComeBack = z.infer<typeof ComeBack>
export type WayBack = z.infer<typeof WayBack>
export type Watch = z.infer<typeof Watch>
export type HandOver = z.infer<typeof HandOver>
export type Salt = z.infer<typeof Salt>
export type StandingOrder = z.infer<typeof StandingOrder>
export type Orders = z.infer<typeof Orders>
export type Notes = z.infer<typeof Notes>
export type ChatText = z.infer<typeof ChatText>
export type ChatLine = z.infer<typeof ChatLine>
export type ChatPost = z.infer<typeof ChatPost>
export type ChatLines = z.infer<typeof ChatLines>
export type Mute = z.infer<typeof Mute>
export type UndoAsk = z.infer<typeof UndoAsk>
export type UndoConsent = z.infer<typeof UndoConsent>
export type Ending = z.infer<typeof Ending>
export type Webhook = z.infer<typeof Webhook>
export type RecordText = z.infer<typeof RecordText>
export type Done = z.infer<typeof Done>
