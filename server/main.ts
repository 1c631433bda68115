/** The house's front door. */
import { readConfig } from './config.ts'
import { openHouse } from './house.ts'

const USAGE = 'npm start opens the house and takes no arguments; docs/hosting.md lists its settings'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
const fail = (cause: unknown): never => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  return process.exit(1)
}

/** Whatever still runs after so long is cut off; everything acknowledged is on disk. */
const STOP_MS = 10_000

const open = async (): Promise<void> => {
  const running = await openHouse(readConfig(process.env))
  say(`Machiya is open: ${running.url}`)
  let isClosing = false
  const close = (): void => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), STOP_MS).unref()
    running.close().then(() => process.exit(0), fail)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close)
}

if (process.argv.length > 2) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}
open().catch(fail)
