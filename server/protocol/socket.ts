/** The socket: what a client says, and what the house says. A frame from the house is always a list of messages. */
import { z } from 'zod'
import { Change, Hint, HintAsk, Log, LogAsk, View } from './games.ts'
import { ChatLine, ChatText, Orders, StandingOrder, TableInfo } from './tables.ts'
import { Id, Line, MessageId, Millis, Pick, Reason, Seat, Token } from './values.ts'

/** Every message is answered under its id, and a repeated one is applied once. */
export const ClientMessage = z.discriminatedUnion('type', [
  /** For programs without a cookie: a person's or a seat's token. First message, or not at all. */
  z.object({ type: z.literal('hello'), id: MessageId, token: Token }),
  /** Follow a table. `seen` resumes: only what came after it is sent. `watch` opens a private table to a spectator. */
  z.object({
    type: z.literal('join'),
    id: MessageId,
    table: Id,
    seat: Seat.nullable(),
    seen: z.object({ seq: z.int(), era: z.string().max(80) }).optional(),
    chat: z.int().optional(),
    watch: Token.optional(),
  }),
  z.object({ type: z.literal('leave'), id: MessageId, table: Id }),
  /** A line of picks, made as one or not at all; `task` and `number` say what its first pick answers. */
  z.object({
    type: z.literal('move'),
    id: MessageId,
    table: Id,
    seat: Seat,
    number: z.int(),
    task: z.string().max(60),
    picks: Line,
  }),
  z.object({ type: z.literal('undo'), id: MessageId, table: Id, seat: Seat, number: z.int() }),
  z.object({ type: z.literal('orders'), id: MessageId, table: Id, ...Orders.shape }),
  z.object({ type: z.literal('hint'), id: MessageId, table: Id, ...HintAsk.shape }),
  z.object({ type: z.literal('log'), id: MessageId, table: Id, ...LogAsk.shape }),
  z.object({ type: z.literal('chat'), id: MessageId, table: Id, text: ChatText }),
  z.object({ type: z.literal('ping'), id: MessageId }),
])

/** Every message gets one, under its `id` (null where the id could not be read). */
export const Answer = z.discriminatedUnion('ok', [
  /** Done. `seq`: for a move, the delivery that shows it. `hint` and `log`: what was asked for. */
  z.object({
    type: z.literal('answer'),
    id: MessageId,
    ok: z.literal(true),
    seq: z.int().optional(),
    hint: Hint.optional(),
    log: Log.optional(),
  }),
  /** Not done, and why. A late move is preceded by whatever its sender had not seen. */
  z.object({
    type: z.literal('answer'),
    id: MessageId.nullable(),
    ok: z.literal(false),
    code: z.string(),
    sentence: z.string(),
    rule: z.string().optional(),
    /** The place in the line of the first pick that cannot be made. */
    at: z.int().optional(),
  }),
])
/** What the next undo of this seat takes back, and with which questions; nothing, with the reason where the last move has to stay. */
export const Undo = z.object({
  steps: z.array(z.object({ task: z.string(), a: z.unknown(), pick: Pick })),
  no: Reason.nullable(),
})
const Viewpoint = { table: Id, seat: Seat.nullable() }
export const ServerMessage = z.discriminatedUnion('type', [
  Answer,
  /** The whole view: on joining, and where a resume was not possible. */
  z.object({
    type: z.literal('view'),
    ...Viewpoint,
    seq: z.int(),
    era: z.string(),
    view: View,
    back: Undo,
    /** The standing orders of this seat; none for those who watch. */
    orders: z.array(StandingOrder),
  }),
  /** The view after delivery `seq`, as changes to the one after `seq - 1`. `told` is what the move told. */
  z.object({
    type: z.literal('delta'),
    ...Viewpoint,
    seq: z.int(),
    changes: z.array(Change),
    told: z.array(z.unknown()),
    back: Undo,
    /** Moves were taken back: entries of the log with a higher number are no part of the game any more. */
    cut: z.int().optional(),
    /** Where the table has a clock: as `bank` and `deadline` of `SeatInfo`, one a seat, and `now` of `TableInfo`. */
    clock: z
      .object({ banks: z.array(Millis), deadlines: z.array(Millis.nullable()), now: Millis })
      .optional(),
  }),
  z.object({ type: z.literal('table'), table: TableInfo }),
  z.object({ type: z.literal('chat'), table: Id, line: ChatLine }),
  /** The house stops soon, or a seat is no longer yours: join again to learn which. */
  z.object({ type: z.literal('goodbye'), reason: z.string() }),
])

export type ClientMessage = z.infer<typeof ClientMessage>
export type Undo = z.infer<typeof Undo>
export type Answer = z.infer<typeof Answer>
export type ServerMessage = z.infer<typeof ServerMessage>
