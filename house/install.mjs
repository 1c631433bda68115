// Runs on the machine's own Node, before anything is installed: only what Node 20 has.
// Everybody gets what runs the house and builds its page; tests, fonts, peers and a newer Node only who needs them.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { isNewEnough, newNode, root, withTools } from './node.mjs'

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package */
/** @typedef {Record<string, Package>} Packages */

/** @param {string} file @returns {Packages} */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/** What is listed as installed and lies there. @param {string} home @param {string} installed */
const presentIn = (home, installed) =>
  Object.fromEntries(Object.entries(packagesIn(installed)).filter(([path]) => existsSync(join(home, path))))

/** @param {Package} wanted */
const isForTests = ({ dev, devOptional }) => dev === true || devOptional === true

/**
 * Whether everything wanted is present; what is optional, or for tests where none are run, may be missing, but not
 * another version of it.
 * @param {Packages} wanted @param {Packages} present @param {boolean} tests
 */
export const agree = (wanted, present, tests) =>
  Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, each]) => {
      const here = present[path]
      return here ? here.version === each.version : each.optional === true || (!tests && isForTests(each))
    })

/** @param {string} cwd @param {string[]} args */
const npm = (cwd, args) => {
  const script = process.env['npm_execpath']
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []]
  return spawnSync(command, [...first, ...args], { cwd, stdio: 'inherit', env: withTools() }).status === 0
}

/** Installs what the lock of a folder names unless it is there already; ends the process if that fails. @param {string} folder @param {boolean} tests */
const installIn = (folder, tests) => {
  const home = join(root, folder)
  /** npm writes this file last, so an interrupted install does not have it. */
  const installed = join(home, 'node_modules/.package-lock.json')
  const present = presentIn(home, installed)
  if (existsSync(installed) && agree(packagesIn(join(home, 'package-lock.json')), present, tests)) return
  console.log(`Installing ${folder === '.' ? 'what is needed' : `what ${folder} needs`} …`)
  const all = tests || Object.values(present).some(({ dev }) => dev)
  const args = [existsSync(installed) ? 'install' : 'ci', ...(all ? [] : ['--omit=dev'])]
  if (npm(home, [...args, '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])) return
  console.error('The install failed; npm says why above. Once that is mended, run the same command again.')
  process.exit(1)
}

/** What a folder with a lock of its own needs: bench, web/measure, web/fonts. @param {string} folder */
export const installBeside = (folder) => installIn(folder, false)

/** Tools that are called by name look for their Node here. */
const linkNode = () => {
  const link = join(root, 'node_modules/.bin/node')
  if (process.platform !== 'win32' && !existsSync(link)) symlinkSync(newNode(), link)
}

/** @param {{ tests?: boolean }} [need] whether tests will be run, or whatever else needs more than a house */
export const install = ({ tests = false } = {}) => {
  if (!isNewEnough) installBeside('house/node')
  installIn('.', tests)
  if (!isNewEnough) linkNode()
}
