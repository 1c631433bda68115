// npm run lighthouse: builds and serves the page, and lets Lighthouse look at the lobby and at a table that is
// opened cold, as a desk and as a phone see them. Ends with 1 if anything is below 95.
//   npm run lighthouse -- [--json] [--runs N] [--only WORDS]
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install, installBeside } from './install.mjs'
import { newNode, root, withTools } from './node.mjs'
import { buildPage } from './page.mjs'

const LEAST = 95
const PORT = 4317
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices'])
const FIGURES = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
}
/** The lesson of a game is a table that needs nothing kept from an earlier visit. */
const SCREENS = {
  lobby: '/',
  ...Object.fromEntries(
    readdirSync(join(root, 'games'))
      .filter((game) => existsSync(join(root, 'games', game, 'table/lessons/index.ts')))
      .map((game) => [`table of ${game}`, `/learn/${game}`]),
  ),
}
const DEVICES = { desk: ['--preset=desktop'], phone: [] }

/**
 * @typedef {{ score: number | null, displayValue?: string, title: string, details?: { items?: { url?: string }[] } }} Audit
 * @typedef {{ categories: Record<string, { score: number, auditRefs: { id: string, weight: number }[] }>, audits: Record<string, Audit> }} Findings
 */

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    runs: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})
install({ tests: true })
installBeside('web/measure')
const { findBrowser, launchArguments } = await import('./browser.mjs')
if (!buildPage()) process.exit(1)

const { executablePath, env: libraries } = await findBrowser()
const folder = mkdtempSync(join(tmpdir(), 'machiya-lighthouse-'))
const lighthouse = join(root, 'web/measure/node_modules/lighthouse/cli/index.js')

const serve = async () => {
  const server = spawn(newNode(), ['--disable-warning=ExperimentalWarning', join(root, 'server/main.ts')], {
    cwd: root,
    env: { ...withTools(), PORT: String(PORT), HOST: '127.0.0.1', DATA: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((open) => server.stdout.once('data', open))
  return server
}

/** @param {string} path @param {readonly string[]} preset @returns {Findings} */
const look = (path, preset) => {
  const report = join(folder, 'report.json')
  const args = [
    lighthouse,
    `http://127.0.0.1:${PORT}${path}`,
    ...preset,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    `--output-path=${report}`,
    `--chrome-flags=${['--headless=new', ...launchArguments].join(' ')}`,
    '--quiet',
    '--no-enable-error-reporting',
  ]
  const env = { ...withTools(), ...libraries, CHROME_PATH: executablePath }
  const { status } = spawnSync(newNode(), args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], env })
  if (status !== 0) throw new Error(`Lighthouse could not look at ${path}`)
  return JSON.parse(readFileSync(report, 'utf8'))
}

/** @param {Findings} findings @param {string} category */
const scoreOf = ({ categories }, category) => Math.round((categories[category]?.score ?? 0) * 100)

/** The run in the middle. @param {Findings[]} runs @returns {Findings} */
const middle = (runs) => {
  const sorted = runs.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  return /** @type {Findings} */ (sorted[Math.floor((sorted.length - 1) / 2)])
}

/** What is not perfect, outside the figures of speed. @param {Findings} findings */
const complaints = ({ categories, audits }) =>
  CATEGORIES.slice(1)
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `    ${id}: ${audits[id]?.title}`)

/** Compressed script that came before the page was still, also what its threads loaded. @param {Findings} findings */
const scriptOf = ({ audits }) => {
  const paths = (audits['network-requests']?.details?.items ?? []).map(
    ({ url = '' }) => new URL(url).pathname,
  )
  const pressed = paths
    .filter((path) => path.endsWith('.js'))
    .map((path) => join(root, 'web/dist', `${path}.br`))
  const bytes = pressed.filter(existsSync).reduce((sum, file) => sum + statSync(file).size, 0)
  return `script ${Math.round(bytes / 1000)} KB`
}

/** @param {string} name @param {Findings} findings */
const tell = (name, findings) => {
  const scores = CATEGORIES.map((category) => `${category} ${scoreOf(findings, category)}`)
  const figures = Object.entries(FIGURES).map(
    ([id, short]) => `${short} ${findings.audits[id]?.displayValue}`,
  )
  console.log(`${name.padEnd(28)} ${scores.join('  ')}   (${[...figures, scriptOf(findings)].join(', ')})`)
  for (const complaint of complaints(findings)) console.log(complaint)
}

const server = await serve()
/** @type {Record<string, Record<string, number>>} */
const results = {}
try {
  for (const [screen, path] of Object.entries(SCREENS))
    for (const [device, preset] of Object.entries(DEVICES)) {
      const name = `${screen}, ${device}`
      if (!name.includes(values.only)) continue
      const findings = middle(Array.from({ length: Number(values.runs) }, () => look(path, preset)))
      tell(name, findings)
      results[name] = Object.fromEntries(CATEGORIES.map((each) => [each, scoreOf(findings, each)]))
    }
} finally {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}
if (values.json) console.log(JSON.stringify(results))
process.exitCode = Object.values(results).every((scores) => Object.values(scores).every((it) => it >= LEAST))
  ? 0
  : 1
