// The archives in an empty folder, on the machine's own Node: the program of the kernel's README compiles there and says
// what it says, and the house opens and shows its page.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { newNode, OLDEST, root } from '../node.mjs'
import { home } from './entries.mjs'
import { programOf } from './readme.mjs'
import { run } from './run.mjs'

const TSCONFIG = {
  compilerOptions: { module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], strict: true, types: [] },
  files: ['game.ts'],
}

/** Not the one that the house may have fetched. */
const ownNode = process.env['npm_node_execpath'] ?? process.execPath

/** Runs something in an empty folder where these are installed. @template T @param {readonly string[]} archives @param {(folder: string) => T} use */
const inFolder = async (archives, use) => {
  const folder = mkdtempSync(join(tmpdir(), 'machiya-pack-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }))
  run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...archives)
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {string} folder */
const playGame = (folder) => {
  const { code, says } = programOf(readFileSync(join(home, 'README.md'), 'utf8'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  writeFileSync(join(folder, 'game.ts'), code)
  run(folder, 'tsc', '--project', '.')
  const said = run(folder, ownNode, 'game.js').trimEnd().split('\n')
  const wrong = says.findIndex((line, i) => line.replace(/^'(.*)'$/, '$1') !== said[i])
  if (wrong >= 0) throw new Error(`the README says ${says[wrong]} where the program says ${said[wrong]}`)
}

/** @param {string} folder @param {string} name */
const ownPackages = (folder, name) => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const others = Object.keys(packages).filter((path) => path !== '' && path !== `node_modules/${name}`)
  if (others.length > 0) throw new Error(`more came along with ${name}: ${others.join(', ')}`)
}

/** Plays the game of the README with the kernel and nothing else. @param {string} kernel */
export const tryKernel = (kernel) =>
  inFolder([kernel], (folder) => {
    ownPackages(folder, '@machiya/kernel')
    playGame(folder)
    return run(home, ownNode, '--version').trim()
  })

/** npx with a certain Node. @param {string} node */
const withNode = (node) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env['PATH']}`,
  PORT: '0',
  DATA: 'data',
})

const isOwnOld = () => run(home, ownNode, '-p', 'process.features.typescript').trim() !== 'strip'

/** @param {string} folder */
const refusesOld = (folder) => {
  const options = { cwd: folder, encoding: /** @type {const} */ ('utf8'), env: withNode(ownNode) }
  const { status, stderr } = spawnSync('npx', ['machiya', 'open'], options)
  if (status !== 1 || !stderr.includes(`needs Node ${OLDEST} or later`))
    throw new Error(`an old Node is not told which one it takes: ${stderr}`)
}

/** The address at which the house says it is open. @param {import('node:child_process').ChildProcess} open */
const addressOf = (open) =>
  new Promise((resolve, reject) => {
    let said = ''
    open.stdout?.on('data', (text) => {
      said += text
      const [, url] = /is open: (http:\S+)/.exec(said) ?? []
      if (url) resolve(url)
    })
    open.on('exit', () => reject(new Error(`the house did not open: ${said}`)))
  })

/** @param {string} url */
const showsPage = async (url) => {
  const page = await fetch(url).then((answer) => answer.text())
  const [, script = ''] = /src="([^"]+\.js)"/.exec(page) ?? []
  const { ok } = await fetch(new URL(script, url))
  if (!ok || script === '') throw new Error(`the house shows no page: ${page.slice(0, 200)}`)
}

/** A game against a bot of the house, by the program that the documentation shows. @param {string} url */
const seatsPeople = async (url) => {
  const { token } = await asks(url, '/api/guests', { name: 'host' })
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }]
  const { table, links } = await asks(url, '/api/tables', { game: 'noughts', seats }, token)
  await asks(url, `/api/tables/${table.id}/start`, {}, token)
  run(root, newNode(), 'server/example-bot.mjs', url, table.id, '0', links[0].token)
}

/** @typedef {{ token: string, table: { id: string }, links: [{ token: string }] }} Said what the house answers to one or another */

/** @param {string} url @param {string} path @param {object} body @param {string} [token] @returns {Promise<Said>} */
const asks = async (url, path, body, token = '') => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return /** @type {Promise<Said>} */ (answer.json())
}

/** @param {string} folder */
const opens = async (folder) => {
  const open = spawn('npx', ['machiya', 'open'], {
    cwd: folder,
    env: withNode(newNode()),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  try {
    const url = await addressOf(open)
    await showsPage(url)
    await seatsPeople(url)
  } finally {
    if (open.pid && open.exitCode === null) {
      process.kill(-open.pid)
      await once(open, 'exit')
    }
  }
}

/** Opens the house beside a game that is played with the kernel. @param {string} kernel @param {string} house */
export const tryHouse = (kernel, house) =>
  inFolder([kernel, house], async (folder) => {
    playGame(folder)
    if (isOwnOld()) refusesOld(folder)
    await opens(folder)
    return run(folder, newNode(), '--version').trim()
  })
