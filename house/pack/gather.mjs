// What the command and the server run: every file that they load, found by following what each names.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { root } from '../node.mjs'

/**
 * @typedef {{ name: string, version: string, description: string, license: string, workspaces?: string[],
 *   dependencies?: Record<string, string>, exports?: Record<string, string>, imports?: Record<string, Record<string, string>> }} Manifest
 * @typedef {{ folder: string, manifest: Manifest }} Room
 * @typedef {{ files: Map<string, string>, packages: Record<string, string> }} Gathered the text of each file, and packages of others by version
 */

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8')

/** @param {string} folder @returns {Manifest} */
const manifestIn = (folder) => JSON.parse(read(posix.join(folder, 'package.json')))

/** The innermost first. @type {Room[]} */
export const rooms = (manifestIn('.').workspaces ?? [])
  .map((folder) => ({ folder, manifest: manifestIn(folder) }))
  .sort((a, b) => b.folder.length - a.folder.length)

/** @param {string} file */
export const roomOf = (file) => {
  const room = rooms.find(({ folder }) => file.startsWith(`${folder}/`))
  if (!room) throw new Error(`${file} lies in no room`)
  return room
}

const COMPILED = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2023,
  verbatimModuleSyntax: true,
}

/** As Node runs it. @param {string} file */
const withoutTypes = (file) =>
  file.endsWith('.ts') ? ts.transpileModule(read(file), { compilerOptions: COMPILED }).outputText : read(file)

const THREAD = /new URL\('([^']+)', import\.meta\.url\)/g

/** @param {string} text */
const namedIn = (text) => [
  ...ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName),
  ...[...text.matchAll(THREAD)].map(([, path = '']) => path),
]

const INNER = /^(@machiya\/[^/]+)(\/.+)?$/

/** The file behind a name, or nothing where it is a package of others. @param {string} file @param {string} name */
const fileBehind = (file, name) => {
  if (name.startsWith('.')) return posix.join(dirname(file), name)
  const { folder, manifest } = roomOf(file)
  const forNode = manifest.imports?.[name]?.['node']
  if (forNode) return posix.join(folder, forNode)
  const [, room = '', within = ''] = INNER.exec(name) ?? []
  const into = rooms.find((each) => each.manifest.name === room)
  return into && posix.join(into.folder, into.manifest.exports?.[`.${within}`] ?? '')
}

/** @param {string} name */
const packageIn = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** @param {string} file @param {string} name */
const versionOf = (file, name) => {
  const version = roomOf(file).manifest.dependencies?.[name]
  if (!version) throw new Error(`${file} uses ${name}, which its room does not list`)
  return version
}

/** @param {readonly string[]} doors @returns {Gathered} */
const followed = (doors) => {
  /** @type {Gathered} */
  const gathered = { files: new Map(), packages: {} }
  const found = new Set(doors)
  for (const file of found) {
    const text = withoutTypes(file)
    gathered.files.set(file, text)
    for (const name of /\.(ts|mjs)$/.test(file) ? namedIn(text) : []) {
      const behind = fileBehind(file, name)
      if (behind) found.add(behind)
      else if (!name.startsWith('node:'))
        gathered.packages[packageIn(name)] = versionOf(file, packageIn(name))
    }
  }
  return gathered
}

/** What is found where it lies: the games, as the shelf looks for them, and the one that is planted. */
const LYING =
  /^(games|kernel\/fixtures)\/[^/]+\/((index|about|bots\/index)\.ts|RULES(\.[a-z]+)?\.md|print\.svg)$/
const SHELVES = ['games', 'kernel/fixtures']
const SAPLING = 'cli/sapling'

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => posix.join(entry.parentPath, entry.name).slice(root.length + 1))

export const gather = () => {
  const gathered = followed(['cli/main.ts', ...SHELVES.flatMap(filesIn).filter((file) => LYING.test(file))])
  for (const file of filesIn(SAPLING)) gathered.files.set(file, read(file))
  return gathered
}
