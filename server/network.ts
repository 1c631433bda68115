/** Which addresses and names belong to this machine or its network. */
import ipaddr from 'ipaddr.js'

const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')
const isGlobal = (found: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  found.range() === 'unicast' && (found instanceof ipaddr.IPv4 || found.match(GLOBAL))

/** Whatever is not plainly out on the net. */
export const isInner = (address: string): boolean => !isGlobal(ipaddr.process(address))

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
/** The name in a Host header; nothing where it is none. */
export const nameIn = (host = ''): string =>
  URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? ''
export const isLocalName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
