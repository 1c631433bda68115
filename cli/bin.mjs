#!/usr/bin/env node
// A Node that cannot read TypeScript hands over to the one that was fetched for this house.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const isOld = process.features.typescript !== 'strip'

const handOver = () => {
  const node = fileURLToPath(new URL('../house/node/node_modules/.bin/node', import.meta.url))
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.on('error', () => {
    console.error(
      'machiya needs Node 22.18 or newer: run npm start in the repository once, which fetches one',
    )
    process.exitCode = 1
  })
  child.on('exit', (code) => (process.exitCode = code ?? 1))
}

if (isOld) handOver()
else {
  process.argv[1] = main
  await import(main)
}
