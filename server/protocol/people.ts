/** People: guests with a name, and how to reach them. */
import { z } from 'zod'
import { Id, Language, Name } from './values.ts'

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
})
/** `token` opens this person's seats to other programs as `Authorization: Bearer …`; pages have the cookie. */
export const Welcome = z.object({ person: Person, token: z.string() })
export const PersonChange = z.object({
  name: Name.optional(),
  /** No more letters. A new address is asked for by `MailAsk`. */
  mail: z.null().optional(),
  locale: Language.optional(),
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
export type MailAsk = z.infer<typeof MailAsk>
export type MailAnswer = z.infer<typeof MailAnswer>
export type PushSubscription = z.infer<typeof PushSubscription>
export type PushKey = z.infer<typeof PushKey>
export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>
