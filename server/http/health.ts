/** Routes for hosts and programs: is it up, how does it do, what can it be asked. */
import { gameNames, takeDown } from '@machiya/games'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLocalName, nameIn } from '../network.ts'
import { problem } from '../problems.ts'
import { addressesOf } from '../door-sign.ts'
import { Addresses, GameList, Level, type GameInfo } from '../protocol.ts'
import type { House } from '../hall/context.ts'
import { digestOf, isDigest } from '../tokens.ts'
import type { App } from './app.ts'

const infoOf = async (name: string): Promise<GameInfo[]> => {
  const shelved = await takeDown(name).catch(() => undefined)
  if (!shelved) return []
  const { revision, seats, options } = shelved.game
  const told = Object.entries(options).map(([key, { says, blank }]) => [key, { says, standard: blank() }])
  return [{ name, revision, seats: [...seats], options: Object.fromEntries(told) as GameInfo['options'] }]
}

/** A proxy asks from this machine, too: it shows by what it adds, or by the address the house is known under. */
const isProxied = ({ PUBLIC_URL, TRUST_PROXY }: Config, { headers }: FastifyRequest): boolean =>
  TRUST_PROXY > 0 ||
  PUBLIC_URL !== undefined ||
  ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host'].some((name) => name in headers)
/** Whoever asks sits at the machine of the house. */
const isAtHome = ({ config }: House, request: FastifyRequest): boolean =>
  isLocalName(request.ip) && !isProxied(config, request)
const mayMeasure = (house: House, request: FastifyRequest): boolean => {
  const { METRICS_TOKEN } = house.config
  if (METRICS_TOKEN) return isDigest(request.headers.authorization ?? '', digestOf(`Bearer ${METRICS_TOKEN}`))
  return isAtHome(house, request) && isLocalName(nameIn(request.headers.host))
}

export const addHealthRoutes = (app: App, house: House): void => {
  const hidden = { schema: { hide: true }, config: { rateLimit: false } }
  app.get('/healthz', hidden, () => ({ ok: true }))
  app.get('/readyz', hidden, async (_request, reply) => {
    try {
      await house.store.db.selectFrom('meta').select('key').limit(1).execute()
      return { ready: true }
    } catch {
      return reply.status(503).send({ ready: false })
    }
  })
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayMeasure(house, request))
      throw problem('not-found', 'metrics are for the host: ask from this machine, or with METRICS_TOKEN')
    house.metrics.liveTables.set(house.liveTables.size)
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics())
  })
  app.get('/api/addresses', { schema: { response: { 200: Addresses } } }, (request) => ({
    addresses:
      house.config.PUBLIC_URL || isAtHome(house, request)
        ? addressesOf(house.config, request.socket.localPort ?? 0)
        : [],
  }))
  app.get('/api/games', { schema: { response: { 200: GameList } } }, async () => {
    const games = (await Promise.all(gameNames().map(infoOf))).flat()
    return { games, levels: [...Level.options] }
  })
}
