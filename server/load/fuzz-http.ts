/** Nonsense by HTTP, to every route that the house describes. */
import type { Chance } from '@machiya/kernel'
import type { Sender, Tally, Target } from './fuzz.ts'
import { anything, right, spoilt, type Schema, type Schemas } from './nonsense.ts'

export type Route = { readonly method: string; readonly path: string; readonly body: Schema | undefined }
type Operation = {
  readonly requestBody?: { readonly content?: { readonly 'application/json'?: { readonly schema: Schema } } }
}
type OpenApi = {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: { readonly schemas: Schemas }
}

/** What no description tells of. */
const ODD: Route[] = [
  { method: 'GET', path: '/api/%ff%00', body: undefined },
  { method: 'OPTIONS', path: '/api/me', body: undefined },
  { method: 'GET', path: '/api/socket', body: undefined },
  { method: 'POST', path: '/api/nowhere', body: undefined },
]
export const routesOf = async (url: string): Promise<{ routes: Route[]; schemas: Schemas }> => {
  const { paths, components } = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      body: requestBody?.content?.['application/json']?.schema,
    })),
  )
  return { routes: [...routes, ...ODD], schemas: components.schemas }
}

/** Of one who sits at the table, these must be refused; the others are things a seat may do, or that change only oneself. */
const REFUSED_OF_A_SEAT = new Set([
  'POST /api/tables/{table}/start',
  'POST /api/tables/{table}/salt',
  'PUT /api/tables/{table}/seats/{seat}',
  'POST /api/tables/{table}/host',
  'PATCH /api/tables/{table}',
  'GET /api/tables/{table}/webhook',
  'PUT /api/tables/{table}/webhook',
  'POST /api/tables/{table}/undo/consent',
  'POST /api/tables/{table}/hint',
  'POST /api/tables/{table}/rematch',
  'GET /api/tables/{table}/record',
  'GET /api/tables/{table}/orders/{seat}',
  'GET /api/tables/{table}/offers/{seat}',
])
const nameOf = ({ method, path }: Route): string => `${method} ${path}`

export type Place = {
  readonly url: string
  readonly target: Target
  readonly schemas: Schemas
  readonly chance: Chance
  readonly tally: Tally
}

/** A seat's own offers and orders it may see; of another seat it may not. */
const seatFor = (chance: Chance, { kind }: Sender): string =>
  kind === 'mistimed' ? '0' : (['0', '1', '5', '9', '-1', 'x', '%00'][chance(7)] ?? '0')
const addressOf = ({ target, chance }: Place, { path }: Route, sender: Sender): string => {
  const known = sender.kind === 'mistimed' ? target.playing : (target.tables[chance(3)] ?? '')
  const table = chance(6) === 0 ? (['nosuchtable', '%00', 'A'.repeat(70), '..'][chance(4)] ?? '') : known
  const query = path.endsWith('/replay') ? (['', '?seat=0', '?seat=all', '?seat=x'][chance(4)] ?? '') : ''
  return path.replace('{table}', table).replace('{seat}', seatFor(chance, sender)) + query
}

/** A record with a letter or a line changed. */
const spoiltText = (text: string, chance: Chance): string => {
  const at = chance(text.length)
  const lines = text.split('\n')
  return chance(2) === 0
    ? text.slice(0, at) + (chance(2) === 0 ? '' : 'x') + text.slice(at + 1)
    : lines.filter((_, i) => i !== at % lines.length).join('\n')
}

type Body = { readonly kind: string; readonly text: string | undefined }
const bodyFor = ({ target, schemas, chance }: Place, { method, body }: Route): Body => {
  if (method === 'GET') return { kind: 'right', text: undefined }
  const drawn = chance(10)
  if (drawn === 0) return { kind: 'broken', text: '{"broken' }
  if (drawn === 1) return { kind: 'random', text: JSON.stringify(anything(chance)) ?? '' }
  if (drawn === 2 && chance(10) === 0) return { kind: 'huge', text: JSON.stringify('y'.repeat(700_000)) }
  const samples = { text: [spoiltText(target.record, chance)], game: ['noughts', 'teahouse'] }
  const made = right(schemas, samples, chance)(body ?? { type: 'object' }) as object
  if (drawn < 6) return { kind: 'right', text: JSON.stringify(made) }
  return { kind: 'spoilt', text: JSON.stringify(spoilt(made, chance)) }
}

const headersFor = (chance: Chance, { token }: Sender, kind: string): Record<string, string> => ({
  'content-type': chance(12) === 0 && kind !== 'huge' ? 'text/xml' : 'application/json',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(chance(20) === 0 ? { origin: 'https://elsewhere.example' } : {}),
})

const faultIn = (sender: Sender, status: number, text: string): string | undefined => {
  if (status >= 500) return 'the house failed'
  const isDone = status < 400
  if (isDone && sender.kind === 'mistimed') return 'it was done though it comes at the wrong time'
  return isDone || /"sentence":"[^"]{5,}/.test(text) ? undefined : 'the answer is not clear'
}

export const byHttp = async (place: Place, route: Route, from: Sender): Promise<void> => {
  const isTold = REFUSED_OF_A_SEAT.has(nameOf(route))
  const sender: Sender =
    from.kind === 'mistimed' && !isTold ? { kind: 'forged', token: 'f'.repeat(32) } : from
  const { kind, text } = bodyFor(place, route)
  const address = addressOf(place, route, sender)
  const told = `${sender.kind}, ${kind}`
  try {
    const answer = await fetch(`${place.url}${address}`, {
      method: route.method,
      headers: headersFor(place.chance, sender, kind),
      ...(text === undefined ? {} : { body: text }),
    })
    const said = await answer.text()
    const fault = faultIn(sender, answer.status, said)
    const whole = `${told}: ${route.method} ${address} ${text?.slice(0, 200)}: ${answer.status} ${said.slice(0, 200)}`
    place.tally(nameOf(route), told, String(answer.status), fault && `${fault}: ${whole}`)
  } catch (cause) {
    // A body beyond the limit may be cut off before all of it was sent.
    const isCut = kind === 'huge'
    place.tally(nameOf(route), told, 'cut', isCut ? undefined : `${told}: ${address}: ${String(cause)}`)
  }
}
