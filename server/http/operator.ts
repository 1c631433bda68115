/** Routes for whoever runs the house, with OPERATOR_TOKEN: what stands here, and what must not. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ban, unban } from '../hall/bans.ts'
import type { House } from '../hall/context.ts'
import { clearAway } from '../hall/endings.ts'
import { liveTable } from '../hall/live-table.ts'
import { problem } from '../problems.ts'
import { Id } from '../protocol.ts'
import { digestOf, isDigest } from '../tokens.ts'
import type { App } from './app.ts'

const NEWEST = 500
const DONE = { done: true }

const demandOperator = ({ config }: House, { headers }: FastifyRequest): void => {
  const { OPERATOR_TOKEN } = config
  const isOperator =
    OPERATOR_TOKEN !== undefined &&
    isDigest(headers.authorization ?? '', digestOf(`Bearer ${OPERATOR_TOKEN}`))
  if (!isOperator) throw problem('not-found', 'there is nothing here')
}

const tablesIn = ({ store: { db } }: House) =>
  db
    .selectFrom('tables')
    .leftJoin('person', 'person.id', 'tables.host')
    .select(['tables.id', 'game', 'title', 'status', 'listed', 'host', 'person.name', 'tables.created'])
    .orderBy('tables.created', 'desc')
    .limit(NEWEST)
    .execute()

/** Nobody asks these but the operator, so they are in no description. `banned` is told whenever the list grows. */
export const addOperatorRoutes = (app: App, house: House, banned: () => Promise<void>): void => {
  const Subject = z.object({ subject: z.string().min(2).max(64) })
  const hide = true
  app.get('/api/house/tables', { schema: { hide } }, async (request) => {
    demandOperator(house, request)
    return { tables: await tablesIn(house) }
  })
  app.delete(
    '/api/house/tables/:table',
    { schema: { hide, params: z.object({ table: Id }) } },
    async (request) => {
      demandOperator(house, request)
      await liveTable(house, request.params.table)
      await clearAway(house, request.params.table)
      return DONE
    },
  )
  app.get('/api/house/bans', { schema: { hide } }, async (request) => {
    demandOperator(house, request)
    return { bans: await house.store.db.selectFrom('ban').selectAll().execute() }
  })
  app.put('/api/house/bans/:subject', { schema: { hide, params: Subject } }, async (request) => {
    demandOperator(house, request)
    await ban(house, request.params.subject)
    await banned()
    return DONE
  })
  app.delete('/api/house/bans/:subject', { schema: { hide, params: Subject } }, async (request) => {
    demandOperator(house, request)
    await unban(house, request.params.subject)
    return DONE
  })
}
