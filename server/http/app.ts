/** The front door: headers, limits, who is asking, and one shape for every error. */
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import ipaddr from 'ipaddr.js'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { demandLetIn } from '../hall/bans.ts'
import type { House } from '../hall/context.ts'
import type { Who } from '../hall/info.ts'
import { whoHas } from '../people/people.ts'
import { problem, problemOf, statusOf, type Problem } from '../problems.ts'
import { isLocalName, nameIn } from '../network.ts'
import { readJson } from '../json.ts'
import { quotaIn } from './quota.ts'

declare module 'fastify' {
  interface FastifyRequest {
    who: Who | undefined
    token: string | undefined
  }
}

export type App = ReturnType<typeof typed>
const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()

export const COOKIE = 'machiya'
const BODY_BYTES = 128 * 1024
const isWithinMinute = quotaIn(60_000)

/** WebAssembly may run (a bot on the page might use it), nothing else from elsewhere may. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

/** The token of a request: from a program's header, or from the page's cookie. */
const tokenOf = (request: FastifyRequest): string | undefined => {
  const [scheme, bearer] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && bearer ? bearer : request.cookies[COOKIE]
}

/** Browsers name the page they come from; only our own may change things or open sockets. */
const isForeign = (house: House, request: FastifyRequest): boolean => {
  const { origin, host } = request.headers
  if (origin === undefined) return false
  const own = house.config.PUBLIC_URL ? new URL(house.config.PUBLIC_URL).origin : undefined
  return origin !== own && URL.parse(origin)?.host !== host
}
/** A name that somebody else points at this machine would make their page ours: it must be known, or the house open to a network. */
const isKnownHost = ({ config: { HOST, PUBLIC_URL, TRUST_PROXY } }: House, name: string): boolean => {
  if (isLocalName(name) || ipaddr.isValid(name)) return true
  if (PUBLIC_URL) return name === new URL(PUBLIC_URL).hostname
  return name !== '' && (TRUST_PROXY > 0 || !isLocalName(HOST))
}

const changesSomething = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' ? true : headers.upgrade !== undefined

/** By the route it finds: an address is written in many ways. */
const isAsked = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') ?? false

const identify =
  (house: House) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isAsked(request)) return
    reply.header('cache-control', 'no-store')
    if (!isKnownHost(house, nameIn(request.headers.host)))
      throw problem('bad-request', 'this house does not go by that name: PUBLIC_URL says which one it has')
    if (changesSomething(request) && isForeign(house, request))
      throw problem('not-yours', 'this request comes from a page of another origin')
    const token = tokenOf(request)
    request.token = token
    request.who = token === undefined || token.length > 128 ? undefined : await whoHas(house, token)
    const person = request.who?.person
    demandLetIn(house, request.ip, person)
    if (person && !isWithinMinute(house, person, house.config.RATE_PERSON))
      throw problem('too-many', 'you asked too much of the house: please wait a minute')
  }

const clientProblem = (error: FastifyError): Problem => {
  const status = error.statusCode ?? 500
  const code =
    status === 429 ? 'too-many' : status === 413 ? 'too-large' : status === 404 ? 'not-found' : 'bad-request'
  return { code, sentence: error.message }
}

const faultOf = (error: FastifyError): { status: number; problem: Problem } => {
  const known = problemOf(error)
  if (known) return { status: statusOf(known), problem: known }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation
    const where = issue?.instancePath.slice(1).replaceAll('/', '.') || (error.validationContext ?? 'body')
    return { status: 400, problem: { code: 'bad-request', sentence: `${where}: ${issue?.message ?? ''}` } }
  }
  const status = error.statusCode ?? 500
  if (status < 500) return { status, problem: clientProblem(error) }
  return {
    status: 500,
    problem: { code: 'broken', sentence: 'the house failed over this; please try again' },
  }
}

const onError =
  (house: House) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, problem: fault } = faultOf(error)
    if (status >= 500 && (!problemOf(error) || error.cause))
      house.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
    if (status < 500) house.log.info({ ...seenOf(request), status, ...fault }, 'refused')
    return reply.status(status).send({ error: fault })
  }

/** What a log may tell of a request: the route instead of the address, and nothing that opens anything. */
const seenOf = ({ method, routeOptions, who, ip }: FastifyRequest) => ({
  method,
  route: routeOptions.url,
  person: who?.person ?? null,
  address: ip,
})
const logRequest =
  (house: House) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    house.log.info(
      { ...seenOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )

/** A refused socket is no request that could be followed by another: nothing else would close its line. */
const hangUp = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (request.headers.upgrade !== undefined && reply.statusCode >= 400) request.raw.socket.destroy()
}

/** A body where none is needed may be left out. */
const readBody = (
  _request: FastifyRequest,
  body: string | Buffer,
  done: (e: Error | null, v?: unknown) => void,
): void => {
  const text = body.toString()
  if (text.trim() === '') return done(null, {})
  try {
    done(null, readJson(text))
  } catch {
    done(problem('bad-request', 'the body is not JSON, or too deep'))
  }
}

export const openApp = async (house: House): Promise<App> => {
  const loggerInstance: FastifyBaseLogger = house.log
  const fail = onError(house)
  const slowest = house.config.REQUEST_SECONDS * 1000
  const app = typed(
    fastify({
      loggerInstance,
      logController: new LogController({ disableRequestLogging: true }),
      frameworkErrors: (error, request, reply) => void fail(error, request, reply),
      forceCloseConnections: true,
      bodyLimit: BODY_BYTES,
      trustProxy: (_address, hop) => hop < house.config.TRUST_PROXY,
      requestTimeout: slowest,
      http: { headersTimeout: slowest, requestTimeout: slowest, connectionsCheckingInterval: 1000 },
      routerOptions: { maxParamLength: 64 },
    }),
  )
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(fail)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readBody)
  app.decorateRequest('who', undefined)
  app.decorateRequest('token', undefined)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: house.config.PUBLIC_URL?.startsWith('https:') ?? false,
  })
  await app.register(rateLimit, {
    max: house.config.RATE_ADDRESS,
    timeWindow: 60_000,
    // Opening a table fetches dozens of these, and a household or a school is one address.
    allowList: ({ url }) => url.startsWith('/assets/'),
    errorResponseBuilder: () =>
      problem('too-many', 'too many requests from this address: please wait a minute'),
  })
  await app.register(cookie)
  app.addHook('onRequest', identify(house))
  app.addHook('onResponse', hangUp)
  app.addHook('onResponse', logRequest(house))
  return app
}

export const setCookie = (
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void => {
  const secure = request.protocol === 'https' || (house.config.PUBLIC_URL?.startsWith('https:') ?? false)
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: 365 * 86_400 })
}
/** Strangers are told apart by where they ask from. */
export const whoAsks = ({ who, ip }: FastifyRequest): Who => who ?? { person: null, address: ip }
