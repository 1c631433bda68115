/** npm start. */
import { openDoor } from './open.ts'

const USAGE = 'npm start opens the house and takes no arguments; docs/hosting.md lists its settings'

if (process.argv.length > 2) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}
await openDoor()
