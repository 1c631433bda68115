/** Webhooks: a table's host may name an address to call when somebody's turn comes. Never one inside the host's network. */
import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import type { House } from '../hall/desk.ts'
import { problem } from '../problems.ts'

const inner = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, bits, 'ipv6')

export const isInner = (address: string): boolean => inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

export const checkWebhook = async ({ config }: House, url: string): Promise<void> => {
  const { protocol, hostname } = new URL(url)
  if (config.WEBHOOK_PRIVATE && /^https?:$/.test(protocol)) return
  if (protocol !== 'https:') throw problem('bad-request', 'a webhook is an https address')
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
  if (found.length === 0) throw problem('bad-request', `the name ${hostname} is not known`)
  if (found.some(({ address }) => isInner(address)))
    throw problem('bad-request', 'a webhook must not point into the network of this house')
}

const TIMEOUT_MS = 5000
export const callWebhook = async (house: House, url: string, body: object): Promise<void> => {
  await checkWebhook(house, url)
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'machiya' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`)
}
