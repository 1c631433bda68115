#!/usr/bin/env node
// Node before 24 cannot read TypeScript: hand over to the Node that npm fetched for this house.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const isOld = Number(process.versions.node.split('.')[0]) < 24

const handOver = () => {
  const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.on('error', () => {
    console.error('machiya needs Node 24 or newer: run npm install in the repository, which fetches one')
    process.exitCode = 1
  })
  child.on('exit', (code) => (process.exitCode = code ?? 1))
}

if (isOld) handOver()
else {
  process.argv[1] = main
  await import(main)
}
