#!/usr/bin/env node
// Node before 24 cannot read TypeScript: hand over to the Node that npm fetched for this house.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const isOld = Number(process.versions.node.split('.')[0]) < 24

if (isOld) {
  const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
  const { status, error } = spawnSync(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
  if (error)
    console.error('machiya needs Node 24 or newer: run npm install in the repository, which fetches one')
  process.exitCode = status ?? 1
} else {
  process.argv[1] = main
  await import(main)
}
