/** The house's front door: opens it, or backs it up, or restores it. */
import { backup, restore } from './backup.ts'
import { readConfig } from './config.ts'
import { openHouse } from './house.ts'

const USAGE = `npm start                      open the house (docs/hosting.md lists the settings)
npm start -- backup FILE       back up what the house keeps, also while it is open
npm start -- restore FILE      replace what the house keeps by a backup, also while it is open`

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

const [command, file, ...more] = process.argv.slice(2)
const run = async (): Promise<void> => {
  if (command === undefined) return open()
  if (!file || more.length > 0 || !/^(backup|restore)$/.test(command)) {
    process.stderr.write(`${USAGE}\n`)
    return process.exit(2)
  }
  if (command === 'backup') await backup(readConfig(process.env), file)
  else say(`${await restore(readConfig(process.env), file)} rows restored`)
  return undefined
}

run().catch(fail)
