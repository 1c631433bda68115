/** What the house knows about me, and what I can ask of it. */
import type {
  Done,
  PasskeyChallenge,
  Person,
  PersonChange,
  PushKey,
  TableInfo,
  Welcome,
} from '@machiya/server/protocol'
import { beKnown, beUnknown, call, type Reply } from '../remote/api.ts'

export const me = (): Promise<Reply<Person>> => call('GET', 'me')
export const changeMe = (change: PersonChange): Promise<Reply<Person>> => call('PATCH', 'me', change)
export const askMail = (mail: string): Promise<Reply<Done>> => call('POST', 'me/mail', { mail })
export const answerMail = (mail: string, code: string): Promise<Reply<Person>> =>
  call('POST', 'me/mail/answer', { mail, code })
export const pushKey = (): Promise<Reply<PushKey>> => call('GET', 'push')
export const addPush = (subscription: unknown): Promise<Reply<Done>> => call('POST', 'push', subscription)
export const dropPush = (): Promise<Reply<Done>> => call('DELETE', 'push')
export const bringIn = (text: string): Promise<Reply<TableInfo>> => call('POST', 'records', { text })
export const exportMe = (): Promise<Reply<unknown>> => call('GET', 'me/export')

export const passkeyOffer = (about: 'new' | 'enter'): Promise<Reply<PasskeyChallenge>> =>
  call('POST', `passkeys/${about}`)
export const addPasskey = (challenge: string, response: unknown): Promise<Reply<Person>> =>
  call('POST', 'passkeys/new/answer', { challenge, response })
export const enterByPasskey = async (challenge: string, response: unknown): Promise<Reply<Person>> => {
  const { ok, failed } = await call<Welcome>('POST', 'passkeys/enter/answer', { challenge, response })
  if (failed) return { failed }
  beKnown(ok.person)
  return { ok: ok.person }
}

/** Ends this sign-in, or everything the house knows of me. */
export const leaveHouse = async (how: 'leave' | 'forget'): Promise<Reply<Done>> => {
  const reply = await (how === 'leave' ? call<Done>('POST', 'me/leave') : call<Done>('DELETE', 'me'))
  if (reply.ok) beUnknown()
  return reply
}
