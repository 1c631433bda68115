// Where the browser of the browser tests comes from, in this order: CHROMIUM_PATH, the npm package on
// 64-bit Linux, a Chromium or Chrome of the system; otherwise a failure that names these ways.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { root } from './node.mjs'

const shipped = join(root, 'node_modules/@sparticuz/chromium')

/**
 * Our own arguments: those of the npm package contain --single-process, under which a second
 * browser context dies.
 */
export const launchArguments = [
  '--no-sandbox',
  '--disable-setuid-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--mute-audio',
]

/** @typedef {{ executablePath: string, env: Record<string, string> }} Browser */

/** @param {string} from @param {string} to */
const unbrotli = async (from, to) => {
  const half = `${to}.${process.pid}.half`
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(half))
  renameSync(half, to)
}

/** The libraries the shipped browser needs and a bare system lacks. @param {string} cache */
const unpackLibraries = async (cache) => {
  const lib = join(cache, 'al2023/lib')
  if (existsSync(lib)) return lib
  const tar = join(cache, 'al2023.tar')
  await unbrotli(join(shipped, 'bin/al2023.tar.br'), tar)
  const into = join(cache, `al2023.${process.pid}`)
  mkdirSync(into, { recursive: true })
  const { status } = spawnSync('tar', ['-xf', tar, '-C', into])
  if (status !== 0) throw new Error(`tar could not unpack ${tar}`)
  if (!existsSync(join(cache, 'al2023'))) renameSync(into, join(cache, 'al2023'))
  rmSync(tar, { force: true })
  return lib
}

/** @param {string} executable @param {NodeJS.ProcessEnv} env */
const runs = (executable, env) =>
  spawnSync(executable, ['--version', '--no-sandbox'], { env, timeout: 20_000 }).status === 0

/**
 * Unpacked by ourselves into a folder that names the version: the package's own way reuses
 * whatever older copy it finds.
 * @returns {Promise<Browser | undefined>}
 */
const fromPackage = async () => {
  const manifest = join(shipped, 'package.json')
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return undefined
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  const cache = join(root, `node_modules/.cache/chromium-${version}`)
  const executablePath = join(cache, 'chromium')
  mkdirSync(cache, { recursive: true })
  if (!existsSync(executablePath)) await unbrotli(join(shipped, 'bin/chromium.br'), executablePath)
  chmodSync(executablePath, 0o755)
  if (runs(executablePath, process.env)) return { executablePath, env: {} }
  const LD_LIBRARY_PATH = [await unpackLibraries(cache), process.env['LD_LIBRARY_PATH']]
    .filter(Boolean)
    .join(delimiter)
  return runs(executablePath, { ...process.env, LD_LIBRARY_PATH })
    ? { executablePath, env: { LD_LIBRARY_PATH } }
    : undefined
}

/** @returns {Browser | undefined} */
const fromSystem = () => {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const places = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ]
  const executablePath = places.find((place) => existsSync(place))
  return executablePath ? { executablePath, env: {} } : undefined
}

/** @returns {Browser | undefined} */
const fromEnvironment = () => {
  const executablePath = process.env['CHROMIUM_PATH']
  if (!executablePath) return undefined
  if (!existsSync(executablePath))
    throw new Error(`CHROMIUM_PATH names ${executablePath}, which does not exist`)
  return { executablePath, env: {} }
}

/** @returns {Promise<Browser>} */
export const findBrowser = async () => {
  const found = fromEnvironment() ?? (await fromPackage()) ?? fromSystem()
  if (found) return found
  throw new Error(
    'No browser for the browser tests. Give one of: CHROMIUM_PATH with the path of a Chromium; ' +
      '64-bit Linux with the installed package @sparticuz/chromium; a Chromium or Chrome on the PATH',
  )
}

/** What Playwright's launch wants. */
export const launchOptions = async () => {
  const { executablePath, env } = await findBrowser()
  return { executablePath, args: launchArguments, env: { ...process.env, ...env } }
}
