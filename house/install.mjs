// Runs on the machine's own Node, before anything is installed: only what Node 20 has.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { root, withTools } from './node.mjs'

/** @typedef {{ version?: string, optional?: boolean }} Package */

/** @param {string} file @returns {Record<string, Package>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Whether everything wanted is present; what is optional may be missing, but not another version of it.
 * @param {Record<string, Package>} wanted @param {Record<string, Package>} present
 */
export const agree = (wanted, present) =>
  Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional }]) => {
      const here = present[path]
      return here ? here.version === version : optional === true
    })

/** Whether what is installed is what the lock names. @param {string} lock @param {string} installed */
const isFresh = (lock, installed) => {
  if (!existsSync(installed)) return false
  if (statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true
  if (!agree(packagesIn(lock), packagesIn(installed))) return false
  utimesSync(installed, new Date(), new Date())
  return true
}

/** @param {string} cwd @param {string[]} args */
const npm = (cwd, args) => {
  const script = process.env['npm_execpath']
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []]
  return spawnSync(command, [...first, ...args], { cwd, stdio: 'inherit', env: withTools() }).status === 0
}

/**
 * Installs what the lock of a folder names unless it is there already; ends the process if that fails.
 * @param {string} [folder] the house itself unless told
 */
export const install = (folder = '.') => {
  const home = join(root, folder)
  /** npm writes this file last, so an interrupted install does not have it. */
  const installed = join(home, 'node_modules/.package-lock.json')
  if (isFresh(join(home, 'package-lock.json'), installed)) return
  console.log('Installing what is needed (the first time takes a minute or two) …')
  const args = existsSync(installed) ? ['install'] : ['ci']
  if (npm(home, [...args, '--no-audit', '--no-fund', '--loglevel=error'])) return
  console.error('The install failed; npm says why above. Once that is mended, run the same command again.')
  process.exit(1)
}
