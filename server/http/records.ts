/** Routes about games as they were played: replays and records. */
import { z } from 'zod'
import type { House } from '../hall/context.ts'
import { exportRecord, importRecord, logFor, replayFor } from '../hall/records.ts'
import { personOf } from '../people/people.ts'
import { problem } from '../problems.ts'
import { Id, Log, LogAsk, RecordText, Replay, SeatInPath, TableInfo } from '../protocol.ts'
import { whoAsks, type App } from './app.ts'
import { quotaIn } from './quota.ts'

const RECORD_BYTES = 600 * 1024
const isWithinDay = quotaIn(86_400_000)
const Of = z.object({ table: Id })
const Eyes = z.object({
  seat: z.union([z.literal('all'), z.literal('public'), SeatInPath]).default('public'),
})

export const addRecordRoutes = (app: App, house: House): void => {
  app.get(
    '/api/tables/:table/replay',
    { schema: { params: Of, querystring: Eyes, response: { 200: Replay } } },
    async (request, reply) => {
      const text = await replayFor(house, request.params.table, whoAsks(request), request.query.seat)
      return reply
        .type('application/json')
        .serializer(String)
        .send(text as never)
    },
  )
  app.post(
    '/api/tables/:table/log',
    { schema: { params: Of, body: LogAsk, response: { 200: Log } } },
    async (request, reply) => {
      const text = await logFor(house, request.params.table, whoAsks(request), request.body)
      return reply
        .type('application/json')
        .serializer(String)
        .send(text as never)
    },
  )
  app.get('/api/tables/:table/record', { schema: { params: Of } }, async (request, reply) => {
    const text = await exportRecord(house, request.params.table, whoAsks(request))
    return reply.type('text/plain; charset=utf-8').send(text)
  })
  app.post(
    '/api/records',
    { bodyLimit: RECORD_BYTES, schema: { body: RecordText, response: { 200: TableInfo } } },
    async (request) => {
      const person = await personOf(house, whoAsks(request))
      for (const key of [`person ${person.id}`, `address ${request.ip}`])
        if (!isWithinDay(house, key, house.config.IMPORTS_DAY))
          throw problem('too-many', `at most ${house.config.IMPORTS_DAY} records a day can be brought in`)
      return importRecord(house, person, request.body.text)
    },
  )
}
