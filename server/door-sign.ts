/** Where others find the house: the addresses they can type, and a code that a phone reads. */
import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import type { Config } from './config.ts'
import { isLocalName } from './network.ts'

type Open = Pick<Config, 'HOST' | 'PUBLIC_URL'>
const EVERYWHERE = ['0.0.0.0', '::']

/** Of this machine, as its network sees it. */
const outerAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address)

/** None where the house is open to its own machine alone. */
export const addressesOf = ({ HOST, PUBLIC_URL }: Open, port: number): string[] => {
  if (PUBLIC_URL) return [new URL(PUBLIC_URL).origin]
  if (isLocalName(HOST)) return []
  const found = EVERYWHERE.includes(HOST) ? outerAddresses() : [HOST]
  return found.map((address) => new URL(`http://${bracketed(address)}:${port}`).origin)
}

/** What a terminal shows beside the door; a log has no use for the code. */
export const signFor = (addresses: readonly string[], isTerminal: boolean): string[] => {
  const [first] = addresses
  if (!first) return []
  const typed = `Friends type ${addresses.join(' or ')}`
  return isTerminal
    ? [`${typed}, or point a phone at this:`, renderUnicodeCompact(first, { border: 2 })]
    : [typed]
}
