/** The socket: what a client says, and what the house says. A frame from the house is always a list of messages. */
import { z } from 'zod'
import { Change, View } from './games.ts'
import { ChatLine, ChatText, TableInfo } from './tables.ts'
import { Id, MessageId, Millis, Pick, Seat, Token } from './values.ts'

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
  z.object({
    type: z.literal('move'),
    id: MessageId,
    table: Id,
    seat: Seat,
    number: z.int(),
    task: z.string().max(60),
    pick: Pick,
  }),
  z.object({ type: z.literal('undo'), id: MessageId, table: Id, seat: Seat, number: z.int() }),
  z.object({ type: z.literal('chat'), id: MessageId, table: Id, text: ChatText }),
  z.object({ type: z.literal('ping'), id: MessageId }),
])

/** Every message gets one, under its `id` (null where the id could not be read). */
export const Answer = z.discriminatedUnion('ok', [
  /** Done. `seq`: for a move, the delivery that shows it. */
  z.object({ type: z.literal('answer'), id: MessageId, ok: z.literal(true), seq: z.int().optional() }),
  /** Not done, and why. A late move is preceded by whatever its sender had not seen. */
  z.object({
    type: z.literal('answer'),
    id: MessageId.nullable(),
    ok: z.literal(false),
    code: z.string(),
    sentence: z.string(),
    rule: z.string().optional(),
  }),
])
const Viewpoint = { table: Id, seat: Seat.nullable() }
export const ServerMessage = z.discriminatedUnion('type', [
  Answer,
  /** The whole view: on joining, and where a resume was not possible. */
  z.object({ type: z.literal('view'), ...Viewpoint, seq: z.int(), era: z.string(), view: View }),
  /** The view after delivery `seq`, as changes to the one after `seq - 1`. `told` is what the move told. */
  z.object({
    type: z.literal('delta'),
    ...Viewpoint,
    seq: z.int(),
    changes: z.array(Change),
    told: z.array(z.unknown()),
    /** Moves were taken back: what they told is no part of the game any more. */
    undo: z.literal(true).optional(),
    /** Where the table has a clock: as `bank` and `deadline` of `SeatInfo`, one a seat. */
    clock: z.object({ banks: z.array(Millis), deadlines: z.array(Millis.nullable()) }).optional(),
  }),
  z.object({ type: z.literal('table'), table: TableInfo }),
  z.object({ type: z.literal('chat'), table: Id, line: ChatLine }),
  /** The house stops soon, or a seat is no longer yours: join again to learn which. */
  z.object({ type: z.literal('goodbye'), reason: z.string() }),
])

export type ClientMessage = z.infer<typeof ClientMessage>
export type Answer = z.infer<typeof Answer>
export type ServerMessage = z.infer<typeof ServerMessage>
