// npm test: everything that must hold. Every part runs even if one before it fails, and the end names every failure.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gates } from './gates.mjs'
import { install } from './install.mjs'
import { newNode, root } from './node.mjs'
import { run, sideBySide } from './parts.mjs'
import { countOf, inBrowser, inUnits, sentences } from './results.mjs'

const results = join(root, 'node_modules/.cache/machiya')
const unitResults = join(results, 'vitest.json')
const browserResults = join(results, 'playwright.json')

/** @type {import('./parts.mjs').Part} */
const unitTests = {
  name: 'tests',
  command: 'vitest',
  args: ['run', '--reporter=minimal', '--reporter=json', `--outputFile.json=${unitResults}`],
}

const page = () => ({ name: 'the page', command: newNode(), args: [join(root, 'house/page.mjs')] })

/** @type {import('./parts.mjs').Part} */
const browserTests = { name: 'browser tests', command: 'playwright', args: ['test'] }

/** @template T @param {string} file @param {(result: T) => import('./results.mjs').Ran[]} read */
const ranIn = (file, read) => (existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [])

/** @param {string} name @param {() => boolean} act @returns {import('./parts.mjs').Outcome} */
const timed = (name, act) => {
  const began = performance.now()
  const passed = act()
  return { name, passed, seconds: (performance.now() - began) / 1000 }
}

const outcomes = [timed('install', () => (install({ tests: true }), true))]
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
outcomes.push(...(await sideBySide([...gates(), page()])))
outcomes.push(await run(unitTests))
outcomes.push(await run(browserTests))

const ran = [...ranIn(unitResults, inUnits), ...ranIn(browserResults, inBrowser)]
console.log(`\n${outcomes.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ')}`)
for (const line of sentences(outcomes, ran)) console.log(line)
const { passed, failed } = countOf(outcomes, ran)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
