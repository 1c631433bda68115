/** Passkeys: a way back to oneself on another device, without password or mail. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { House } from '../hall/context.ts'
import { problem } from '../problems.ts'
import type { PasskeyAnswer, PasskeyChallenge } from '../protocol.ts'
import type { PasskeyRow, PersonRow } from '../store/schema.ts'
import { guarded, unit } from '../store/store.ts'

/** The name and origin under which people reach the house. */
export type Place = { readonly name: string; readonly origin: string }
const VALID_MS = 5 * 60_000

const keep = async (
  { store: { db, commit } }: House,
  challenge: string,
  person: string | null,
): Promise<void> => {
  const now = Date.now()
  await commit(
    unit(
      db.deleteFrom('challenge').where('expires', '<', now).compile(),
      db
        .insertInto('challenge')
        .values({ challenge, person, expires: now + VALID_MS })
        .compile(),
    ),
  )
}

/** A challenge serves once. */
const redeem = async (
  { store: { db, commit } }: House,
  challenge: string,
  person: string | null,
): Promise<void> => {
  const row = await db
    .selectFrom('challenge')
    .selectAll()
    .where('challenge', '=', challenge)
    .executeTakeFirst()
  const query = db.deleteFrom('challenge').where('challenge', '=', challenge).compile()
  const isFresh = row !== undefined && row.expires > Date.now() && row.person === person
  if (!isFresh || !(await commit(guarded(query))))
    throw problem('bad-request', 'this challenge is not open any more: please begin again')
}

const keysOf = ({ store: { db } }: House, person: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkey').selectAll().where('person', '=', person).execute()

export const offerPasskey = async (
  house: House,
  person: PersonRow,
  place: Place,
): Promise<PasskeyChallenge> => {
  const keys = await keysOf(house, person.id)
  const options = await generateRegistrationOptions({
    rpName: 'Machiya',
    rpID: place.name,
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: keys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await keep(house, options.challenge, person.id)
  return { challenge: options.challenge, options: { ...options } }
}

const refuse = (): never => {
  throw problem('bad-request', 'this passkey could not be verified: please try again')
}

export const addPasskey = async (
  house: House,
  person: PersonRow,
  place: Place,
  { challenge, response }: PasskeyAnswer,
): Promise<void> => {
  await redeem(house, challenge, person.id)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.name,
    requireUserVerification: false,
  }).catch(refuse)
  if (!verified || !registrationInfo) return refuse()
  const { credential } = registrationInfo
  const row: PasskeyRow = {
    id: credential.id,
    person: person.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    created: Date.now(),
  }
  await house.store.commit(unit(house.store.db.insertInto('passkey').values(row).compile()))
}

export const offerEntry = async (house: House, place: Place): Promise<PasskeyChallenge> => {
  const options = await generateAuthenticationOptions({ rpID: place.name, userVerification: 'preferred' })
  await keep(house, options.challenge, null)
  return { challenge: options.challenge, options: { ...options } }
}

/** Whose passkey this is. */
export const enter = async (
  house: House,
  place: Place,
  { challenge, response }: PasskeyAnswer,
): Promise<PersonRow> => {
  await redeem(house, challenge, null)
  const { db, commit } = house.store
  const given = response as unknown as AuthenticationResponseJSON
  const { id } = response
  const key =
    typeof id === 'string'
      ? await db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined
  if (!key) return refuse()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.name,
    requireUserVerification: false,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: key.counter,
      transports: JSON.parse(key.transports) as AuthenticatorTransport[],
    },
  }).catch(refuse)
  if (!verified) return refuse()
  const counter = authenticationInfo.newCounter
  await commit(unit(db.updateTable('passkey').set({ counter }).where('id', '=', key.id).compile()))
  const person = await db.selectFrom('person').selectAll().where('id', '=', key.person).executeTakeFirst()
  return person ?? refuse()
}
