// npm run long: for an hour in which nobody waits. The contracts of all games with thousands of games out of fresh seeds,
// every lesson followed in a browser, then every test on the oldest Node that is said to do.
//   npm run long -- [--seed WORD]     the seed of an earlier run brings its faults back
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install, installBeside } from './install.mjs'
import { nodeIn, OLDEST, root } from './node.mjs'
import { run } from './parts.mjs'

const { values } = parseArgs({ options: { seed: { type: 'string' } } })
const seed = values.seed ?? randomBytes(6).toString('hex')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

/** @type {import('./parts.mjs').Part} */
const contracts = {
  name: `long contracts, seed ${seed}`,
  command: 'vitest',
  args: ['run', '--reporter=default', 'contract', 'tally', 'perft'],
  env: { MACHIYA_CONTRACTS: 'long', MACHIYA_SEED: seed },
}

/** @type {import('./parts.mjs').Part} */
const lessons = {
  name: 'every step of every lesson',
  command: 'playwright',
  args: ['test', '--project', 'long'],
  env: { MACHIYA_LONG: 'yes' },
}

install({ tests: true })
installBeside('house/oldest')
const outcomes = [await run(contracts), await run(lessons)]
const oldest = nodeIn('house/oldest')
if (oldest)
  outcomes.push(
    await run({
      name: `every test on Node ${OLDEST}`,
      command: oldest,
      args: [vitest, 'run', '--reporter=minimal'],
    }),
  )
else console.log(`npm has no Node ${OLDEST} for this machine, so nothing was run on it.`)
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1
