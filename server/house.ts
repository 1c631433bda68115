/** A running house: everything put together, and taken apart again in order. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { startBots } from './bots/pool.ts'
import type { Config } from './config.ts'
import type { House, Note } from './hall/context.ts'
import { readBans } from './hall/bans.ts'
import { evictIdle } from './hall/live-table.ts'
import { hear, lookAround } from './hall/other-nodes.ts'
import { openApp, type App } from './http/app.ts'
import { addHealthRoutes } from './http/health.ts'
import { addOpenApi } from './http/openapi.ts'
import { addOperatorRoutes } from './http/operator.ts'
import { addPasskeyRoutes } from './http/passkeys.ts'
import { addPeopleRoutes } from './http/people.ts'
import { addPushRoutes } from './http/push.ts'
import { addRecordRoutes } from './http/records.ts'
import { addEveningRoutes } from './http/evening.ts'
import { addTableRoutes } from './http/tables.ts'
import { addWaysBack } from './http/ways-back.ts'
import { takeOver } from './jobs/queue.ts'
import { startJobs } from './jobs/runner.ts'
import { makeMetrics } from './metrics.ts'
import { pushKeys } from './notices/push-keys.ts'
import { startRules } from './rules/pool.ts'
import { addSocket } from './socket/route.ts'
import { openStore, type Store } from './store/store.ts'
import { openNodeBus } from './node-bus.ts'

export type Running = { readonly url: string; readonly house: House; close(): Promise<void> }

export const readEpoch = async ({ db }: Store): Promise<string> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', 'epoch').executeTakeFirst()
  return row?.value ?? '0'
}

/** Secrets come only in bodies, cookies and one header; none of these is ever logged. */
const makeLog = ({ LOG }: Config) =>
  pino({ level: LOG, redact: ['req.headers', 'headers', '*.token', '*.secret', 'err.config'] })

const addPage = async (app: App, folder: string): Promise<void> => {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/plain').send('The house is open, but its page is not built: npm start builds it.\n'),
    )
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = /\/assets\//.test(path)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

const isRoom = ({ method, url, headers }: FastifyRequest, folder: string): boolean =>
  method === 'GET' &&
  !/^\/(api|assets)\//.test(url) &&
  (headers.accept ?? '').includes('text/html') &&
  existsSync(join(folder, 'index.html'))

const addRoutes = async (app: App, house: House, banned: () => Promise<void>): Promise<void> => {
  addOperatorRoutes(app, house, banned)
  addHealthRoutes(app, house)
  addPeopleRoutes(app, house)
  addTableRoutes(app, house)
  addWaysBack(app, house)
  addEveningRoutes(app, house)
  addRecordRoutes(app, house)
  addPushRoutes(app, house)
  addPasskeyRoutes(app, house)
  await addPage(app, house.config.webFolder)
  app.setNotFoundHandler((request, reply) => {
    // The rooms of the page have addresses of their own, which only the page knows.
    if (isRoom(request, house.config.webFolder))
      return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return reply.status(404).send({
      error: {
        code: 'not-found',
        sentence: `there is nothing at ${request.method} ${request.url.slice(0, 100)}`,
      },
    })
  })
}

const furnish = async (config: Config): Promise<{ house: House; takeDown: () => Promise<void> }> => {
  const log = makeLog(config)
  const store = await openStore({ databaseUrl: config.DATABASE_URL, file: config.file })
  const limits = { orderMs: config.RULES_MS, heapMb: config.RULES_MB, plugin: config.plugin }
  const rules = startRules(config.RULES_THREADS, limits)
  const bots = startBots(config, log)
  const jobs = startJobs(() => house)
  const bus = await openNodeBus(config, log, (note) => {
    hear(house, note).catch((cause: unknown) => log.warn({ err: cause }, 'a note could not be followed'))
  })
  const house: House = {
    config,
    store,
    rules,
    bots,
    log,
    metrics: makeMetrics(),
    liveTables: new Map(),
    epoch: await readEpoch(store),
    node: randomUUID(),
    kick: jobs.kick,
    goOn: jobs.goOn,
    elsewhere: new Map(),
    bans: new Set(),
    tell: (note: Note) => bus.send(note),
  }
  const takeDown = async (): Promise<void> => {
    await jobs.stop()
    await bots.stop()
    await rules.stop()
    await bus.close()
    await store.close()
  }
  return { house, takeDown }
}

const EVERY_MS = 2000
/** Housekeeping: idle tables leave memory, lost notes are made up for, a restored backup is noticed. */
const keepHouse = (house: House, banned: () => Promise<void>, restored: () => void): (() => void) => {
  const round = async (): Promise<void> => {
    await evictIdle(house, Date.now())
    await banned()
    if (house.store.engine === 'postgres') await lookAround(house)
    const epoch = await readEpoch(house.store)
    if (epoch === house.epoch) return
    house.epoch = epoch
    house.liveTables.clear()
    restored()
  }
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    round()
      .catch((cause: unknown) => house.log.warn({ err: cause }, 'housekeeping failed'))
      .finally(() => {
        busy = false
      })
  }, EVERY_MS)
  return () => clearInterval(timer)
}

export const openHouse = async (config: Config): Promise<Running> => {
  const { house, takeDown } = await furnish(config)
  const app = await openApp(house)
  await addOpenApi(app)
  const sockets = addSocket(app, house)
  const banned = async (): Promise<void> => {
    if (await readBans(house)) sockets.turnAway()
  }
  await addRoutes(app, house, banned)
  await pushKeys(house)
  await readBans(house)
  const stopKeeping = keepHouse(house, banned, () => sockets.goodbye('a backup was restored'))
  const url = await app.listen({ host: config.HOST, port: config.PORT })
  await takeOver(house.store)
  house.kick()
  return {
    url,
    house,
    close: async () => {
      stopKeeping()
      sockets.goodbye('the house is stopping')
      await app.close()
      await takeDown()
    },
  }
}
