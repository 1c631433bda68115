// npm test: everything that must hold, in order, from the quickest to tell to the slowest.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { newNode, root, withTools } from './node.mjs'
import { buildPage } from './page.mjs'

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, run: () => boolean }} Gate
 * @typedef {{ numPassedTests: number, numFailedTests: number }} UnitResult
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number } }} BrowserResult
 */

const results = join(root, 'node_modules/.cache/machiya')
const unitResults = join(results, 'vitest.json')
const browserResults = join(results, 'playwright.json')

/** @param {string} command @param {string[]} args */
const tool = (command, args) => {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: withTools(),
  })
  if (error) console.error(error.message)
  return status === 0
}

/** @param {string} script */
const ours = (script) => tool(newNode(), [join(root, 'house', script)])

const unitTests = () =>
  tool('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unitResults}`,
    '--passWithNoTests',
  ])

const browserTests = () => {
  if (!existsSync(join(root, 'web/e2e'))) return true
  return buildPage() && tool('playwright', ['test'])
}

/** @type {Gate[]} */
const gates = [
  { name: 'types', run: () => ours('types.mjs') },
  { name: 'lint', run: () => tool('oxlint', ['--type-aware', '--quiet']) },
  { name: 'format', run: () => tool('oxfmt', ['--check']) },
  { name: 'dead code', run: () => tool('knip', ['--no-config-hints']) },
  { name: 'every rule has a test', run: () => ours('rules-coverage.mjs') },
  { name: 'tests', run: unitTests },
  { name: 'browser tests', run: browserTests },
]

/** @template T @param {string} file @param {(result: T) => Count} read @returns {Count} */
const countIn = (file, read) =>
  existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }

/** @param {Gate | undefined} fallen */
const total = (fallen) => {
  const unit = countIn(unitResults, (/** @type {UnitResult} */ it) => ({
    passed: it.numPassedTests,
    failed: it.numFailedTests,
  }))
  const browser = countIn(browserResults, (/** @type {BrowserResult} */ { stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))
  const failed = unit.failed + browser.failed
  return { passed: unit.passed + browser.passed, failed: fallen && failed === 0 ? 1 : failed }
}

/** @param {Gate} gate */
const passes = ({ name, run }) => {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const passed = run()
  console.log(
    `== ${name}: ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  return passed
}

install()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const fallen = gates.find((gate) => !passes(gate))
const { passed, failed } = total(fallen)
console.log(`\n${fallen ? `stopped at: ${fallen.name}\n` : ''}${passed} passed, ${failed} failed`)
process.exitCode = fallen ? 1 : 0
