/** The floor: a relay without rules. What is said goes into a durable ledger, then to everybody at the match. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { WebSocketServer, type WebSocket } from 'ws'
import { PRAGMAS, STRETCH_LOG } from '../store/pragmas.ts'

const folder = mkdtempSync(join(tmpdir(), 'machiya-relay-'))
const ledger = new DatabaseSync(join(folder, 'ledger.db'))
ledger.exec(`${PRAGMAS}; ${STRETCH_LOG};
  CREATE TABLE said (match TEXT, version INTEGER, text TEXT, PRIMARY KEY (match, version)) WITHOUT ROWID`)
const insert = ledger.prepare('INSERT INTO said VALUES (?, ?, ?)')

type Said = { readonly match: string; readonly version: number; readonly text: string }
const matches = new Map<string, WebSocket[]>()
let said: Said[] = []

/** Whatever was said in one turn of the event loop shares one transaction; then it is told. */
const keep = (): void => {
  const all = said
  said = []
  ledger.exec('BEGIN IMMEDIATE')
  for (const { match, version, text } of all) insert.run(match, version, text)
  ledger.exec('COMMIT')
  for (const { match, version } of all)
    for (const line of matches.get(match) ?? []) line.send(`${match} ${version + 1}`)
}

const hear = (line: WebSocket, text: string): void => {
  const [match = '', version] = text.split(' ')
  if (version === undefined) {
    matches.set(match, [...(matches.get(match) ?? []), line])
    line.send(`${match} 0`)
    return
  }
  if (said.length === 0) setImmediate(keep)
  said.push({ match, version: Number(version), text })
}

const door = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
door.on('connection', (line) => line.on('message', (data: Buffer) => hear(line, data.toString())))
door.on('listening', () => {
  process.stdout.write(`open: http://127.0.0.1:${(door.address() as AddressInfo).port}\n`)
})
process.on('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
