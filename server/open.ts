/** The house's front door: opened by one who runs it, until a signal closes it. */
import { resolve } from 'node:path'
import { readConfig } from './config.ts'
import { addressesOf, signFor } from './door-sign.ts'
import { openHouse } from './house.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
/** What keeps a house from opening most often, and what would help. */
const HELP: { readonly [code: string]: string } = {
  EADDRINUSE: 'something else listens there already. Stop it, or choose another port, as PORT=8081',
  EACCES: 'this user may not listen there. Ports from 1024 on are open to all: PORT=8081',
  EADDRNOTAVAIL:
    'this machine does not have that address. HOST=127.0.0.1 is for this machine alone, HOST=0.0.0.0 for the network',
}
const wordsFor = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  const help =
    'syscall' in cause && cause.syscall === 'listen' && HELP['code' in cause ? String(cause.code) : '']
  return help ? `The house cannot open (${cause.message}): ${help}` : cause.message
}
const fail = (cause: unknown): never => {
  process.stderr.write(`${wordsFor(cause)}\n`)
  return process.exit(1)
}

/** Whatever still runs after so long is cut off; everything acknowledged is on disk. */
const STOP_MS = 10_000

const open = async (): Promise<void> => {
  const running = await openHouse(readConfig(process.env))
  say(`Machiya is open: ${running.url}`)
  const { config } = running.house
  const { DATABASE_URL, DATA } = config
  const addresses = addressesOf(config, Number(new URL(running.url).port || 80))
  for (const line of signFor(addresses, process.stdout.isTTY)) say(line)
  say(`Everything is kept in ${DATABASE_URL ? 'PostgreSQL' : resolve(DATA)}. Ctrl-C closes the house.`)
  let isClosing = false
  const close = (): void => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), STOP_MS).unref()
    running.close().then(() => process.exit(0), fail)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close)
}

/** Opens the house that the settings of the environment ask for. */
export const openDoor = (): Promise<void> => open().catch(fail)
