/** Routes about tonight's deal. */
import { eveningFor, playTonight } from '../hall/evenings.ts'
import type { House } from '../hall/context.ts'
import { personOf } from '../people/people.ts'
import { problem } from '../problems.ts'
import { Evening, EveningAsk, TableInfo } from '../protocol.ts'
import { whoAsks, type App } from './app.ts'
import { quotaIn } from './quota.ts'

const isWithinDay = quotaIn(86_400_000)

export const addEveningRoutes = (app: App, house: House): void => {
  app.get('/api/evening', { schema: { response: { 200: Evening } } }, (request) =>
    eveningFor(house, whoAsks(request)),
  )
  app.post(
    '/api/evening',
    { schema: { body: EveningAsk, response: { 200: TableInfo } } },
    async (request) => {
      const person = await personOf(house, whoAsks(request))
      const { TABLES_DAY } = house.config
      if (!isWithinDay(house, request.ip, TABLES_DAY))
        throw problem('too-many', `at most ${TABLES_DAY} deals of the evening can be played from one address`)
      return playTonight(house, person, request.body)
    },
  )
}
