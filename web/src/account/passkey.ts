/** The two ceremonies of a passkey, as the browser does them: adding one, and coming back by one. */
import type { Person } from '@machiya/server/protocol'
import type { Failed, Reply } from '../remote/api.ts'
import { addPasskey, enterByPasskey, passkeyOffer } from './api.ts'

/** Whoever closes the browser's question has decided nothing wrong. */
const NOT_USED: Failed = { code: 'passkey-not-used', sentence: '' }

/** Passkeys belong to a name, never to a number. */
const hasName = (): boolean => !/^[\d.]+$|^\[/.test(location.hostname)

export const passkeyState = (): 'can' | 'cannot' | 'no-name' | 'https' => {
  if (!isSecureContext) return 'https'
  if (typeof PublicKeyCredential !== 'function' || !('parseCreationOptionsFromJSON' in PublicKeyCredential))
    return 'cannot'
  return hasName() ? 'can' : 'no-name'
}

const ceremony = async (
  about: 'new' | 'enter',
  ask: (options: never) => Promise<Credential | null>,
  answer: (challenge: string, response: unknown) => Promise<Reply<Person>>,
): Promise<Reply<Person>> => {
  const { ok, failed } = await passkeyOffer(about)
  if (failed) return { failed }
  const given = await ask(ok.options as never).catch(() => null)
  return given instanceof PublicKeyCredential ? answer(ok.challenge, given.toJSON()) : { failed: NOT_USED }
}

export const makePasskey = (): Promise<Reply<Person>> =>
  ceremony(
    'new',
    (options) =>
      navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
    addPasskey,
  )

export const comeByPasskey = (): Promise<Reply<Person>> =>
  ceremony(
    'enter',
    (options) =>
      navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
    enterByPasskey,
  )
