/** Routes for whoever may lose their sign-in: a code beforehand, and the way back by it. */
import { z } from 'zod'
import type { House } from '../hall/context.ts'
import { comeBack, makeCode, makeHostCode } from '../hall/ways-back.ts'
import { personOf } from '../people/people.ts'
import { problem } from '../problems.ts'
import { Back, ComeBack, Id, SeatInPath, WayBack } from '../protocol.ts'
import { whoAsks, type App } from './app.ts'
import { quotaIn } from './quota.ts'

const Of = z.object({ table: Id })
const OfSeat = z.object({ table: Id, seat: SeatInPath })
/** Nobody finds a code by trying. */
const TRIES_HOUR = 60
const isWithinHour = quotaIn(3_600_000)

export const addWaysBack = (app: App, house: House): void => {
  app.post(
    '/api/tables/:table/code/:seat',
    { schema: { params: OfSeat, response: { 200: WayBack } } },
    async (request) => ({
      code: await makeCode(house, request.params.table, whoAsks(request), request.params.seat),
    }),
  )
  app.post(
    '/api/tables/:table/code',
    { schema: { params: Of, response: { 200: WayBack } } },
    async (request) => ({ code: await makeHostCode(house, request.params.table, whoAsks(request)) }),
  )
  app.post('/api/return', { schema: { body: ComeBack, response: { 200: Back } } }, async (request) => {
    const person = await personOf(house, whoAsks(request))
    if (!isWithinHour(house, request.ip, TRIES_HOUR))
      throw problem('too-many', `at most ${TRIES_HOUR} codes an hour can be tried from one address`)
    return comeBack(house, person, request.body.code)
  })
}
