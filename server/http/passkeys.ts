/** Routes for passkeys. */
import type { FastifyRequest } from 'fastify'
import type { House } from '../hall/context.ts'
import { addPasskey, enter, offerEntry, offerPasskey, type Place } from '../people/passkeys.ts'
import { addSession, describe, personOf } from '../people/people.ts'
import { PasskeyAnswer, PasskeyChallenge, Person, Welcome } from '../protocol.ts'
import { setCookie, whoAsks, type App } from './app.ts'

const placeOf = ({ config }: House, request: FastifyRequest): Place => {
  const url = new URL(config.PUBLIC_URL ?? `${request.protocol}://${request.host}`)
  return { name: url.hostname, origin: url.origin }
}

export const addPasskeyRoutes = (app: App, house: House): void => {
  app.post('/api/passkeys/new', { schema: { response: { 200: PasskeyChallenge } } }, async (request) =>
    offerPasskey(house, await personOf(house, whoAsks(request)), placeOf(house, request)),
  )
  app.post(
    '/api/passkeys/new/answer',
    { schema: { body: PasskeyAnswer, response: { 200: Person } } },
    async (request) => {
      const person = await personOf(house, whoAsks(request))
      await addPasskey(house, person, placeOf(house, request), request.body)
      return describe(house, person)
    },
  )
  app.post('/api/passkeys/enter', { schema: { response: { 200: PasskeyChallenge } } }, (request) =>
    offerEntry(house, placeOf(house, request)),
  )
  app.post(
    '/api/passkeys/enter/answer',
    { schema: { body: PasskeyAnswer, response: { 200: Welcome } } },
    async (request, reply) => {
      const person = await enter(house, placeOf(house, request), request.body)
      const token = await addSession(house, person.id)
      setCookie(house, request, reply, token)
      return { person: await describe(house, person), token }
    },
  )
}
