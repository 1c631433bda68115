/** Routes for web push. */
import type { House } from '../hall/context.ts'
import { checkWebhook } from '../notices/webhook.ts'
import { pushKeys } from '../notices/push-keys.ts'
import { personOf } from '../people/people.ts'
import { problem } from '../problems.ts'
import { Done, PushKey, PushSubscription } from '../protocol.ts'
import { unit } from '../store/store.ts'
import { digestOf } from '../tokens.ts'
import { whoAsks, type App } from './app.ts'

const DONE = { done: true } as const
/** Every device costs a call at every turn. */
const MOST_DEVICES = 20

export const addPushRoutes = (app: App, house: House): void => {
  const { db, commit } = house.store
  app.get('/api/push', { schema: { response: { 200: PushKey } } }, async () => ({
    publicKey: (await pushKeys(house)).publicKey,
  }))
  app.post('/api/push', { schema: { body: PushSubscription, response: { 200: Done } } }, async (request) => {
    const { id } = await personOf(house, whoAsks(request))
    await checkWebhook(house, request.body.endpoint)
    const digest = digestOf(request.body.endpoint)
    const known = await db
      .selectFrom('push')
      .select('digest')
      .where('person', '=', id)
      .where('digest', '!=', digest)
      .execute()
    if (known.length >= MOST_DEVICES)
      throw problem('refused', `at most ${MOST_DEVICES} devices of one person are told: take some away first`)
    const subscription = JSON.stringify(request.body)
    const row = { digest, person: id, subscription, created: Date.now() }
    const insert = db
      .insertInto('push')
      .values(row)
      .onConflict((it) => it.column('digest').doUpdateSet({ person: id, subscription }))
    await commit(unit(insert.compile()))
    return DONE
  })
  app.delete('/api/push', { schema: { response: { 200: Done } } }, async (request) => {
    const { id } = await personOf(house, whoAsks(request))
    await commit(unit(db.deleteFrom('push').where('person', '=', id).compile()))
    return DONE
  })
}
