/** People: guests with a name, and how to reach them. */
import { z } from 'zod'
import { Rank } from './tables.ts'
import { Id, Language, Level, Millis, Name, Seat } from './values.ts'

export const NewGuest = z.object({ name: Name })
export const Person = z.object({
  id: Id,
  name: z.string(),
  passkeys: z.int(),
  /** Where letters go, once the address has answered. */
  mail: z.string().nullable(),
  /** Whether this house sends letters at all. */
  mails: z.boolean(),
  pushes: z.int(),
  locale: Language,
  /** Whether the house reckons how well this person plays, and lists it. */
  rated: z.boolean(),
})
/** `token` opens this person's seats to other programs as `Authorization: Bearer …`; pages have the cookie. */
export const Welcome = z.object({ person: Person, token: z.string() })
export const PersonChange = z.object({
  name: Name.optional(),
  /** No more letters. A new address is asked for by `MailAsk`. */
  mail: z.null().optional(),
  locale: Language.optional(),
  rated: z.boolean().optional(),
})
/** A game of mine that is over. */
export const PlayedGame = z.object({
  table: Id,
  game: z.string(),
  title: z.string(),
  ended: Millis,
  evening: z.string().nullable(),
  seat: Seat,
  /** By seat: the level of whoever played for the house. */
  levels: z.array(Level.nullable()),
  ranks: z.array(Rank),
  /** Points by category and seat; null where that was not kept. */
  sources: z.record(z.string(), z.array(z.number())).nullable(),
})
/** How well somebody plays a game, on the scale of the marks; `sigma` says how unsure that is. */
export const Rated = z.object({
  game: z.string(),
  name: z.string(),
  mu: z.number(),
  sigma: z.number(),
  games: z.int(),
  you: z.boolean(),
})
export const MyGames = z.object({
  /** Newest first. */
  games: z.array(PlayedGame),
  /** What people of this house make of each category on average, by game. */
  house: z.record(z.string(), z.record(z.string(), z.number())),
  ratings: z.array(Rated),
  /** Where the levels stand on the same scale. */
  marks: z.record(z.string(), z.number()),
})
const Address = z.email().max(200)
/** An address gets a code first, so that nobody is written to who did not ask. */
export const MailAsk = z.object({ mail: Address })
export const MailAnswer = z.object({
  mail: Address,
  code: z.string().regex(/^\d{8}$/, 'the eight figures of the letter'),
})
export const PushSubscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})
export const PushKey = z.object({ publicKey: z.string() })
export const PasskeyChallenge = z.object({
  challenge: z.string(),
  options: z.record(z.string(), z.unknown()),
})
export const PasskeyAnswer = z.object({
  challenge: z.string().max(200),
  response: z.record(z.string(), z.unknown()),
})

export type NewGuest = z.infer<typeof NewGuest>
export type Person = z.infer<typeof Person>
export type Welcome = z.infer<typeof Welcome>
export type PersonChange = z.infer<typeof PersonChange>
export type PlayedGame = z.infer<typeof PlayedGame>
export type Rated = z.infer<typeof Rated>
export type MyGames = z.infer<typeof MyGames>
export type MailAsk = z.infer<typeof MailAsk>
export type MailAnswer = z.infer<typeof MailAnswer>
export type PushSubscription = z.infer<typeof PushSubscription>
export type PushKey = z.infer<typeof PushKey>
export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>
