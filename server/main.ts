/** The house's front door: opens it, or does what else was asked for. */
import { readConfig } from './config.ts'
import { openHouse } from './house.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
const fail = (cause: unknown): never => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  return process.exit(1)
}

const open = async (): Promise<void> => {
  const running = await openHouse(readConfig(process.env))
  say(`Machiya is open: ${running.url}`)
  let isClosing = false
  const close = (): void => {
    if (isClosing) return
    isClosing = true
    running.close().then(() => process.exit(0), fail)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close)
}

open().catch(fail)
