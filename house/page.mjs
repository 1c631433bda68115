// As a command it builds the page if need be.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { newNode, root, withTools } from './node.mjs'

const sources = ['kernel', 'games', 'table', 'bots', 'web', 'package-lock.json']
const skipped = /(^|\/)(node_modules|dist|e2e|records|[^/]*\.test\.tsx?)$/
/** Where the page lies, and the games that lie elsewhere: as the server and the build read it too. */
const { WEB, GAMES = '' } = process.env
const dist = resolve(WEB || join(root, 'web/dist'))
const stamp = join(dist, '.made-from')
const further = GAMES.split(delimiter)
  .filter(Boolean)
  .map((path) => resolve(path))

/** @param {string} path @returns {string[]} every file under a path, in a fixed order */
const filesUnder = (path) => {
  const entries = readdirSync(resolve(root, path), { withFileTypes: true })
  return entries
    .map((entry) => ({ path: `${path}/${entry.name}`, isFolder: entry.isDirectory() }))
    .filter((entry) => !skipped.test(entry.path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((entry) => (entry.isFolder ? filesUnder(entry.path) : [entry.path]))
}

/** One hash of everything the page is made from. */
const sourceHash = () => {
  const hash = createHash('sha256')
  for (const path of [...sources, ...further].flatMap((each) =>
    each.endsWith('.json') ? [each] : filesUnder(each),
  ))
    hash.update(path).update(readFileSync(resolve(root, path)))
  return hash.digest('hex')
}

/** Builds the page if its sources changed since the last build; false if that failed. */
export const buildPage = () => {
  const hash = sourceHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  console.log('Building the page …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(newNode(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
    env: { ...withTools(), WEB: dist, GAMES: further.join(delimiter) },
  })
  if (status !== 0) return false
  mkdirSync(dist, { recursive: true })
  writeFileSync(stamp, hash)
  return true
}

if (process.argv[1] === import.meta.filename && !buildPage()) process.exitCode = 1
