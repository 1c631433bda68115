/** Routes about people: who I am, my tables, my data. */
import { z } from 'zod'
import type { House } from '../hall/context.ts'
import { lobby, myHistory, myTables } from '../hall/lists.ts'
import { askAddress, confirmAddress } from '../people/address.ts'
import { exportPerson, forgetPerson } from '../people/own-data.ts'
import { gamesOf } from '../people/games.ts'
import { addGuest, changePerson, describe, endSession, personOf } from '../people/people.ts'
import {
  Done,
  MailAnswer,
  MailAsk,
  MyGames,
  NewGuest,
  Person,
  PersonChange,
  TableLines,
  Welcome,
} from '../protocol.ts'
import { COOKIE, setCookie, whoAsks, type App } from './app.ts'

const DONE = { done: true } as const

export const addPeopleRoutes = (app: App, house: House): void => {
  const guests = { config: { rateLimit: { max: Math.ceil(house.config.RATE_ADDRESS / 10) } } }
  app.post(
    '/api/guests',
    { ...guests, schema: { body: NewGuest, response: { 200: Welcome } } },
    async (request, reply) => {
      const { person, token } = await addGuest(house, request.body.name)
      setCookie(house, request, reply, token)
      return { person: await describe(house, person), token }
    },
  )
  app.get('/api/me', { schema: { response: { 200: Person } } }, async (request) =>
    describe(house, await personOf(house, whoAsks(request))),
  )
  app.patch('/api/me', { schema: { body: PersonChange, response: { 200: Person } } }, async (request) => {
    const person = await personOf(house, whoAsks(request))
    return describe(house, await changePerson(house, person, request.body))
  })
  addMailRoutes(app, house)
  addLeavingRoutes(app, house)
  addListRoutes(app, house)
}

const addMailRoutes = (app: App, house: House): void => {
  /** Few letters, and few guesses at a code. */
  const few = { config: { rateLimit: { max: Math.ceil(house.config.RATE_ADDRESS / 60) } } }
  app.post(
    '/api/me/mail',
    { ...few, schema: { body: MailAsk, response: { 200: Done } } },
    async (request) => {
      await askAddress(house, await personOf(house, whoAsks(request)), request.body.mail)
      return DONE
    },
  )
  app.post(
    '/api/me/mail/answer',
    { ...few, schema: { body: MailAnswer, response: { 200: Person } } },
    async (request) => {
      const person = await personOf(house, whoAsks(request))
      return describe(house, await confirmAddress(house, person, request.body))
    },
  )
}

const addLeavingRoutes = (app: App, house: House): void => {
  app.delete('/api/me', { schema: { response: { 200: Done } } }, async (request, reply) => {
    await forgetPerson(house, await personOf(house, whoAsks(request)))
    if (request.token) await endSession(house, request.token)
    reply.clearCookie(COOKIE, { path: '/' })
    return DONE
  })
  app.post('/api/me/leave', { schema: { response: { 200: Done } } }, async (request, reply) => {
    if (request.token) await endSession(house, request.token)
    reply.clearCookie(COOKIE, { path: '/' })
    return DONE
  })
  app.get(
    '/api/me/export',
    { schema: { response: { 200: z.record(z.string(), z.unknown()) } } },
    async (request) => ({ ...(await exportPerson(house, await personOf(house, whoAsks(request)))) }),
  )
}

const addListRoutes = (app: App, house: House): void => {
  app.get('/api/me/tables', { schema: { response: { 200: TableLines } } }, async (request) => {
    const { id } = await personOf(house, whoAsks(request))
    return { tables: await myTables(house, id) }
  })
  app.get('/api/me/history', { schema: { response: { 200: TableLines } } }, async (request) => {
    const { id } = await personOf(house, whoAsks(request))
    return { tables: await myHistory(house, id) }
  })
  app.get('/api/me/games', { schema: { response: { 200: MyGames } } }, async (request) =>
    gamesOf(house, await personOf(house, whoAsks(request))),
  )
  app.get('/api/tables', { schema: { response: { 200: TableLines } } }, async (request) => ({
    tables: await lobby(house, request.who),
  }))
}
