/** Webhooks: a table's host may name an address to call when somebody's turn comes. Never one inside the host's network. */
import { lookup as lookupNow } from 'node:dns'
import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { House } from '../hall/context.ts'
import { isInner } from '../network.ts'
import { problem } from '../problems.ts'

export const checkWebhook = async ({ config }: House, url: string): Promise<void> => {
  const { protocol, hostname } = new URL(url)
  if (config.WEBHOOK_PRIVATE && /^https?:$/.test(protocol)) return
  if (protocol !== 'https:') throw problem('bad-address', 'a webhook is an https address')
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
  if (found.length === 0) throw problem('bad-address', `the name ${hostname} is not known`)
  if (found.some(({ address }) => isInner(address)))
    throw problem('bad-address', 'a webhook must not point into the network of this house')
}

/** A name may answer with another address than it did at the check: the one that is connected to is looked at again. */
const outerOnly: LookupFunction = (hostname, options, done) =>
  lookupNow(hostname, { ...options, all: true }, (cause, found) => {
    const [first] = found ?? []
    if (cause || !first) return done(cause ?? new Error(`${hostname} has no address`), '')
    if (found.some(({ address }) => isInner(address)))
      return done(new Error(`${hostname} points into the network of this house`), '')
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })

const TIMEOUT_MS = 5000
export type Outward = { readonly headers: Record<string, string>; readonly body: string | Buffer }
/** Posts to an address from outside, follows no redirection, reads nothing of the answer, and tells its status. */
export const postOutward = async (house: House, url: string, { headers, body }: Outward): Promise<number> => {
  await checkWebhook(house, url)
  const { request } = new URL(url).protocol === 'https:' ? https : http
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS), agent: false }
  const guard = house.config.WEBHOOK_PRIVATE ? {} : { lookup: outerOnly }
  return new Promise((done, fail) => {
    const call = request(url, { ...options, ...guard }, (answer) => {
      answer.destroy()
      done(answer.statusCode ?? 0)
    })
    call.on('error', fail)
    call.end(body)
  })
}

export const callWebhook = async (house: House, url: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json', 'user-agent': 'machiya' }
  const status = await postOutward(house, url, { headers, body: JSON.stringify(body) })
  if (status < 200 || status > 299) throw new Error(`the webhook answered ${status}`)
}
