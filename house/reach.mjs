// Which tests a change reaches. Whatever a file names, it may load: a module, a thread it starts, a folder it
// lists, a text it reads. So every quoted path counts, and the worst an idle one costs is a test too many.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from './node.mjs'

/** @typedef {{ files: readonly string[], read: (file: string) => string }} House what lies in it, by paths from its root */

const code = /\.(tsx?|mjs)$/
const text = /\.md$/
const test = /^(?!web\/e2e\/).*\.test\.tsx?$/
/** A change of these may change everything. */
const everywhere = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig.*\.json)$/
/** Words are said about rules and never asked by them: only tests that speak of words can tell. */
export const words = /^(games\/[^/]+)\/words\/|^(web)\/src\/words\//
const typeImport = /\b(?:import|export) type\b[^;'"`]*?\bfrom\s*(['"])[^'"]*\1/g
const quoted = /['"`]([^'"`\s]+)['"`]/g
const door = /^@machiya\/([^/]+)(?:\/(.+))?$/

/** A file by its ending, or a folder by where it lies; what stands in one may only be known when it runs. */
const pathlike = /^[^\s*]+\/[^\s]*\.\w+$|^[^\s/*]+\.\w+$|^\.[^\s*]*\/$|^@machiya\/|^#\w/

/** The paths a source names. @param {string} source */
const pathsIn = (source) =>
  [...source.replaceAll(typeImport, '').matchAll(quoted)]
    .map(([, path = '']) => path.replace(/\?\w+$/, '').replaceAll(/\$\{[^}]*\}/g, '*'))
    .filter((path) => pathlike.test(path))

/** @param {string} pattern @returns {(file: string) => boolean} */
const matches = (pattern) => {
  if (!pattern.includes('*'))
    return (file) => file === pattern || (pattern.endsWith('/') && file.startsWith(pattern))
  const escaped = pattern.replaceAll(/[.+^$()|[\]\\{}?]/g, String.raw`\$&`).replaceAll(/\*+/g, '[^/]*')
  const whole = new RegExp(`^${escaped}$`)
  return (file) => whole.test(file)
}

/** @typedef {{ folder: string, exports: Record<string, string>, imports: Record<string, Record<string, string>> }} Room */

/** The rooms of the house by the name of their package. @param {House} house @returns {Map<string, Room>} */
const rooms = ({ files, read }) =>
  new Map(
    files
      .filter((file) => /^(\w+|games\/\w+)\/package\.json$/.test(file))
      .map((file) => {
        const { name, exports = {}, imports = {} } = JSON.parse(read(file))
        return [name, { folder: dirname(file), exports, imports }]
      }),
  )

/** @param {House} house @returns {(file: string) => string[]} what each file names */
const namesBy = (house) => {
  const packages = rooms(house)
  const known = new Set(house.files)
  /** @param {string} path */
  const throughDoor = (path) => {
    const [, name = '', within] = door.exec(path) ?? []
    const room = packages.get(`@machiya/${name}`)
    const opened = room?.exports[within ? `./${within}` : '.']
    return room && opened ? [posix.join(room.folder, opened)] : []
  }
  /** A name inside a room may lead to several files: whichever suits where it runs. @param {string} file @param {string} path */
  const throughInnerDoor = (file, path) =>
    [...packages.values()]
      .filter(({ folder }) => file.startsWith(`${folder}/`))
      .flatMap(({ folder, imports }) =>
        Object.values(imports[path] ?? {}).map((opened) => posix.join(folder, opened)),
      )
  /** @param {string} pattern */
  const found = (pattern) => {
    if (pattern.startsWith('..') || pattern === './' || pattern === '/') return []
    if (known.has(pattern)) return [pattern]
    return /\*|\/$/.test(pattern) ? house.files.filter(matches(pattern)) : []
  }
  return (file) =>
    pathsIn(house.read(file)).flatMap((path) => {
      if (door.test(path)) return throughDoor(path)
      if (path.startsWith('#')) return throughInnerDoor(file, path)
      const beside = found(posix.join(dirname(file), path))
      return beside.length > 0 || path.startsWith('.') ? beside : found(path)
    })
}

/**
 * Every file that names a changed one, however indirectly. A text that is only read says nothing of who reads the reader.
 * @param {House} house @param {readonly string[]} changed @returns {string[]}
 */
const namers = (house, changed) => {
  const names = namesBy(house)
  /** @type {Map<string, string[]>} */
  const namedBy = new Map()
  for (const file of house.files.filter((each) => code.test(each)))
    for (const named of names(file)) namedBy.set(named, [...(namedBy.get(named) ?? []), file])
  const ofTexts = changed.filter((file) => text.test(file)).flatMap((file) => namedBy.get(file) ?? [])
  const reached = new Set(changed.filter((file) => !text.test(file)))
  for (const file of reached) for (const namer of namedBy.get(file) ?? []) reached.add(namer)
  return [...reached, ...ofTexts]
}

/** @param {House} house @param {string} file @returns {string[]} */
const speakers = ({ files, read }, file) => {
  const [, game, page] = words.exec(file) ?? []
  return files.filter(
    (each) => test.test(each) && each.startsWith(`${game ?? page}/`) && /\bwords\b/.test(read(each)),
  )
}

/**
 * The test files that a change of these files may break.
 * @param {House} house @param {readonly string[]} changed @returns {string[]}
 */
export const testsReached = (house, changed) => {
  const tests = house.files.filter((file) => test.test(file))
  if (changed.some((file) => everywhere.test(file))) return tests
  const spoken = changed.filter((file) => words.test(file) && !test.test(file))
  const others = changed.filter((file) => !spoken.includes(file))
  const reached = new Set([...namers(house, others), ...spoken.flatMap((file) => speakers(house, file))])
  return tests.filter((file) => reached.has(file))
}

/** Reads each file once; one that is gone may still be named. @param {string[]} files @returns {House} */
export const houseOf = (files) => {
  /** @type {Map<string, string>} */
  const kept = new Map()
  const read = (/** @type {string} */ file) => {
    const path = join(root, file)
    const source = kept.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '')
    kept.set(file, source)
    return source
  }
  return { files, read }
}
