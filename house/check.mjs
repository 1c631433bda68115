// npm run check: what one runs before every commit. The gates side by side, then the tests that the change reaches,
// with short contracts.
//   npm run check -- [--gates] [--since REF]
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gatesFor } from './gates.mjs'
import { install } from './install.mjs'
import { root } from './node.mjs'
import { run, sideBySide } from './parts.mjs'
import { houseOf, testsReached } from './reach.mjs'

const { values } = parseArgs({ options: { gates: { type: 'boolean' }, since: { type: 'string' } } })

/** @param {string[]} args @returns {string[]} */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** What is not committed yet; where everything is, the last commit. */
const changes = () => {
  const fresh = git('ls-files', '--others', '--exclude-standard')
  const since = (/** @type {string} */ ref) => [...git('diff', '--name-only', ref), ...fresh]
  if (values.since) return since(values.since)
  const open = since('HEAD')
  return open.length > 0 ? open : since('HEAD~1')
}

/** @param {readonly string[]} tests @returns {import('./parts.mjs').Part} */
const unitTests = (tests) => ({
  name: `tests in ${tests.length} files`,
  command: 'vitest',
  args: ['run', '--reporter=minimal', ...tests],
  env: { MACHIYA_CONTRACTS: 'short' },
})

install({ tests: true })
const began = performance.now()
const changed = changes()
const outcomes = await sideBySide(gatesFor(changed))
if (!values.gates) {
  const house = houseOf(git('ls-files', '--cached', '--others', '--exclude-standard'))
  const tests = testsReached(house, changed).filter((file) => existsSync(join(root, file)))
  console.log(`\n${changed.length} files changed, which ${tests.length} files of tests may notice`)
  if (tests.length > 0) outcomes.push(await run(unitTests(tests)))
}
const failed = outcomes.filter(({ passed }) => !passed)
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(
  failed.length === 0
    ? `\nAll passed in ${seconds} s`
    : `\nFAILED: ${failed.map(({ name }) => name).join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
